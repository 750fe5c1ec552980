//! The empty deck, the end of the game, the score and its rating.

use kagiya_rules::{
    CriticalDiscard, Direction, EmptyHand, EndMode, Goal, Rating, Rules, ScaleText, ScoreFloor,
    Source, Strikeout, Suit, SuitScore,
};

use crate::paragraph::{Paragraph, RulebookValue};
use crate::sources::{ALL, of_black, of_most};
use crate::start::named;
use crate::suits::{built, names, order};
use crate::turn::can_die;

pub(crate) fn empty_deck(rules: &Rules) -> Vec<Paragraph> {
    let options = rules.options();
    if options.end_mode == EndMode::Endless {
        let scored = options.goal == Goal::Score;
        let on = if scored {
            Paragraph::new("rulebook-final-endless-points")
        } else {
            Paragraph::new("rulebook-final-endless").from(&[
                Source::Original,
                Source::Encyclopedia,
                Source::GrandsFeux,
                Source::Rr,
            ])
        };
        let mut paragraphs = vec![on];
        match options.empty_hand {
            EmptyHand::ClueOnly if scored => {
                if rules.max_clue_tokens() > 0 {
                    let clue = Paragraph::new("rulebook-final-clue-only");
                    paragraphs.push(clue.ruled(&[29]));
                }
                let passed = Paragraph::new(if rules.max_clue_tokens() > 0 {
                    "rulebook-final-passed-over"
                } else {
                    "rulebook-final-passed-over-no-tokens"
                });
                paragraphs.push(passed.ruled(&[30]));
            }
            EmptyHand::ClueOnly if rules.max_clue_tokens() == 0 => {
                let stuck = Paragraph::new("rulebook-final-stuck-no-tokens");
                paragraphs.push(stuck.ruled(&[30]));
            }
            EmptyHand::ClueOnly => {
                let clue = Paragraph::new("rulebook-final-clue-only").from(&[Source::HanabLive]);
                paragraphs.push(clue.ruled(&[29]));
                let stuck = Paragraph::new("rulebook-final-stuck").from(&[Source::HanabLive]);
                paragraphs.push(stuck.ruled(&[30]));
            }
            EmptyHand::Lose => {
                let lost = Paragraph::new("rulebook-final-no-card").from(&[Source::Encyclopedia]);
                paragraphs.push(lost.ruled(&[29]));
            }
        }
        let ever = if rules.max_clue_tokens() == 0 {
            "rulebook-final-ever-no-tokens"
        } else {
            "rulebook-final-ever"
        };
        paragraphs.push(Paragraph::new(ever).ruled(&[45]));
        return paragraphs;
    }
    let players = rules.players();
    let at_once = rules.deck_size() == players * rules.hand_size();
    let id = if at_once {
        "rulebook-final-at-once"
    } else {
        "rulebook-final-last-card"
    };
    let trigger = Paragraph::new(id).number("turns", players);
    let mut paragraphs = vec![if at_once {
        trigger
    } else {
        trigger.from(ALL).ruled(&[10])
    }];
    paragraphs.push(Paragraph::new("rulebook-final-no-draw").from(&[
        Source::Original,
        Source::Abacus,
        Source::GrandsFeux,
        Source::Rr,
    ]));
    if options.flamboyants {
        paragraphs.push(Paragraph::new("rulebook-final-tile").ruled(&[44]));
    }
    paragraphs
}

