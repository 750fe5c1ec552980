"""Evaluates a bot with partners that it doesn't know, and writes one table.

Partners are the rule-based ones from the literature (`kagiya.partners`) and the companions; `savant` stands apart, as
it speaks a language of its own. With each partner the bot plays the same deals, half of them in seat 0. Run
`python examples/ad_hoc.py companion-2 --games 100`.
"""

from __future__ import annotations

import argparse

from kagiya import Game, lab
from kagiya.partners import PARTNERS

COMPANIONS = ["companion-1", "companion-2", "companion-3", "companion-4"]


def evaluate(
    player: lab.Player, game: Game, games: int, seed: int = 0, partners: dict[str, lab.Player] | None = None
) -> dict[str, lab.Result]:
    """The results of the bot with each partner, and with itself as `"itself"`."""
    others: dict[str, lab.Player] = dict(partners or {**PARTNERS, **{name: name for name in COMPANIONS}, "savant": "savant"})
    half = games // 2
    results = {"itself": lab.run(player, game, games=games, seed=seed)}
    for name, partner in others.items():
        rest = [partner] * (game.players - 1)
        first = lab.run([player, *rest], game, games=half, seed=seed)
        last = lab.run([*rest, player], game, games=games - half, seed=seed + half)
        results[name] = first + last
    return results


def table(results: dict[str, lab.Result]) -> str:
    """The results as a table in Markdown, with means over the partners that don't include `savant`."""
    lines = ["| partner | games | mean | standard error | lost by strikes |", "|---|--:|--:|--:|--:|"]
    for name, result in results.items():
        lost = 100 * result.strikeouts / result.games
        lines.append(f"| {name} | {result.games} | {result.mean:.2f} | {result.stderr:.2f} | {lost:.0f} % |")
    known = [result.mean for name, result in results.items() if name not in ("itself", "savant")]
    lines.append(f"| all partners but savant | | {sum(known) / len(known):.2f} | | |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", help="the name of a bot of Kagiya, or of a partner of kagiya.partners")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    player = PARTNERS.get(options.bot, options.bot)
    print(table(evaluate(player, Game("hle", options.players), options.games, options.seed)))


if __name__ == "__main__":
    main()
