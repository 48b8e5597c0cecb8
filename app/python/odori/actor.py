# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""A model on its motions: poses, vertices, weights of morphs."""

from __future__ import annotations

from typing import Iterable, Literal, NamedTuple, Optional, Tuple, Union, overload

from . import _odori, arguments, frames as framing
from .arguments import Ik, Motions, Physics, Solvers
from .files import Model, Unpicklable
from .frames import Floats, Frames


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


class Actor(Unpicklable):
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
        uses = arguments.uses_of(motion)
        self._count = len(uses)
        self._native = _odori.Actor(
            arguments.model_of(model),
            uses,
            arguments.chains_of(model, ik),
            arguments.chain_solvers_of(model, solver),
            arguments.words_of("switches", switches),
        )

    def __repr__(self) -> str:
        return f"<odori.Actor of {self._model.name!r}: {self._count} motions, {self.last_frame:g} frames>"

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

        frames: numbers from 0 to 10,000,000, 30 a second, in any order; between whole frames, too; at most 10,000,001 at once. One
            number is one frame.
        physics: whether hair and clothes swing. They are played from frame 0, in the order of time, on one thread.
        threads: 0: one a core; at most four a core work, whatever is asked for. The numbers have the same bits with any.
        out: arrays to fill, such as numpy.memmap: float32, C order, the shapes of Poses. They share no memory with each other, nor
            with `frames`, whatever type these are of.

        Gives Poses. The interpreter's lock is given up meanwhile; Ctrl+C is heard. Raises ValueError.
        """
        when = framing.frames_of(frames)
        shape = (len(when), self._model.bone_count)
        positions, rotations = framing.pair_to_fill(out, (*shape, 3), (*shape, 4), "positions and rotations")
        framing.check_apart((positions, rotations), when)
        self._native.poses(
            framing.doubles(when), positions, rotations, arguments.whole("threads", threads), arguments.bodies_of(physics)
        )
        return Poses(positions, rotations)

    @overload
    def skinned(
        self,
        frames: Frames,
        *,
        normals: Literal[False] = False,
        physics: Union[bool, Physics] = False,
        threads: int = 0,
        out: Optional[Floats] = None,
    ) -> Floats: ...

    @overload
    def skinned(
        self,
        frames: Frames,
        *,
        normals: Literal[True],
        physics: Union[bool, Physics] = False,
        threads: int = 0,
        out: Union[None, Floats, Tuple[Floats, Floats]] = None,
    ) -> Tuple[Floats, Floats]: ...

    @overload
    def skinned(
        self,
        frames: Frames,
        *,
        normals: bool,
        physics: Union[bool, Physics] = False,
        threads: int = 0,
        out: Union[None, Floats, Tuple[Floats, Floats]] = None,
    ) -> Union[Floats, Tuple[Floats, Floats]]: ...

    def skinned(
        self,
        frames: Frames,
        *,
        normals: bool = False,
        physics: Union[bool, Physics] = False,
        threads: int = 0,
        out: Union[None, Floats, Tuple[Floats, Floats]] = None,
    ) -> Union[Floats, Tuple[Floats, Floats]]:
        """Where every vertex is at each frame, with morphs, by bones (BDEF, SDEF, QDEF) and, with physics, as soft bodies.

        Gives float32, shape (frames, vertices, 3), units, model space; with `normals` a pair, the second of unit length.

        out: an array for the vertices; with `normals` also a pair of arrays, for vertices and normals.

        The rest is as with poses().
        """
        when = framing.frames_of(frames)
        shape = (len(when), self._model.vertex_count, 3)
        if not arguments.switch("normals", normals):
            vertices, turned = framing.to_fill(out, shape), None
        elif isinstance(out, (tuple, list)):
            vertices, turned = framing.pair_to_fill(out, shape, shape, "vertices and normals")
        else:
            vertices, turned = framing.to_fill(out, shape), framing.to_fill(None, shape)
        framing.check_apart((vertices, turned), when)
        self._native.skinned(
            framing.doubles(when), vertices, turned, arguments.whole("threads", threads), arguments.bodies_of(physics)
        )
        return vertices if turned is None else (vertices, turned)

    def morph_weights(
        self, frames: Frames, *, resolved: bool = False, threads: int = 0, out: Optional[Floats] = None
    ) -> Floats:
        """The weight of every morph at each frame: float32, shape (frames, morphs), without a unit, 0 to 1 as a rule.

        resolved: after groups and flips gave theirs; else as motions and poses say.
        out: an array to fill.

        The rest is as with poses().
        """
        when = framing.frames_of(frames)
        weights = framing.to_fill(out, (len(when), len(self._model.morph_names)))
        framing.check_apart((weights,), when)
        self._native.morph_weights(
            framing.doubles(when), weights, arguments.switch("resolved", resolved), arguments.whole("threads", threads)
        )
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
    """Where every bone of a model is at each frame of a motion: Actor(model, motion, …).poses(frames, …).

    Gives Poses: positions (frames, bones, 3), rotations (frames, bones, 4; x, y, z, w), float32, model space. See Actor for ik,
    solver and switches, Actor.poses() for the rest.
    """
    actor = Actor(model, motion, ik=ik, solver=solver, switches=switches)
    return actor.poses(frames, physics=physics, threads=threads, out=out)


@overload
def skinned(
    model: Model,
    motion: Motions,
    frames: Frames,
    *,
    ik: Ik = None,
    solver: Solvers = None,
    switches: Iterable[str] = (),
    normals: Literal[False] = False,
    physics: Union[bool, Physics] = False,
    threads: int = 0,
    out: Optional[Floats] = None,
) -> Floats: ...


@overload
def skinned(
    model: Model,
    motion: Motions,
    frames: Frames,
    *,
    ik: Ik = None,
    solver: Solvers = None,
    switches: Iterable[str] = (),
    normals: Literal[True],
    physics: Union[bool, Physics] = False,
    threads: int = 0,
    out: Union[None, Floats, Tuple[Floats, Floats]] = None,
) -> Tuple[Floats, Floats]: ...


@overload
def skinned(
    model: Model,
    motion: Motions,
    frames: Frames,
    *,
    ik: Ik = None,
    solver: Solvers = None,
    switches: Iterable[str] = (),
    normals: bool,
    physics: Union[bool, Physics] = False,
    threads: int = 0,
    out: Union[None, Floats, Tuple[Floats, Floats]] = None,
) -> Union[Floats, Tuple[Floats, Floats]]: ...


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
    out: Union[None, Floats, Tuple[Floats, Floats]] = None,
) -> Union[Floats, Tuple[Floats, Floats]]:
    """Where every vertex of a model is at each frame of a motion: Actor(model, motion, …).skinned(frames, …).

    Gives float32, shape (frames, vertices, 3), units, model space; with `normals` a pair.
    """
    actor = Actor(model, motion, ik=ik, solver=solver, switches=switches)
    return actor.skinned(frames, normals=normals, physics=physics, threads=threads, out=out)


def morph_weights(
    model: Model,
    motion: Motions,
    frames: Frames,
    *,
    resolved: bool = False,
    threads: int = 0,
    out: Optional[Floats] = None,
) -> Floats:
    """The weight of every morph at each frame of a motion: Actor(model, motion).morph_weights(frames, …).

    Gives float32, shape (frames, morphs), without a unit.
    """
    return Actor(model, motion).morph_weights(frames, resolved=resolved, threads=threads, out=out)
