"""Games as tables and as plots, and parts of series."""

import json
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import kagiya
from kagiya import distributed, lab, selfplay


def test_games_become_a_table_that_tells_them(tmp_path):
    pq = pytest.importorskip("pyarrow.parquet")
    game = kagiya.Game("hle", 3)
    count = selfplay.write(tmp_path / "games.parquet", "companion-1", game, games=4, seed=9)
    table = pq.read_table(tmp_path / "games.parquet")
    assert table.num_rows == count
    with pytest.raises(ValueError, match="games must not be below 0"):
        selfplay.write(tmp_path / "none.parquet", "companion-1", game, games=-1)
    rows = table.to_pylist()
    assert json.loads(table.schema.metadata[b"kagiya.options"]) == game.options
    for number in range(9, 13):
        state = game.deal(number)
        moves = [row for row in rows if row["deal"] == number]
        for turn, row in enumerate(moves):
            assert (row["turn"], row["seat"]) == (turn, state.to_act)
            import numpy as np

            seen = np.unpackbits(np.frombuffer(row["observation"], np.uint8))[: game.observation_size]
            assert (seen == state.observation()).all()
            legal = np.unpackbits(np.frombuffer(row["legal"], np.uint8))
            assert np.flatnonzero(legal).tolist() == state.legal_moves
            assert state.apply(row["move"]) == row["reward"]
        assert state.is_over and moves[0]["score"] == state.score


def test_plots_are_drawn(tmp_path):
    pytest.importorskip("matplotlib")
    from kagiya import plots

    game = kagiya.Game("hle", 2)
    table = lab.cross_play({"a": "cautious", "b": "random"}, game, games=5)
    plots.cross_play(table).savefig(tmp_path / "matrix.svg")
    plots.histogram({"a": table["a", "a"], "b": table["b", "b"]}).savefig(tmp_path / "points.svg")
    assert "cautious" not in (tmp_path / "matrix.svg").read_text()
    assert (tmp_path / "points.svg").stat().st_size > 1000


def test_finished_parts_are_kept_and_belong_to_one_series(tmp_path):
    game, path = kagiya.Game("hle", 2), tmp_path / "parts.jsonl"
    assert list(distributed.ranges(50, 10, 20)) == [(10, 20), (30, 20), (50, 10)]
    done = distributed._Done(path, "cautious", game, 40, 0, 20)
    first = lab.run("cautious", game, games=20)
    done.add(0, first)
    assert distributed._Done(path, "cautious", game, 40, 0, 20).parts == {0: first}
    with path.open("a") as file:
        file.write('{"first": 20, "res')
    again = distributed._Done(path, "cautious", game, 40, 0, 20)
    assert again.parts == {0: first}, "a line that was cut off is no part"
    second = lab.run("cautious", game, games=20, seed=20)
    again.add(20, second)
    whole = distributed._Done(path, "cautious", game, 40, 0, 20)
    assert lab.merge(whole.parts.values()) == lab.run("cautious", game, games=40)
    with pytest.raises(ValueError, match="another series"):
        distributed._Done(path, "random", game, 40, 0, 20)


def test_a_series_on_ray_is_the_series(tmp_path):
    ray = pytest.importorskip("ray")
    game = kagiya.Game("hle", 3)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        path = tmp_path / "parts.jsonl"
        one = distributed.run("companion-1", game, games=60, part=25, resume=path)
        assert one == lab.run("companion-1", game, games=60)
        assert distributed.run("companion-1", game, games=60, part=25, resume=path) == one
    finally:
        ray.shutdown()


def test_a_node_that_is_lost_changes_nothing(tmp_path):
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    game, path = kagiya.Game("hle", 2), tmp_path / "parts.jsonl"
    alone = lab.run("companion-3", game, games=48)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        other = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        found = []
        series = threading.Thread(
            target=lambda: found.append(
                distributed.run("companion-3", game, games=48, part=4, resume=path)
            )
        )
        series.start()
        # The first line describes the series, the next ones are finished parts: then both nodes are working.
        while series.is_alive() and not (path.exists() and path.read_text().count("\n") > 2):
            series.join(0.02)
        finished = path.read_text().count("\n") - 1
        cluster.remove_node(other, allow_graceful=False)
        series.join()
        assert 2 <= finished < 12, "the node was lost in the middle"
        assert found == [alone]
    finally:
        ray.shutdown()
        cluster.shutdown()


def own_network():
    """The command prefix that runs a command in its own network, if this machine allows it."""
    for flags in ("-n", "-rn"):
        command = ["unshare", flags]
        if shutil.which("unshare") and subprocess.run([*command, "true"], capture_output=True).returncode == 0:
            return command
    return None


@pytest.mark.skipif(own_network() is None, reason="this machine gives no network namespaces")
def test_two_nodes_with_addresses_and_a_token_are_one_machine():
    pytest.importorskip("ray")
    program = Path(__file__).with_name("two_nodes.py")
    done = subprocess.run([*own_network(), sys.executable, program], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.endswith("the same\n"), done.stdout + done.stderr
