//! Random requests to the HTTP interface, as `docs/openapi.json` describes it: valid ones, and ones with a few
//! changes.

use core::fmt::Write as _;

use kagiya_random::Dice;
use serde_json::{Map, Value, json};

use crate::frames::{About, mutate, unexpected};

/// The description of the interface.
const OPENAPI: &str = include_str!("../../../docs/openapi.json");

/// The deepest nesting of a value that is made from a schema; deeper ones are `null`.
const DEEPEST: usize = 8;

/// The paths that the description leaves out, since browsers request them.
const PAGES: [&str; 12] = [
    "/",
    "/t/{id}",
    "/replay/{id}",
    "/rules/{name}",
    "/learn/{name}",
    "/people",
    "/games",
    "/open",
    "/sw.js",
    "/healthz",
    "/readyz",
    "/a/{name}",
];

/// All routes of the interface.
#[derive(Debug)]
pub struct Routes {
    schemas: Map<String, Value>,
    routes: Vec<Route>,
}

#[derive(Debug)]
struct Route {
    method: String,
    path: String,
    queries: Vec<String>,
    /// The schema of its JSON body.
    body: Option<Value>,
}

/// A request.
#[derive(Clone, Debug)]
pub struct ApiRequest {
    /// The method.
    pub method: String,
    /// The path with its query, escaped.
    pub path: String,
    /// The body; `None` for no body.
    pub body: Option<String>,
}

impl Routes {
    /// The routes in the description, and the pages.
    ///
    /// # Panics
    /// If the description is not one of `OpenAPI`.
    pub fn all() -> Self {
        let mut document: Value = serde_json::from_str(OPENAPI).expect("the description is JSON");
        let schemas = document["components"]["schemas"].take();
        let Value::Object(schemas) = schemas else {
            panic!("the description has schemas");
        };
        let mut routes: Vec<Route> = PAGES
            .iter()
            .map(|path| Route {
                method: "get".to_owned(),
                path: (*path).to_owned(),
                queries: Vec::new(),
                body: None,
            })
            .collect();
        let paths = document["paths"].as_object().expect("it has paths");
        for (path, methods) in paths {
            for (method, route) in methods.as_object().expect("a path has methods") {
                let parameters = route["parameters"].as_array().into_iter().flatten();
                let queries = parameters.filter(|it| it["in"] == "query");
                let schema = &route["requestBody"]["content"]["application/json"]["schema"];
                routes.push(Route {
                    method: method.clone(),
                    path: path.clone(),
                    queries: queries
                        .filter_map(|it| it["name"].as_str())
                        .map(str::to_owned)
                        .collect(),
                    body: (!schema.is_null()).then(|| schema.clone()),
                });
            }
        }
        Self { schemas, routes }
    }

    /// A request to one of the routes: valid, or with a few changes.
    ///
    /// # Panics
    /// If a list of `about` is empty.
    pub fn request(&self, about: &About, dice: &mut Dice) -> ApiRequest {
        let route = dice.pick(&self.routes);
        let method = match dice.below(20) {
            0 => dice
                .pick(&["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"])
                .to_string(),
            _ => route.method.to_uppercase(),
        };
        let mut path = String::new();
        for part in route.path.split_inclusive('}') {
            let (before, name) = part.split_once('{').unwrap_or((part, ""));
            path.push_str(before);
            if !name.is_empty() {
                path.push_str(&escaped(&parameter(
                    name.trim_end_matches('}'),
                    about,
                    dice,
                )));
            }
        }
        let mut separator = '?';
        for name in &route.queries {
            if dice.below(2) == 0 {
                path.push(separator);
                path.push_str(name);
                path.push('=');
                path.push_str(&escaped(&parameter(name, about, dice)));
                separator = '&';
            }
        }
        let body = route
            .body
            .as_ref()
            .map(|schema| self.body(schema, about, dice));
        ApiRequest { method, path, body }
    }

    fn body(&self, schema: &Value, about: &About, dice: &mut Dice) -> String {
        let mut value = self.value(schema, about, dice, 0);
        for _ in 0..dice.below(3) {
            mutate(&mut value, dice);
        }
        let mut text = value.to_string();
        if dice.below(20) == 0 {
            let end = dice.below(text.len() + 1);
            let end = (0..=end).rev().find(|it| text.is_char_boundary(*it));
            text.truncate(end.unwrap_or(0));
        }
        text
    }

