"""Learns Hanabi-Small by independent Q-learning with memory, in the manner of R2D2 (Kapturowski et al., 2019), in
PyTorch: `pip install kagiya[torch]`.

Each seat is a learner of its own that sees the whole game from its place; between its turns its only move is to do
nothing. All share one recurrent network (LSTM, dueling, double Q-learning), and every game explores at its own rate.
Whole games are replayed, so the memory begins blank. In the first half it learns from the points made, even if a
strike loses them: otherwise it would not dare to play. In the second half it learns step by step to mind the loss.
Run `python examples/iql_small.py --rounds 600 --csv curve.csv`.
"""

from __future__ import annotations

import argparse
import copy
import csv
from collections.abc import Callable

import numpy as np
import torch
from torch import nn

from kagiya import Game
from kagiya.vector import Steps, VectorEnv

GAME = Game("hanabi-small", 2)
GAMES, KEPT, BATCH, LEARNED = 128, 60, 128, 8
DISCOUNT, RATE, COPY_EVERY = 0.99, 1e-3, 100
Memory = tuple[torch.Tensor, torch.Tensor]


class Network(nn.Module):
    """The values of the moves from the observations so far."""

    def __init__(self, inputs: int, moves: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU())
        self.memory = nn.LSTM(width, width)
        self.value, self.advantage = nn.Linear(width, 1), nn.Linear(width, moves)

    def forward(
        self, seen: torch.Tensor, masks: torch.Tensor, memory: Memory | None = None
    ) -> tuple[torch.Tensor, Memory]:
        """The values `(time, rows, moves)`; illegal moves have low ones."""
        output, memory = self.memory(self.body(seen), memory)
        advantages = self.advantage(output)
        advantages = advantages - advantages.mean(-1, keepdim=True)
        return (self.value(output) + advantages).masked_fill(~masks, -1e9), memory


def rows_of(steps: Steps) -> tuple[torch.Tensor, torch.Tensor]:
    """Observations and masks with a row for each game and seat, and one moment."""
    seen, masks = steps.observations, steps.masks
    return (
        torch.from_numpy(seen.reshape(1, -1, seen.shape[-1])),
        torch.from_numpy(masks.reshape(1, -1, masks.shape[-1])),
    )


def play(
    network: Network, env: VectorEnv, seed: int, rates: np.ndarray, random: np.random.Generator
) -> tuple[list[torch.Tensor], np.ndarray]:
    """Plays all games to the end, with random moves at these rates. Returns observations, masks, moves, rewards and
    whether the game was going on, each `(time, rows, …)`, and the scores."""
    steps, memory, parts = env.reset(seed), None, []
    games = np.arange(env.num_envs)
    going = np.ones(2 * env.num_envs, np.bool_)
    while going.any():
        seen, masks = rows_of(steps)
        with torch.no_grad():
            values, memory = network(seen, masks, memory)
        anything = np.where(masks[0].numpy(), random.random(masks.shape[1:]), -1).argmax(1)
        moves = np.where(random.random(len(going)) < rates, anything, values[0].argmax(1).numpy())
        chosen = moves.reshape(-1, 2)[games, steps.to_act]
        steps = env.step(np.where(chosen == env.num_actions - 1, 0, chosen))
        rewards = torch.from_numpy(steps.rewards.repeat(2))
        parts.append((seen[0], masks[0], torch.from_numpy(moves), rewards, torch.from_numpy(going)))
        going = ~steps.dones.repeat(2)
    return [torch.stack(part) for part in zip(*parts)], steps.scores


def make(games: int) -> VectorEnv:
    return VectorEnv(games, GAME, dtype="float32", observers="all", noop=True, auto_reset=False)


def evaluate(network: Network, games: int, seed: int) -> tuple[float, float]:
    """Mean and standard error of the scores of `games` games in which the best moves are made."""
    random = np.random.default_rng(seed)
    _, scores = play(network, make(games), seed, np.zeros(2 * games), random)
    return float(scores.mean()), float(scores.std(ddof=1) / np.sqrt(games))


