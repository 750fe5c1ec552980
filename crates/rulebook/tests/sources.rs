//! The chapters of the rulebook, and the documents behind its sentences.

use kagiya_rulebook::Rulebook;
use kagiya_rules::{Options, Rules, Source};

/// The documents of a paragraph, in order.
fn sources(edition: &str, players: u8, changes: &[(&str, &str)], id: &str) -> Vec<Source> {
    let mut options = Options::preset(edition, players).expect("a preset");
    for (name, value) in changes {
        options = options.with(name, value).expect("an option");
    }
    let rules = Rules::new(&options).expect("a game");
    let book = Rulebook::of(&rules);
    let mut all = book.sections.iter().flat_map(|it| &it.paragraphs);
    let found = all.find(|it| it.rule() == id);
    let found = found.unwrap_or_else(|| panic!("{edition} has no {id}"));
    found.sources.clone()
}

#[test]
fn sources_are_correct() {
    let of = |edition, id| sources(edition, 3, &[], id);
    // Only two documents tell the story; the article says nothing about direction or a full set of
    // tokens.
    assert_eq!(
        of("abacus", "rulebook-goal-team"),
        [Source::Original, Source::GrandsFeux]
    );
    for id in [
        "rulebook-turn-order",
        "rulebook-clue-none-left",
        "rulebook-bonus-lost",
        "rulebook-discard-limit",
    ] {
        assert!(!of("original", id).contains(&Source::Encyclopedia), "{id}");
        assert!(of("original", id).contains(&Source::Abacus), "{id}");
    }
    // All of them have tokens, discards and the bonus, and only the article calls a discarded card
    // out of the game.
    for id in [
        "rulebook-clue-cost",
        "rulebook-material-tokens",
        "rulebook-setup-tokens",
        "rulebook-discard-how",
        "rulebook-bonus-token",
    ] {
        for document in [Source::Encyclopedia, Source::RulesSite] {
            assert!(of("abacus", id).contains(&document), "{id}: {document:?}");
        }
    }
    assert_eq!(
        of("original", "rulebook-discard-out"),
        [Source::Encyclopedia]
    );
    // Several documents have a suit that may not be named, only one the black cards.
    assert!(of("rainbow-all", "rulebook-clue-never").contains(&Source::Encyclopedia));
    assert_eq!(of("gf-black", "rulebook-clue-never"), [Source::GrandsFeux]);
    assert_eq!(
        of("gf-black", "rulebook-goal-series-down"),
        [Source::GrandsFeux]
    );
    // The site omits the draw after a play; only one edition forbids stressing a card.
    assert!(!of("original", "rulebook-play-draw").contains(&Source::RulesSite));
    assert_eq!(of("abacus", "rulebook-clue-together"), [Source::GrandsFeux]);
    // The first document lets players point at cards, and doesn't require any.
    assert!(!of("original", "rulebook-clue-not-empty").contains(&Source::Original));

    // Numbers that the article and the preset leave open.
    assert_eq!(of("easier", "rulebook-setup-tokens"), [Source::House]);
    assert_eq!(of("harder", "rulebook-setup-tokens"), [Source::House]);
    assert_eq!(
        of("harder", "rulebook-setup-strikes"),
        [Source::AbacusBooklet]
    );
    assert_eq!(of("harder", "rulebook-strike-lost"), [Source::Encyclopedia]);
    for edition in ["rainbow-plain", "rainbow-all"] {
        assert!(!of(edition, "rulebook-suits-cards").contains(&Source::Encyclopedia));
        assert!(!of(edition, "rulebook-score-most").contains(&Source::Encyclopedia));
    }
    assert!(of("rainbow-all", "rulebook-suits-all").contains(&Source::Encyclopedia));
    assert!(of("rainbow-plain", "rulebook-suits-own").contains(&Source::Encyclopedia));

    // Black cards: their rules don't print the number of copies.
    assert_eq!(
        of("gf-black", "rulebook-suits-cards"),
        [Source::BoardGameArena]
    );
    assert_eq!(
        of("gf-black", "rulebook-score-penalty"),
        [Source::GrandsFeux]
    );
    assert_eq!(of("gf-black", "rulebook-score-most"), [Source::GrandsFeux]);
    let tile = [("flamboyants", "true"), ("black_completion", "tile")];
    let id = "rulebook-bonus-down-tile";
    assert_eq!(sources("gf-black", 3, &tile, id), [Source::House]);

    // The jury of each scale, and its texts.
    for (edition, jury) in [
        ("original", Source::Original),
        ("rules-site", Source::Original),
        ("abacus", Source::Abacus),
        ("grands-feux", Source::GrandsFeux),
        ("rr-deluxe", Source::Rr),
    ] {
        assert_eq!(of(edition, "rulebook-rating-body"), [jury], "{edition}");
    }

    // Unprinted suits, ranks and numbers of strikes have no source.
    for (changes, id) in [
        (&[("ranks", "4")][..], "rulebook-goal-series"),
        (&[("ranks", "4")], "rulebook-clue-ranks"),
        (&[("colors", "3")], "rulebook-score-most"),
        (&[("colors", "3")], "rulebook-material-suits"),
        (&[("colors", "3")], "rulebook-clue-colors"),
        (
            &[("strikes", "5"), ("strikeout", "zero")],
            "rulebook-strike-zero",
        ),
    ] {
        assert!(
            sources("original", 3, changes, id).is_empty(),
            "{changes:?}: {id}"
        );
    }
    assert!(of("hl-white-reversed6", "rulebook-clue-never").is_empty());
    assert!(of("hl-white-reversed6", "rulebook-play-down").is_empty());
}

#[test]
fn the_base_game_comes_before_the_extensions_in_three_chapters() {
    let chapters = |edition| {
        let rules = Rules::new(&Options::preset(edition, 3).unwrap()).unwrap();
        let mut chapters: Vec<&str> = Rulebook::of(&rules)
            .sections
            .iter()
            .map(|section| section.chapter)
            .collect();
        chapters.dedup();
        chapters
    };
    let all = [
        "rulebook-chapter-base",
        "rulebook-chapter-extensions",
        "rulebook-chapter-more",
    ];
    for edition in ["gf-everything", "timed-display", "original-avalanche"] {
        assert_eq!(chapters(edition), all, "{edition}");
    }
    assert_eq!(chapters("original"), [all[0], all[2]]);
}
