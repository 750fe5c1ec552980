//! The arguments of `kagiya lab`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::EditionArgs;

#[derive(Args, Debug)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) task: LabTask,
}

#[derive(Args, Clone, Copy, Default, Debug)]
pub(crate) struct DealsArgs {
    #[arg(
        short,
        long,
        value_name = "G",
        default_value = "1000",
        hide_default_value = true
    )]
    pub(crate) games: u64,
    #[arg(
        short,
        long,
        value_name = "S",
        default_value = "0",
        hide_default_value = true
    )]
    pub(crate) seed: u64,
    #[arg(
        short,
        long,
        value_name = "T",
        default_value = "0",
        hide_default_value = true
    )]
    pub(crate) threads: usize,
}

#[derive(Args, Clone, Default, Debug)]
pub(crate) struct SeriesArgs {
    #[command(flatten)]
    pub(crate) rules: EditionArgs,
    #[arg(long, value_name = "FILE")]
    pub(crate) deals: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) count: DealsArgs,
}

#[derive(Subcommand, Debug)]
pub(crate) enum LabTask {
    Run {
        #[arg(
            short,
            long,
            value_name = "NAME[,NAME…]",
            default_value = "savant",
            hide_default_value = true
        )]
        bot: String,
        #[arg(long)]
        mixed: bool,
        #[command(flatten)]
        series: SeriesArgs,
        #[arg(long, value_name = "FILE")]
        json: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        csv: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
        #[arg(long, requires = "json")]
        add: bool,
        #[arg(long, value_name = "FOLDER")]
        keep_losses: Option<PathBuf>,
        #[arg(long, value_name = "FOLDER|FILE", conflicts_with = "keep_losses")]
        keep_games: Option<PathBuf>,
    },
    Compare {
        #[arg(value_name = "A")]
        first: String,
        #[arg(value_name = "B")]
        second: String,
        #[command(flatten)]
        series: SeriesArgs,
        #[arg(long, value_name = "FILE")]
        json: Option<PathBuf>,
    },
    Table {
        #[command(flatten)]
        spec: TableArgs,
        #[arg(long, value_name = "FOLDER")]
        reports: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        into: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        short: Option<PathBuf>,
    },
    Editions {
        #[command(flatten)]
        spec: TableArgs,
        #[arg(long, value_name = "FILE")]
        scores: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        into: Option<PathBuf>,
    },
    Deals(SolvedDealsArgs),
    Puzzles(PuzzlesArgs),
    Agree(AgreeArgs),
    Exam(ExamArgs),
    Fit(FitArgs),
    BenchAgent(AgentArgs),
}

/// A program that plays, its partners, and how it is asked.
#[derive(Args, Clone, Debug)]
pub(crate) struct AgentArgs {
    #[command(flatten)]
    pub(crate) rules: EditionArgs,
    #[arg(long, value_name = "FILE")]
    pub(crate) deals: Option<PathBuf>,
    #[arg(
        short,
        long,
        value_name = "G",
        default_value = "10",
        hide_default_value = true
    )]
    pub(crate) games: u64,
    #[arg(
        short,
        long,
        value_name = "S",
        default_value = "0",
        hide_default_value = true
    )]
    pub(crate) seed: u64,
    #[arg(
        short,
        long,
        value_name = "T",
        default_value = "1",
        hide_default_value = true
    )]
    pub(crate) threads: usize,
    #[arg(
        long,
        value_name = "NAME",
        default_values = ["companion", "self"],
        hide_default_value = true
    )]
    pub(crate) with: Vec<String>,
    #[arg(
        long,
        value_name = "on|off",
        value_parser = ["on", "off"],
        hide_possible_values = true,
        default_value = "on",
        hide_default_value = true
    )]
    pub(crate) deductions: String,
    #[arg(
        long,
        value_name = "N",
        default_value = "2",
        hide_default_value = true,
        value_parser = clap::value_parser!(u32).range(0..=100)
    )]
    pub(crate) retries: u32,
    #[arg(
        long,
        value_name = "S",
        default_value = "300",
        hide_default_value = true,
        value_parser = clap::value_parser!(u64).range(1..=86_400)
    )]
    pub(crate) seconds: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub(crate) command: Vec<String>,
}