class Learner:
    """The network with its copy, its optimizer and the replay memory."""

    def __init__(self, env: VectorEnv, seed: int) -> None:
        torch.manual_seed(seed)
        self.network = Network(env.observation_size, env.num_actions)
        self.copy = copy.deepcopy(self.network)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE, eps=1e-5)
        self.random = np.random.default_rng(seed)
        self.replay: list[list[torch.Tensor]] = []
        self.steps = 0

    def keep(self, games: list[torch.Tensor]) -> None:
        self.replay.append(games)
        del self.replay[:-KEPT]

    def learn(self, loss: float) -> None:
        """One gradient step on games that are drawn from the replay memory. A lost game costs at most `-loss`."""
        games = self.replay[self.random.integers(len(self.replay))]
        drawn = torch.from_numpy(self.random.integers(games[0].shape[1], size=BATCH))
        seen, masks, moves, rewards, going = (part[:, drawn] for part in games)
        values, _ = self.network(seen, masks)
        with torch.no_grad():
            targets, _ = self.copy(seen, masks)
            best = values.argmax(-1, keepdim=True)
            following = targets.gather(-1, best).squeeze(-1) * going
            wanted = rewards.clamp(min=loss)
            wanted[:-1] += DISCOUNT * following[1:]
        chosen = values.gather(-1, moves[..., None]).squeeze(-1)
        losses = nn.functional.smooth_l1_loss(chosen, wanted, reduction="none")
        self.optimizer.zero_grad()
        losses[going].mean().backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 5)
        self.optimizer.step()
        self.steps += 1
        if self.steps % COPY_EVERY == 0:
            self.copy.load_state_dict(self.network.state_dict())


Told = Callable[[int, int, float, float], None]


def learn(
    rounds: int, seed: int = 0, told: Told = lambda number, moves, made, score: None, careful: bool = True
) -> Network:
    """Does this many rounds of `GAMES` games and some gradient steps. `careful` learns to mind the loss. `told`
    receives the number of the round, of the moves so far, and of the half of the games that explores least the points made in a game, and the mean
    score, in which a lost game has none."""
    env = make(GAMES)
    learner = Learner(env, seed)
    rates = np.repeat(0.4 ** (1 + 5 * np.arange(GAMES) / (GAMES - 1)), 2)
    moves = 0
    for number in range(1, rounds + 1):
        games, scores = play(learner.network, env, seed + number * GAMES, rates, learner.random)
        learner.keep(games)
        moves += int(games[4].sum()) // 2
        loss = -GAME.max_score * max(0.0, 2 * number / rounds - 1) if careful else 0.0
        for _ in range(LEARNED):
            learner.learn(loss)
        # The two seats of a game have the same rewards.
        made = games[3].clamp(min=0).sum(0)[GAMES:].mean()
        told(number, moves, float(made), float(scores[GAMES // 2 :].mean()))
    return learner.network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--csv", help="a file for the learning curve")
    options = parser.parse_args()
    rows: list[tuple[int, int, float, float]] = []

    def told(number: int, moves: int, made: float, score: float) -> None:
        rows.append((number, moves, round(made, 3), round(score, 3)))
        if number % 20 == 0:
            print(f"round {number}, {moves:,} moves: {made:.2f} points made, score {score:.2f}", flush=True)

    network = learn(options.rounds, options.seed, told)
    mean, error = evaluate(network, 5000, 10**6)
    print(f"after {options.rounds} rounds, best moves, 5,000 new deals: {mean:.2f} ± {error:.2f} of 10")
    if options.csv:
        with open(options.csv, "w", newline="") as file:
            table = csv.writer(file, lineterminator="\n")
            table.writerow(("round", "moves", "made", "score"))
            table.writerows(rows)


if __name__ == "__main__":
    main()
