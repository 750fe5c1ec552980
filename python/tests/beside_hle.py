"""Plays random configurations with the original Hanabi Learning Environment (HLE) too, by hand:

    python python/tests/beside_hle.py --hle FOLDER --configurations 5000 --seed 1 --report report.md

FOLDER holds the package `hanabi_learning_environment` with its compiled library. Each configuration is one game from
its seed, by the objects of `pyhanabi` and by the dicts of `rl_env`. All that both tell is compared: after each card
of the first deal, after each move, before and after its replacement card, and in steps after the end. A difference
ends the program. After the end the original plays on, as docs/research.md says; rewards that differ are counted there.
"""

from __future__ import annotations

import argparse
import collections
import random
import sys
import time
from pathlib import Path
from typing import Any

from kagiya.compat.hanabi_learning_environment import pyhanabi as ours
from kagiya.compat.hanabi_learning_environment import rl_env as our_env

CHANCE = -1
BEYOND_THE_END = 3


class Comparison:
    """Counts what is compared, and ends the program at a difference."""

    def __init__(self) -> None:
        self.counts: collections.Counter[str] = collections.Counter()
        self.where: Any = None

    def same(self, what: str, theirs: Any, own: Any) -> None:
        self.counts[what] += 1
        if theirs != own:
            sys.exit(f"{what} differs in {self.where}:\n  the original: {theirs}\n  here:         {own}")


def texts(items: Any) -> list[str]:
    return [str(item) for item in items]


def draw(chance: random.Random) -> dict[str, Any]:
    """A configuration that both accept, about half of them with some common values."""
    players = chance.randint(2, 5)
    drawn: dict[str, Any] = {
        "players": players,
        "colors": chance.choice([1, 2, 3, 4, 5, 5]),
        "ranks": chance.choice([1, 2, 3, 4, 5, 5]),
        "hand_size": chance.choice([1, 2, 3, 4, 4, 5, 5, 6, 7, 8]),
        "max_information_tokens": chance.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 12, 20]),
        "max_life_tokens": chance.choice([1, 1, 2, 3, 3, 4, 6, 10]),
        "observation_type": chance.choice([0, 1, 1, 2]),
        "random_start_player": chance.random() < 0.3,
        "seed": chance.randrange(-(2**31), 2**31),
    }
    if drawn["seed"] == -1:
        drawn["seed"] = 1
    for name in ("colors", "ranks", "hand_size", "max_information_tokens", "max_life_tokens"):
        # The original has a default for each of these.
        if chance.random() < 0.15:
            del drawn[name]
    try:
        ours.HanabiGame(drawn)
    except ValueError:
        return draw(chance)
    return drawn


def compare_state(it: Comparison, theirs: Any, own: Any) -> None:
    """All that a state and each player's observation tell."""
    (game, state, encoder), (own_game, own_state, own_encoder) = theirs, own
    for name in ("cur_player", "deck_size", "fireworks", "information_tokens", "life_tokens", "score", "is_terminal"):
        it.same(f"state.{name}", getattr(state, name)(), getattr(own_state, name)())
    it.same("state.end_of_game_status", int(state.end_of_game_status()), int(own_state.end_of_game_status()))
    it.same("str(state)", str(state), str(own_state))
    for name in ("discard_pile", "move_history"):
        it.same(f"state.{name}", texts(getattr(state, name)()), texts(getattr(own_state, name)()))
    it.same("state.player_hands", str(state.player_hands()), str(own_state.player_hands()))
    if state.cur_player() != CHANCE:
        numbers = [game.get_move_uid(move) for move in state.legal_moves()]
        it.same("state.legal_moves", numbers, [own_game.get_move_uid(move) for move in own_state.legal_moves()])
    for player in range(game.num_players()):
        seen, own_seen = state.observation(player), own_state.observation(player)
        it.same("encoding", encoder.encode(seen), own_encoder.encode(own_seen))
        it.same("str(observation)", str(seen), str(own_seen))
        for name in ("cur_player_offset", "deck_size", "fireworks", "information_tokens", "life_tokens"):
            it.same(f"observation.{name}", getattr(seen, name)(), getattr(own_seen, name)())
        for name in ("last_moves", "legal_moves", "discard_pile"):
            it.same(f"observation.{name}", texts(getattr(seen, name)()), texts(getattr(own_seen, name)()))
        for name in ("observed_hands", "card_knowledge"):
            hands, own_hands = getattr(seen, name)(), getattr(own_seen, name)()
            it.same(f"observation.{name}", [texts(hand) for hand in hands], [texts(hand) for hand in own_hands])


