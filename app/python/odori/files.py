# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Models, motions and poses as files have them."""

from __future__ import annotations

import dataclasses
import functools
import os
from pathlib import Path
from typing import NamedTuple, NoReturn, Optional, Tuple, TypeVar, Union

import numpy as np
import numpy.typing as npt

from . import _odori

PathLike = Union[str, "os.PathLike[str]"]
Triple = Tuple[float, float, float]
T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class Issue:
    """Something odd in a file that can be used: where, and what was done about it. What isn't known is None."""

    section: Optional[str]
    index: Optional[int]
    offset: Optional[int]
    detail: str


class Link(NamedTuple):
    """A bone that a chain may turn. `limits`: (lower, upper) as Euler angles x, y, z, radians, in the parent's space; None
    where it turns freely."""

    bone: int
    limits: Optional[Tuple[Triple, Triple]]


class Chain(NamedTuple):
    """A chain: its links are turned until the effector is where the IK bone is. Bones are indices.

    name: of the IK bone, by which a chain is chosen.
    bone: the IK bone, which is the target.
    effector: the bone that is to reach it.
    loops: rounds of the solver at most, as the file has them.
    unit_angle: the most that a link turns in one step, radians.
    links: from the effector's side to the root.
    """

    name: str
    bone: int
    effector: int
    loops: int
    unit_angle: float
    links: Tuple[Link, ...]


class Unpicklable:
    """What can't go to other processes. A copy is the same object."""

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"odori.{type(self).__name__} can't be pickled: pass paths to other processes")

    def __copy__(self: T) -> T:
        return self

    def __deepcopy__(self: T, memo: object) -> T:
        return self


class Model(Unpicklable):
    """A model (PMX, PMD or .x) ready to pose. Immutable: it may be used from several threads.

    Made by open_model(). Space is MMD's: left-handed, Y up, the model faces -Z; a unit is 8 cm.
    """

    def __init__(self, native: _odori.Model) -> None:
        if not isinstance(native, _odori.Model):
            raise TypeError("models are made by open_model()")
        self._native = native

    def __repr__(self) -> str:
        return f"<odori.Model {self.name!r}: {self.bone_count} bones, {len(self.chains)} chains>"

    @property
    def path(self) -> Path:
        """As it was named."""
        return self._native.path()

    @property
    def format(self) -> str:
        """"pmx", "pmd" or "x"."""
        return self._native.format()

    @property
    def name(self) -> str:
        """As the file has it, Japanese as a rule; whoever made the file chose it, so it may hold anything."""
        return self._native.name()

    @property
    def english_name(self) -> str:
        """Often empty."""
        return self._native.english_name()

    @property
    def bone_count(self) -> int:
        """How many bones there are: the second dimension of poses."""
        return len(self.bone_names)

    @functools.cached_property
    def bone_names(self) -> Tuple[str, ...]:
        """Name of each bone. Two may have one name."""
        return self._native.bone_names()

    @functools.cached_property
    def english_bone_names(self) -> Tuple[str, ...]:
        """English name of each bone; often empty."""
        return self._native.english_bone_names()

    def bone(self, name: str) -> int:
        """The first bone of this Japanese name, else the first of this English name. Raises KeyError where there is none."""
        # No bone's name has half of a surrogate pair.
        found = self._native.bone(name.encode(errors="surrogatepass")) if isinstance(name, str) else -1
        if found < 0:
            raise KeyError(name)
        return found

    @property
    def bone_parents(self) -> npt.NDArray[np.int32]:
        """Shape (bones,): parent of each bone; -1 of a root. The model's own memory: read-only, no copy."""
        return self._native.parents()

    @property
    def bone_positions(self) -> npt.NDArray[np.float32]:
        """Shape (bones, 3): the bind pose, model space. The model's own memory: read-only, no copy."""
        return self._native.bind_positions()

    @functools.cached_property
    def chains(self) -> Tuple[Chain, ...]:
        """The IK chains, in the order of their IK bones."""
        return tuple(
            Chain(self.bone_names[bone], bone, effector, loops, angle, tuple(Link(*link) for link in links))
            for bone, effector, loops, angle, links in self._native.chains()
        )

    @functools.cached_property
    def morph_names(self) -> Tuple[str, ...]:
        """Name of each morph."""
        return self._native.morph_names()

    @functools.cached_property
    def english_morph_names(self) -> Tuple[str, ...]:
        """English name of each morph; often empty."""
        return self._native.english_morph_names()

    @property
    def has_physics(self) -> bool:
        """Whether it has bodies that physics moves."""
        return self._native.body_count() > 0

    @property
    def vertex_count(self) -> int:
        """How many vertices there are."""
        return self._native.vertex_count()

    @property
    def vertices(self) -> npt.NDArray[np.float32]:
        """Shape (vertices, 3): the bind pose, model space. The model's own memory: read-only, no copy, rows not side by side."""
        return self._native.positions()

    @property
    def normals(self) -> npt.NDArray[np.float32]:
        """Shape (vertices, 3), as `vertices`; as the file has them."""
        return self._native.normals()

    @property
    def uvs(self) -> npt.NDArray[np.float32]:
        """Shape (vertices, 2): (0, 0) is the top left of the texture. As `vertices`."""
        return self._native.uvs()

    @property
    def triangles(self) -> npt.NDArray[np.uint32]:
        """Shape (triangles, 3): vertices, clockwise as seen from the front. Read-only, no copy."""
        return self._native.triangles()

    @functools.cached_property
    def issues(self) -> Tuple[Issue, ...]:
        """What was odd in the file."""
        return tuple(Issue(*row) for row in self._native.issues())


