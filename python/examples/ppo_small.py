"""Learns Hanabi-Small by proximal policy optimization (PPO), in PyTorch: `pip install kagiya[torch]`.

Two colors, hands of two cards, three clue tokens, one life: at most 10 points. All seats share one network, which
sees what the player to act sees. In the first half it learns from the points made, even if a strike loses them:
otherwise it would not dare to play. In the second half it learns step by step to mind the loss.
Run `python examples/ppo_small.py --updates 600 --csv curve.csv`.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable

import numpy as np
import torch
from torch import nn

from kagiya import Game
from kagiya.vector import VectorEnv

GAME = Game("hanabi-small", 2)
GAMES, STEPS, EPOCHS, PARTS = 256, 32, 3, 4
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.99, 0.95, 0.2, 0.02, 1e-3


class Network(nn.Module):
    """A policy and a value from the same two hidden layers."""

    def __init__(self, inputs: int, moves: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of the moves, and the expected rewards to come."""
        hidden = self.body(seen)
        scores = self.policy(hidden).masked_fill(~masks, -1e9)
        return scores.log_softmax(-1), self.value(hidden).squeeze(-1)


def evaluate(network: Network, games: int, seed: int) -> tuple[float, float]:
    """Mean and standard error of the scores of `games` games in which the likeliest moves are made."""
    env = VectorEnv(games, GAME, dtype="float32", auto_reset=False)
    steps = env.reset(seed)
    while not (steps.masks.sum(1) == 0).all():
        with torch.no_grad():
            logs, _ = network(torch.from_numpy(steps.observations), torch.from_numpy(steps.masks))
        moves = logs.argmax(1).numpy()
        scores = (steps := env.step(moves)).scores
    return float(scores.mean()), float(scores.std(ddof=1) / np.sqrt(games))


Told = Callable[[int, int, float, float], None]


def learn(
    updates: int, seed: int = 0, told: Told = lambda update, moves, made, score: None, careful: bool = True
) -> Network:
    """Does this many updates of `GAMES * STEPS` moves. `careful` learns to mind the loss. `told` receives the number of the update, of the moves so
    far, the points made in a game, and the mean score, in which a lost game has none."""
    torch.manual_seed(seed)
    env = VectorEnv(GAMES, GAME, dtype="float32")
    network = Network(env.observation_size, env.num_actions)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    steps = env.reset(seed)
    for update in range(1, updates + 1):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - (update - 1) / updates)
        loss = -GAME.max_score * max(0.0, 2 * update / updates - 1) if careful else 0.0
        rows, scores, made = [], [], 0.0
        for _ in range(STEPS):
            seen, masks = torch.from_numpy(steps.observations), torch.from_numpy(steps.masks)
            with torch.no_grad():
                logs, values = network(seen, masks)
                moves = torch.multinomial(logs.exp(), 1).squeeze(1)
            after = env.step(moves.numpy())
            chosen = logs.gather(1, moves[:, None]).squeeze(1)
            rewards = torch.from_numpy(after.rewards).clamp(min=loss)
            going = torch.from_numpy(~after.dones).float()
            rows.append((seen, masks, moves, chosen, values, rewards, going))
            scores.extend(after.scores[after.dones].tolist())
            made += float(after.rewards.clip(min=0).sum())
            steps = after
        with torch.no_grad():
            _, following = network(torch.from_numpy(steps.observations), torch.from_numpy(steps.masks))
        advantages, advantage = [], torch.zeros(GAMES)
        for *_, values, rewards, going in reversed(rows):
            error = rewards + DISCOUNT * following * going - values
            advantage = error + DISCOUNT * TRACE * going * advantage
            advantages.append(advantage)
            following = values
        gained = torch.cat(advantages[::-1])
        seen, masks, moves, chosen, values = (torch.cat([row[part] for row in rows]) for part in range(5))
        wanted = values + gained
        for _ in range(EPOCHS):
            for part in torch.randperm(len(moves)).chunk(PARTS):
                logs, expected = network(seen[part], masks[part])
                ratio = (logs.gather(1, moves[part, None]).squeeze(1) - chosen[part]).exp()
                scaled = (gained[part] - gained[part].mean()) / (gained[part].std() + 1e-8)
                surrogate = torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
                entropy = -(logs.exp() * logs).sum(1).mean()
                value_error = 0.5 * (expected - wanted[part]).pow(2).mean()
                optimizer.zero_grad()
                (value_error - surrogate - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        ended = max(1, len(scores))
        told(update, update * GAMES * STEPS, made / ended, sum(scores) / ended)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=600)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--csv", help="a file for the learning curve")
    options = parser.parse_args()
    rows: list[tuple[int, int, float, float]] = []

    def told(update: int, moves: int, made: float, score: float) -> None:
        rows.append((update, moves, round(made, 3), round(score, 3)))
        if update % 20 == 0:
            print(f"update {update}, {moves:,} moves: {made:.2f} points made, score {score:.2f}", flush=True)

    network = learn(options.updates, options.seed, told)
    mean, error = evaluate(network, 5000, 10**6)
    print(f"after {options.updates} updates, likeliest moves, 5,000 new deals: {mean:.2f} ± {error:.2f} of 10")
    if options.csv:
        with open(options.csv, "w", newline="") as file:
            table = csv.writer(file, lineterminator="\n")
            table.writerow(("update", "moves", "made", "score"))
            table.writerows(rows)


if __name__ == "__main__":
    main()
