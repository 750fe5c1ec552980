#![expect(clippy::unwrap_used, reason = "a helper of tests")]

use serde_json::{Value, json};

/// The schema of one kind of line, by its name in `docs/puzzles.schema.json`.
fn check(name: &str, lines: &str) {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/puzzles.schema.json"
    );
    let text = std::fs::read_to_string(path).unwrap();
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    compiler
        .add_resource("puzzles.json", serde_json::from_str(&text).unwrap())
        .unwrap();
    let place = format!("puzzles.json#/$defs/{name}");
    let index = compiler.compile(&place, &mut schemas).unwrap();
    for line in lines.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let found = schemas.validate(&value, index);
        assert!(found.is_ok(), "{line}: {}", found.unwrap_err());
        let mut more = value;
        more["hidden"] = json!("r1");
        assert!(schemas.validate(&more, index).is_err());
    }
}

#[test]
fn the_files_agree_with_the_schema() {
    check("puzzle", include_str!("../../data/puzzles.jsonl"));
    check("solution", include_str!("../../data/solutions.jsonl"));
    check("puzzle", include_str!("../../data/conventions.jsonl"));
    check(
        "solution",
        include_str!("../../data/convention-solutions.jsonl"),
    );
}
