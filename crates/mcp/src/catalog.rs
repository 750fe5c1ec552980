//! The tools and the prompt as a client lists them. Their texts are in `locales/*/agents.ftl`.

use kagiya_i18n::{Words, args};
use rmcp::model::{JsonObject, Prompt, Tool, ToolAnnotations};
use serde_json::{Map, Value, json};

/// The longest wait of `wait_for_turn`, in seconds, and the usual one: many clients give up after a minute.
pub(crate) const LONGEST_WAIT: u64 = 300;
pub(crate) const USUAL_WAIT: u64 = 45;

/// The name of the prompt.
pub(crate) const PLAY: &str = "play_hanabi";

/// An argument of a tool.
struct Field {
    name: &'static str,
    schema: Value,
    required: bool,
}

fn field(name: &'static str, schema: Value) -> Field {
    Field {
        name,
        schema,
        required: false,
    }
}

fn required(name: &'static str, schema: Value) -> Field {
    Field {
        required: true,
        ..field(name, schema)
    }
}

/// What a tool changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Reads,
    Changes,
}

/// The tools with the ids of their texts; those of arguments are attributes. `act` and `sit_down` come first of
/// those that change something.
fn catalog() -> Vec<(&'static str, &'static str, Effect, Vec<Field>)> {
    let text = || json!({"type": "string"});
    let number = || json!({"type": "integer", "minimum": 1});
    let either = || json!({"type": ["string", "integer"]});
    vec![
        ("list_tables", "agent-tool-list", Effect::Reads, vec![]),
        (
            "open_table",
            "agent-tool-open",
            Effect::Changes,
            vec![
                field("preset", text()),
                field("options", json!({"type": "object"})),
                field("variant", text()),
                field(
                    "seats",
                    json!({"type": "integer", "minimum": 2, "maximum": 6}),
                ),
                field(
                    "companions",
                    json!({"anyOf": [
                        {"type": "integer", "minimum": 0, "maximum": 5},
                        {"type": "array", "items": {"type": "string"}, "maxItems": 5},
                    ]}),
                ),
                field("listed", json!({"type": "boolean"})),
            ],
        ),
        (
            "sit_down",
            "agent-tool-sit",
            Effect::Changes,
            vec![required("table", text()), field("seat", number())],
        ),
        ("start_game", "agent-tool-start", Effect::Changes, vec![]),
        (
            "look",
            "agent-tool-look",
            Effect::Reads,
            vec![field("history", json!({"type": "boolean"}))],
        ),
        (
            "act",
            "agent-tool-act",
            Effect::Changes,
            vec![
                required("action", text()),
                field("card", either()),
                field("to", either()),
                field("clue", either()),
                field("suit", text()),
                field("announce", text()),
            ],
        ),
        (
            "wait_for_turn",
            "agent-tool-wait",
            Effect::Reads,
            vec![field(
                "seconds",
                json!({"type": "integer", "minimum": 1, "maximum": LONGEST_WAIT}),
            )],
        ),
        (
            "rules",
            "agent-tool-rules",
            Effect::Reads,
            vec![
                field("preset", text()),
                field(
                    "seats",
                    json!({"type": "integer", "minimum": 2, "maximum": 6}),
                ),
            ],
        ),
        (
            "why",
            "agent-tool-why",
            Effect::Reads,
            vec![field("action", number())],
        ),
        ("leave", "agent-tool-leave", Effect::Changes, vec![]),
    ]
}

/// All tools, with texts in the language of `words`.
pub(crate) fn tools(words: &Words) -> Vec<Tool> {
    let tools = catalog().into_iter();
    tools
        .map(|(name, id, effect, fields)| {
            let reads = effect == Effect::Reads;
            let annotations = ToolAnnotations::new()
                .read_only(reads)
                .destructive(name == "leave")
                .idempotent(reads)
                .open_world(true);
            let about = words.say(
                id,
                args![
                    longest = LONGEST_WAIT,
                    usual = USUAL_WAIT,
                    clue = r#"{"action": "clue", "to": "Ben", "clue": "red"}"#,
                    play = r#"{"action": "play", "card": 2}"#,
                    discard = r#"{"action": "discard", "card": 1}"#
                ],
            );
            Tool::new(name, about, schema(words, id, &fields)).with_annotations(annotations)
        })
        .collect()
}

fn schema(words: &Words, id: &str, fields: &[Field]) -> JsonObject {
    let needed: Vec<&str> = fields
        .iter()
        .filter(|it| it.required)
        .map(|it| it.name)
        .collect();
    let properties = fields.iter().map(|field| {
        let mut schema = field.schema.clone();
        let about = words.say(
            &format!("{id}.{}", field.name),
            args![longest = LONGEST_WAIT, usual = USUAL_WAIT],
        );
        schema["description"] = about.into();
        (field.name.to_owned(), schema)
    });
    let mut schema = Map::new();
    schema.insert("type".to_owned(), "object".into());
    schema.insert("properties".to_owned(), Value::Object(properties.collect()));
    schema.insert("required".to_owned(), needed.into());
    schema.insert("additionalProperties".to_owned(), false.into());
    schema
}

/// The prompt, whose text is `agent-prompt.text`.
pub(crate) fn prompt(words: &Words) -> Prompt {
    Prompt::new(PLAY, Some(words.text("agent-prompt.about")), None)
        .with_title(words.text("agent-prompt"))
}