def compare_item(it: Comparison, theirs: Any, own: Any) -> None:
    """The last item of a history."""
    for name in (
        "player",
        "scored",
        "information_token",
        "color",
        "rank",
        "card_info_revealed",
        "card_info_newly_revealed",
        "deal_to_player",
    ):
        it.same(f"item.{name}", getattr(theirs, name)(), getattr(own, name)())
    # A card that is dealt is no dict there.
    if int(theirs.move().type()) in (1, 2, 3, 4):
        it.same("move.to_dict", theirs.move().to_dict(), own.move().to_dict())


def told(observation: dict[str, Any]) -> dict[str, Any]:
    """The observations of all players as dicts, without the object of the library."""
    players = [{key: one[key] for key in one if key != "pyhanabi"} for one in observation["player_observations"]]
    return {**observation, "player_observations": players}


def choose(chance: random.Random, style: str, game: Any, state: Any) -> int:
    """A legal move by its number: any one, or rather one that loses no life and makes a point."""
    numbers = [game.get_move_uid(move) for move in state.legal_moves()]
    if style == "any":
        return chance.choice(numbers)
    hand = state.player_hands()[state.cur_player()]
    plays, others = [], []
    for number in numbers:
        move = game.get_move(number)
        if move.type() != ours.HanabiMoveType.PLAY:
            others.append(number)
        elif state.card_playable_on_fireworks(hand[move.card_index()].color(), hand[move.card_index()].rank()):
            plays.append(number)
    if plays and (style == "best" or chance.random() < 0.5):
        return chance.choice(plays)
    return chance.choice(others or numbers)


def play(it: Comparison, config: dict[str, Any], chance: random.Random, pyhanabi: Any, rl_env: Any) -> None:
    """One game on both sides."""
    style = chance.choice(["any", "careful", "best"])
    it.where = (config, style)
    game, own_game = pyhanabi.HanabiGame(config), ours.HanabiGame(config)
    it.same("parameter_string", game.parameter_string(), own_game.parameter_string())
    it.same("max_moves", game.max_moves(), own_game.max_moves())
    for number in range(game.max_moves()):
        it.same("get_move", str(game.get_move(number)), str(own_game.get_move(number)))
    encoder, own_encoder = pyhanabi.ObservationEncoder(game), ours.ObservationEncoder(own_game)
    it.same("shape", encoder.shape(), own_encoder.shape())
    env, own_env = rl_env.HanabiEnv(config), our_env.HanabiEnv(config)
    it.same("reset", told(env.reset()), told(own_env.reset()))
    state, own_state = game.new_initial_state(), own_game.new_initial_state()
    both = (game, state, encoder), (own_game, own_state, own_encoder)
    moves = 0
    while True:
        if state.cur_player() == CHANCE:
            state.deal_random_card()
            own_state.deal_random_card()
            compare_item(it, state.move_history()[-1], own_state.move_history()[-1])
            compare_state(it, *both)
            continue
        if state.is_terminal():
            break
        if moves == 0:
            compare_state(it, *both)
        number = choose(chance, style, own_game, own_state)
        state.apply_move(game.get_move(number))
        own_state.apply_move(own_game.get_move(number))
        compare_item(it, state.move_history()[-1], own_state.move_history()[-1])
        compare_state(it, *both)
        (seen, *rest), (own_seen, *own_rest) = env.step(number), own_env.step(number)
        it.same("step: reward, done, info", rest, own_rest)
        it.same("step: observations", told(seen), told(own_seen))
        moves += 1
        it.counts["(moves)"] += 1
        if state.is_terminal():
            break
    it.counts[f"(games that ended with {ours.HanabiEndOfGameType(int(state.end_of_game_status())).name})"] += 1
    beyond(it, chance, env, own_env)


