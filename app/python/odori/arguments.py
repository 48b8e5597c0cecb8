# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What callers may say, brought into one form."""

from __future__ import annotations

import itertools
import operator
from typing import Iterable, List, Mapping, NamedTuple, Optional, Sequence, Tuple, TypeVar, Union

import numpy as np

from . import _odori
from .files import Model, Motion
from .frames import count_of
from .shown import shown


class Solver(NamedTuple):
    """How chains are solved, where it isn't MMD's way.

    name: one of SOLVERS.
    loops: at most, 1 to 1,000; 0: the solver's own number.
    tolerance: units that the effector may stay from its target, 1e-6 to 100.
    """

    name: str
    loops: int = 0
    tolerance: float = 1e-3


class Physics(NamedTuple):
    """How bodies move.

    gravity: units per second squared along x, y and z, each -100,000 to 100,000. In model space;
        where bodies of several actors of a show meet, in world space.
    settle: frames of rest at frame 0 before the motion plays, 0 to 3,600.
    """

    gravity: Tuple[float, float, float] = (0.0, -98.0, 0.0)
    settle: float = 30.0


MOST_SETTLE = 3600  # frames, as the command line and show files have it
MOST_GRAVITY = 1e5  # units per second squared along an axis, as on the command line
MOST_NAMED = 10_000  # motions or names of one call
MOST_TOLD = 50  # names of chains in an error's text

Motions = Union[None, Motion, Sequence[Union[Motion, Tuple[Motion, int]]]]
Ik = Union[None, bool, Mapping[str, Optional[bool]]]
Solvers = Union[None, str, Solver, Mapping[str, Union[None, str, Solver]]]
ChainSolver = Optional[Tuple[str, int, float]]
Item = TypeVar("Item")


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


def three_numbers(name: str, values: object) -> List[float]:
    """Three numbers along x, y and z."""
    shape = getattr(values, "shape", None)
    if shape is None and isinstance(values, Sequence):
        shape = (count_of(values, 3),)
    if shape != (3,):
        raise TypeError(f"{name}: three numbers are wanted, not {shown(values)}")
    return [number(name, along) for along in values]  # type: ignore[attr-defined]


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
        # Most English names are empty, so they name nothing.
        if name == chain.name or (name and name == model.english_bone_names[chain.bone]):
            return i
    names = [chain.name for chain in model.chains[:MOST_TOLD]]
    more = f" and {len(model.chains) - MOST_TOLD} more" if len(model.chains) > MOST_TOLD else ""
    raise ValueError(f"no chain of the model is called {shown(name)}; there are {names}{more}")


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
        chains[chain_named(model, name)] = None if on is None else switch(f"ik of {shown(name)}", on)
    return chains


def chain_solver_of(solver: Union[None, str, Solver]) -> ChainSolver:
    """A solver as the native module takes it."""
    if solver is None:
        return None
    chosen = Solver(solver) if isinstance(solver, str) else solver
    if not isinstance(chosen, tuple) or len(chosen) != 3 or not isinstance(chosen[0], str):
        raise TypeError("solver: None, one of SOLVERS, a Solver or a dict of them by the IK bone's name is wanted")
    return chosen[0], whole("loops", chosen[1]), number("tolerance", chosen[2])


def chain_solvers_of(model: Model, solver: Solvers) -> List[ChainSolver]:
    """Per chain its solver; empty where all chains are MMD's."""
    if solver is None:
        return []
    if isinstance(solver, Mapping):
        solvers: List[ChainSolver] = [None] * len(model.chains)
        for name, chosen in solver.items():
            solvers[chain_named(model, name)] = chain_solver_of(chosen)
        return solvers
    return [chain_solver_of(solver)] * max(1, len(model.chains))  # one at least, so that a wrong one is found


def bodies_of(physics: Union[bool, Physics]) -> Optional[Tuple[float, float, float, float]]:
    """Gravity and frames of rest; None without physics."""
    if isinstance(physics, (bool, np.bool_)):
        if not physics:
            return None
        physics = Physics()
    if not isinstance(physics, Physics):
        raise TypeError("physics: True, False or a Physics is wanted")
    x, y, z = three_numbers("gravity", physics.gravity)
    numbers = (x, y, z, number("settle", physics.settle))
    if not np.isfinite(numbers).all() or not 0.0 <= numbers[3] <= MOST_SETTLE:
        raise ValueError(f"physics: numbers are wanted, and frames of rest from 0 to {MOST_SETTLE}, not {shown(physics)}")
    if max(abs(x), abs(y), abs(z)) > MOST_GRAVITY:
        raise ValueError(f"gravity: at most {MOST_GRAVITY:.0f} units per second squared along an axis, not {shown(physics.gravity)}")
    return numbers