pub(crate) fn end(rules: &Rules) -> Vec<Paragraph> {
    let options = rules.options();
    let scored = options.goal == Goal::Score;
    let fireworks = rules.fireworks().count();
    let won = if scored {
        let won = Paragraph::new("rulebook-end-perfect").number("most", rules.max_score());
        won.from(of_most(rules))
    } else {
        Paragraph::new("rulebook-end-won").from(&[
            Source::Original,
            Source::Encyclopedia,
            Source::GrandsFeux,
            Source::Rr,
        ])
    };
    let costing = of_score(rules, SuitScore::Penalty);
    let rulings: &[u8] = if scored || costing.is_empty() {
        &[9]
    } else {
        &[9, 26]
    };
    let won = won.number("fireworks", fireworks).ruled(rulings);
    let mut paragraphs = vec![won];
    if scored && !costing.is_empty() {
        let too = Paragraph::new("rulebook-end-too").with("suits", names(rules, &costing));
        paragraphs.push(too.from(&[Source::GrandsFeux]).ruled(&[26]));
    }
    let strikes = Paragraph::new("rulebook-end-strikes").number("strikes", rules.max_strikes());
    paragraphs.push(strikes.from(match rules.max_strikes() {
        3 => ALL,
        _ => &[Source::Encyclopedia],
    }));
    if options.end_mode == EndMode::FinalRound {
        paragraphs.push(if scored {
            Paragraph::new("rulebook-end-scored").from(ALL)
        } else {
            Paragraph::new("rulebook-end-incomplete")
        });
    } else {
        if scored {
            paragraphs.push(Paragraph::new("rulebook-end-until-capped"));
        }
        match options.empty_hand {
            EmptyHand::ClueOnly if scored => {}
            EmptyHand::ClueOnly => paragraphs.push(Paragraph::new("rulebook-end-stuck")),
            EmptyHand::Lose => paragraphs.push(Paragraph::new("rulebook-end-no-card")),
        }
    }
    if options.critical_discard == CriticalDiscard::Lose {
        let needed = Paragraph::new("rulebook-end-needed").from(&[
            Source::Original,
            Source::GrandsFeux,
            Source::Rr,
        ]);
        paragraphs.push(needed);
    }
    if options.end_mode == EndMode::Endless && scored {
        return paragraphs;
    }
    if options.stop_when_capped {
        let capped = Paragraph::new("rulebook-end-capped").from(&[Source::HanabLive]);
        paragraphs.push(capped.ruled(&[40]));
        if options.end_mode == EndMode::FinalRound {
            let hands = Paragraph::new("rulebook-end-capped-hands").from(&[Source::HanabLive]);
            paragraphs.push(hands);
        }
    } else if can_die(rules) {
        paragraphs.push(Paragraph::new("rulebook-end-play-on").ruled(&[40]));
    }
    paragraphs
}

fn of_score(rules: &Rules, score: SuitScore) -> Vec<Suit> {
    rules
        .fireworks()
        .filter(|suit| rules.suit_info(*suit).score == score)
        .collect()
}

/// The heights of the fireworks in the printed example, scaled to the number of ranks.
fn example_height(rules: &Rules, place: usize) -> u16 {
    const PRINTED: [usize; 6] = [4, 3, 2, 5, 4, 4];
    let tenths = PRINTED[place % PRINTED.len()] * rules.rank_count() * 2;
    ((tenths + 5) / 10).try_into().unwrap_or_default()
}

pub(crate) fn score(rules: &Rules) -> Vec<Paragraph> {
    let options = rules.options();
    if options.goal == Goal::AllOrNothing {
        return vec![Paragraph::new("rulebook-score-none").from(&[
            Source::Original,
            Source::Encyclopedia,
            Source::GrandsFeux,
            Source::Rr,
        ])];
    }
    let mut paragraphs = Vec::new();
    let giving = of_score(rules, SuitScore::Points);
    let heights: Vec<u16> = (0..giving.len())
        .map(|place| example_height(rules, place))
        .collect();
    let total: u16 = heights.iter().sum();
    if !giving.is_empty() {
        let up = built(rules, Direction::Up);
        if up.iter().any(|suit| giving.contains(suit)) {
            paragraphs.push(if rules.has_orders() {
                Paragraph::new("rulebook-score-any").from(&[Source::HanabLive])
            } else {
                Paragraph::new("rulebook-score-sum").from(ALL)
            });
        }
        let down: Vec<Suit> = built(rules, Direction::Down)
            .into_iter()
            .filter(|suit| giving.contains(suit))
            .collect();
        if !down.is_empty() {
            let down = Paragraph::new("rulebook-score-down").with("suits", names(rules, &down));
            paragraphs.push(down);
        }
        if heights.len() > 1 {
            // Printed for the base game and the multicolor extension.
            let printed = rules.rank_count() == 5 && matches!(heights.len(), 5 | 6);
            let example = Paragraph::new("rulebook-score-example")
                .with("sum", RulebookValue::Sum(heights))
                .number("total", total);
            let sources: &[Source] = if printed { &[Source::GrandsFeux] } else { &[] };
            paragraphs.push(example.from(sources));
        }
        let most = Paragraph::new("rulebook-score-most").number("most", rules.max_score());
        paragraphs.push(most.from(of_most(rules)));
    }
    paragraphs.extend(penalties(rules, total));
    paragraphs.push(match options.strikeout {
        Strikeout::Lost => Paragraph::new("rulebook-score-lost").ruled(&[5]),
        Strikeout::Zero => Paragraph::new("rulebook-score-zero").from(&[
            Source::Abacus,
            Source::BoardGameArena,
            Source::HanabLive,
        ]),
        Strikeout::KeepScore => Paragraph::new("rulebook-score-keep").from(&[Source::RulesSite]),
    });
    paragraphs
}

