# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""A model on its motions: poses, vertices, weights of morphs."""

from __future__ import annotations

from typing import Iterable, NamedTuple, Optional, Tuple, Union

import numpy as np

from . import _odori, arguments
from .arguments import Floats, Frames, Ik, Motions, Physics, Solvers
from .files import Model, Unpicklable


class Poses(NamedTuple):
    """Where bones are: model space, MMD's axes (left-handed, Y up).

    positions: float32, shape (frames, bones, 3), units.
    rotations: float32, shape (frames, bones, 4), unit quaternions x, y, z, w with w >= 0.
    """

    positions: Floats
    rotations: Floats


class Unmatched(NamedTuple):
    """Names that motions move and the model doesn't have."""

    bones: Tuple[str, ...]
    morphs: Tuple[str, ...]
    chains: Tuple[str, ...]


class Dancer(Unpicklable):
    """A model with its motions, bound once for any number of calls. Immutable: it may be used from several threads.

    motion: one, or several in the order in which they are merged (of two keys of a bone on one frame the later motion's counts),
        each alone or with the frames it begins later: [dance, (face, 30)]. Poses stand over motions. None: the bind pose.
    ik: whether chains are solved. None: as the motion says; True, False: all of them; {name: True, False or None}: by the name of
        the IK bone, Japanese or English, the others as the motion says.
    solver: how. None: MMD's way; one of SOLVERS, or Solver(name, loops, tolerance), for all chains; or {name: …} for some of them.
    switches: names of SWITCHES: open points of MMD's own solver.

    Raises ValueError of names that aren't there.
    """

    def __init__(
        self, model: Model, motion: Motions = None, *, ik: Ik = None, solver: Solvers = None, switches: Iterable[str] = ()
    ) -> None:
        self._model = model
        self._native = _odori.Dancer(
            arguments.model_of(model),
            arguments.uses_of(motion),
            arguments.chains_of(model, ik),
            arguments.ways_of(model, solver),
            arguments.words_of("switches", switches),
        )

    @property
    def model(self) -> Model:
        """Who dances."""
        return self._model

    @property
    def last_frame(self) -> float:
        """The frame at which its motions end; 0 without any."""
        return self._native.last_frame()

    @property
    def unmatched(self) -> Unmatched:
        """What its motions move and the model doesn't have."""
        return Unmatched(*self._native.unmatched())

    def poses(
        self,
        frames: Frames,
        *,
        physics: Union[bool, Physics] = False,
        threads: int = 0,
        out: Optional[Tuple[Floats, Floats]] = None,
    ) -> Poses:
        """Where every bone is at each frame.

        frames: numbers from 0 to 10,000,000, 30 a second, in any order; between whole frames, too. One number is one frame.
        physics: whether hair and clothes swing. They are played from frame 0, in the order of time, on one thread.
        threads: 0: one a core. The numbers have the same bits with any.
        out: arrays to fill, such as numpy.memmap: float32, C order, the shapes of Poses.

        Gives Poses. The interpreter's lock is given up meanwhile; Ctrl+C is heard. Raises ValueError.
        """
        list_of_frames = arguments.frames_of(frames)
        shape = (len(list_of_frames), self._model.bone_count)
        positions, rotations = arguments.pair_to_fill(out)
        positions = arguments.to_fill(positions, (*shape, 3))
        rotations = arguments.to_fill(rotations, (*shape, 4))
        arguments.check_apart(positions, rotations, list_of_frames)
        self._native.poses(list_of_frames, positions, rotations, arguments.whole("threads", threads), arguments.bodies_of(physics))
        return Poses(positions, rotations)

    def skinned(
        self,
        frames: Frames,
        *,
        normals: bool = False,
        physics: Union[bool, Physics] = False,
        threads: int = 0,
        out: Optional[Floats] = None,
    ) -> Union[Floats, Tuple[Floats, Floats]]:
        """Where every vertex is at each frame, with morphs, by bones (BDEF, SDEF, QDEF) and, with physics, as soft bodies.

        Gives float32, shape (frames, vertices, 3), units, model space; with `normals` a pair, the second of unit length. The rest is
        as with poses(). `out`: an array for the vertices.
        """
        list_of_frames = arguments.frames_of(frames)
        shape = (len(list_of_frames), self._model.vertex_count, 3)
        positions = arguments.to_fill(out, shape)
        arguments.check_apart(positions, list_of_frames)
        turned = np.empty(shape, dtype=np.float32) if arguments.switch("normals", normals) else None
        self._native.skinned(list_of_frames, positions, turned, arguments.whole("threads", threads), arguments.bodies_of(physics))
        return positions if turned is None else (positions, turned)

    def morph_weights(self, frames: Frames, *, resolved: bool = False, threads: int = 0) -> Floats:
        """The weight of every morph at each frame: float32, shape (frames, morphs), without a unit, 0 to 1 as a rule.

        resolved: after groups and flips gave theirs; else as motions and poses say.
        """
        list_of_frames = arguments.frames_of(frames)
        weights = np.empty((len(list_of_frames), len(self._model.morph_names)), dtype=np.float32)
        self._native.morph_weights(list_of_frames, weights, arguments.switch("resolved", resolved), arguments.whole("threads", threads))
        return weights


def poses(
    model: Model,
    motion: Motions,
    frames: Frames,
    *,
    ik: Ik = None,
    solver: Solvers = None,
    switches: Iterable[str] = (),
    physics: Union[bool, Physics] = False,
    threads: int = 0,
    out: Optional[Tuple[Floats, Floats]] = None,
) -> Poses:
    """Where every bone of a model is at each frame of a motion: Dancer(model, motion, …).poses(frames, …).

    Gives Poses: positions (frames, bones, 3), rotations (frames, bones, 4; x, y, z, w), float32, model space. See Dancer for ik,
    solver and switches, Dancer.poses() for the rest.
    """
    dancer = Dancer(model, motion, ik=ik, solver=solver, switches=switches)
    return dancer.poses(frames, physics=physics, threads=threads, out=out)


def skinned(
    model: Model,
    motion: Motions,
    frames: Frames,
    *,
    ik: Ik = None,
    solver: Solvers = None,
    switches: Iterable[str] = (),
    normals: bool = False,
    physics: Union[bool, Physics] = False,
    threads: int = 0,
    out: Optional[Floats] = None,
) -> Union[Floats, Tuple[Floats, Floats]]:
    """Where every vertex of a model is at each frame of a motion: Dancer(model, motion, …).skinned(frames, …).

    Gives float32, shape (frames, vertices, 3), units, model space; with `normals` a pair.
    """
    dancer = Dancer(model, motion, ik=ik, solver=solver, switches=switches)
    return dancer.skinned(frames, normals=normals, physics=physics, threads=threads, out=out)


def morph_weights(model: Model, motion: Motions, frames: Frames, *, resolved: bool = False, threads: int = 0) -> Floats:
    """The weight of every morph at each frame of a motion: Dancer(model, motion).morph_weights(frames, …).

    Gives float32, shape (frames, morphs), without a unit.
    """
    return Dancer(model, motion).morph_weights(frames, resolved=resolved, threads=threads)
