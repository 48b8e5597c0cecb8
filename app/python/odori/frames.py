# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Frames as callers name them, and arrays that are filled. Nothing is made of what is too much: it is counted first."""

from __future__ import annotations

import itertools
from typing import Any, Iterable, Optional, Sequence, Sized, Tuple

import numpy as np
import numpy.typing as npt

from .shown import shown

Frames = npt.ArrayLike
Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[Any]

MOST_FRAMES = 10_000_001  # per call: the number of possible whole frames

TOO_MANY = f"frames: at most {MOST_FRAMES} at once are wanted"
TOO_DEEP = "frames: one dimension is wanted"
TOO_LARGE = "frames: numbers from 0 to 10,000,000 are wanted"


def count_of(values: Sized, most: int) -> int:
    """How many there are; most + 1 where they are more than any number tells."""
    try:
        return len(values)
    except OverflowError:
        return most + 1


def is_number(kind: type) -> bool:
    return issubclass(kind, (int, float, np.integer, np.floating)) and not issubclass(kind, bool)


def check_elements(values: Sequence[Any]) -> None:
    """Raises what is wrong with a list of frames, before NumPy looks into what is in it."""
    for kind in set(map(type, values)):
        if is_number(kind):
            continue
        one = next(value for value in values if type(value) is kind)
        if not isinstance(one, (str, bytes, np.generic)) and (isinstance(one, Sized) or hasattr(one, "shape")):
            if all(getattr(value, "shape", None) == () for value in values if type(value) is kind):
                continue  # arrays of one number each
            raise ValueError(TOO_DEEP)
        raise TypeError(f"frames: numbers are wanted, not {shown(one)}")


def of_sequence(values: Sequence[Any]) -> Numbers:
    """Frames of a list, a range or what is like one."""
    if count_of(values, MOST_FRAMES) > MOST_FRAMES:
        raise ValueError(TOO_MANY)
    if not isinstance(values, (list, tuple, range)):
        values = list(itertools.islice(values, MOST_FRAMES + 1))  # its length may be anything
        if len(values) > MOST_FRAMES:
            raise ValueError(TOO_MANY)
    if not isinstance(values, range):
        check_elements(values)
    try:
        return np.fromiter(values, np.float64, len(values)) if isinstance(values, range) else np.array(values, dtype=np.float64)
    except OverflowError:
        raise ValueError(TOO_LARGE) from None


def of_array(values: Any) -> Numbers:
    """Frames of an array of any library, with its memory where NumPy can use that."""
    if len(values.shape) > 1:
        raise ValueError(TOO_DEEP)
    if any(size > MOST_FRAMES for size in values.shape):
        raise ValueError(TOO_MANY)
    array: Numbers = np.atleast_1d(np.asarray(values))
    if array.dtype.kind not in "iuf" and array.size > 0:
        raise TypeError(f"frames: numbers are wanted, not {array.dtype}")
    return array if array.size > 0 else np.empty(0)


def frames_of(frames: Frames) -> Numbers:
    """One dimension of frames; a number is one frame. Of an array its own memory, else a new array."""
    if isinstance(frames, (str, bytes)):
        raise TypeError(f"frames: numbers are wanted, not {shown(frames)}")
    if isinstance(getattr(frames, "shape", None), tuple):
        return of_array(frames)
    if isinstance(frames, Sequence):
        return of_sequence(frames)
    return of_sequence([frames]) if is_number(type(frames)) else of_array(np.asarray(frames))


def doubles(frames: Numbers) -> npt.NDArray[np.float64]:
    """Frames as the native module reads them."""
    return np.require(frames, np.float64, ["C", "A"])


def check_apart(arrays: Iterable[Optional[Numbers]], frames: Numbers) -> None:
    """What is filled is neither read nor filled otherwise: each array has memory of its own, whatever the type of the frames.

    Where the frames are every n-th element of an array, all from the first to the last count as theirs.
    """
    filled = [array for array in arrays if array is not None and array.size > 0]
    # Arrays not in C order are refused later, so comparing neighbours finds all shared memory.
    filled.sort(key=lambda array: int(array.__array_interface__["data"][0]))
    neighbours = zip(filled, filled[1:])
    if any(np.may_share_memory(*two) for two in neighbours) or any(np.may_share_memory(one, frames) for one in filled):
        raise ValueError("out: arrays that share no memory are wanted, neither with each other nor with frames")


def to_fill(array: object, shape: Tuple[int, ...]) -> Floats:
    """The caller's array, or a new one."""
    if array is None:
        return np.empty(shape, dtype=np.float32)
    if not isinstance(array, np.ndarray):
        raise TypeError(f"out: an array is wanted, not {shown(array)}")
    if not array.flags.aligned:
        raise ValueError("out: an array whose numbers are aligned in memory is wanted")
    return array


def pair_to_fill(out: object, one: Tuple[int, ...], other: Tuple[int, ...], names: str) -> Tuple[Floats, Floats]:
    """The caller's two arrays, or new ones."""
    if out is None:
        return to_fill(None, one), to_fill(None, other)
    if not isinstance(out, (tuple, list)) or len(out) != 2:
        raise TypeError(f"out: two arrays are wanted, {names}, not {shown(out)}")
    return to_fill(out[0], one), to_fill(out[1], other)
