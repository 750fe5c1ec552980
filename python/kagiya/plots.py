"""Plots of results: `pip install kagiya[plots]`."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING

import numpy as np

from ._core import Record, State, View
from .frames import columns
from .lab import Result

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def _figure(width: float, height: float) -> Figure:
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ImportError("plots need matplotlib: pip install kagiya[plots]") from error
    return Figure(figsize=(width, height), layout="constrained")


def cross_play(table: Mapping[tuple[str, str], Result]) -> Figure:
    """The mean points of every pair of players, as a matrix; rows are the players in seat 0."""
    names = list(dict.fromkeys(one for one, _ in table))
    means = np.array([[table[one, other].mean for other in names] for one in names])
    figure = _figure(2 + len(names), 1.5 + len(names))
    axes = figure.add_subplot()
    image = axes.imshow(means, vmin=0)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    middle = means.max() / 2
    for (row, column), mean in np.ndenumerate(means):
        color = "white" if mean < middle else "black"
        axes.text(column, row, f"{mean:.1f}", ha="center", va="center", color=color)
    figure.colorbar(image, label="mean points")
    return figure


def game(played: View | State | Record) -> Figure:
    """A game turn by turn: points and clue tokens as lines, strikes as crosses, and below what each seat did."""
    table = columns(played)
    turns = table["turn"]
    figure = _figure(9, 4.5)
    above, below = figure.subplots(2, sharex=True, height_ratios=[3, 1])
    above.step(turns, table["points"], where="post", label="points")
    above.step(turns, table["clue_tokens"], where="post", label="clue tokens")
    wrong = [place for place, scored in enumerate(table["scored"]) if scored is False]
    above.plot(
        [turns[place] for place in wrong],
        [table["points"][place] for place in wrong],
        "x",
        color="black",
        label="strikes",
    )
    above.set_ylim(bottom=0)
    above.legend()
    for kind, marker in (("clue", "o"), ("play", "^"), ("discard", "s"), ("other", "*")):
        places = [place for place, it in enumerate(table["kind"]) if it == kind]
        if places:
            seats = [table["seat"][place] for place in places]
            below.plot([turns[place] for place in places], seats, marker, label=kind)
    below.set_yticks(sorted(set(table["seat"])))
    below.invert_yaxis()
    below.set_xlabel("turn")
    below.set_ylabel("seat")
    if turns:
        below.legend(loc="upper left", bbox_to_anchor=(1, 1))
    return figure


def histogram(results: Mapping[str, Result]) -> Figure:
    """The distribution of points of each player, in percent."""
    figure = _figure(8, 4)
    axes = figure.add_subplot()
    for name, result in results.items():
        points = sorted(result.histogram)
        shares = [100 * result.histogram[it] / result.games for it in points]
        axes.plot(points, shares, marker="o", label=f"{name}: {result.mean:.2f}")
    axes.set_xlabel("points")
    axes.set_ylabel("percent of games")
    axes.legend()
    return figure


def curves(files: Mapping[str, str | PathLike[str]], window: int = 10) -> Figure:
    """Learning curves from CSV files with the columns `moves`, `made` and `score`, as the examples write them: the
    means of this number of rows. Broken lines are the points made, also in games that were lost."""
    figure = _figure(8, 4)
    axes = figure.add_subplot()
    for place, (name, path) in enumerate(files.items()):
        with open(path, newline="") as file:
            rows = list(csv.DictReader(file))
        size = min(window, len(rows))
        moves = np.array([float(row["moves"]) for row in rows])[size - 1 :] / 1e6
        for column, style in (("made", "--"), ("score", "-")):
            points = np.array([float(row[column]) for row in rows])
            label = f"{name}: {column}"
            axes.plot(moves, np.convolve(points, np.ones(size) / size, "valid"), style, color=f"C{place}", label=label)
    axes.set_xscale("log")
    axes.set_xlabel("million moves")
    axes.set_ylabel("points")
    axes.set_ylim(bottom=0)
    axes.legend()
    return figure
