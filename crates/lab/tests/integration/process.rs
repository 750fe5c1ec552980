//! Bots in processes, good and bad ones. They are scripts of the shell.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use kagiya_lab::{
    AgentMoment, AgentProgram, AgentReport, AgentTerms, ProcessFailure, Report, RunError, Series,
    bench_agent, contestant, run,
};
use kagiya_rules::Options;

/// A script in a folder of its own, which goes with it.
struct Script(PathBuf);

impl Script {
    fn new(name: &str, text: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kagiya-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the script");
        fs::write(folder.join("bot.sh"), text).expect("the script is written");
        Self(folder)
    }

    fn name(&self) -> String {
        format!("cmd:sh {}", self.0.join("bot.sh").display())
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Answers every question by the first legal action.
const FIRST: &str = r#"
while read -r line; do
  case "$line" in
  *'"type":"act"'*)
    rest=${line#*'"legal":["'}
    printf '{"action":"%s"}\n' "${rest%%'"'*}" ;;
  esac
done
"#;

fn play(names: &str, games: u64) -> Result<Report, RunError> {
    let series = Series {
        options: Options::preset("hle", 2).expect("an edition"),
        games,
        threads: 2,
        ..Series::default()
    };
    let players = contestant(names).expect("a name of a contestant");
    run(&series, &*players, &|_| {}, &AtomicBool::new(false))
}

fn failure(names: &str) -> ProcessFailure {
    match play(names, 4) {
        Err(RunError::Process { error, .. }) => error,
        other => panic!("{names}: {other:?}"),
    }
}

#[test]
fn a_process_plays_alone_and_with_bots_by_its_answers() {
    let script = Script::new("first", FIRST);
    let one = play(&script.name(), 40).expect("it plays");
    let two = play(&script.name(), 40).expect("it plays");
    assert_eq!((one.games, &one.histogram), (40, &two.histogram));
    let mixed = play(&format!("companion-1,{}", script.name()), 20).expect("it plays");
    assert_eq!(mixed.games, 20);
}

#[test]
fn a_bad_process_ends_the_series_with_a_clear_error() {
    let begins = "read -r begin; read -r act; ";
    let floods = "while :; do printf 'no\\n'; done";
    let long = "head -c 300000 /dev/zero | tr '\\0' x; sleep 60";
    for (name, text, wanted) in [
        (
            "illegal",
            format!("{begins}echo '{{\"action\":\"p9\"}}'; cat >/dev/null"),
            "not a legal action: {\"action\":\"p9\"}",
        ),
        (
            "garbled",
            format!("{begins}echo hello; cat >/dev/null"),
            "not understood: hello",
        ),
        (
            "dies",
            "exit 3".to_owned(),
            "the process has ended (answers before: 0)",
        ),
        (
            "dies-later",
            format!("{begins}exit 0"),
            "the process has ended (answers before: 0)",
        ),
        ("floods", floods.to_owned(), "not understood: no"),
        ("long", long.to_owned(), "not understood: xxxx"),
        (
            "control",
            format!("{begins}printf '\\033[2J\\n'; cat >/dev/null"),
            "not understood: �[2J",
        ),
    ] {
        let script = Script::new(name, &text);
        let error = failure(&script.name()).to_string();
        assert!(error.contains(wanted), "{name}: {error}");
        assert!(error.chars().count() < 200, "{name}: {error}");
    }
    let error = failure("cmd:/no/such/program").to_string();
    assert!(error.contains("could not be started"), "{error}");
}

#[test]
fn a_process_that_does_not_answer_is_late_and_is_ended() {
    let script = Script::new("sleeps", "exec sleep 600");
    let name = script.name().replace("cmd:", "cmd@0.2:");
    let began = Instant::now();
    let error = failure(&name).to_string();
    assert!(error.contains("no answer within 0.2 s"), "{error}");
    assert!(
        began.elapsed() < Duration::from_mins(1),
        "{:?}",
        began.elapsed()
    );
}

#[test]
fn what_was_answered_before_a_failure_is_counted() {
    // Six right answers, then a wrong one.
    let text = FIRST.replace("while read", "count=0\nwhile read");
    let text = text.replace(
        "    rest=",
        "    count=$((count + 1))\n    [ $count -le 6 ] || { echo '{}'; continue; }\n    rest=",
    );
    let script = Script::new("counts", &text);
    assert_eq!(
        failure(&script.name()),
        ProcessFailure::Garbled {
            line: "{}".to_owned(),
            answers: 6
        }
    );
}

/// Plays four games with the script in seat 0 and `cautious` in the other, or in both.
fn bench(script: &Script, deductions: bool, with_itself: bool) -> Result<AgentReport, RunError> {
    let series = Series {
        options: Options::preset("hle", 2).expect("an edition"),
        games: 4,
        threads: 1,
        ..Series::default()
    };
    let program = AgentProgram {
        command: vec![
            "sh".to_owned(),
            script.0.join("bot.sh").display().to_string(),
        ],
        limit: Duration::from_mins(1),
        terms: AgentTerms {
            retries: 2,
            deductions,
            describe: Some(Arc::new(|_, moment| match moment {
                AgentMoment::Begin => "It begins.".to_owned(),
                AgentMoment::Turn { refused: None, .. } => "Your turn.".to_owned(),
                AgentMoment::Turn { .. } => "Again.".to_owned(),
            })),
        },
    };
    let partner = (!with_itself).then(|| "cautious".parse().expect("a bot"));
    bench_agent(&series, &program, partner, &|_| {}, &AtomicBool::new(false))
}

#[test]
fn a_program_that_is_always_legal_is_measured_and_its_tokens_are_added() {
    let text = FIRST.replace(
        r#"{"action":"%s"}"#,
        r#"{"action":"%s","tokens":{"input":100,"output":7}}"#,
    );
    let script = Script::new("tokens", &text);
    for with_itself in [false, true] {
        let report = bench(&script, true, with_itself).expect("it plays");
        assert_eq!((report.series.games, report.illegal), (4, 0));
        assert!(report.answers > 0 && report.counted_answers == report.answers);
        let sums = (report.input_tokens, report.output_tokens);
        assert_eq!(sums, (100 * report.answers, 7 * report.answers));
        assert!(report.tokens_per_game.is_some_and(|it| it.mean > 0.0));
        assert!(report.fallbacks_per_game.mean.abs() < 1e-9);
        let name = report.partners;
        assert_eq!(name, (!with_itself).then(|| "cautious".to_owned()));
    }
}

/// Each turn the script answers nonsense, then a card that it does not have, then legally.
#[test]
fn refused_answers_are_counted_explained_and_asked_for_again() {
    let text = r#"
while read -r line; do
  case "$line" in
  *'"refused":'*'"left":2'*)
    case "$line" in *'"text":"Again."'*) ;; *) exit 1 ;; esac
    printf '{"action":"p9"}\n' ;;
  *'"refused":'*'"left":1'*'slot'*)
    rest=${line#*'"legal":["'}
    printf '{"action":"%s"}\n' "${rest%%'"'*}" ;;
  *'"type":"act"'*)
    case "$line" in *'"text":"Your turn."'*'"possible":'*) ;; *) exit 1 ;; esac
    echo 'I would rather play the red one.' ;;
  esac
