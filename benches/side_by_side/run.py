"""This engine and others, side by side: see the README beside this file."""

from __future__ import annotations

import argparse
import functools
import json
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time: `step` does some and says how many."""
    step()
    start = time.process_time()
    done = 0
    while (now := time.process_time()) - start < seconds:
        done += step()
    return done / (now - start)


def kagiya(players: int, batch: int, seconds: float, copy: bool = False) -> float:
    import numpy as np
    from kagiya.vector import VectorEnv

    env = VectorEnv(batch, players=players, observers="all", copy=copy)
    chance = np.random.default_rng(1)
    env.reset(0)

    def step() -> int:
        env.step(env.random_moves(chance))
        return batch

    return rate(step, seconds)


def hle_python(players: int, seconds: float) -> float:
    from hanabi_learning_environment import rl_env

    env = rl_env.make("Hanabi-Full", num_players=players)
    seen = env.reset()
    chance = random.Random(1)

    def step() -> int:
        nonlocal seen
        mover = seen["player_observations"][seen["current_player"]]
        seen, _, done, _ = env.step(chance.choice(mover["legal_moves_as_int"]))
        if done:
            seen = env.reset()
        return 1

    return rate(step, seconds)


def hle_cpp(program: Path, players: int, seconds: float, what: str) -> float:
    done = subprocess.run([program, str(players), str(seconds), what], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[0])


def open_spiel(players: int, seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game("hanabi", {"players": players})
    chance = random.Random(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        while True:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                break
        for player in range(players):
            state.observation_tensor(player)
        state.apply_action(chance.choice(state.legal_actions()))
        return 1

    return rate(step, seconds)


def pettingzoo(players: int, seconds: float) -> float:
    import numpy as np
    from pettingzoo.classic import hanabi_v5

    # Its hands have five cards unless told otherwise.
    env = hanabi_v5.env(players=players, hand_size=5 if players < 4 else 4)
    chance = random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        mover = env.agent_selection
        seen = {agent: env.observe(agent) for agent in env.agents}
        env.step(chance.choice(np.flatnonzero(seen[mover]["action_mask"])))
        if any(env.terminations.values()):
            env.reset()
        return 1

    return rate(step, seconds)


@functools.cache
def jaxmarl_step(players: int, batch: int) -> Callable[[], int]:
    """Some steps of JaxMARL, compiled: once for all rounds, as that takes longer than a round."""
    import jax
    import jax.numpy as jnp
    from jaxmarl import make

    env = make("hanabi", num_agents=players)
    turns = 8

    def turn(carry, _):
        key, state, total = carry
        key, draw, deal = jax.random.split(key, 3)
        legal = jax.vmap(env.get_legal_moves)(state)
        draws = jax.random.split(draw, players)
        moves = {
            agent: jax.random.categorical(draw, jnp.log(legal[agent].astype(jnp.float32)))
            for agent, draw in zip(env.agents, draws)
        }
        seen, state, *_ = jax.vmap(env.step)(jax.random.split(deal, batch), state, moves)
        # All observations are used, so that none is left out by the compiler.
        total += sum(rows.sum() for rows in seen.values())
        return (key, state, total), None

    @jax.jit
    def play(carry):
        return jax.lax.scan(turn, carry, None, turns)[0]

    key = jax.random.PRNGKey(0)
    carry = (key, jax.jit(jax.vmap(env.reset))(jax.random.split(key, batch))[1], jnp.float32(0))
    # What comes out has other types than what went in first, so that it is compiled twice.
    carry = jax.block_until_ready(play(carry))

    def step() -> int:
        nonlocal carry
        carry = jax.block_until_ready(play(carry))
        return turns * batch

    return step


def jaxmarl(players: int, batch: int, seconds: float) -> float:
    return rate(jaxmarl_step(players, batch), seconds)


def used_by(command: list[str | Path]) -> tuple[str, float]:
    """What a program prints, and its seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def middle(figures: list[float]) -> float:
    return sorted(figures)[len(figures) // 2]


def engine(program: Path, players: int, seconds: float) -> float:
    """Turns a second of processor time of `kagiya bench rules`."""
    command = [program, "bench", "rules", "--players", str(players), "--seconds", str(seconds), "--json"]
    told, used = used_by(command)
    return float(json.loads(told)[0]["steps"]) / used


def compare_engines(kagiya_program: Path, hle_program: Path, seconds: float, rounds: int) -> None:
    """Random legal play without observations, in turn; the table has the middle of each."""
    print("| players | HLE, C++ -O3 | `kagiya bench rules` | ratio |")
    print("|--:|--:|--:|--:|")
    for players in 2, 3, 4, 5:
        pairs = [
            (
                hle_cpp(hle_program, players, seconds, "apply"),
                engine(kagiya_program, players, seconds),
            )
            for _ in range(rounds)
        ]
        theirs, ours = (middle([pair[side] for pair in pairs]) for side in range(2))
        times = middle([ours / theirs for theirs, ours in pairs])
        print(f"| {players} | {theirs:,.0f} | {ours:,.0f} | {times:.1f} |", flush=True)


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


def compare_bots(kagiya_program: Path, other: Path, seconds: float, rounds: int) -> None:
    """The strongest bot of hanabi.rs beside `savant:book`, in turn; the table has the middle of each."""
    print("| players | hanabi.rs, `info` | its points | `savant:book` | its points | ratio |")
    print("|--:|--:|--:|--:|--:|--:|")
    sides = [(hanabi_rs_bot, other), (kagiya_bot, kagiya_program)]
    for players in 2, 3, 4, 5:
        # So many games that each side works for about so long.
        games = [max(100, int(seconds * bot(program, players, 200)[0])) for bot, program in sides]
        played = [
            [bot(program, players, count) for (bot, program), count in zip(sides, games)]
            for _ in range(rounds)
        ]
        theirs, ours = (middle([pair[side][0] for pair in played]) for side in range(2))
        times = middle([ours[0] / theirs[0] for theirs, ours in played])
        points = [played[0][side][1] for side in range(2)]
        print(
            f"| {players} | {theirs:,.0f} | {points[0]:.2f} | {ours:,.0f} | {points[1]:.2f} | {times:.1f} |",
            flush=True,
        )


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 5])
    parser.add_argument("--batches", type=int, nargs="+", default=[1, 64, 1024])
    parser.add_argument("--hle-source", type=Path, help="sources of the Hanabi Learning Environment")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the middle one counts")
    parser.add_argument("--engine", type=Path, metavar="KAGIYA", help="compare the engines alone: this binary")
    parser.add_argument("--hanabi-rs", type=Path, metavar="FOLDER", help="sources of hanabi.rs")
    parser.add_argument("--bots", type=Path, metavar="KAGIYA", help="compare bots alone: this binary")
    parser.add_argument("--only", nargs="+", metavar="WORD", help="environments whose name has one of these")
    options = parser.parse_args()
    if options.engine and not options.hle_source:
        parser.error("--engine needs --hle-source")
    if options.bots and not options.hanabi_rs:
        parser.error("--bots needs --hanabi-rs")
    with tempfile.TemporaryDirectory() as folder:
        if options.bots:
            program = compile_hanabi_rs(options.hanabi_rs, Path(folder))
            compare_bots(options.bots, program, options.seconds, options.rounds)
            return
        programs: dict[str, Callable[[int], float]] = {}
        if options.hle_source:
            program = compile_hle(options.hle_source, Path(folder))
            if options.engine:
                compare_engines(options.engine, program, options.seconds, options.rounds)
                return
            programs["HLE, C++ -O3"] = lambda n: hle_cpp(program, n, options.seconds, "all")
        programs["HLE, rl_env"] = lambda n: hle_python(n, options.seconds)
        programs["OpenSpiel, Python"] = lambda n: open_spiel(n, options.seconds)
        programs["PettingZoo"] = lambda n: pettingzoo(n, options.seconds)
        for batch in options.batches:
            programs[f"JaxMARL, batch of {batch}"] = lambda n, batch=batch: jaxmarl(n, batch, options.seconds)
        largest = options.batches[-1]
        programs[f"kagiya, new arrays, batch of {largest}"] = lambda n: kagiya(n, largest, options.seconds, copy=True)
        for batch in options.batches:
            programs[f"kagiya, batch of {batch}"] = lambda n, batch=batch: kagiya(n, batch, options.seconds)
        if options.only:
            programs = {
                name: measure
                for name, measure in programs.items()
                if any(word.lower() in name.lower() for word in options.only)
            }
        # For each environment and number of players a figure of each round.
        figures: dict[str, dict[int, list[float]]] = {}
        for _ in range(options.rounds):
            for players in options.players:
                for name, measure in list(programs.items()):
                    try:
                        found = measure(players)
                    except ImportError as error:
                        print(f"{name} is left out: {error}", file=sys.stderr)
                        del programs[name]
                        continue
                    figures.setdefault(name, {}).setdefault(players, []).append(found)
    print_table(figures, options.players)


def print_table(figures: dict[str, dict[int, list[float]]], players: list[int]) -> None:
    """The middle figures, and how many times the others `kagiya` is, by the middle of all rounds."""
    ours = [name for name in figures if name.startswith("kagiya")]
    best = ours[-1] if ours else None
    heads = [f"{n} players | ratio" for n in players]
    print("| environment | " + " | ".join(heads) + " |")
    print("|---|" + "--:|--:|" * len(players))
    for name, rows in figures.items():
        cells = []
        for n in players:
            times = middle([us / them for us, them in zip(figures[best][n], rows[n])]) if best else 1
            cells.append(f"{middle(rows[n]):,.0f} | {times:,.1f}")
        print(f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
