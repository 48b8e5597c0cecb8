# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What callers may say, brought into one form."""

from __future__ import annotations

import itertools
import operator
from typing import Any, Iterable, List, Mapping, NamedTuple, Optional, Sequence, Sized, Tuple, TypeVar, Union

import numpy as np
import numpy.typing as npt

from . import _odori
from .files import Model, Motion

Frames = npt.ArrayLike
Floats = npt.NDArray[np.float32]


class Solver(NamedTuple):
    """How chains are solved, where it isn't MMD's way.

    name: one of SOLVERS.
    loops: at most; 0: the solver's own number.
    tolerance: units that the effector may stay from its target, 1e-6 to 100.
    """

    name: str
    loops: int = 0
    tolerance: float = 1e-3


class Physics(NamedTuple):
    """How bodies move.

    gravity: units per second squared, model space.
    settle: frames of rest at frame 0 before the motion plays.
    """

    gravity: Tuple[float, float, float] = (0.0, -98.0, 0.0)
    settle: float = 30.0


MOST_SETTLE = 3600  # frames, as the command line and show files have it
MOST_GRAVITY = 1e5  # units per second squared along an axis, as on the command line
MOST_FRAMES = 10_000_001  # of one call: as many as there can be whole frames
MOST_NAMED = 10_000  # motions or names of one call

Motions = Union[None, Motion, Sequence[Union[Motion, Tuple[Motion, int]]]]
Ik = Union[None, bool, Mapping[str, Optional[bool]]]
Solvers = Union[None, str, Solver, Mapping[str, Union[None, str, Solver]]]
Way = Optional[Tuple[str, int, float]]
Item = TypeVar("Item")


def shown(value: object) -> str:
    """A value in an error's text, not longer than a line."""
    text = type(value).__name__ if isinstance(value, int) and abs(value) >= 10**30 else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def whole(name: str, value: object, most: int = 2**31 - 1) -> int:
    """A whole number that the native module can take; one beyond `most` counts as that."""
    try:
        found = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        if not isinstance(value, (float, np.floating)) or not float(value).is_integer():
            raise TypeError(f"{name}: a whole number is wanted, not {shown(value)}") from None
        found = int(value)
    return max(-(2**31), min(found, most))


def number(name: str, value: object) -> float:
    """A number that may have a fraction."""
    if not isinstance(value, (int, float, np.integer, np.floating)):
        raise TypeError(f"{name}: a number is wanted, not {shown(value)}")
    try:
        return float(value)
    except OverflowError:
        raise ValueError(f"{name}: a number is wanted, not {shown(value)}") from None


def switch(name: str, value: object) -> bool:
    """On or off; nothing else is taken for one of them."""
    if not isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name}: True or False is wanted, not {shown(value)}")
    return bool(value)


def model_of(model: object) -> _odori.Model:
    """What the native module knows of a model."""
    if not isinstance(model, Model):
        raise TypeError(f"model: a Model is wanted, not {type(model).__name__}")
    return model._native


def bounded(name: str, values: Iterable[Item]) -> List[Item]:
    """All of them, where they aren't too many: an iterable may have no end."""
    found = list(itertools.islice(values, MOST_NAMED + 1))
    if len(found) > MOST_NAMED:
        raise ValueError(f"{name}: at most {MOST_NAMED} are wanted")
    return found


def words_of(name: str, words: Iterable[str]) -> List[str]:
    """Several words, which one text isn't."""
    if isinstance(words, str) or not isinstance(words, Iterable):
        raise TypeError(f"{name}: a list of names is wanted, not {shown(words)}")
    found = bounded(name, words)
    if not all(isinstance(word, str) for word in found):
        raise TypeError(f"{name}: names are wanted, not {shown(found)}")
    return found


def chain_named(model: Model, name: str) -> int:
    """The chain whose IK bone has this name, Japanese or English."""
    for i, chain in enumerate(model.chains):
        # Most English names are empty, and no name.
        if name == chain.name or (name and name == model.english_bone_names[chain.bone]):
            return i
    raise ValueError(f"no chain of the model is called {name!r}; there are {[chain.name for chain in model.chains]}")


def uses_of(motions: Motions) -> List[Tuple[_odori.Motion, int]]:
    """Each motion with the frames that it begins later."""
    if motions is None:
        return []
    if isinstance(motions, Motion):
        return [(motions._native, 0)]
    wanted = "motion: a Motion is wanted, or several, each alone or with the frames it begins later"
    if isinstance(motions, str) or not isinstance(motions, Iterable):
        raise TypeError(wanted)
    uses: List[Tuple[_odori.Motion, int]] = []
    for one in bounded("motion", motions):
        pair = (one, 0) if isinstance(one, Motion) else one
        if not isinstance(pair, (tuple, list)) or len(pair) != 2 or not isinstance(pair[0], Motion):
            raise TypeError(wanted)
        uses.append((pair[0]._native, whole("shift", pair[1])))
    return uses


