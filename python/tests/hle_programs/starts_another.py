"""Starts another program that uses the environment too, as scripts of experiments do."""

import subprocess
import sys
from pathlib import Path

other = Path(__file__).parent / "neighbor" / "play.py"
done = subprocess.run([sys.executable, str(other), "--games=1"], capture_output=True, text=True, check=True)
print(done.stdout.strip())
code = "import workers; from hanabi_learning_environment.pyhanabi import HanabiGame; print(HanabiGame().max_moves())"
done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
assert done.stdout.strip() == "20", "the folder of this program is on the path of the other"