/// Points that missing cards cost.
fn penalties(rules: &Rules, before: u16) -> Vec<Paragraph> {
    let options = rules.options();
    let costing = of_score(rules, SuitScore::Penalty);
    let Some(first) = costing.first().copied() else {
        return if options.score_floor == ScoreFloor::Zero {
            vec![Paragraph::new("rulebook-score-floor-idle").ruled(&[25])]
        } else {
            Vec::new()
        };
    };
    let cost = Paragraph::new("rulebook-score-penalty").with("suits", names(rules, &costing));
    let mut paragraphs = vec![cost.from(of_black(rules))];
    // Three of five cards are missing, as in the printed example.
    let full = order(rules, rules.suit_info(first).direction);
    let placed = (full.len() * 6 + 5) / 10;
    let missing: u16 = (full.len() - placed).try_into().unwrap_or_default();
    if before >= missing && missing > 0 && costing.len() == 1 {
        let example = Paragraph::new("rulebook-score-penalty-example")
            .with("suit", named(rules, first))
            .with("placed", RulebookValue::Series(full[..placed].to_vec()))
            .number("missing", missing)
            .number("before", before)
            .number("total", before - missing);
        let printed = (before, missing) == (18, 2);
        let sources: &[Source] = if printed { &[Source::GrandsFeux] } else { &[] };
        paragraphs.push(example.from(sources));
    }
    paragraphs.push(
        match options.score_floor {
            ScoreFloor::None => Paragraph::new("rulebook-score-negative")
                .number("least", rules.min_score().unsigned_abs()),
            ScoreFloor::Zero => Paragraph::new("rulebook-score-floor"),
        }
        .ruled(&[25]),
    );
    if options.black_powder && options.score_suffix != Some(false) {
        let suffix = RulebookValue::Text("score-suffix-black".to_owned());
        let suffix = Paragraph::new("rulebook-score-suffix").with("suffix", suffix);
        paragraphs.push(suffix.from(&[Source::GrandsFeux]));
    }
    paragraphs
}

/// The name of a rating scale in the language files, and the document that prints it.
const fn scale(text: ScaleText) -> Option<(&'static str, Source)> {
    match text {
        ScaleText::Cocktail => Some(("cocktail", Source::Original)),
        ScaleText::Abacus => Some(("abacus", Source::Abacus)),
        ScaleText::GrandsFeux => Some(("grands_feux", Source::GrandsFeux)),
        ScaleText::Rr => Some(("rr", Source::Rr)),
        ScaleText::None => None,
    }
}

pub(crate) fn rating(rules: &Rules) -> Vec<Paragraph> {
    if rules.options().goal == Goal::AllOrNothing {
        let perfect = Paragraph::new("rulebook-rating-perfect");
        return vec![perfect.from(&[Source::Original, Source::GrandsFeux])];
    }
    let most = rules.max_score();
    let Some((name, source)) = scale(rules.options().scale_text) else {
        return vec![Paragraph::new("rulebook-rating-off")];
    };
    if Rating::of(0, most).is_none() {
        let none = Paragraph::new("rulebook-rating-no-scale").number("most", most);
        return vec![none.ruled(&[24])];
    }
    let body = Paragraph::new("rulebook-rating-body")
        .with("body", RulebookValue::Text(format!("rating-body-{name}")));
    let mut paragraphs = vec![body.from(&[source])];
    let costly = !of_score(rules, SuitScore::Penalty).is_empty();
    let mut from = 0;
    while from <= most {
        let Some(rating) = Rating::of(from, most) else {
            break;
        };
        let same = |points: &i8| Rating::of(*points, most) == Some(rating);
        let to = (from..=most).take_while(same).last().unwrap_or(from);
        let id = if from == 0 {
            "rulebook-rating-up-to"
        } else if from == to {
            "rulebook-rating-exactly"
        } else {
            "rulebook-rating-range"
        };
        let mut band = Paragraph::new(id);
        if from > 0 && from < to {
            band = band.number("from", from);
        }
        let verdict = format!("rating-{name}-{}", rating.label().replace(' ', "-"));
        band = band
            .number("to", to)
            .with("verdict", RulebookValue::Text(verdict))
            .from(printed(source, rating));
        paragraphs.push(if costly && from == 0 {
            band.ruled(&[24])
        } else {
            band
        });
        from = to + 1;
    }
    paragraphs
}

/// The document of the scale, if it has the band: not every edition expects thirty points.
fn printed(source: Source, rating: Rating) -> &'static [Source] {
    let beyond = matches!(rating, Rating::UpTo29 | Rating::Full30);
    match source {
        Source::Original => &[Source::Original, Source::RulesSite],
        Source::GrandsFeux => &[Source::GrandsFeux],
        Source::Abacus if !beyond => &[Source::Abacus],
        Source::Rr if !beyond => &[Source::Rr],
        _ => &[Source::House],
    }
}