done
"#;
    let script = Script::new("corrected", text);
    let report = bench(&script, true, false).expect("it plays");
    assert_eq!(report.series.games, 4);
    assert_eq!(report.answers % 3, 0);
    assert_eq!(report.illegal, report.answers / 3 * 2);
    assert!((report.illegal_share - 2.0 / 3.0).abs() < 1e-9);
    assert!(report.fallbacks_per_game.mean.abs() < 1e-9);
    assert_eq!(report.tokens_per_game, None);
}

/// A program that is never legal plays on by actions that are chosen for it.
#[test]
fn an_action_is_chosen_for_a_program_that_is_never_legal() {
    let text = r#"
while read -r line; do
  case "$line" in
  *'"possible":'*) exit 1 ;;
  *'"type":"act"'*) printf '{"action":"d9"}\n' ;;
  esac
done
"#;
    let script = Script::new("never", text);
    let report = bench(&script, false, false).expect("it plays");
    assert_eq!((report.series.games, report.illegal), (4, report.answers));
    assert!(report.fallbacks_per_game.mean > 5.0);
    let illegal = report.illegal_per_game.mean;
    assert!((illegal - 3.0 * report.fallbacks_per_game.mean).abs() < 1e-9);
    // A program that ends still ends the series.
    let script = Script::new("gone", "read -r begin; exit 0");
    let ended = bench(&script, true, false).map(|it| it.answers);
    assert!(matches!(ended, Err(RunError::Process { .. })), "{ended:?}");
}
