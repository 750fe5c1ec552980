//! Announcements, allowed talk, the order of a hand, and advice.

use kagiya_rules::{Rules, Source, Talk};

use crate::paragraph::{Paragraph, RulebookValue};
use crate::suits::{name, special};
use crate::turn::can_die;

/// The section about announcing a play; empty if the game has no announcements.
pub(crate) fn announcements(rules: &Rules) -> Vec<Paragraph> {
    if !rules.options().timed_display {
        return Vec::new();
    }
    let said = |id: &'static str| Paragraph::new(id).from(&[Source::Original]);
    let right = if rules.max_clue_tokens() == 0 {
        said("rulebook-announce-right-no-token")
    } else {
        said("rulebook-announce-right")
    };
    let mut paragraphs = vec![
        said("rulebook-announce-may"),
        right.ruled(&[8, 14]),
        Paragraph::new("rulebook-announce-misfit").ruled(&[12]),
        said("rulebook-announce-wrong").ruled(&[13]),
    ];
    let special: Vec<String> = special(rules).map(|suit| name(rules, suit)).collect();
    if !special.is_empty() {
        let own = Paragraph::new("rulebook-announce-special")
            .with("suits", RulebookValue::Suits(special));
        paragraphs.push(own.ruled(&[15]));
    }
    paragraphs
}

/// The author, the artists, and what the boxes say about age and time.
pub(crate) fn credits() -> Vec<Paragraph> {
    let time = Paragraph::new("rulebook-credits-time")
        .number("from", 20)
        .number("to", 30);
    vec![
        Paragraph::new("rulebook-credits-author").from(&[
            Source::Original,
            Source::Encyclopedia,
            Source::GrandsFeux,
        ]),
        Paragraph::new("rulebook-credits-artist").from(&[Source::Original]),
        Paragraph::new("rulebook-credits-graphics").from(&[Source::GrandsFeux]),
        Paragraph::new("rulebook-credits-players")
            .number("from", 2)
            .number("to", 5)
            .number("age", 8)
            .from(&[
                Source::Original,
                Source::Encyclopedia,
                Source::RulesSite,
                Source::GrandsFeux,
            ]),
        time.from(&[Source::Encyclopedia]),
        Paragraph::new("rulebook-credits-award")
            .with("published", RulebookValue::Series(vec![2010]))
            .with("won", RulebookValue::Series(vec![2013]))
            .from(&[Source::Encyclopedia]),
    ]
}

pub(crate) fn talk(rules: &Rules) -> Vec<Paragraph> {
    let documents = &[Source::Original, Source::RulesSite, Source::GrandsFeux];
    let invited = &[Source::Original, Source::GrandsFeux];
    match rules.options().talk {
        Talk::Strict => vec![
            Paragraph::new("rulebook-talk-strict").from(invited),
            Paragraph::new("rulebook-talk-influence").from(documents),
            Paragraph::new("rulebook-talk-house").from(invited),
        ],
        Talk::Remarks => vec![
            Paragraph::new("rulebook-talk-remarks").from(invited),
            Paragraph::new("rulebook-talk-influence").from(documents),
        ],
        Talk::Open => vec![Paragraph::new("rulebook-talk-open").from(&[Source::House])],
    }
}

pub(crate) fn hand(rules: &Rules) -> Vec<Paragraph> {
    if rules.options().hand_reorder {
        vec![Paragraph::new("rulebook-hand-reorder").from(&[
            Source::Original,
            Source::AbacusBooklet,
            Source::GrandsFeux,
        ])]
    } else {
        vec![Paragraph::new("rulebook-hand-fixed").from(&[Source::House])]
    }
}

pub(crate) fn tips(rules: &Rules) -> Vec<Paragraph> {
    let advice = &[Source::Original, Source::GrandsFeux];
    let mut paragraphs = vec![
        Paragraph::new("rulebook-tip-sure").from(&[Source::RulesSite]),
        Paragraph::new("rulebook-tip-pile").from(advice),
    ];
    if rules.max_clue_tokens() > 0 {
        let copies = Paragraph::new("rulebook-tip-copies").from(advice);
        let complete = Paragraph::new("rulebook-tip-complete").from(&[Source::RulesSite]);
        paragraphs.extend([copies, complete]);
        if can_die(rules) {
            paragraphs.push(Paragraph::new("rulebook-tip-dead").from(advice));
        }
    }
    paragraphs
}
