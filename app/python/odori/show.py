# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Shows: several models with all that was chosen about them. The camera."""

from __future__ import annotations

import json
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt

from . import _odori, arguments, frames as framing
from .arguments import Motions, Physics
from .actor import Poses
from .frames import Floats, Frames
from .shown import shown
from .files import Issue, Model, Motion, PathLike, Triple, Unpicklable, named


class Camera(NamedTuple):
    """A camera at each frame, in MMD's terms, world space (left-handed, Y up).

    target: float32, shape (frames, 3): the point it turns about, units.
    rotation: float32, shape (frames, 3): Euler angles x, y, z as MMD has them, radians.
    distance: float32, shape (frames,): from the target, units; negative is in front of it, as is usual.
    fov: float32, shape (frames,): vertical field of view, degrees, 1 to 179.
    perspective: bool, shape (frames,): False is an orthographic picture.
    """

    target: Floats
    rotation: Floats
    distance: Floats
    fov: Floats
    perspective: npt.NDArray[np.bool_]


class Placement(NamedTuple):
    """Where an actor stands in the world: its model is scaled, turned and moved.

    position: x, y, z, units.
    rotation: unit quaternion x, y, z, w with w >= 0.
    scale: 0.01 to 100.
    """

    position: Triple = (0.0, 0.0, 0.0)
    rotation: Tuple[float, float, float, float] = (0.0, 0.0, 0.0, 1.0)
    scale: float = 1.0

    def to_world(self, points: npt.ArrayLike) -> Floats:
        """Points of model space in world space: float32, any shape (…, 3), such as what skinned() gives."""
        array = np.asarray(points, dtype=np.float32)
        axis, w = np.array(self.rotation[:3], dtype=np.float32), np.float32(self.rotation[3])
        across = np.cross(axis, array) * np.float32(2)
        turned = array + w * across + np.cross(axis, across)
        return np.asarray(np.array(self.position, dtype=np.float32) + np.float32(self.scale) * turned, dtype=np.float32)


class ShowActor(NamedTuple):
    """A model of a show.

    model: None of one that can't be used.
    motions: those that are switched on, each with the frames that it begins later.
    placement: where the model stands in the world, at every frame. A model that hangs from another's bone has its place by that
        bone; then this too brings its poses to the world.
    """

    model: Optional[Model]
    motions: Tuple[Tuple[Motion, int], ...]
    placement: Placement = Placement()


