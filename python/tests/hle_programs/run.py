"""Runs small programs in the styles of public ones that use the Hanabi Learning Environment, each in a folder
that is not its own, and prints which of them run:

    python python/tests/hle_programs/run.py

The programs are of this project; nothing is fetched.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent

# What is special about a program, and its command line; a path in it is in this folder.
PROGRAMS: dict[str, Sequence[str]] = {
    "imports a module next to it": ["neighbor/play.py", "--games", "3"],
    "has agents of its own in a folder of HLE's name": ["own_agents/play.py"],
    "plays in spawned processes": ["workers.py"],
    "starts another program": ["starts_another.py"],
    "is a module of a package": ["-m", "trainer.train"],
    "is a line of code": ["-c", "from hanabi_learning_environment import rl_env; print(rl_env.make().num_moves())"],
    "imports the modules without the package": ["flat/play.py"],
    "has a copy of the original's modules, without its library": ["--clone", "clone/play.py"],
    "steps on after the end": ["after_the_end.py"],
    "gives parameters as floats and texts": ["parameters.py"],
    "learns from vectors": ["q_learning.py"],
    "searches with hands put in": ["--with", "set_hand", "search.py"],
    "deals by name": ["--with", "deal_moves", "deal_moves.py"],
    "trains with own hands": ["--with", "own_hand", "own_hand.py"],
    "reads rich card knowledge": ["--with", "rich_knowledge", "rich_knowledge.py"],
}


def run(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Runs a program through `kagiya.compat` in an empty folder, or in its own if it is a module."""
    command = [str(HERE / word) if word.endswith(".py") else word for word in arguments]
    with tempfile.TemporaryDirectory() as empty:
        folder = HERE / "package" if "-m" in arguments else empty
        return subprocess.run(
            [sys.executable, "-m", "kagiya.compat", *command],
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            timeout=300,
        )


if __name__ == "__main__":
    failed = 0
    for about, arguments in PROGRAMS.items():
        done = run(arguments)
        failed += done.returncode != 0
        print(f"{'runs' if done.returncode == 0 else 'FAILS':6} {about}")
        if done.returncode != 0:
            print(done.stderr)
    sys.exit(failed)
