//! Measures the review: `measure self|planted|stable|speed [GAMES] [PLAYERS] [SEED]`, or
//! `measure people FILE [GAMES]` with a file of hanab.live games.

use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use kagiya_bots::{Bot as _, BotName, Companion, Level, Seats, TableDriver, profiles};
use kagiya_review::{Label, Review, Reviewer, Settings, review};
use kagiya_rules::record::{Record, Recorder};
use kagiya_rules::{Action, CardId, Deal, Game, Options, Rules, Seat, Seed};

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| {
        let text = arguments.get(place);
        text.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let what = arguments.first().map_or("", String::as_str);
    let out = &mut std::io::stdout();
    if what == "people" {
        let path = arguments.get(1).cloned().unwrap_or_default();
        return people(&path, number(2, 1000), out);
    }
    let (games, seed) = (number(1, 10), number(3, 50_000));
    let players = u8::try_from(number(2, 3)).unwrap_or(3);
    let records = (seed..seed + games).map(|seed| played(players, seed));
    match what {
        "self" => own_games(records, out),
        "planted" => planted(records, out),
        "stable" => stable(records, out),
        "speed" => speed(records, out),
        _ => writeln!(
            out,
            "measure self|planted|stable|speed [GAMES] [PLAYERS] [SEED]"
        ),
    }
}

fn name() -> BotName {
    "companion-4".parse().expect("the name of a bot")
}

fn rules(players: u8) -> Arc<Rules> {
    let options = Options::preset("original", players).expect("a preset");
    Arc::new(Rules::new(&options).expect("valid options"))
}

fn companion(players: usize) -> Companion {
    let mut companion = Companion::new(Level::Group);
    companion.meet(&profiles(&vec![Some(name()); players]));
    companion
}

/// A game of companions.
fn played(players: u8, seed: u64) -> Record {
    play_from(&rules(players), seed, &[])
}

/// A game of companions that begins with `first`.
fn play_from(rules: &Arc<Rules>, seed: u64, first: &[Action]) -> Record {
    let deal = Deal::from_seed(Seed::from_number(seed));
    let mut recorder = Recorder::new(rules, &deal).expect("a deal");
    let game = Game::deal(rules, &deal).expect("a deal");
    let seats = |game: &Game| Seats::new(game, |_: Seat| Some(companion(rules.players())));
    let mut table = TableDriver::new(game, seats);
    for action in first {
        table.apply(*action).expect("a legal action");
        recorder.apply(*action).expect("a legal action");
    }
    while let Some(decision) = table.decide() {
        table.apply(decision.action).expect("a legal action");
        recorder.apply(decision.action).expect("a legal action");
    }
    let names = |_: Seat| name().to_string();
    recorder.into_record().described(names, None, None)
}

fn reviewed(record: &Record, turns: Option<usize>) -> Review {
    let settings = Settings {
        turns,
        ..Settings::default()
    };
    review(record, &settings).expect("a game with turns")
}

fn labels(review: &Review) -> impl Iterator<Item = Label> + '_ {
    let values = review.turns.iter().filter_map(|turn| turn.value.as_ref());
    values.map(|value| value.label)
}

/// A share with Wilson's 95 % interval.
fn share(part: usize, all: usize) -> String {
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    let (k, n) = (part as f64, all.max(1) as f64);
    let (p, z) = (k / n, 1.96_f64);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    format!(
        "{part}/{all} = {:.2} % [{:.2}, {:.2}]",
        100.0 * p,
        100.0 * (middle - half).max(0.0),
        100.0 * (middle + half).min(1.0)
    )
}

type Out<'a> = &'a mut dyn std::io::Write;

fn own_games(records: impl Iterator<Item = Record>, out: Out<'_>) -> std::io::Result<()> {
    let mut counts = [0; Label::ALL.len()];
    let mut games = 0;
    for record in records {
        games += 1;
        for label in labels(&reviewed(&record, None)) {
            counts[label as usize] += 1;
        }
    }
    let all: usize = counts.iter().sum();
    writeln!(out, "{games} games, {all} actions")?;
    for label in Label::ALL {
        let count = counts[label as usize];
        writeln!(out, "{:<11} {}", label.name(), share(count, all))?;
    }
    let bad = counts[Label::Mistake as usize] + counts[Label::Blunder as usize];
    writeln!(out, "mistakes and blunders {}", share(bad, all))
}

