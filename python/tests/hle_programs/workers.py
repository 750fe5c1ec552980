"""Plays games in processes that start anew, which get moves and return histories."""

import multiprocessing

from hanabi_learning_environment import pyhanabi, rl_env


def play(job):
    seed, first = job
    env = rl_env.HanabiEnv({"players": 2, "seed": seed})
    seen, done = env.reset(), False
    assert isinstance(first, pyhanabi.HanabiMove)
    move = env.game.get_move_uid(first)
    while not done:
        seen, _, done, _ = env.step(move)
        legal = seen["player_observations"][seen["current_player"]]["legal_moves_as_int"]
        move = legal[len(legal) // 2]
    return env.state.score(), [str(item) for item in env.state.move_history()], env.state


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    jobs = [(seed, pyhanabi.HanabiMove.get_play_move(seed % 5)) for seed in range(6)]
    with multiprocessing.Pool(2) as pool:
        there = pool.map_async(play, jobs).get(timeout=120)
    for (score, history, state), job in zip(there, jobs):
        here = play(job)
        assert (score, history) == here[:2] and str(state) == str(here[2])
    print("played", len(there))
