"""This engine and others, side by side: see the README beside this file."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import programs
from environments import BATCH, Comparison, Form, Measure, comparisons, own_forms
from measure import cores, load, machine, middle, one_core, spread

HERE = Path(__file__).parent
MARK = "<!-- side by side: written by `benches/side_by_side/run.py` -->"
END = "<!-- end of side by side -->"


def wanted(name: str, words: list[str] | None) -> bool:
    return not words or any(word.lower() in name.lower() for word in words)


def in_turn(
    measures: list[Measure], players: list[int], seconds: float, rounds: int, name: str
) -> dict[int, list[list[float]]] | None:
    """For each number of players and round the figures of these measures; `None` if a package is missing."""
    try:
        return {
            n: [[measure(n, seconds) for measure in measures] for _ in range(rounds)] for n in players
        }
    except ImportError as error:
        print(f"{name} is left out: {error}", file=sys.stderr)
        return None


def compare(found: list[Comparison], options: argparse.Namespace) -> tuple[list[str], list[str]]:
    """The table of other environments, and a short one with the ratios of the largest batch."""
    lines = [
        "| environment | what both compute | here | players | theirs | here | ratio |",
        "|---|---|---|--:|--:|--:|--:|",
    ]
    heads = "".join(f" {n} players |" for n in options.players)
    short = [f"| environment | what both compute |{heads}", "|---|---|" + "--:|" * len(options.players)]
    for it in found:
        measures = [it.theirs, *it.ours.values()]
        figures = in_turn(measures, options.players, options.seconds, options.rounds, it.name)
        for place, name in enumerate(it.ours, start=1):
            cells = ""
            for n, rounds in (figures or {}).items():
                theirs = middle([row[0] for row in rounds])
                ours = middle([row[place] for row in rounds])
                times = spread([row[place] / row[0] for row in rounds])
                lines.append(
                    f"| {it.name} | {it.work} | {name} | {n} | {theirs:,.0f} | {ours:,.0f} | {times} |"
                )
                cells += f" {times} |"
                print(lines[-1], file=sys.stderr, flush=True)
            if cells and name.startswith(f"`VectorEnv`, {BATCH:,} games"):
                short.append(f"| {it.name} | {it.work} |{cells}")
    return lines, short


def write_short(file: Path, table: list[str]) -> None:
    """Puts the short table between its marks in a document."""
    before, rest = file.read_text().split(MARK, 1)
    after = rest.split(END, 1)[1]
    file.write_text("\n".join([before + MARK, *table, END + after]))


def compare_forms(found: list[Form], options: argparse.Namespace) -> list[str]:
    """The table of the forms of `VectorEnv`."""
    heads = "".join(f" {n} players | ratio |" for n in options.players)
    lines = [f"| form | divided by |{heads}", "|---|---|" + "--:|--:|" * len(options.players)]
    for it in found:
        same = it.name == it.base_name
        measures = [it.measure] if same else [it.base, it.measure]
        figures = in_turn(measures, options.players, options.seconds, options.rounds, it.name)
        cells = []
        for rounds in (figures or {}).values():
            times = "1" if same else spread([row[-1] / row[0] for row in rounds])
            cells.append(f" {middle([row[-1] for row in rounds]):,.0f} | {times} |")
        if cells:
            lines.append(f"| {it.name} | {'' if same else it.base_name} |{''.join(cells)}")
            print(lines[-1], file=sys.stderr, flush=True)
    return lines


def environments(options: argparse.Namespace, program: Path | None) -> list[str]:
    """Both tables."""
    free = cores()
    one_core()
    lines: list[str] = []
    others = [it for it in comparisons(program, options.batches) if wanted(it.name, options.only)]
    if others:
        table, short = compare(others, options)
        lines += ["## Environments", "", *table, ""]
        for file in options.documents:
            write_short(file, short)
    forms = [it for it in own_forms(options.batches, free) if wanted(f"kagiya {it.name}", options.only)]
    if forms:
        lines += ["## Forms of `VectorEnv`", "", *compare_forms(forms, options), ""]
    return lines


def tables(options: argparse.Namespace, folder: Path) -> Callable[[], list[str]]:
    """What is to be measured. Programs are compiled now."""
    seconds, rounds = options.seconds, options.rounds
    if options.bots:
        other = programs.compile_hanabi_rs(options.hanabi_rs, folder)
        return lambda: ["## Bots", "", *programs.compare_bots(options.bots, other, seconds, rounds), ""]
    program = programs.compile_hle(options.hle_source, folder) if options.hle_source else None
    if options.engine and program:
        engine = options.engine
        return lambda: ["## Engines", "", *programs.compare_engines(engine, program, seconds, rounds), ""]
    return lambda: environments(options, program)


def report(measure: Callable[[], list[str]], options: argparse.Namespace) -> str:
    """The tables, with the machine and how to read them."""
    before, about = load(), machine(HERE)
    lines = measure()
    given = [f"--{name} {getattr(options, name):g}" for name in ("seconds", "rounds")]
    given += [f"--{name} {' '.join(map(str, getattr(options, name)))}" for name in ("players", "batches")]
    if options.only:
        given.append(f"--only {' '.join(options.only)}")
    head = [
        "# Side by side",
        "",
        f"Written by `run.py {' '.join(given)}`.",
        "",
        f"Rates are steps (or games, of bots) a second of processor time on one core, the median of {options.rounds}",
        "rounds; with threads, a second by the clock on all cores. A ratio is the median of the ratios of the",
        "rounds, with the lowest and the highest. In each round both sides run one after the other, for",
        f"{options.seconds:g} s each.",
        "",
        *about,
        f"- Load (1, 5 and 15 minutes): {before} before, {load()} after.",
        "",
    ]
    return "\n".join([*head, *lines])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each figure")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 5])
    parser.add_argument("--batches", type=int, nargs="+", default=[1, 64, 1024])
    parser.add_argument("--hle-source", type=Path, help="sources of the Hanabi Learning Environment")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the median counts")
    parser.add_argument("--engine", type=Path, metavar="KAGIYA", help="compare the engines alone: this binary")
    parser.add_argument("--hanabi-rs", type=Path, metavar="FOLDER", help="sources of hanabi.rs")
    parser.add_argument("--bots", type=Path, metavar="KAGIYA", help="compare bots alone: this binary")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="WORD",
        help="environments whose name has one of these, as `jaxmarl`; `kagiya` selects its own forms",
    )
    parser.add_argument("--into", type=Path, metavar="FILE", help="also write the report, as Markdown")
    parser.add_argument(
        "--documents",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help="also write the ratios of the largest batch into these documents, between the marks there",
    )
    options = parser.parse_args()
    if options.engine and not options.hle_source:
        parser.error("--engine needs --hle-source")
    if options.bots and not options.hanabi_rs:
        parser.error("--bots needs --hanabi-rs")
    with tempfile.TemporaryDirectory() as folder:
        text = report(tables(options, Path(folder)), options)
    print(text)
    if options.into:
        options.into.write_text(text)


if __name__ == "__main__":
    main()
