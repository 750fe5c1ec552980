"""Fits the trees of points.txt, which say how many points will be missed, to positions from games.

    cargo build --release -p kagiya-bots --example companion_selfplay
    for players in 2 3 4 5; do
      target/release/examples/companion_selfplay players=$players levels=4 outlook_margin=-1 \
        games=4000 seed=23000000$players positions=positions-$players.txt
    done
    pip install numpy lightgbm
    python fit.py points.txt positions-*.txt

With `outlook_margin=-1` nobody looks ahead, so that a position is judged by what comes of it when
everybody plays on as in the games that are looked into. (Two players had the usual weights, those of
`companion-3`, when the positions behind today's points.txt were made.) One game in five is kept back to see how
well the trees foresee games that they do not know.
"""

import pathlib
import re
import sys

import lightgbm
import numpy

TREES = 240
PARAMETERS = {
    "objective": "regression",
    "num_leaves": 16,
    "learning_rate": 0.08,
    "min_data_in_leaf": 400,
    "feature_fraction": 0.6,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 20,
    "max_bin": 127,
    "num_threads": 1,
    "verbose": -1,
}


def signs():
    """The names of the signs, in the order of the columns."""
    source = pathlib.Path(__file__).with_name("value_model.rs").read_text()
    table = source.split("\nsigns! {")[1].split("\n}\n")[0]
    return re.findall(r"^    ([a-z_]+),$", table, re.MULTILINE)


def fit(rows, missed, names):
    return lightgbm.train(PARAMETERS, lightgbm.Dataset(rows, missed, feature_name=names), TREES)


def write(node, names, depth, lines):
    if "leaf_value" in node:
        lines.append(f"{'':{depth}}{node['leaf_value']:.4g}")
        return
    lines.append(f"{'':{depth}}{names[node['split_feature']]} < {node['threshold']:.6g}")
    write(node["left_child"], names, depth + 1, lines)
    write(node["right_child"], names, depth + 1, lines)


def main():
    out, *files = sys.argv[1:]
    names = signs()
    # A line has the number of the game, the points that were still made, and the signs.
    table = numpy.concatenate([numpy.loadtxt(file) for file in files])
    game, made, rows = table[:, 0], table[:, 1], table[:, 2:]
    missed = rows[:, names.index("open")] - made
    kept_back = game % 5 == 0
    foreseen = fit(rows[~kept_back], missed[~kept_back], names).predict(rows[kept_back])
    for players in (2, 3, 4, 5):
        these = rows[kept_back][:, names.index("players")] == players
        if these.any():
            error = numpy.sqrt(numpy.mean((foreseen - missed[kept_back])[these] ** 2))
            spread = numpy.std(missed[kept_back][these])
            print(f"{players} players: off by {error:.2f} points, where points differ by {spread:.2f}")
    lines = ["# Points that will be missed, by the signs of a position. Written by fit.py."]
    for tree in fit(rows, missed, names).dump_model()["tree_info"]:
        lines.append("tree")
        write(tree["tree_structure"], names, 1, lines)
    pathlib.Path(out).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
