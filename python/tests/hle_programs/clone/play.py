"""Is started in a clone of the original, next to its modules, and has workers."""

import multiprocessing

import rl_env


def turns(players):
    return rl_env.Turns(players).play()


if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(turns, [2, 5]) == [turns(2), turns(5)]
    print(turns(3), "turns")