/// The worlds in which a known play is played to the end, to learn what it costs to discard it.
const WORLDS: u64 = 400;

/// What is planted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plant {
    KnownPlayDiscarded,
    LastCopyDiscarded,
    MisleadingClue,
}

/// Replaces actions of companions by blunders, one in each copy of a game, and counts how many the
/// review finds. The game ends after the blunder, since what follows doesn't count.
fn planted(records: impl Iterator<Item = Record>, out: Out<'_>) -> std::io::Result<()> {
    let kinds = [
        Plant::KnownPlayDiscarded,
        Plant::LastCopyDiscarded,
        Plant::MisleadingClue,
    ];
    let mut found = [[0; Label::ALL.len()]; 3];
    // Known plays whose discard costs a mistake, when all play to the end.
    let mut costly = [0; Label::ALL.len()];
    for record in records {
        for (kind, plant) in kinds.into_iter().enumerate() {
            let Some(Planted {
                before,
                action,
                cost,
            }) = place_for(&record, plant)
            else {
                continue;
            };
            let actions: Vec<Action> = before.into_iter().chain([action]).collect();
            let record = recorded(&record, &actions);
            let settings = Settings {
                only: Some(record.turns()),
                ..Settings::default()
            };
            let review = review(&record, &settings).expect("a game with turns");
            let last = labels(&review).last().unwrap_or(Label::Fine);
            found[kind][last as usize] += 1;
            let Some((mean, error)) = cost else { continue };
            costly[last as usize] += usize::from(mean >= kagiya_review::MISTAKE);
            if last < Label::Mistake {
                let value = review.turns.last().and_then(|turn| turn.value.as_ref());
                let judged = value.map_or(0, |value| value.cost.mean);
                writeln!(
                    out,
                    "known play, turn {}: {}, {judged} thousandths; {mean:.0} ± {error:.0} to the end",
                    record.turns(),
                    last.name()
                )?;
            }
        }
    }
    let mut sums = (0, 0, 0);
    for (kind, counts) in kinds.into_iter().zip(found) {
        let all: usize = counts.iter().sum();
        let mistakes = counts[Label::Mistake as usize] + counts[Label::Blunder as usize];
        let any = mistakes + counts[Label::Inaccuracy as usize];
        sums = (sums.0 + all, sums.1 + mistakes, sums.2 + any);
        writeln!(
            out,
            "{kind:?}: mistake or blunder {}, or inaccuracy {}",
            share(mistakes, all),
            share(any, all)
        )?;
    }
    let mistakes = costly[Label::Mistake as usize] + costly[Label::Blunder as usize];
    writeln!(
        out,
        "known plays that cost a mistake to the end: mistake or blunder {}",
        share(mistakes, costly.iter().sum())
    )?;
    let (all, mistakes, any) = sums;
    writeln!(
        out,
        "all: mistake or blunder {}, or inaccuracy {}",
        share(mistakes, all),
        share(any, all)
    )
}

/// The unfinished game with these actions.
fn recorded(record: &Record, actions: &[Action]) -> Record {
    let mut recorder = Recorder::new(record.rules(), record.deal()).expect("a deal");
    for action in actions {
        recorder.apply(*action).expect("a legal action");
    }
    let names = |_: Seat| name().to_string();
    recorder.into_record().described(names, None, None)
}

/// A blunder in a game.
struct Planted {
    /// The actions before it.
    before: Vec<Action>,
    action: Action,
    /// For a known play: by how much it is better to play the card, in thousandths of a point with
    /// the standard error, when all play to the end.
    cost: Option<(f64, f64)>,
}

/// The first turn after the opening where the blunder is possible.
fn place_for(record: &Record, plant: Plant) -> Option<Planted> {
    use kagiya_rules::record::Entry;
    let mut replay = record.replay();
    let mut before: Vec<Action> = Vec::new();
    let players = record.rules().players();
    let mut table = TableDriver::new(replay.game().clone(), |game: &Game| {
        Seats::new(game, |_: Seat| Some(companion(players)))
    });
    while let Some(Entry::Action(did)) = record.entries().get(replay.done()) {
        let game = replay.game();
        if before.len() >= 2 * players
            && let Some(action) = blunder(game, &table, plant)
        {
            let cost = match (plant, action) {
                (Plant::KnownPlayDiscarded, Action::Discard(card)) => {
                    cost_to_the_end(game, &table, card)
                }
                _ => None,
            };
            return Some(Planted {
                before,
                action,
                cost,
            });
        }
        before.push(*did);
        table.apply(*did).expect("a legal action");
        replay.next();
    }
    None
}

