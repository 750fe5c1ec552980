//! Removes the names and the messages of deleted people from stored events.

use kagiya_protocol::PersonId;

use crate::store::EncodedEvent;

/// An event without the name and the messages of a deleted person; `None` if it has neither. The id stays, so
/// that the log still shows whose seat it was.
pub(super) fn without_name(event: &EncodedEvent, gone: &PersonId) -> Option<EncodedEvent> {
    let mut entry: serde_json::Value = serde_json::from_str(&event.body).ok()?;
    let mut found = unname(&mut entry, gone);
    let is_theirs = entry.get("who").and_then(serde_json::Value::as_str) == Some(gone.as_str());
    if is_theirs && let Some(name) = entry.pointer_mut("/fact/renamed/name") {
        found |= name.as_str() != Some("");
        *name = "".into();
    }
    let speaks = entry
        .pointer("/fact/said/person/id")
        .and_then(serde_json::Value::as_str);
    if speaks == Some(gone.as_str())
        && let Some(text) = entry.pointer_mut("/fact/said/saying/text")
    {
        found |= text.as_str() != Some(UNSAID);
        *text = UNSAID.into();
    }
    found.then(|| EncodedEvent {
        version: event.version,
        body: entry.to_string(),
    })
}

/// Replaces the messages of a deleted person.
const UNSAID: &str = "…";

/// Clears a person's name everywhere in a value; returns whether there was one.
fn unname(value: &mut serde_json::Value, gone: &PersonId) -> bool {
    match value {
        serde_json::Value::Array(items) => items
            .iter_mut()
            .fold(false, |found, item| unname(item, gone) | found),
        serde_json::Value::Object(fields) => {
            let mut found = false;
            if fields.get("id").and_then(serde_json::Value::as_str) == Some(gone.as_str())
                && let Some(name) = fields.get_mut("name")
            {
                found = name.as_str() != Some("");
                *name = "".into();
            }
            fields
                .values_mut()
                .fold(found, |found, item| unname(item, gone) | found)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use kagiya_table::EVENT_VERSION;

    use super::*;
    use crate::event_codec::read;

    #[test]
    fn who_is_gone_has_neither_name_nor_words() {
        let gone = PersonId("p2".to_owned());
        let said = EncodedEvent {
            version: EVENT_VERSION,
            body: r#"{"fact":{"said":{"seat":1,"person":{"id":"p2","name":"Ben"},"saying":{"text":"I live in Kyoto"}}}}"#
                .to_owned(),
        };
        let after = without_name(&said, &gone).expect("it changes");
        assert!(
            !after.body.contains("Ben") && !after.body.contains("Kyoto"),
            "{}",
            after.body
        );
        read(&after).expect("it is an event still");
        assert_eq!(
            without_name(&after, &gone),
            None,
            "there is nothing left to change"
        );
        assert_eq!(without_name(&said, &PersonId("p1".to_owned())), None);
    }
}
