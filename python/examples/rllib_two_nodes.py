"""Learns Hanabi-Small with Ray RLlib on two nodes. One collects games on each node, and both send them to one learner.

    pip install "./python[ray,torch]" "ray[rllib]"
    unshare -n python python/examples/rllib_two_nodes.py --iterations 40

It starts both nodes here, in a network without other machines; `--address auto` uses a cluster that runs already.
All seats share one policy. It learns from the points made, even if a strike loses the game. It is run by hand.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

if "--address" not in sys.argv:
    # All nodes have the same token; others are rejected. Ray reads it when it is imported.
    os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    # A busy machine may be slow to answer.
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", "900")

import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from kagiya import Game
from kagiya.vector import Steps, VectorEnv

sys.path.append(str(Path(__file__).parents[1] / "tests"))
import two_nodes  # noqa: E402


class Hanabi(MultiAgentEnv):
    """One game. Only the player to act has an observation; after the end, each of them has."""

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        self.games = VectorEnv(1, Game("hanabi-small", 2), dtype="float32", observers="all", auto_reset=False)
        self.agents = self.possible_agents = [f"player_{seat}" for seat in range(self.games.num_players)]
        seen = spaces.Dict(
            {
                "action_mask": spaces.Box(0, 1, (self.games.num_actions,), np.float32),
                "observations": spaces.Box(0, 1, (self.games.observation_size,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = dict.fromkeys(self.agents, spaces.Discrete(self.games.num_actions))
        self.random = np.random.default_rng()

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        return self.seen(self.games.reset(int(self.random.integers(2**62)))), {}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        (move,) = actions.values()
        steps = self.games.step([int(move)])
        over = bool(steps.dones[0])
        reward = max(0.0, float(steps.rewards[0]))
        return self.seen(steps), dict.fromkeys(self.agents, reward), {"__all__": over}, {"__all__": False}, {}

    def seen(self, steps: Steps) -> dict[str, Any]:
        seats = range(len(self.agents)) if steps.dones[0] else [int(steps.to_act[0])]
        return {
            self.agents[seat]: {
                "action_mask": steps.masks[0, seat].astype(np.float32),
                "observations": steps.observations[0, seat],
            }
            for seat in seats
        }


def learn(iterations: int) -> list[float]:
    """The mean points made in a game, by iteration."""
    env = Hanabi()
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        observation_space=env.observation_spaces["player_0"],
        action_space=env.action_spaces["player_0"],
        model_config={"fcnet_hiddens": [256, 256], "head_fcnet_hiddens": []},
    )
    config = (
        PPOConfig()
        .environment(Hanabi)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda *_, **__: "shared")
        .rl_module(rl_module_spec=module)
        # One on each node, which has one processor.
        .env_runners(num_env_runners=2, num_cpus_per_env_runner=1, sample_timeout_s=900)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=2000, minibatch_size=500, num_epochs=4, lr=5e-4, entropy_coeff=0.02)
    )
    config.num_cpus_for_main_process = 0
    algorithm = config.build_algo()
    points = []
    for number in range(1, iterations + 1):
        result = algorithm.train()
        # The return of a game counts the reward of each player.
        points.append(float(result["env_runners"]["episode_return_mean"]) / len(env.agents))
        print(f"iteration {number}: {points[-1]:.2f} points made", flush=True)
    runners: Any = algorithm.env_runner_group
    nodes = runners.foreach_env_runner(lambda _: ray.util.get_node_ip_address(), local_env_runner=False)
    print("games were played at", " and ".join(sorted(nodes)))
    algorithm.stop()
    return points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--address", help="a running cluster, as `auto`")
    options = parser.parse_args()
    if options.address:
        ray.init(address=options.address, log_to_driver=False)
        learn(options.iterations)
        return
    two_nodes.raise_loopback()
    head = f"{two_nodes.HEAD}:{two_nodes.PORT}"
    with tempfile.TemporaryDirectory(prefix="rllib-") as folder, contextlib.ExitStack() as nodes:
        for parameters in (
            [
                "--head", f"--node-ip-address={two_nodes.HEAD}", f"--port={two_nodes.PORT}",
                "--include-dashboard=false", f"--temp-dir={folder}",
            ],  # fmt: skip
            [f"--address={head}", f"--node-ip-address={two_nodes.OTHER}"],
        ):
            nodes.callback(two_nodes.kill, two_nodes.start_node(*parameters))
        two_nodes.connect(ray, head)
        learn(options.iterations)
        ray.shutdown()


if __name__ == "__main__":
    main()