/// The deals that are solved with all cards known.
#[derive(Args, Clone, Debug)]
pub(crate) struct SolvedDealsArgs {
    #[arg(short, long, value_name = "NAME")]
    pub(crate) edition: Vec<String>,
    #[arg(long, conflicts_with = "edition")]
    pub(crate) variants: bool,
    #[arg(
        short,
        long,
        value_name = "N",
        value_delimiter = ',',
        default_value = "2,3,4,5,6",
        hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(2..=6)
    )]
    pub(crate) players: Vec<u8>,
    #[command(flatten)]
    pub(crate) deals: DealsArgs,
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) scores: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) into: Option<PathBuf>,
}

/// The puzzles that are made, and where they go.
#[derive(Args, Clone, Debug)]
pub(crate) struct PuzzlesArgs {
    #[arg(value_name = "PUZZLES")]
    pub(crate) puzzles: PathBuf,
    #[arg(value_name = "SOLUTIONS")]
    pub(crate) solutions: PathBuf,
    #[arg(
        long,
        value_name = "N",
        default_value = "55",
        hide_default_value = true
    )]
    pub(crate) per_kind: usize,
    #[arg(long)]
    pub(crate) conventions: bool,
    #[arg(long, requires = "conventions")]
    pub(crate) again: bool,
    #[command(flatten)]
    pub(crate) games: DealsArgs,
}

/// The bot that is examined.
#[derive(Args, Clone, Debug)]
pub(crate) struct BotArg {
    #[arg(
        short,
        long,
        value_name = "NAME",
        default_value = "companion",
        hide_default_value = true
    )]
    pub(crate) bot: String,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct ExamArgs {
    #[command(flatten)]
    pub(crate) who: BotArg,
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

/// Recorded games of people, and how many threads read them.
#[derive(Args, Clone, Debug)]
pub(crate) struct RecordedArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(
        long,
        value_name = "PART",
        value_parser = ["all", "tuning", "held-out"],
        hide_possible_values = true,
        default_value = "all",
        hide_default_value = true
    )]
    pub(crate) part: String,
    #[arg(
        short,
        long,
        value_name = "N",
        default_value = "0",
        hide_default_value = true
    )]
    pub(crate) threads: usize,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct AgreeArgs {
    #[command(flatten)]
    pub(crate) who: BotArg,
    #[command(flatten)]
    pub(crate) games: RecordedArgs,
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) habits: Option<PathBuf>,
    #[arg(long, value_name = "CONVENTION")]
    pub(crate) without: Vec<String>,
    #[arg(long)]
    pub(crate) puzzling: bool,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) examples: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct FitArgs {
    #[command(flatten)]
    pub(crate) games: RecordedArgs,
    #[arg(
        long,
        value_name = "N",
        default_value_t = kagiya_lab::TREES,
        hide_default_value = true
    )]
    pub(crate) trees: usize,
    #[arg(long, value_name = "N", default_value = "5", hide_default_value = true)]
    pub(crate) folds: usize,
    #[arg(long, value_name = "FILE")]
    pub(crate) into: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

/// The rows and columns of a table of strength.
#[derive(Args, Clone, Debug)]
pub(crate) struct TableArgs {
    #[arg(short, long, value_name = "NAME")]
    pub(crate) bot: Vec<String>,
    #[arg(
        short,
        long,
        value_name = "N",
        value_delimiter = ',',
        default_value = "2,3,4,5",
        hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(2..=6)
    )]
    pub(crate) players: Vec<u8>,
    #[command(flatten)]
    pub(crate) deals: DealsArgs,
}
