"""Memory of large arrays, which is used again when no array refers to it any longer."""

from __future__ import annotations

import math
from collections import deque
from typing import Any

import numpy as np
from numpy.typing import NDArray

LARGE = 1 << 20
"""Arrays of fewer bytes are allocated anew: C libraries keep such memory at hand, but return that of large arrays to
the system, which clears each page before it is used again."""
KEPT = 4
"""The number of blocks that are kept: that of the array that is being written, that of the last step, which the caller
still has, and some for a caller who looks further back or has threads."""


class Arrays:
    """Makes arrays of one shape and type, whose contents are arbitrary at first.

    A large array is a view of a block of memory. While the array, a view of it or any other user of its buffer
    exists, Python refuses to change the length of the block; only a block whose length can change is used again.
    """

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self._shape, self._kind = shape, np.dtype(kind)
        self._size = math.prod(shape) * self._kind.itemsize
        self._blocks: deque[bytearray] = deque()

    def make(self) -> NDArray[Any]:
        """An array that no one else has."""
        if self._size < LARGE:
            return np.empty(self._shape, self._kind)
        block = self._take()
        # The memoryview is what holds the buffer: `np.ndarray(…, buffer=block)` would only refer to the block.
        array: NDArray[Any] = np.frombuffer(memoryview(block), self._kind).reshape(self._shape)
        # Only now, when the array refers to it, may another thread find the block.
        self._blocks.append(block)
        while len(self._blocks) > KEPT:
            self._blocks.popleft()
        return array

    def _take(self) -> bytearray:
        """A block that no array refers to and that is not in the list. The one used last is in the cache, if any."""
        used = []
        try:
            while True:
                block = self._blocks.pop()
                if is_unused(block):
                    return block
                used.append(block)
        except IndexError:
            return bytearray(self._size)
        finally:
            self._blocks.extend(reversed(used))


def is_unused(block: bytearray) -> bool:
    """Whether no buffer of this memory is in use. The block must not be empty."""
    try:
        block.append(block.pop())
    except BufferError:
        return False
    return True
