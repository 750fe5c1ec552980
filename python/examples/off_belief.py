"""One level of off-belief learning (Hu, Lerer, Cui, Pineda, Brown and Foerster, 2021) on a small game, with numpy.

Level 1 interprets no convention: it acts as if all moves so far had been made at random. A move is judged by a
fictitious transition: the own hand and the deck are drawn anew among the deals that agree with the view
(`VectorEnv.fictitious`), the move is made there, and the partner answers by the policy that is learned. Moves drawn
at random tell nothing but what the clues say, so this belief needs no network. Run `python examples/off_belief.py`.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np

from kagiya.vector import Steps, VectorEnv

SMALL = runpy.run_path(str(Path(__file__).with_name("learn_small.py")))
GAME, DISCOUNT = SMALL["GAME"], SMALL["DISCOUNT"]
GAMES = 128


def draw(network: Any, steps: Steps, random: np.random.Generator) -> np.ndarray:
    """Moves by the probabilities of the network."""
    _, shares, _ = network.look(steps.observations, steps.masks)
    drawn = random.random((len(shares), 1), dtype=np.float32)
    moves = np.minimum((shares.cumsum(1) < drawn).sum(1), shares.shape[1] - 1)
    return np.where(steps.masks[np.arange(len(moves)), moves], moves, shares.argmax(1))


def learn(updates: int = 600, seed: int = 0, rate: float = 2e-3) -> tuple[Any, float]:
    """A network after this many updates, and the mean score of the last 500 games."""
    random = np.random.default_rng(seed)
    env = VectorEnv(GAMES, GAME, dtype="float32")
    network = SMALL["Network"](env.observation_size, env.num_actions, random)
    steps = env.reset(seed)
    scores: list[int] = []
    for update in range(updates):
        moves = draw(network, steps, random)
        first, fiction = env.fictitious(moves, seed=update)
        second = fiction.step(draw(network, first, random))
        _, _, later = network.look(second.observations, second.masks)
        # Rewards of a game that has ended belong to the next one, as does what follows.
        answer = second.rewards + DISCOUNT * later * ~second.dones
        returns = first.rewards + DISCOUNT * answer * ~first.dones
        network.learn(steps.observations, steps.masks, moves, returns.astype(np.float32), rate)
        steps = env.step(moves)
        scores.extend(steps.scores[steps.dones].tolist())
    return network, float(np.mean(scores[-500:])) if scores else 0.0


if __name__ == "__main__":
    print(f"after 600 updates {learn()[1]:.2f} points, of at most 5; after 20 {learn(20)[1]:.2f}")
