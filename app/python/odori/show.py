# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Shows: several models with all that was chosen about them. The camera."""

from __future__ import annotations

from typing import Iterable, NamedTuple, Optional, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt

from . import _odori, arguments
from .arguments import Floats, Frames
from .dancer import Poses
from .files import Issue, Model, Motion, PathLike, Unpicklable, named


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


class ShowActor(NamedTuple):
    """A model of a show. `motions`: those that are switched on, each with the frames that it begins later."""

    model: Optional[Model]
    motions: Tuple[Tuple[Motion, int], ...]


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
            ShowActor(model, tuple((Motion(motion), shift) for motion, on, shift in motions if on))
            for model, motions in zip(models, native.motions())
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
        self, frames: Frames, *, physics: Optional[bool] = None, threads: int = 0
    ) -> Tuple[Optional[Poses], ...]:
        """Poses of each actor, each in its own model's space, with the show's IK, edits, goals and outside parents.

        physics: None: as the show has it. It is played from frame 0, in the order of time, in one world where bodies meet.
        Gives one Poses for each of `actors`; None where there is no model. The rest is as with Dancer.poses().
        """
        list_of_frames = arguments.frames_of(frames)
        made = [None if actor.model is None else self._arrays(len(list_of_frames), actor.model) for actor in self._actors]
        physics = None if physics is None else arguments.switch("physics", physics)
        self._native.poses(list_of_frames, made, physics, arguments.whole("threads", threads))
        return tuple(made)

    @staticmethod
    def _arrays(frames: int, model: Model) -> Poses:
        shape = (frames, model.bone_count)
        return Poses(np.empty((*shape, 3), dtype=np.float32), np.empty((*shape, 4), dtype=np.float32))

    def camera(self, frames: Frames) -> Optional[Camera]:
        """The motions' camera at each frame; None where they have none."""
        rows = self._native.camera(arguments.frames_of(frames))
        return None if rows is None else Camera(*rows)


def open_show(*paths: PathLike, strict: bool = True) -> Show:
    """Reads a show file (.odori), or files named in a row: a model begins an actor, a motion belongs to the model before it.

    strict: a file that can't be used is an Error; else it is among `issues`, and the rest opens. Raises Error.
    """
    return Show(_odori.Show.open([named(path) for path in paths], arguments.switch("strict", strict)))


def camera(motion: Union[Motion, Sequence[Motion]], frames: Frames) -> Optional[Camera]:
    """The camera of one motion, or of several (of two keys on one frame the later one's counts); None where they have none."""
    motions = [motion] if isinstance(motion, Motion) or not isinstance(motion, Iterable) else arguments.bounded("motion", motion)
    if not all(isinstance(one, Motion) for one in motions):
        raise TypeError("motion: a Motion is wanted, or several")
    rows = _odori.camera([one._native for one in motions], arguments.frames_of(frames))
    return None if rows is None else Camera(*rows)