fn blunder(game: &Game, table: &TableDriver<Seats<Companion>>, plant: Plant) -> Option<Action> {
    use kagiya_knowledge::{CardStatus, Certainty, Knowledge};
    let seat = game.table().to_act();
    let driver = table.players().driver(seat)?;
    let view = driver.view();
    let status = CardStatus::of(view.board());
    let knowledge = Knowledge::new(view);
    let hand = knowledge.mine(seat);
    let ids = game.table().hand(seat).to_vec();
    let legal = |action: Action| game.check(action).is_ok().then_some(action);
    match plant {
        Plant::KnownPlayDiscarded => (0..ids.len())
            .filter(|place| hand.playable(*place, &status) == Certainty::Surely)
            .find(|place| !is_held_elsewhere(game, seat, ids[*place]))
            .and_then(|place| legal(Action::Discard(ids[place]))),
        Plant::LastCopyDiscarded => (0..ids.len())
            .find(|place| hand.critical(*place, &status) == Certainty::Surely)
            .and_then(|place| legal(Action::Discard(ids[place]))),
        Plant::MisleadingClue => misleading(game, table),
    }
}

/// By how much it is better to play this card than to discard it, when all play to the end.
fn cost_to_the_end(
    game: &Game,
    table: &TableDriver<Seats<Companion>>,
    card: CardId,
) -> Option<(f64, f64)> {
    let driver = table.players().driver(game.table().to_act())?;
    let analysis = driver.bot().analysis(driver.view())?;
    let play = Action::Play {
        card,
        announce: None,
    };
    let lead = |seed: u64| {
        let world = analysis.world(seed).to_the_end();
        let points = |action| f64::from(analysis.play_on(&world, action).points);
        points(play) - points(Action::Discard(card))
    };
    let leads: Vec<f64> = (0..WORLDS).map(lead).collect();
    #[expect(clippy::cast_precision_loss, reason = "few worlds")]
    let n = WORLDS as f64;
    let mean = leads.iter().sum::<f64>() / n;
    let spread: f64 = leads.iter().map(|lead| (lead - mean).powi(2)).sum();
    Some((mean, (spread / (n - 1.0) / n).sqrt()))
}

/// Whether another player holds a copy of this card of `seat`. Then throwing it away costs less.
fn is_held_elsewhere(game: &Game, seat: Seat, id: CardId) -> bool {
    let mine = game.hand(seat).find(|(card, _)| *card == id);
    let others = game.rules().seats().filter(|other| *other != seat);
    let mut others = others.flat_map(|other| game.hand(other));
    others.any(|(_, card)| mine.is_some_and(|(_, mine)| mine == card))
}

/// A clue after which its receiver would at once strike with a card, the next one who acts.
fn misleading(game: &Game, table: &TableDriver<Seats<Companion>>) -> Option<Action> {
    let actions = game.legal_actions();
    actions
        .iter()
        .filter(|action| matches!(action, Action::Clue { to, .. } if to.get() == 1))
        .find(|action| {
            let mut table = table.clone();
            let strikes = game.table().strikes();
            table.apply(*action).is_ok()
                && table.decide().is_some_and(|decision| {
                    table.apply(decision.action).is_ok() && table.game().table().strikes() > strikes
                })
        })
}

/// Compares the labels with those by twice the worlds.
fn stable(records: impl Iterator<Item = Record>, out: Out<'_>) -> std::io::Result<()> {
    let (mut same, mut all, mut bad_same, mut bad) = (0, 0, 0, 0);
    for record in records {
        let (once, twice) = (
            reviewed(&record, Some(12_000)),
            reviewed(&record, Some(24_000)),
        );
        for (one, other) in labels(&once).zip(labels(&twice)) {
            all += 1;
            same += usize::from(one == other);
            if one >= Label::Mistake {
                bad += 1;
                bad_same += usize::from(other >= Label::Mistake);
            }
        }
    }
    writeln!(out, "same label {}", share(same, all))?;
    writeln!(out, "still a mistake or blunder {}", share(bad_same, bad))
}

