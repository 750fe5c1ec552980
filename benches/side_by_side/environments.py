"""Other environments, each with a counterpart here that does the same work.

A measure takes the number of players and seconds, and returns steps a second.
"""

from __future__ import annotations

import functools
import random
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measure import all_cores, one_core, rate

Measure = Callable[[int, float], float]
BATCH = 1024


@dataclass(frozen=True)
class Comparison:
    """An environment, and what does the same work here."""

    name: str
    work: str
    theirs: Measure
    ours: dict[str, Measure]


@dataclass(frozen=True)
class Form:
    """A way to use `VectorEnv`, measured in turn with another one."""

    name: str
    measure: Measure
    base_name: str
    base: Measure


def vector(batch: int, double: bool = False, **parameters: Any) -> Measure:
    """`VectorEnv`, observed by all players. With `double`, its floats are turned into those of 64 bits."""

    def measure(players: int, seconds: float) -> float:
        import numpy as np
        from kagiya.vector import VectorEnv

        env = VectorEnv(batch, players=players, observers="all", **parameters)
        chance = np.random.default_rng(1)
        env.reset(0)

        def step() -> int:
            steps = env.step(env.random_moves(chance))
            if double:
                steps.observations.astype(np.float64)
            return batch

        return rate(step, seconds)

    return measure


def filled(batch: int, **parameters: Any) -> Measure:
    """Only the writing of zeros to the observations, without any game: a bound set by the memory."""

    def measure(players: int, seconds: float) -> float:
        from kagiya.vector import VectorEnv

        rows = VectorEnv(batch, players=players, observers="all", **parameters).observe().observations

        def step() -> int:
            rows.fill(0)
            return batch

        return rate(step, seconds)

    return measure


def wall(batch: int, threads: int, cores: set[int] | None, **parameters: Any) -> Measure:
    """Steps of `VectorEnv` a second by the clock on the wall, on all cores."""

    def measure(players: int, seconds: float) -> float:
        import numpy as np
        from kagiya.vector import VectorEnv

        all_cores(cores)
        env = VectorEnv(batch, players=players, observers="all", threads=threads, **parameters)
        chance = np.random.default_rng(1)
        env.reset(0)

        def step() -> int:
            env.step(env.random_moves(chance))
            return batch

        try:
            return rate(step, seconds, time.perf_counter)
        finally:
            one_core()

    return measure


def hle_cpp(program: Path, what: str) -> Measure:
    def measure(players: int, seconds: float) -> float:
        command = [program, str(players), str(seconds), what]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return float(done.stdout.split()[0])

    return measure


def hle_module(ours: bool, name: str) -> Any:
    """A module of the Hanabi Learning Environment: the original, or the one of `kagiya.compat`."""
    import importlib

    package = "kagiya.compat.hanabi_learning_environment" if ours else "hanabi_learning_environment"
    return importlib.import_module(f"{package}.{name}")


def rl_env(ours: bool) -> Measure:
    """The dicts of `rl_env`."""

    def measure(players: int, seconds: float) -> float:
        env = hle_module(ours, "rl_env").make("Hanabi-Full", num_players=players)
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

    return measure


def pyhanabi(ours: bool, arrays: bool = False) -> Measure:
    """The objects and encodings of `pyhanabi`. With `arrays`, lists are copied into arrays."""

    def measure(players: int, seconds: float) -> float:
        import numpy as np

        module = hle_module(ours, "pyhanabi")
        game = module.HanabiGame({"players": players, "seed": 1})
        encoder = module.ObservationEncoder(game)
        rows = np.zeros((players, encoder.shape()[0]), np.float32)
        mask = np.zeros((players, game.max_moves()), np.bool_)
        chance = random.Random(1)
        state = game.new_initial_state()
        score = 0

        def step() -> int:
            nonlocal state, score
            while state.cur_player() == module.CHANCE_PLAYER_ID:
                state.deal_random_card()
            for player in range(players):
                bits = encoder.encode(state.observation(player))
                if arrays:
                    rows[player] = bits
            reward = state.score() - score
            if state.is_terminal():
                state, score = game.new_initial_state(), 0
                return 0
            score += reward
            moves = state.legal_moves()
            if arrays:
                mask[:] = False
                mask[state.cur_player(), [game.get_move_uid(move) for move in moves]] = True
            state.apply_move(chance.choice(moves))
            return 1

        return rate(step, seconds)

    return measure