def beyond(it: Comparison, chance: random.Random, env: Any, own_env: Any) -> None:
    """Legal moves after the end: the original plays on, and here nothing changes."""
    last = told(own_env._make_observation_all_players())
    for _ in range(BEYOND_THE_END):
        legal = {env.game.get_move_uid(move) for move in env.state.legal_moves()}
        legal &= {own_env.game.get_move_uid(move) for move in own_env.state.legal_moves()}
        if env.state.life_tokens() == 0:
            # A library that was compiled with assertions ends the process if a further life is lost.
            legal -= {move for move in legal if env.game.get_move(move).type() == ours.HanabiMoveType.PLAY}
        if not legal:
            return
        number = chance.choice(sorted(legal))
        (_, reward, done, info), (own_seen, own_reward, own_done, own_info) = env.step(number), own_env.step(number)
        it.same("after the end: done, info", (done, info), (own_done, own_info))
        it.same("after the end: nothing changes here", last, told(own_seen))
        it.same("after the end: no reward here", 0, own_reward)
        it.counts["(steps after the end)"] += 1
        if reward != own_reward:
            it.counts["(steps after the end whose reward is not 0 in the original)"] += 1


def report(it: Comparison, options: argparse.Namespace, drawn: list[dict[str, Any]], seconds: float) -> str:
    made = sum(count for what, count in it.counts.items() if not what.startswith("("))
    options_text = f"--configurations {options.configurations} --seed {options.seed}"
    lines = [
        "# Random configurations in the original environment and here",
        "",
        "This page was written, with the version of the original that `tests/fixtures/hle/README.md` names, by",
        "",
        "```sh",
        f"python python/tests/beside_hle.py --hle FOLDER {options_text} --report FILE",
        "```",
        "",
        f"{len(drawn):,} random configurations, one game of each: {made:,} comparisons, 0 differences. It took",
        f"{seconds:.0f} s of processor time.",
        "",
        "| parameter | values, and how many configurations had each |",
        "|---|---|",
    ]
    for name in ours.PARAMETERS:
        values = collections.Counter(str(config.get(name, "default")) for config in drawn)
        if name == "seed":
            lines.append(f"| `seed` | {len(values):,} different ones |")
        else:
            ordered = sorted(values, key=lambda value: (not value.isdigit(), value.zfill(3)))
            lines.append(f"| `{name}` | " + ", ".join(f"{value}: {values[value]:,}" for value in ordered) + " |")
    lines += ["", "| what was played | count |", "|---|--:|"]
    for what, count in sorted(it.counts.items()):
        if what.startswith("("):
            lines.append(f"| {what.strip('()')} | {count:,} |")
    lines += ["", "| what was compared | comparisons |", "|---|--:|"]
    for what, count in sorted(it.counts.items()):
        if not what.startswith("("):
            lines.append(f"| `{what}` | {count:,} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hle", type=Path, required=True, help="the folder that holds the original package")
    parser.add_argument("--configurations", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, help="a file for the report")
    options = parser.parse_args()
    sys.path.insert(0, str(options.hle))
    from hanabi_learning_environment import pyhanabi, rl_env

    if Path(pyhanabi.__file__).resolve().is_relative_to(Path(ours.__file__).resolve().parents[1]):
        sys.exit(f"there is no original package in {options.hle}")
    chance = random.Random(options.seed)
    it, drawn, start = Comparison(), [], time.process_time()
    for number in range(1, options.configurations + 1):
        drawn.append(draw(chance))
        play(it, drawn[-1], chance, pyhanabi, rl_env)
        if number % 250 == 0:
            made = sum(count for what, count in it.counts.items() if not what.startswith("("))
            print(f"{number:,} configurations, {made:,} comparisons, 0 different", flush=True)
    written = report(it, options, drawn, time.process_time() - start)
    if options.report:
        options.report.write_text(written)
    print(written)


if __name__ == "__main__":
    main()
