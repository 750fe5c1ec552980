//! The command line.

mod lab;

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::StyledStr;
use clap::{ArgAction, Args, Command, CommandFactory, Parser, Subcommand};
use kagiya_bots::{Kind, StyleTrait};
use kagiya_i18n::{Language, Words, args};
use kagiya_lessons::LESSONS;
use kagiya_server::ServeArgs;

pub(crate) use lab::{
    AgentArgs, AgreeArgs, DealsArgs, ExamArgs, FitArgs, LabArgs, LabTask, PuzzlesArgs, SeriesArgs,
    SolvedDealsArgs, TableArgs,
};

/// The number of players if none is given.
pub(crate) const PLAYERS: u8 = 3;

// The help texts come from the language files: see `localized`.
#[derive(Parser, Debug)]
#[command(
    name = "kagiya",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "CODE")]
    pub(crate) lang: Option<String>,
    #[arg(long, global = true)]
    pub(crate) no_color: bool,
    #[arg(short, long, global = true, action = ArgAction::Help)]
    pub(crate) help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    pub(crate) version: Option<bool>,
    #[command(subcommand)]
    pub(crate) command: Option<Task>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    Serve(ServeArgs),
    HanabLive(HanabLiveArgs),
    Join(JoinArgs),
    Admin(AdminArgs),
    Play(PlayArgs),
    Learn(LearnArgs),
    Lab(LabArgs),
    Rules(RulesArgs),
    Replay(ReplayArgs),
    Solve(SolveArgs),
    Review(ReviewArgs),
    Puzzle(PuzzleArgs),
    Bench(BenchArgs),
    Mcp(McpArgs),
    Completions {
        #[arg(value_name = "SHELL")]
        shell: clap_complete::Shell,
    },
    Man {
        #[arg(value_name = "COMMAND")]
        command: Vec<String>,
    },
}

/// The edition and its changed options.
#[derive(Args, Clone, Default, Debug)]
pub(crate) struct EditionArgs {
    #[arg(short, long, value_name = "NAME")]
    pub(crate) edition: Option<String>,
    #[arg(short, long, value_name = "N")]
    pub(crate) players: Option<String>,
    #[arg(short, long, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

#[derive(Args, Clone, Default, Debug)]
pub(crate) struct GameArgs {
    #[command(flatten)]
    pub(crate) rules: EditionArgs,
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
}

#[derive(Args, Clone, Default, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(short, long, value_name = "K|random")]
    pub(crate) seat: Option<String>,
    #[arg(long, value_name = "K")]
    pub(crate) first: Option<String>,
    #[arg(short, long, value_name = "NAME[,NAME…]")]
    pub(crate) bots: Option<String>,
    #[arg(long)]
    pub(crate) mixed: bool,
    #[arg(long, value_name = "WORD[,WORD…]")]
    pub(crate) conventions: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args, Clone, Default, Debug)]
pub(crate) struct LearnArgs {
    #[arg(value_name = "LESSON")]
    pub(crate) lesson: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Args, Debug)]
pub(crate) struct HanabLiveArgs {
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:4849",
        hide_default_value = true
    )]
    pub(crate) listen: SocketAddr,
    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:4848",
        hide_default_value = true
    )]
    pub(crate) server: String,
}

