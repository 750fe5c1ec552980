"""Fits a blueprint of savant to decisions that the example `blueprint_data` has written.

    python3 crates/lab/blueprint/fit.py crates/savant/src/blueprint-two.txt DATA...

It needs NumPy. The network has two hidden layers; its targets are the values of the candidates of a decision
relative to their mean (squared error, Adam, a cosine schedule). One decision in 20 is kept aside: the last
line says by how many points the network's choice is better there than the one that was made.
"""

import sys

import numpy as np

FIRST, SECOND = 32, 16
LEAK = np.float32(0.1)
EPOCHS, RATE, DECAY = 30, 5e-3, 1e-5
# A candidate counts as this many points worse than the best of its decision at most. A lost game costs so much
# that the few there are would otherwise decide the fit.
WORST = 3
# Decisions are shuffled in runs, because rows that follow each other are read faster.
RUN, RUNS = 50, 20
SEED = 0


def read(path):
    """The names of the features, the sizes of the decisions, the values, and the features."""
    with open(path, "rb") as file:
        names = file.readline().decode().split()
        rows = np.frombuffer(file.read(), dtype="<f4").reshape(-1, len(names) + 2)
    starts = np.flatnonzero(rows[:, 0] == 0)
    return names, np.diff(np.append(starts, len(rows))), rows[:, 1], rows[:, 2:]


def centered(values, starts, sizes):
    """The values of each decision without their mean."""
    means = np.add.reduceat(values, starts) / sizes
    return (values - np.repeat(means, sizes)).astype(np.float32)


def limited(values, starts, sizes):
    """The values, none of which is more than `WORST` below the best of its decision."""
    return np.maximum(values, np.repeat(np.maximum.reduceat(values, starts), sizes) - WORST)


def starts_of(sizes):
    return np.concatenate([[0], np.cumsum(sizes)[:-1]])


def activation(x):
    return np.maximum(x, LEAK * x)


def slope(x):
    return np.where(x > 0, np.float32(1), LEAK)


def forward(weights, x):
    w1, b1, w2, b2, w3 = weights
    z1 = x @ w1 + b1
    z2 = activation(z1) @ w2 + b2
    return z1, z2, (activation(z2) @ w3)[:, 0]


def gradients(weights, x, targets, sizes):
    _, _, w2, _, w3 = weights
    starts = starts_of(sizes)
    z1, z2, values = forward(weights, x)
    error = centered(values, starts, sizes) - targets
    d = centered(error * np.float32(2 / len(targets)), starts, sizes)[:, None]
    dz2 = d * w3[:, 0] * slope(z2)
    dz1 = dz2 @ w2.T * slope(z1)
    return x.T @ dz1, dz1.sum(0), activation(z1).T @ dz2, dz2.sum(0), activation(z2).T @ d


def fit(x, targets, sizes, starts, count):
    """The weights, fitted to the first `count` decisions."""
    random = np.random.default_rng(SEED)

    def layer(inputs, outputs, scale=1.0):
        return (random.standard_normal((inputs, outputs)) * scale * np.sqrt(2 / inputs)).astype(np.float32)

    weights = [
        layer(x.shape[1], FIRST),
        np.zeros(FIRST, np.float32),
        layer(FIRST, SECOND),
        np.zeros(SECOND, np.float32),
        layer(SECOND, 1, 0.1 * np.sqrt(2)),
    ]
    means = [np.zeros_like(it) for it in weights]
    squares = [np.zeros_like(it) for it in weights]
    step, steps = 0, EPOCHS * (count // RUN // RUNS)
    for _ in range(EPOCHS):
        order = random.permutation(count // RUN)
        for at in range(0, len(order) - RUNS + 1, RUNS):
            chosen = (order[at : at + RUNS, None] * RUN + np.arange(RUN)).ravel()
            own = sizes[chosen]
            rows = np.repeat(starts[chosen] - starts_of(own), own) + np.arange(own.sum())
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * min(step / steps, 1))) + 1e-5
            for it, gradient in enumerate(gradients(weights, x[rows], targets[rows], own)):
                gradient = gradient + DECAY * weights[it]
                means[it] = 0.9 * means[it] + 0.1 * gradient
                squares[it] = 0.999 * squares[it] + 0.001 * gradient**2
                mean, square = means[it] / (1 - 0.9**step), squares[it] / (1 - 0.999**step)
                weights[it] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
    return weights


def report(weights, x, targets, sizes):
    starts = starts_of(sizes)
    values = forward(weights, x)[2]
    best = np.lexsort((-values, np.repeat(np.arange(len(sizes)), sizes)))[starts]
    gain = targets[best] - targets[starts]
    error = gain.std() / np.sqrt(len(gain))
    print(f"{len(sizes)} decisions kept aside: gain {gain.mean():.4f} ± {error:.4f}, "
          f"{100 * np.mean(best != starts):.1f} % chosen otherwise")


def write(path, names, weights):
    def line(name, numbers):
        return f"{name} {' '.join(f'{number:.6g}' for number in numbers)}\n"

    w1, b1, w2, b2, w3 = weights
    with open(path, "w") as file:
        file.writelines(line(name, row) for name, row in zip(names, w1))
        file.write(line("first", b1))
        file.writelines(line("hidden", row) for row in w2)
        file.write(line("second", b2) + line("output", w3[:, 0]))


def main():
    target, *paths = sys.argv[1:]
    data = [read(path) for path in paths]
    names = data[0][0]
    sizes = np.concatenate([it[1] for it in data])
    values = np.concatenate([it[2] for it in data])
    x = np.concatenate([it[3] for it in data])
    starts = starts_of(sizes)
    targets = centered(limited(values, starts, sizes), starts, sizes)
    mean, spread = x.mean(0), x.std(0)
    # What never differs says nothing.
    differs = spread > 0
    names = [name for name, used in zip(names, differs) if used]
    x, mean, spread = x[:, differs], mean[differs], spread[differs] + 1e-3
    x = ((x - mean) / spread).astype(np.float32)
    count = len(sizes) * 19 // 20
    weights = fit(x, targets, sizes, starts, count)
    report(weights, x[starts[count] :], targets[starts[count] :], sizes[count:])
    # The network of the game gets the features as they are.
    w1, b1, *rest = weights
    w1 = w1 / spread[:, None]
    write(target, names, [w1, b1 - mean @ w1, *rest])


if __name__ == "__main__":
    main()
