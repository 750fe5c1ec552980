//! The variants of hanab.live in the form of a new table.

use crate::common::TestServer;
use kagiya_protocol::{RulesReply, VariantFamilies, VariantInfo};
use kagiya_server::Config;
use serde_json::json;

/// A name as a part of an address.
fn encoded(name: &str) -> String {
    let bytes = name.bytes().map(|byte| format!("%{byte:02X}"));
    bytes.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_listed_variant_makes_a_game_that_has_its_name() {
    let app = TestServer::with(Config {
        unlimited: true,
        ..Config::default()
    })
    .await;
    let names: Vec<String> = serde_json::from_value(app.get("/api/variants").await.json()).unwrap();
    assert!(names.len() > 2_200, "{}", names.len());
    for name in names.iter().step_by(23) {
        let reply = app.get(&format!("/api/variants/{}", encoded(name))).await;
        assert_eq!(reply.status, 200, "{name}");
        let info: VariantInfo = serde_json::from_value(reply.json()).unwrap();
        assert_eq!((&info.name, &*info.preset), (name, "hanab-live"));
        let body = json!({"preset": info.preset, "options": info.options, "seats": 4});
        let reply = app.post("/api/rules", &body.to_string()).await;
        let rules: RulesReply = serde_json::from_value(reply.json()).unwrap();
        assert_eq!(rules.problem, None, "{name}");
        // Some variants are the same game under two names; the first name is found.
        let found = rules.variant.unwrap();
        if found != *name {
            let first = app.get(&format!("/api/variants/{}", encoded(&found))).await;
            let first: VariantInfo = serde_json::from_value(first.json()).unwrap();
            assert_eq!(
                first.options.get("variant_mods"),
                info.options.get("variant_mods"),
                "{name} and {found}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn variants_have_families_and_counted_deals() {
    let app = TestServer::start().await;
    let names: Vec<String> = serde_json::from_value(app.get("/api/variants").await.json()).unwrap();
    let reply = app.get("/api/variant-families").await.json();
    let all: VariantFamilies = serde_json::from_value(reply).unwrap();
    let black = all.families.iter().find(|it| it.name == "Black").unwrap();
    let of_black: Vec<&String> = black
        .variants
        .iter()
        .map(|it| &names[usize::from(*it)])
        .collect();
    assert!(of_black.len() > 50 && of_black.iter().all(|it| it.contains("Black")));
    assert_eq!(all.cards_of.len(), names.len());
    let counted = |name: &str| {
        let place = names.iter().position(|it| it == name).unwrap();
        let cards = &all.cards[usize::from(all.cards_of[place])];
        *cards.winnable.iter().find(|it| it.players == 2).unwrap()
    };
    let (usual, black) = (counted("Pink (5 Suits)"), counted("Dark Rainbow (6 Suits)"));
    assert_eq!(usual, counted("No Variant"), "they deal the same cards");
    assert!(usual.won * 10 > usual.deals * 9 && black.won * 10 < black.deals * 9);
    for counts in all.cards.iter().flat_map(|it| &it.winnable) {
        assert!(counts.won + counts.impossible <= counts.deals && counts.deals >= 100);
    }
    // A row without counts would be a mistake in a name.
    assert!(all.cards.iter().all(|it| it.winnable.len() == 4));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_no_variant_are_refused_with_the_reason() {
    let app = TestServer::start().await;
    for (name, words) in [
        ("Up or Dwn (5 Suits)", "Up or Down (5 Suits)"),
        ("Rainbow (6 Suit)", "Rainbow (6 Suits)"),
        ("Rainbow / (6 Suits)", "Rainbow"),
        ("<script>", "&lt;"),
        ("no such variant", "no such variant"),
        (&"x".repeat(4_000), "x"),
    ] {
        let reply = app.get(&format!("/api/variants/{}", encoded(name))).await;
        assert_eq!(reply.status, 404, "{name}");
        let problem = reply.json();
        assert_eq!(problem["code"], "options/unknown_variant", "{name}");
        let message = problem["message"].as_str().unwrap();
        assert!(message.len() < 400, "{message}");
        assert!(
            message.contains(words) || words == "&lt;",
            "{name}: {message}"
        );
    }
}
