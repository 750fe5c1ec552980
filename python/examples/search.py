"""Search over a companion in the manner of SPARTA (Lerer, Hu, Foerster and Brown, 2020): one player searches, the
others play the blueprint.

The searcher samples worlds that agree with its view, does each of its moves in each of them, and lets the blueprint
play all games to the end (`view.rollouts`). It deviates from the blueprint only if a move is better by more than the
noise. Run `python examples/search.py --games 20 --worlds 100`.
"""

from __future__ import annotations

import argparse

import numpy as np

from kagiya import Game, Table, lab


class Searcher:
    """A seat that searches over a blueprint, the name of a bot."""

    def __init__(self, table: Table, blueprint: str, worlds: int, seed: int) -> None:
        self.table, self.blueprint, self.worlds, self.seed = table, blueprint, worlds, seed
        self.deviations = 0

    def act(self) -> int:
        """The blueprint's move, or one that is better by two standard errors of the difference."""
        usual = self.table.decide()
        assert usual is not None, "it is the searcher's turn"
        view = self.table.state.view()
        moves = view.legal_moves
        if len(moves) == 1:
            return usual
        scores = view.rollouts(moves, self.blueprint, worlds=self.worlds, seed=self.seed + view.turn, threads=1)
        gained = scores - scores[moves.index(usual)]
        means, errors = gained.mean(axis=1), gained.std(axis=1, ddof=1) / np.sqrt(self.worlds)
        best = int(np.argmax(means))
        if means[best] <= 2 * errors[best]:
            return usual
        self.deviations += moves[best] != usual
        return moves[best]


def play(game: Game, deal: int, blueprint: str, worlds: int) -> tuple[int, int]:
    """The score of a deal in which seat 0 searches, and the number of its deviations."""
    table = Table(game.deal(deal), [blueprint] * game.players)
    searcher = Searcher(table, blueprint, worlds, seed=1000 * deal)
    while not table.state.is_over:
        move = searcher.act() if table.state.to_act == 0 else table.decide()
        assert move is not None
        table.apply(move)
    return table.state.score, searcher.deviations


def compare(game: Game, games: int, blueprint: str, worlds: int, seed: int = 0) -> tuple[float, float, int]:
    """The mean scores of the blueprint and of search over it on the same deals, and the number of deviations. Games
    lost by strikes count as 0."""
    usual = lab.run(blueprint, game, games=games, seed=seed).mean_zero_on_strikeout
    played = [play(game, seed + deal, blueprint, worlds) for deal in range(games)]
    return usual, float(np.mean([score for score, _ in played])), sum(count for _, count in played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--blueprint", default="companion-1")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    game = Game("hle", 2)
    usual, searched, count = compare(game, options.games, options.blueprint, options.worlds, options.seed)
    print(f"{options.games} deals: {options.blueprint} {usual:.2f}, with search in seat 0 {searched:.2f}", end="; ")
    print(f"{count} deviations")


if __name__ == "__main__":
    main()