    /// A value that a schema describes.
    fn value(&self, schema: &Value, about: &About, dice: &mut Dice, depth: usize) -> Value {
        if depth > DEEPEST {
            return Value::Null;
        }
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.rsplit('/').next().unwrap_or_default();
            let known = match name {
                "TableId" | "ChallengeId" => Some(dice.pick(&about.tables)),
                "PersonId" => Some(dice.pick(&about.people)),
                _ => None,
            };
            return match (known, self.schemas.get(name)) {
                (Some(id), _) => json!(id),
                (None, Some(schema)) => self.value(schema, about, dice, depth + 1),
                (None, None) => Value::Null,
            };
        }
        for kind in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[kind].as_array().filter(|it| !it.is_empty()) {
                return self.value(dice.pick(choices), about, dice, depth + 1);
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut all = Map::new();
            for part in parts {
                if let Value::Object(fields) = self.value(part, about, dice, depth + 1) {
                    all.extend(fields);
                }
            }
            return Value::Object(all);
        }
        if let Some(words) = schema["enum"].as_array().filter(|it| !it.is_empty()) {
            return dice.pick(words).clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) if !kinds.is_empty() => dice.pick(kinds).as_str(),
            kind => kind.as_str(),
        };
        match kind {
            Some("object") => self.object(schema, about, dice, depth),
            Some("array") => {
                let items = (0..dice.below(4))
                    .map(|_| self.value(&schema["items"], about, dice, depth + 1));
                Value::Array(items.collect())
            }
            Some("integer" | "number") => json!(dice.below(12)),
            Some("boolean") => json!(dice.below(2) == 0),
            Some("string") => {
                let words = [
                    "original",
                    "cautious",
                    "companion-1",
                    "Ana",
                    "a long password",
                    "strikes",
                    "",
                ];
                json!(dice.pick(&words))
            }
            _ => Value::Null,
        }
    }

    fn object(&self, schema: &Value, about: &About, dice: &mut Dice, depth: usize) -> Value {
        let mut fields = Map::new();
        let required = schema["required"].as_array();
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let needed = required.is_some_and(|it| it.iter().any(|it| it == name));
            if needed || dice.below(2) == 0 {
                fields.insert(name.clone(), self.value(field, about, dice, depth + 1));
            }
        }
        let more = &schema["additionalProperties"];
        if more.is_object() && dice.below(2) == 0 {
            fields.insert(
                "strikes".to_owned(),
                self.value(more, about, dice, depth + 1),
            );
        }
        Value::Object(fields)
    }
}

/// The value of a parameter, which is seldom valid for its route.
fn parameter(name: &str, about: &About, dice: &mut Dice) -> String {
    let valid = match name {
        "players" | "seat" | "eyes" => dice.below(7).to_string(),
        "seq" | "turn" | "limit" => dice.below(90).to_string(),
        "day" => dice
            .pick(&["today", "2026-11-27", "2020-02-30"])
            .to_string(),
        "name" => dice
            .pick(&["first", "rainbow", "original", "style.css"])
            .to_string(),
        "language" => dice.pick(&["en", "ja", "xx"]).to_string(),
        "mine" => "true".to_owned(),
        _ if dice.below(4) == 0 => dice.pick(&about.people).clone(),
        _ => dice.pick(&about.tables).clone(),
    };
    match dice.below(8) {
        0 => match unexpected(dice) {
            Value::String(text) => text.chars().take(300).collect(),
            other => other.to_string().chars().take(300).collect(),
        },
        1 => format!("{valid}/../{valid}"),
        _ => valid,
    }
}

/// A text as a part of a path or a query.
fn escaped(text: &str) -> String {
    let mut all = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            all.push(char::from(byte));
        } else {
            // Writing to a string does not fail.
            let _ = write!(all, "%{byte:02X}");
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kagiya_protocol::{AccountRequest, OpenFileRequest, RulesRequest, VariationRequest};
    use serde::de::DeserializeOwned;

    use super::*;

    fn about() -> About {
        About {
            tables: vec!["abcdefghabcdefgh".to_owned()],
            people: vec!["p".to_owned()],
        }
    }

    #[test]
    fn every_route_is_requested() {
        let routes = Routes::all();
        let mut dice = Dice::from_number(0);
        let requests = (0..5_000).map(|_| routes.request(&about(), &mut dice));
        let firsts: BTreeSet<String> = requests
            .map(|it| {
                it.path
                    .split(['/', '?'])
                    .take(3)
                    .collect::<Vec<_>>()
                    .join("/")
            })
            .collect();
        for path in [
            "/api/account",
            "/api/games",
            "/api/people",
            "/api/tables",
            "/readyz",
            "/t/abcdefghabcdefgh",
        ] {
            assert!(firsts.contains(path), "{path}: {firsts:?}");
        }
        assert!(routes.routes.len() > 60, "{}", routes.routes.len());
    }

    /// Asserts that most bodies for a route are valid before they are changed.
    fn valid<T: DeserializeOwned>(name: &str) {
        let routes = Routes::all();
        let mut dice = Dice::from_number(1);
        let schema = json!({"$ref": format!("#/components/schemas/{name}")});
        let bodies = (0..200).map(|_| routes.value(&schema, &about(), &mut dice, 0));
        let valid = bodies.filter(|it| serde_json::from_value::<T>(it.clone()).is_ok());
        let valid = valid.count();
        assert!(valid > 20, "{name}: {valid} of 200");
    }

    #[test]
    fn bodies_are_made_from_their_schemas() {
        valid::<AccountRequest>("AccountRequest");
        valid::<OpenFileRequest>("OpenFileRequest");
        valid::<RulesRequest>("RulesRequest");
        valid::<VariationRequest>("VariationRequest");
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(escaped("a b/ü\0"), "a%20b%2F%C3%BC%00");
    }
}