fn speed(records: impl Iterator<Item = Record>, out: Out<'_>) -> std::io::Result<()> {
    for record in records {
        for threads in [1, 2] {
            let settings = Settings {
                threads,
                ..Settings::default()
            };
            let start = Instant::now();
            let mut reviewer = Reviewer::new(&record, &settings).expect("a game with turns");
            let mut times = Vec::new();
            while !reviewer.is_finished() {
                reviewer.advance(&|_| {}, &AtomicBool::new(false));
                times.push(format!("{:.1}", start.elapsed().as_secs_f64()));
            }
            let turns = reviewer.turns();
            let times = times.join(" ");
            writeln!(
                out,
                "{turns} turns, {threads} threads: stages after {times} s"
            )?;
        }
    }
    Ok(())
}

fn people(path: &str, most: u64, out: Out<'_>) -> std::io::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let games = kagiya_formats::hanab_live::import_all(&text).expect("games of hanab.live");
    let games = games.into_iter().flatten().map(|game| game.record);
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let games: Vec<Judged> = games.take(most).map(|record| Judged::of(&record)).collect();
    let half = |first: usize| games.iter().skip(first).step_by(2).collect::<Vec<_>>();
    for (name, games) in [
        ("all games", games.iter().collect()),
        ("1st, 3rd, … game", half(0)),
        ("2nd, 4th, … game", half(1)),
    ] {
        writeln!(out, "{name}: {}", games.len())?;
        let count = |label| {
            games
                .iter()
                .map(|it| it.counts[label as usize])
                .sum::<usize>()
        };
        let all = Label::ALL.into_iter().map(count).sum();
        for label in Label::ALL {
            writeln!(out, "  {:<11} {}", label.name(), share(count(label), all))?;
        }
        let pairs: Vec<(f64, f64)> = games.iter().map(|it| (it.cost, it.score)).collect();
        correlations(&pairs, out)?;
    }
    Ok(())
}

/// What a review says about a game, in points.
struct Judged {
    counts: [usize; Label::ALL.len()],
    cost: f64,
    score: f64,
}

impl Judged {
    fn of(record: &Record) -> Self {
        let review = reviewed(record, None);
        let mut counts = [0; Label::ALL.len()];
        for label in labels(&review) {
            counts[label as usize] += 1;
        }
        let points = |thousandths: i32| f64::from(thousandths) / 1000.0;
        Self {
            counts,
            cost: points(review.cost()),
            score: points(review.course.result),
        }
    }
}

/// The correlation of cost and score with Fisher's 95 % interval, and that of their ranks with the
/// one of Bonett and Wright (2000).
fn correlations(pairs: &[(f64, f64)], out: Out<'_>) -> std::io::Result<()> {
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    let freedom = (pairs.len() as f64 - 3.0).max(1.0);
    for (what, found, spread) in [
        ("cost and score", correlation(pairs), 0.0),
        ("their ranks", correlation(&ranks(pairs)), 0.5),
    ] {
        let half = 1.96 * ((1.0 + spread * found.powi(2)) / freedom).sqrt();
        let at = |shift: f64| (found.atanh() + shift).tanh();
        let (low, high) = (at(-half), at(half));
        writeln!(
            out,
            "  {what} correlate by {found:.3} [{low:.3}, {high:.3}]"
        )?;
    }
    Ok(())
}

fn correlation(pairs: &[(f64, f64)]) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    let n = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(|it| it.0), mean(|it| it.1));
    let sum = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>();
    let both = sum(&|it| (it.0 - x) * (it.1 - y));
    both / (sum(&|it| (it.0 - x).powi(2)) * sum(&|it| (it.1 - y).powi(2))).sqrt()
}

/// The pairs of ranks; equal values share their mean rank.
fn ranks(pairs: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let rank = |value: f64, of: fn(&(f64, f64)) -> f64| {
        let count = |is: &dyn Fn(f64) -> bool| pairs.iter().filter(|it| is(of(it))).count();
        #[expect(clippy::cast_precision_loss, reason = "small counts")]
        let rank = (count(&|it| it < value) + count(&|it| it <= value)) as f64 / 2.0;
        rank
    };
    let pair = |it: &(f64, f64)| (rank(it.0, |it| it.0), rank(it.1, |it| it.1));
    pairs.iter().map(pair).collect()
}