class Show(Unpicklable):
    """Models, motions and what was chosen about them: of a show file, or of files named in a row. Made by open_show().

    It may be used from several threads; frames are made for one of them at a time.
    """

    def __init__(self, native: _odori.Show) -> None:
        if not isinstance(native, _odori.Show):
            raise TypeError("shows are made by open_show()")
        self._native = native
        models = [None if model is None else Model(model) for model in native.models()]
        self._actors = tuple(
            ShowActor(model, tuple((Motion(motion), shift) for motion, on, shift in motions if on), Placement(*placement))
            for model, motions, placement in zip(models, native.motions(), native.placements())
        )
        self._issues = tuple(Issue(*row) for row in native.issues())

    def __repr__(self) -> str:
        return f"<odori.Show: {len(self._actors)} models, {self.last_frame:g} frames>"

    @property
    def actors(self) -> Tuple[ShowActor, ...]:
        """In the order of drawing. `model` is None of one that can't be used (open_show(…, strict=False))."""
        return self._actors

    @property
    def last_frame(self) -> float:
        """The frame at which its motions end."""
        return self._native.last_frame()

    @property
    def has_physics(self) -> bool:
        """Whether hair and clothes swing, as the show has it."""
        return self._native.physics()

    @property
    def issues(self) -> Tuple[Issue, ...]:
        """What was odd: files that can't be used, names that models don't have."""
        return self._issues

    def poses(
        self,
        frames: Frames,
        *,
        world: bool = False,
        physics: Union[None, bool, Physics] = None,
        threads: int = 0,
        out: Optional[Sequence[Optional[Tuple[Floats, Floats]]]] = None,
    ) -> Tuple[Optional[Poses], ...]:
        """Poses of each actor, with the show's IK, edits, goals and outside parents.

        world: in world space, so that actors stand to each other as in the picture; else each in its own model's space, as
            Actor.poses() gives them. ShowActor.placement leads from one to the other.
        physics: None: as the show has it; True, False: on, off, else as the show has it; Physics: on, with this gravity and rest. It
            is played from frame 0, in the order of time, in one world where bodies meet.
        out: for each of `actors` a pair of arrays to fill, or None for new ones.

        Gives one Poses for each of `actors`; None where there is no model. The rest is as with Actor.poses().
        """
        when = framing.frames_of(frames)
        made = self._made(len(when), out)
        framing.check_apart([array for poses in made if poses is not None for array in poses], when)
        on = physics if physics is None or isinstance(physics, Physics) else arguments.switch("physics", physics)
        self._native.poses(
            framing.doubles(when),
            made,
            arguments.switch("world", world),
            True if isinstance(on, Physics) else on,
            arguments.bodies_of(on) if isinstance(on, Physics) else None,
            arguments.whole("threads", threads),
        )
        return tuple(made)

    def _made(self, count: int, out: object) -> List[Optional[Poses]]:
        """Arrays for so many frames of each actor."""
        given = [None] * len(self._actors) if out is None else out
        if not isinstance(given, (tuple, list)) or len(given) != len(self._actors):
            raise TypeError(f"out: a pair of arrays or None for each of {len(self._actors)} actors is wanted, not {shown(given)}")
        made: List[Optional[Poses]] = []
        for (model, *_), pair in zip(self._actors, given):
            shape = (count, 0 if model is None else model.bone_count)
            made.append(
                None if model is None else Poses(*framing.pair_to_fill(pair, (*shape, 3), (*shape, 4), "positions and rotations"))
            )
        return made

    def goals(
        self,
        frame: float = 0.0,
        *,
        solvers: Optional[Sequence[str]] = None,
        loops: int = 0,
        tolerance: float = 1e-3,
        damping: Optional[float] = None,
    ) -> Tuple[Optional[List[Dict[str, Any]]], ...]:
        """What the goals of each actor are at a frame, without physics, and how each solver solves them.

        solvers: names of SOLVERS; None: all of them. loops: at most, 1 to 1,000; 0: each solver's own number.
        tolerance: units from the target that count as reached, 1e-6 to 100.
        damping: of 'dls', units, kept as it is, 0 to 100; None: the goal's, else its own, which adapts.

        Gives one list for each of `actors`, with a dict for each goal that turns or slides bones; None where there is no model. The
        keys are those of `odori ik SHOW --goals FRAME --json`: 'pose' is the pose vector before the solve (degrees, units of
        slides), 'jacobian' has the singular values and the condition (None where it is infinite).
        """
        names = _odori.solvers if solvers is None else arguments.words_of("solvers", solvers)
        if not 0.0 <= arguments.number("damping", 0.0 if damping is None else damping) <= 100.0:
            raise ValueError("damping: a number from 0 to 100 is wanted")
        if not 1e-6 <= arguments.number("tolerance", tolerance) <= 100.0:
            raise ValueError("tolerance: a number from 1e-6 to 100 is wanted")
        when = framing.doubles(framing.frames_of([frame]))[0]
        told = self._native.goals(float(when), list(names), arguments.whole("loops", loops, 1000), float(tolerance), damping)
        return tuple(None if text is None else json.loads(text) for text in told)

    def camera(self, frames: Frames) -> Optional[Camera]:
        """The motions' camera at each frame, world space; None where they have none. Ctrl+C is heard."""
        rows = self._native.camera(framing.doubles(framing.frames_of(frames)))
        return None if rows is None else Camera(*rows)


def open_show(*paths: PathLike, strict: bool = True, obvious: bool = False) -> Show:
    """Reads a show file (.odori), or files named in a row: a model begins an actor, a motion belongs to the model before it,
    unless it moves hardly anything of that and much more of another.

    strict: a file that can't be used is an Error; else it is among `issues`, and the rest opens, unless it is there and the system
        doesn't give it now. What can't be recognised by its
        content is taken for what its name's ending says (.vmd, .vpd, .odori, a sound's, an archive's), and for a model else.

    obvious: of a folder or an archive with several models or dances those that the window ticks are taken: the largest model, and
        its dance, camera and song where there is one. Else that is an Error, which lists them.

    Raises Error.
    """
    files = [named(path) for path in paths]
    return Show(_odori.Show.open(files, arguments.switch("strict", strict), arguments.switch("obvious", obvious)))


def camera(motion: Motions, frames: Frames) -> Optional[Camera]:
    """The camera of motions, world space; None where they have none. Ctrl+C is heard.

    motion: one, or several (of two keys on one frame the later motion's counts), each alone or with the frames that it begins later:
        [(camera, 30)].
    """
    rows = _odori.camera(arguments.uses_of(motion), framing.doubles(framing.frames_of(frames)))
    return None if rows is None else Camera(*rows)