def chains_of(model: Model, ik: Ik) -> List[Optional[bool]]:
    """Per chain: on, off, or as the motion says."""
    if ik is None or isinstance(ik, (bool, np.bool_)):
        return [None if ik is None else bool(ik)] * len(model.chains)
    if not isinstance(ik, Mapping):
        raise TypeError("ik: True, False, None or a dict by the IK bone's name is wanted")
    chains: List[Optional[bool]] = [None] * len(model.chains)
    for name, on in ik.items():
        chains[chain_named(model, name)] = None if on is None else switch(f"ik of {name}", on)
    return chains


def way_of(solver: Union[None, str, Solver]) -> Way:
    """A solver as the native module takes it."""
    if solver is None:
        return None
    chosen = Solver(solver) if isinstance(solver, str) else solver
    if not isinstance(chosen, tuple) or len(chosen) != 3 or not isinstance(chosen[0], str):
        raise TypeError("solver: None, one of SOLVERS, a Solver or a dict of them by the IK bone's name is wanted")
    return chosen[0], whole("loops", chosen[1]), number("tolerance", chosen[2])


def ways_of(model: Model, solver: Solvers) -> List[Way]:
    """Per chain its solver; empty where all chains are MMD's."""
    if solver is None:
        return []
    if isinstance(solver, Mapping):
        ways: List[Way] = [None] * len(model.chains)
        for name, chosen in solver.items():
            ways[chain_named(model, name)] = way_of(chosen)
        return ways
    return [way_of(solver)] * max(1, len(model.chains))  # one at least, so that a wrong one is found


def bodies_of(physics: Union[bool, Physics]) -> Optional[Tuple[float, float, float, float]]:
    """Gravity and frames of rest; None without physics."""
    if isinstance(physics, (bool, np.bool_)):
        if not physics:
            return None
        physics = Physics()
    if not isinstance(physics, Physics):
        raise TypeError("physics: True, False or a Physics is wanted")
    if np.shape(physics.gravity) != (3,):
        raise TypeError(f"gravity: three numbers are wanted, not {shown(physics.gravity)}")
    x, y, z = (number("gravity", along) for along in physics.gravity)
    numbers = (x, y, z, number("settle", physics.settle))
    if not np.isfinite(numbers).all() or not 0.0 <= numbers[3] <= MOST_SETTLE:
        raise ValueError(f"{physics}: numbers are wanted, and frames of rest from 0 to {MOST_SETTLE}")
    if max(abs(x), abs(y), abs(z)) > MOST_GRAVITY:
        raise ValueError(f"gravity: at most {MOST_GRAVITY:.0f} units per second squared along an axis, not {shown(physics.gravity)}")
    return numbers


def frames_of(frames: Frames) -> npt.NDArray[np.float64]:
    """One dimension of frames; a number is one frame."""
    if isinstance(frames, Sized) and len(frames) > MOST_FRAMES:
        raise ValueError(f"frames: at most {MOST_FRAMES} at once")
    array = np.atleast_1d(np.asarray(frames))
    if array.dtype.kind not in "iuf" and array.size > 0:
        raise TypeError(f"frames: numbers are wanted, not {array.dtype}")
    return np.ascontiguousarray(array, dtype=np.float64)


def pair_to_fill(out: object) -> Tuple[Optional[Floats], Optional[Floats]]:
    """The caller's two arrays, or none."""
    if out is None:
        return None, None
    if not isinstance(out, (tuple, list)) or len(out) != 2:
        raise TypeError("out: two arrays are wanted, positions and rotations")
    return out[0], out[1]


def to_fill(array: Optional[Floats], shape: Tuple[int, ...]) -> Floats:
    """The caller's array, or a new one."""
    if array is not None and not isinstance(array, np.ndarray):
        raise TypeError(f"out: an array is wanted, not {shown(array)}")
    if array is None:
        return np.empty(shape, dtype=np.float32)
    if not array.flags.aligned:
        raise ValueError("out: an array whose numbers are aligned in memory is wanted")
    return array


def check_apart(*arrays: npt.NDArray[Any]) -> None:
    """What is filled is neither read nor filled otherwise: each array has memory of its own. All are in C order."""
    for one, other in itertools.combinations(arrays, 2):
        if np.may_share_memory(one, other):
            raise ValueError("out: arrays that share no memory are wanted, neither with each other nor with frames")
