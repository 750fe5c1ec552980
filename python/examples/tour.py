# %% [markdown]
# # Teach a network what a bot does
#
# A notebook in plain Python: editors such as VS Code and Spyder run it cell by cell, `jupytext --to ipynb`
# converts it to a Jupyter notebook, and `python examples/tour.py` runs it as it is. It needs only numpy and
# about a minute.
#
# The method is that of many papers: record games of a good player, train a network to predict its moves, and
# measure how well the network plays.

# %%
from __future__ import annotations

import numpy as np

from kagiya import Game, lab, selfplay
from kagiya.vector import VectorEnv, random_moves

TEACHER, GAMES = "companion-1", 250
game = Game("hle", players=2)
chance = np.random.default_rng(0)

# %% [markdown]
# ## What a player sees
# An observation is a row of bits with the sections of the Hanabi Learning Environment: the hands of the
# others, the board, the discard pile, the last move, and the knowledge from clues. `view.possible()` returns
# the knowledge about the own hand as text.

# %%
state = game.deal(seed=3)
state.apply(state.legal_moves[-1])
view = state.view()
print(f"{view.observation().sum()} of {game.observation_size} bits are set")
print("my first card can be", " ".join(view.possible()[0]))

# %% [markdown]
# ## Games of the teacher
# `selfplay.rows` returns the moves of whole games; `selfplay.write` stores them as Parquet. One game of ten
# is set aside for testing.


# %%
def lessons(first: int, games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Observations, masks and moves of the teacher, from the deal `first` on."""
    rows = [row for told in selfplay.rows(TEACHER, game, games=games, seed=first) for row in told]

    def bits(name: str, width: int) -> np.ndarray:
        packed = np.frombuffer(b"".join(row[name] for row in rows), np.uint8).reshape(len(rows), -1)
        return np.unpackbits(packed, axis=1)[:, :width]

    seen = bits("observation", game.observation_size).astype(np.float32)
    return seen, bits("legal", game.num_moves) == 1, np.array([row["move"] for row in rows])


seen, masks, moves = lessons(0, GAMES * 9 // 10)
test = lessons(GAMES * 9 // 10, GAMES // 10)
print(f"{len(moves)} moves to learn from, {len(test[2])} to test with")

# %% [markdown]
# ## Learning to predict them
# One hidden layer, the cross-entropy over legal moves, and Adam.

# %%
HIDDEN, ROUNDS, BATCH = 96, 12, 128
weights = [
    (chance.standard_normal((game.observation_size, HIDDEN)) * 0.05).astype(np.float32),
    np.zeros(HIDDEN, np.float32),
    (chance.standard_normal((HIDDEN, game.num_moves)) * 0.05).astype(np.float32),
]
means = [np.zeros_like(it) for it in weights]
squares = [np.zeros_like(it) for it in weights]


def probabilities(seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The hidden layer and the probabilities of the moves, for each row."""
    hidden = np.maximum(seen @ weights[0] + weights[1], 0)
    scores = np.where(masks, hidden @ weights[2], -1e9)
    scores = np.exp(scores - scores.max(1, keepdims=True))
    return hidden, scores / scores.sum(1, keepdims=True)


def accuracy(seen: np.ndarray, masks: np.ndarray, moves: np.ndarray) -> float:
    """The fraction of moves that were predicted."""
    return float((probabilities(seen, masks)[1].argmax(1) == moves).mean())


time = 0
for number in range(ROUNDS):
    for rows in np.array_split(chance.permutation(len(moves)), len(moves) // BATCH):
        hidden, likely = probabilities(seen[rows], masks[rows])
        likely[np.arange(len(rows)), moves[rows]] -= 1
        likely /= len(rows)
        back = (likely @ weights[2].T) * (hidden > 0)
        time += 1
        for slope, weight, mean, square in zip(
            (seen[rows].T @ back, back.sum(0), hidden.T @ likely), weights, means, squares
        ):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            step = (mean / (1 - 0.9**time)) / (np.sqrt(square / (1 - 0.99**time)) + 1e-6)
            weight -= 0.001 * step
learned = accuracy(*test)
guessed = float((1 / test[1].sum(1)).mean())
print(f"{100 * learned:.0f} % of the moves of new games predicted; guessing would give {100 * guessed:.0f} %")

# %% [markdown]
# ## How well the pupil plays
# All games run in lockstep, until each has ended once. The teacher plays the same deals for comparison.


# %%
def points(choose: object, games: int = 200) -> float:
    """The mean points if `choose(observations, masks)` makes all moves."""
    env = VectorEnv(games, game, dtype="float32", last_strike="keep", auto_reset=False)
    steps = env.reset(0)
    while not steps.dones.all():
        steps = env.step(choose(steps.observations, steps.masks))  # type: ignore[operator]
    return float(steps.scores.mean())


pupil = points(lambda seen, masks: probabilities(seen, masks)[1].argmax(1))
anything = points(lambda seen, masks: random_moves(masks, chance))
teacher = lab.run(TEACHER, game, games=200).mean
print(f"the pupil makes {pupil:.1f} points, random moves {anything:.1f}, {TEACHER} {teacher:.1f}")