class Motion(Unpicklable):
    """A motion (VMD) or a pose (VPD). Immutable: it may be used from several threads. Made by open_motion()."""

    def __init__(self, native: _odori.Motion) -> None:
        if not isinstance(native, _odori.Motion):
            raise TypeError("motions are made by open_motion()")
        self._native = native

    def __repr__(self) -> str:
        kind = "pose" if self.is_pose else f"motion of {self.last_frame} frames"
        return f"<odori.Motion {self.path.name!r}: {kind}>"

    @property
    def path(self) -> Path:
        """As it was named."""
        return self._native.path()

    @property
    def is_pose(self) -> bool:
        """Read from a VPD file: it stands at every frame, over all motions."""
        return self._native.is_pose()

    @property
    def last_frame(self) -> int:
        """Frame of the last key, 30 a second; 0 of a pose."""
        return self._native.last_frame()

    @property
    def moves_model(self) -> bool:
        """Has keys of bones, morphs or chains."""
        return self._native.moves_model()

    @property
    def moves_scene(self) -> bool:
        """Has keys of the camera, the light or the self shadow."""
        return self._native.moves_scene()

    @functools.cached_property
    def issues(self) -> Tuple[Issue, ...]:
        """What was odd in the file."""
        return tuple(Issue(*row) for row in self._native.issues())


def named(path: object) -> str:
    """A path as the native module takes it. Raises ValueError of one that no file can have."""
    try:
        text = os.fspath(path)  # type: ignore[call-overload]
    except TypeError:
        raise TypeError(f"path: a str or a Path is wanted, not {type(path).__name__}") from None
    if isinstance(text, bytes):
        text = os.fsdecode(text)
    try:
        if b"\0" not in os.fsencode(text):
            return str(text)
    except UnicodeEncodeError:
        pass
    raise ValueError(f"{text!r}: no file can have this name")


def open_model(path: PathLike) -> Model:
    """Reads a model: PMX, PMD, .x or .vac by content, from a folder or an archive ("archive.zip!folder/model.pmx").

    Raises Error. Other threads of Python go on meanwhile.
    """
    return Model(_odori.Model.open(named(path)))


def open_motion(path: PathLike) -> Motion:
    """Reads a motion (VMD) or a pose (VPD), by content, from a folder or an archive. Raises Error."""
    return Motion(_odori.Motion.open(named(path)))
