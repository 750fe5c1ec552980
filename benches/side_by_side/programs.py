"""Engines and bots: programs that this project and others have, without Python."""

from __future__ import annotations

import json
import re
import resource
import subprocess
from pathlib import Path

from environments import hle_cpp
from measure import middle, spread

HERE = Path(__file__).parent
PLAYERS = 2, 3, 4, 5


def used_by(command: list[str | Path]) -> tuple[str, float]:
    """What a program prints, and its seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def engine(program: Path, players: int, seconds: float) -> float:
    """Turns a second of processor time of `kagiya bench rules`."""
    command = [program, "bench", "rules", "--players", str(players), "--seconds", str(seconds), "--json"]
    told, used = used_by(command)
    return float(json.loads(told)[0]["steps"]) / used


def compare_engines(kagiya_program: Path, hle_program: Path, seconds: float, rounds: int) -> list[str]:
    """Random legal play without observations, in turn."""
    lines = ["| players | HLE, C++ -O3 | `kagiya bench rules` | ratio |", "|--:|--:|--:|--:|"]
    for players in PLAYERS:
        pairs = [
            (hle_cpp(hle_program, "apply")(players, seconds), engine(kagiya_program, players, seconds))
            for _ in range(rounds)
        ]
        theirs, ours = (middle([pair[side] for pair in pairs]) for side in range(2))
        times = spread([ours / theirs for theirs, ours in pairs])
        lines.append(f"| {players} | {theirs:,.0f} | {ours:,.0f} | {times} |")
    return lines


def hanabi_rs_bot(program: Path, players: int, games: int) -> tuple[float, float]:
    """Games a second of processor time of the bot `info` of hanabi.rs, and its mean points."""
    command = [program, "-p", str(players), "-n", str(games), "-s", "0", "-t", "1", "-g", "info"]
    told, used = used_by(command)
    return games / used, float(re.search(r"Average score: ([\d.]+)", told)[1])


def kagiya_bot(program: Path, players: int, games: int) -> tuple[float, float]:
    """Games a second of processor time of the bot `savant:book`, and its mean points."""
    command = [program, "lab", "run", "--bot", "savant:book", "--edition", "hle"]
    command += ["--players", str(players), "--games", str(games), "--threads", "1", "--json", "-"]
    told, used = used_by(command)
    return games / used, float(json.loads(told)["mean"])


def compare_bots(kagiya_program: Path, other: Path, seconds: float, rounds: int) -> list[str]:
    """The strongest bot of hanabi.rs beside `savant:book`, in turn."""
    lines = [
        "| players | hanabi.rs, `info` | its points | `savant:book` | its points | ratio |",
        "|--:|--:|--:|--:|--:|--:|",
    ]
    sides = [(hanabi_rs_bot, other), (kagiya_bot, kagiya_program)]
    for players in PLAYERS:
        # So many games that each side works for about so long.
        games = [max(100, int(seconds * bot(program, players, 200)[0])) for bot, program in sides]
        played = [
            [bot(program, players, count) for (bot, program), count in zip(sides, games)]
            for _ in range(rounds)
        ]
        theirs, ours = (middle([pair[side][0] for pair in played]) for side in range(2))
        times = spread([ours[0] / theirs[0] for theirs, ours in played])
        points = [played[0][side][1] for side in range(2)]
        lines.append(
            f"| {players} | {theirs:,.0f} | {points[0]:.2f} | {ours:,.0f} | {points[1]:.2f} | {times} |"
        )
    return lines


def compile_hanabi_rs(source: Path, folder: Path) -> Path:
    command = ["cargo", "build", "--release", "--locked", "--manifest-path", source / "Cargo.toml"]
    subprocess.run([*command, "--target-dir", folder], check=True)
    return folder / "release" / "rust_hanabi"


def compile_hle(source: Path, folder: Path) -> Path:
    library = source / "hanabi_learning_environment" / "hanabi_lib"
    program = folder / "hle_cpp"
    sources = [str(file) for file in sorted(library.glob("*.cc"))]
    command = ["g++", "-O3", "-DNDEBUG", "-std=c++14", "-include", "numeric", f"-I{library}"]
    subprocess.run([*command, str(HERE / "hle_cpp.cc"), *sources, "-o", str(program)], check=True)
    return program