#[derive(Args, Debug)]
pub(crate) struct JoinArgs {
    #[arg(value_name = "URL")]
    pub(crate) server: String,
    #[arg(long = "as", value_name = "NAME")]
    pub(crate) name: String,
    #[arg(
        long,
        value_name = "BOT",
        default_value = kagiya_hanab_live::DEFAULT_BOT,
        hide_default_value = true
    )]
    pub(crate) bot: String,
    #[arg(long, value_name = "N", conflicts_with = "create")]
    pub(crate) table: Option<u32>,
    #[arg(long, value_name = "OPTIONS")]
    pub(crate) create: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[arg(
        long,
        global = true,
        value_name = "FOLDER",
        default_value = "kagiya-data",
        hide_default_value = true,
        env = "KAGIYA_DATA",
        hide_env = true
    )]
    pub(crate) data: PathBuf,
    #[arg(
        long,
        global = true,
        value_name = "ADDRESS",
        env = "KAGIYA_STORE",
        hide_env = true
    )]
    pub(crate) store: Option<String>,
    #[arg(
        long,
        global = true,
        value_name = "FILE",
        env = "KAGIYA_ADMIN",
        hide_env = true
    )]
    pub(crate) socket: Option<PathBuf>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) task: AdminTask,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminTask {
    Status,
    Doctor,
    People,
    Tables(ListArgs),
    Close {
        #[arg(value_name = "TABLE")]
        table: String,
    },
    Remove {
        #[arg(value_name = "TABLE", required = true)]
        tables: Vec<String>,
    },
    Block(BanArgs),
    Unblock(BanTargetArgs),
    Blocks,
    Backup {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    Restore(RestoreArgs),
    Purge(PurgeArgs),
    RotateKeys {
        #[arg(long)]
        sessions: bool,
    },
    Copy,
}

/// The tables to list.
#[derive(Args, Debug)]
pub(crate) struct ListArgs {
    #[arg(
        long,
        value_name = "STAGE",
        value_parser = ["open", "running", "finished", "closed"]
    )]
    pub(crate) stage: Option<String>,
    #[arg(long, value_name = "NAME|ID")]
    pub(crate) person: Option<String>,
    #[arg(long, value_name = "AGE")]
    pub(crate) older_than: Option<String>,
    #[arg(
        long,
        value_name = "N",
        default_value = "200",
        hide_default_value = true
    )]
    pub(crate) limit: u32,
}

/// The person or address of a ban.
#[derive(Args, Debug)]
pub(crate) struct BanTargetArgs {
    #[arg(value_name = "KIND", value_parser = ["guest", "address"])]
    pub(crate) kind: String,
    #[arg(value_name = "NAME|ID|ADDRESS")]
    pub(crate) name: String,
}

/// A ban with its duration and reason.
#[derive(Args, Debug)]
pub(crate) struct BanArgs {
    #[command(flatten)]
    pub(crate) who: BanTargetArgs,
    #[arg(long = "for", id = "for", value_name = "AGE")]
    pub(crate) duration: String,
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "",
        hide_default_value = true
    )]
    pub(crate) why: String,
}

/// The backup to restore.
#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) keys: Option<PathBuf>,
    #[arg(long)]
    pub(crate) replace: bool,
}

/// The tables to purge.
#[derive(Args, Debug)]
pub(crate) struct PurgeArgs {
    #[arg(long, value_name = "AGE")]
    pub(crate) older_than: String,
    #[arg(long)]
    pub(crate) finished: bool,
    #[arg(long)]
    pub(crate) abandoned: bool,
    #[arg(long)]
    pub(crate) dry_run: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    #[arg(long)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) task: Option<RulesTask>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum RulesTask {
    Show {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(
            short,
            long,
            value_name = "N",
            default_value_t = PLAYERS,
            hide_default_value = true,
            value_parser = clap::value_parser!(u8).range(2..=6)
        )]
        players: u8,
        #[arg(short, long, value_name = "NAME=VALUE")]
        option: Vec<String>,
        #[arg(long)]
        sources: bool,
    },
    Check {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE|LINK")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) game: Option<usize>,
    #[arg(long, value_name = "N")]
    pub(crate) turn: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[arg(
        value_name = "FILE|LINK",
        conflicts_with_all = ["edition", "players", "option", "seed"]
    )]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) deal: GameArgs,
    #[arg(long, value_name = "N", conflicts_with = "seed")]
    pub(crate) game: Option<usize>,
    #[arg(long, value_name = "N", conflicts_with = "seed")]
    pub(crate) turn: Option<usize>,
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "S")]
    pub(crate) seconds: Option<u64>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    #[arg(value_name = "FILE|LINK")]
    pub(crate) source: String,
    #[arg(long, value_name = "N")]
    pub(crate) game: Option<usize>,
    #[arg(
        long,
        value_name = "DEPTH",
        value_parser = ["quick", "normal", "deep"],
        hide_possible_values = true,
        default_value = "normal",
        hide_default_value = true
    )]
    pub(crate) depth: String,
    #[arg(long, conflicts_with = "depth")]
    pub(crate) deep: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(
        short,
        long,
        value_name = "T",
        default_value = "0",
        hide_default_value = true
    )]
    pub(crate) threads: usize,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzleArgs {
    #[arg(short, long, value_name = "N")]
    pub(crate) number: Option<usize>,
    #[arg(value_name = "ANSWER")]
    pub(crate) answer: Option<String>,
    #[arg(long)]
    pub(crate) hint: bool,
    #[arg(long)]
    pub(crate) solution: bool,
}

