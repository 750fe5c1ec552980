//! Every review agrees with the committed schema.

use std::path::Path;

use serde_json::{Value, json};

use crate::{played, reviewed};

fn check(review: &Value) -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/review.schema.json");
    let text = std::fs::read_to_string(path).expect("the committed schema");
    let schema: Value = serde_json::from_str(&text).expect("JSON");
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    compiler
        .add_resource("review.json", schema)
        .expect("a schema");
    let index = compiler
        .compile("review.json", &mut schemas)
        .expect("a schema");
    schemas
        .validate(review, index)
        .map_err(|error| format!("{error:#}"))
}

#[test]
fn reviews_agree_with_the_schema() {
    for (preset, players, turns) in [
        ("original", 3, 200),
        ("grand-finale", 2, 200),
        ("original", 4, 9),
    ] {
        let review = reviewed(&played(preset, players, 77, turns), 40, 0).to_json();
        check(&review).unwrap_or_else(|error| panic!("{preset}: {error}"));
    }
}

#[test]
fn the_schema_refuses_other_things() {
    let review = reviewed(&played("original", 3, 78, 6), 40, 1).to_json();
    check(&review).expect("a review");
    for (pointer, wrong) in [
        ("/turns/0/value/label", json!("bad")),
        ("/turns/0/value/cost/mean", json!(0.5)),
        ("/course/views", json!("none")),
        ("/kagiya_review", json!(2)),
    ] {
        let mut changed = review.clone();
        *changed.pointer_mut(pointer).expect("a field") = wrong;
        assert!(check(&changed).is_err(), "{pointer}");
    }
}
