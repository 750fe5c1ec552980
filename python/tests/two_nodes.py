"""A Ray cluster of two nodes in its own network. One node is killed in the middle of a series.

    unshare -n python two_nodes.py

The network has only its loopback, on which each node has an address, and both have the same token. The
result must be that of one machine; the last line says `the same`. If only an administrator may use
`unshare`, `unshare -rn` works for every user.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

HEAD, OTHER, PORT = "127.0.0.1", "127.0.0.2", 6379
GAMES, PART = 48, 4


def raise_loopback() -> None:
    """Enables the loopback of this network. Fails in a network with other interfaces."""
    if [name for _, name in socket.if_nameindex()] != ["lo"]:
        sys.exit("run it in a network of its own: unshare -n")
    get_flags, set_flags, up = 0x8913, 0x8914, 1
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        told = fcntl.ioctl(any_socket, get_flags, struct.pack("16sh14x", b"lo", 0))
        (flags,) = struct.unpack_from("h", told, 16)
        fcntl.ioctl(any_socket, set_flags, struct.pack("16sh14x", b"lo", flags | up))


def start_node(*parameters: str) -> subprocess.Popen[bytes]:
    command = ["ray", "start", "--block", "--num-cpus=1", "--disable-usage-stats", *parameters]
    beside = str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
    return subprocess.Popen(command, env={**os.environ, "PATH": beside}, stdout=subprocess.DEVNULL)


def kill(node: subprocess.Popen[bytes]) -> None:
    """Kills all processes of a node at once, as if its machine had lost power."""
    processes = [node.pid]
    for parent in processes:
        processes.extend(children(parent))
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    node.wait()


def children(parent: int) -> list[int]:
    try:
        told = [path.read_text() for path in Path(f"/proc/{parent}/task").glob("*/children")]
    except OSError:
        return []
    return [int(child) for text in told for child in text.split()]


def main() -> None:
    raise_loopback()
    # All nodes have the same token; others are rejected.
    os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    import kagiya
    import ray
    from kagiya import distributed, lab

    game = kagiya.Game("hle", 2)
    alone = lab.run("companion-3", game, games=GAMES)
    with tempfile.TemporaryDirectory(prefix="two-nodes-") as folder:
        nodes = [
            start_node(
                "--head", f"--node-ip-address={HEAD}", f"--port={PORT}", "--include-dashboard=false",
                f"--temp-dir={folder}",
            )
        ]  # fmt: skip
        try:
            nodes.append(start_node(f"--address={HEAD}:{PORT}", f"--node-ip-address={OTHER}"))
            connect(ray, f"{HEAD}:{PORT}")
            path, found = Path(folder, "parts.jsonl"), []
            series = threading.Thread(
                target=lambda: found.append(
                    distributed.run("companion-3", game, games=GAMES, part=PART, resume=path)
                )
            )
            series.start()
            # The first line describes the series, further lines are finished parts: both nodes are working.
            while series.is_alive() and not (path.exists() and path.read_text().count("\n") > 2):
                series.join(0.02)
            finished = path.read_text().count("\n") - 1
            kill(nodes.pop())
            series.join()
            ray.shutdown()
        finally:
            for node in nodes:
                kill(node)
    print(f"{finished} of {GAMES // PART} parts were finished when a node was killed")
    if not 2 <= finished < GAMES // PART:
        sys.exit("the node was not killed in the middle")
    if found != [alone]:
        sys.exit(f"not the same: {found} and {alone}")
    print("the same")


def connect(ray: Any, address: str) -> None:
    """Waits until both nodes are running."""
    end = time.monotonic() + 300
    while time.monotonic() < end:
        with contextlib.suppress(ConnectionError):
            ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
            if sum(node["Alive"] for node in ray.nodes()) == 2:
                return
        time.sleep(0.5)
    sys.exit("the nodes did not come up within five minutes")


if __name__ == "__main__":
    main()
