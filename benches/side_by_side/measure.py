"""How the comparisons measure, and what they say about the machine."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

CHUNK = 0.01
"""Seconds between two looks at the clock, which takes longer than a step of some environments."""

PACKAGES = ["numpy", "jax", "jaxmarl", "open_spiel", "pettingzoo", "shimmy", "hanabi-learning-environment"]


def rate(step: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second of processor time: `step` does some and returns how many."""
    step()
    chunk = 1
    start = clock()
    done = 0
    while True:
        before = clock()
        for _ in range(chunk):
            done += step()
        now = clock()
        if now - start >= seconds:
            return done / (now - start)
        if now - before < CHUNK:
            chunk *= 2


def middle(figures: list[float]) -> float:
    return sorted(figures)[len(figures) // 2]


def spread(figures: list[float]) -> str:
    """The median, and the lowest and highest of all rounds."""
    digits = 0 if middle(figures) >= 100 else 1 if middle(figures) >= 10 else 2
    low, mid, high = (f"{it:,.{digits}f}" for it in (min(figures), middle(figures), max(figures)))
    return f"{mid} ({low}–{high})"


def one_core() -> None:
    """Keeps this process, its threads and its children on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def all_cores(cores: set[int] | None) -> None:
    if cores is not None:
        os.sched_setaffinity(0, cores)


def cores() -> set[int] | None:
    return set(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def said_by(command: list[str | Path], folder: Path) -> str | None:
    """The first line that a program prints; `None` if there is no such program."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip().splitlines()[0] if done.stdout.strip() else ""


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def load() -> str:
    return " ".join(f"{it:.2f}" for it in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


def machine(folder: Path) -> list[str]:
    """Lines about the machine, the versions and the commit."""
    commit = said_by(["git", "rev-parse", "--short=12", "HEAD"], folder) or "unknown"
    if said_by(["git", "status", "--porcelain", "--untracked-files=no"], folder):
        commit += ", with changes"
    versions = [f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            versions.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    compiler = said_by(["g++", "--version"], folder)
    lines = [
        f"- Processor: {processor()}, {os.cpu_count()} cores; {platform.system()} {platform.machine()}.",
        f"- Versions: {', '.join(versions)}.",
        f"- Commit: {commit}.",
    ]
    return lines + ([f"- C++ compiler: {compiler}."] if compiler else [])