#[derive(Args, Debug)]
pub(crate) struct McpArgs {
    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:4848",
        hide_default_value = true
    )]
    pub(crate) server: String,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    #[arg(long, value_name = "HOST", requires = "listen")]
    pub(crate) host: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    pub(crate) task: BenchTask,
}

#[derive(Subcommand, Debug)]
pub(crate) enum BenchTask {
    Rules {
        #[arg(long)]
        json: bool,
        #[arg(short, long, value_name = "N")]
        players: Option<String>,
        #[arg(long, value_name = "S", default_value = "2", hide_default_value = true)]
        seconds: f64,
    },
    Play {
        #[arg(long)]
        json: bool,
        #[arg(
            short,
            long,
            value_name = "G",
            default_value = "10",
            hide_default_value = true
        )]
        games: u64,
    },
    Perft {
        #[command(flatten)]
        game: GameArgs,
        #[arg(long, value_name = "N", default_value = "4", hide_default_value = true)]
        depth: u32,
        #[arg(long)]
        json: bool,
    },
}

/// The command line with its help in the language of `words`: the text of an argument is
/// `help-COMMAND-ARGUMENT`, of a command `help-COMMAND`.
pub(crate) fn localized(words: &Words) -> Command {
    localize(Cli::command(), "help", words).after_help(words.text("help-exit-codes"))
}

fn localize(command: Command, prefix: &str, words: &Words) -> Command {
    let names: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    let usage = words.text("help-usage");
    let languages = languages(words);
    let mut command = command
        .about(words.text(prefix))
        .subcommand_help_heading(words.text("help-commands"))
        .help_template(StyledStr::from(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}\n"
        )))
        .mut_args(|arg| {
            let id = if arg.is_global_set() || arg.get_id() == "version" {
                format!("help-{}", arg.get_id())
            } else {
                format!("{prefix}-{}", arg.get_id())
            };
            let heading = if arg.is_positional() {
                "help-arguments"
            } else {
                "help-options"
            };
            let partners: Vec<&str> = Kind::partners().map(|kind| kind.name).collect();
            let lessons: Vec<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
            let conventions = conventions();
            let help = words.say(
                &id,
                args![
                    all = languages.as_str(),
                    lessons = lessons.join(", "),
                    partners = partners.join(", "),
                    conventions = conventions.join(", "),
                    default_partner = Kind::default_partner().name
                ],
            );
            arg.help(help).help_heading(words.text(heading))
        });
    for name in names {
        let prefix = format!("{prefix}-{name}");
        command = command.mut_subcommand(&name, |sub| localize(sub, &prefix, words));
    }
    command
}

/// The names of the conventions that `--conventions` takes.
pub(crate) fn conventions() -> Vec<&'static str> {
    let ways = StyleTrait::ALL.into_iter();
    ways.flat_map(|way| [way.name(), way.switch()]).collect()
}

/// The codes of all languages as a list: "en, fr and de".
pub(crate) fn languages(words: &Words) -> String {
    let codes: Vec<String> = Language::all().map(|it| it.code().to_owned()).collect();
    kagiya_terminal::phrases::list(words, &codes)
}