def open_spiel(players: int, seconds: float) -> float:
    """Observations by OpenSpiel's own way to arrays, which are faster than its lists."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("hanabi", {"players": players})
    observation = make_observation(game)
    chance = random.Random(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(outcomes, weights)[0])
        for player in range(players):
            observation.set_from(state, player)
        state.rewards()
        if state.is_terminal():
            state = game.new_initial_state()
            return 0
        state.apply_action(chance.choice(state.legal_actions()))
        return 1

    return rate(step, seconds)


def pettingzoo(ours: bool) -> Measure:
    """Turn-based environments of PettingZoo. Our floats are turned into those of 64 bits, which theirs are."""

    def measure(players: int, seconds: float) -> float:
        import numpy as np

        if ours:
            from kagiya.pettingzoo import env as make

            env = make(players=players)
        else:
            from pettingzoo.classic import hanabi_v5

            # Its hands have five cards unless told otherwise.
            env = hanabi_v5.env(players=players, hand_size=5 if players < 4 else 4)
        chance = random.Random(1)
        env.reset(seed=1)

        def step() -> int:
            mover = env.agent_selection
            seen = {agent: env.observe(agent) for agent in env.agents}
            if ours:
                for it in seen.values():
                    it["observation"] = it["observation"].astype(np.float64)
            env.step(chance.choice(np.flatnonzero(seen[mover]["action_mask"])))
            if any(env.terminations.values()):
                env.reset()
            return 1

        return rate(step, seconds)

    return measure


@functools.cache
def jaxmarl_step(players: int, batch: int) -> Callable[[], int]:
    """Some steps of JaxMARL, compiled: once for all rounds, as that takes longer than a round."""
    import jax
    import jax.numpy as jnp
    from jaxmarl import make

    env = make("hanabi", num_agents=players)
    turns = 8

    def draw(key, state, legal):
        """A random legal move of the player to act, from one random number."""
        mask = jnp.stack([legal[agent] for agent in env.agents])[jnp.argmax(state.cur_player_idx)]
        ends = jnp.cumsum(mask)
        return jnp.argmax(ends > jnp.floor(jax.random.uniform(key) * ends[-1]))

    def turn(carry, _):
        key, state, legal = carry[:3]
        key, drawn, deal = jax.random.split(key, 3)
        moves = jax.vmap(draw)(jax.random.split(drawn, batch), state, legal)
        actions = dict.fromkeys(env.agents, moves)
        seen, state, rewards, dones, _ = jax.vmap(env.step)(jax.random.split(deal, batch), state, actions)
        # All results are kept for the next turn, so that the compiler leaves out none.
        return (key, state, jax.vmap(env.get_legal_moves)(state), seen, rewards, dones), None

    @jax.jit
    def play(carry):
        return jax.lax.scan(turn, carry, None, turns)[0]

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.reset))(jax.random.split(key, batch))[1]
    carry = (key, state, jax.jit(jax.vmap(env.get_legal_moves))(state))
    # What the first turn returns has the types that later turns begin with.
    carry = jax.block_until_ready(play(jax.jit(lambda it: turn(it, None)[0])(carry)))

    def step() -> int:
        nonlocal carry
        carry = jax.block_until_ready(play(carry))
        return turns * batch

    return step


def jaxmarl(batch: int) -> Measure:
    return lambda players, seconds: rate(jaxmarl_step(players, batch), seconds)


def our_jaxmarl(batch: int) -> Measure:
    """The interface of JaxMARL, in `kagiya.jaxmarl`."""

    def measure(players: int, seconds: float) -> float:
        import numpy as np
        from kagiya.jaxmarl import make

        env = make("hanabi", num_agents=players, num_envs=batch, donate=True)
        chance = np.random.default_rng(1)
        key = 0
        _, state = env.reset(key)

        def step() -> int:
            nonlocal key, state
            key += batch
            moves = state.games().random_moves(chance)
            _, state, _, _, _ = env.step(key, state, dict.fromkeys(env.agents, moves))
            env.get_legal_moves(state)
            return batch

        return rate(step, seconds)

    return measure


def comparisons(program: Path | None, batches: list[int]) -> list[Comparison]:
    """All other environments; those in C++ only with their program."""
    floats = {"dtype": "float32"}
    belief = {"dtype": "float32", "belief": True, "noop": True}
    most = f"`VectorEnv`, {BATCH:,} games"
    rest = "legal moves, rewards, new deals"
    found = []
    if program:
        found += [
            Comparison(
                "HLE, C++",
                f"a number of four bytes for each bit (int32; float32); {rest}",
                hle_cpp(program, "ints"),
                {f"{most}, float32": vector(BATCH, **floats)},
            ),
            Comparison(
                "HLE, C++, as bytes",
                f"a byte for each bit in an array of {BATCH:,} games; {rest}",
                hle_cpp(program, "bytes"),
                {f"{most}, uint8": vector(BATCH)},
            ),
        ]
    found += [
        Comparison(
            "HLE, Python, `rl_env`",
            "the dicts of `rl_env` for all players",
            rl_env(ours=False),
            {"`kagiya.compat`, `rl_env`": rl_env(ours=True)},
        ),
        Comparison(
            "HLE, Python, `pyhanabi`",
            f"lists of int, objects of `pyhanabi`; {rest}",
            pyhanabi(ours=False),
            {"`kagiya.compat`, `pyhanabi`": pyhanabi(ours=True)},
        ),
        Comparison(
            "HLE, Python, as arrays",
            f"float32 arrays; {rest}",
            pyhanabi(ours=False, arrays=True),
            {
                "`VectorEnv`, 1 game, float32": vector(1, **floats),
                f"{most}, float32": vector(BATCH, **floats),
            },
        ),
        Comparison(
            "OpenSpiel, Python",
            f"float32 arrays; {rest}",
            open_spiel,
            {
                "`VectorEnv`, 1 game, float32": vector(1, **floats),
                f"{most}, float32": vector(BATCH, **floats),
            },
        ),
        Comparison(
            "PettingZoo",
            f"float64 arrays (ours: float32, converted); {rest}",
            pettingzoo(ours=False),
            {
                "`kagiya.pettingzoo`": pettingzoo(ours=True),
                f"{most}, converted": vector(BATCH, double=True, **floats),
            },
        ),
    ]
    for batch in batches:
        games = "1 game" if batch == 1 else f"{batch:,} games"
        ours = {f"`VectorEnv`, {games}, belief": vector(batch, **belief)}
        if batch == batches[-1]:
            ours[f"`kagiya.jaxmarl`, {games}"] = our_jaxmarl(batch)
        found.append(
            Comparison(
                f"JaxMARL, {games}",
                f"float32 arrays with belief; {rest}, with the move that does nothing",
                jaxmarl(batch),
                ours,
            )
        )
    return found


FORMS: dict[str, dict[str, Any]] = {
    "uint8": {},
    "packed": {"dtype": "packed"},
    "float32": {"dtype": "float32"},
    "float32, belief": {"dtype": "float32", "belief": True},
}


def own_forms(batches: list[int], cores: set[int] | None) -> list[Form]:
    """The forms of `VectorEnv`."""
    found = []
    for batch in batches:
        for name, form in FORMS.items():
            games = f"games: {batch:,}"
            found.append(Form(f"{name}, {games}", vector(batch, **form), f"uint8, {games}", vector(batch)))
    for name, form in FORMS.items():
        old, new = vector(BATCH, copy=False, **form), vector(BATCH, **form)
        found.append(Form(f"{name}, `copy=True`", new, f"{name}, `copy=False`", old))
    for name in "float32", "float32, belief":
        form = FORMS[name]
        zeros = filled(BATCH, **form)
        found.append(Form(f"{name}, games: {BATCH:,}", vector(BATCH, **form), "float32, zeros", zeros))
    if cores is None or len(cores) > 1:
        for name, form in FORMS.items():
            one, two = (wall(BATCH, threads, cores, **form) for threads in (1, 2))
            found.append(Form(f"{name}, two threads", two, f"{name}, one thread", one))
    return found
