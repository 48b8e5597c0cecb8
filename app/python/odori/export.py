# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Files for other programs: GLB, VRMA, BVH, PC2, MDD, and pages for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable, List, NamedTuple, Optional, Tuple, Union

from . import _odori, arguments
from .actor import Actor
from .arguments import Physics
from .files import Issue, Model, PathLike, named
from .show import Show
from .shown import shown


class Terms(NamedTuple):
    """What comes with a model about what may be done with it, as its maker wrote it.

    name, english_name: of the model.
    comment, english_comment: from the file; lines end with a line feed.
    readmes: the text files beside it, each with its name and its text; the text is empty where it can't be read.
    """

    name: str
    english_name: str
    comment: str
    english_comment: str
    readmes: Tuple[Tuple[str, str], ...]


class Exported(NamedTuple):
    """What export() wrote. What a format doesn't have is 0.

    path: the file.
    bytes: its size, without the files beside it.
    frames: of its longest clip.
    models: how many are in it.
    clips: of a GLB or a page; 0 where nothing moves, and for one pose.
    joints: of a BVH; of a VRMA the bones of the humanoid.
    vertices: of a mesh cache.
    keys: of all bones, where a tolerance was given.
    issues: what was odd, and what the format can't hold.
    terms: those of each model whose shape or pictures are in the file. Most makers forbid passing their models on.
    """

    path: Path
    bytes: int
    frames: int
    models: int
    clips: int
    joints: int
    vertices: int
    keys: int
    issues: Tuple[Issue, ...]
    terms: Tuple[Terms, ...]


def terms(model: Model) -> Terms:
    """What a model's maker says: its comment and the texts beside the file. Read it before you export the model.

    Texts that can't be read are empty. At most 1 MiB of each is given.
    """
    row, _ = _odori.terms(arguments.model_of(model))
    return Terms(*row)


def export(
    what: Union[Show, Actor],
    path: PathLike,
    *,
    frames: Union[None, int, Tuple[int, int]] = None,
    actor: Optional[int] = None,
    clips: Optional[Iterable[str]] = None,
    tolerance: Optional[Tuple[float, float]] = None,
    physics: Union[None, bool, Physics] = None,
    humanoid: bool = False,
    toon: bool = False,
    title: Optional[str] = None,
    song: Union[None, bool, PathLike] = None,
    format: Optional[str] = None,
) -> Exported:
    """Writes what a show or an actor does into a file for other programs, as `odori export` does: IK, appends, physics, edits and
    goals are worked out. The file appears when it is whole, replaces another one, and is never one that is read for it.

    path: its ending says the format: .glb (model and dance), .vrma (a VRM animation), .bvh (a skeleton), .pc2 or .mdd (all
        vertices, with the rest mesh beside it as .obj and .mtl), .html (a page that plays in browsers).
    frames: first and last, both included; None: from 0 to the end of the motions. One number: this frame, of a GLB or a page as
        a pose without clips.
    actor: index in Show.actors. None: all, or the only one where the format holds one.
    clips: of a GLB or a page: "on" (all chains are solved), "off" (none is), "as-set" (as the motions have them), or names of SOLVERS. None:
        on and off; of one pose as-set.
    tolerance: of a GLB, a page or a VRMA: units and degrees. Few keys, with which no bone is farther off. None: a key in each frame.
    physics: None: as the show has it, and off for an actor; True, False: on, off; Physics: on, with this gravity and rest.
    humanoid: of a BVH: the humanoid's joints in T-pose instead of all bones.
    toon: of a GLB: MToon's shade, outlines and a light beside the plain materials.
    title: of a page. None: the name of the show's file, or what its models and motions are called.
    song: of a page. None or True: the show's, unless it is muted; one that browsers can't play is among the issues. False: none. A
        path: this file, from the page's frame 0 on.
    format: the ending, where the path has another one.

    Other threads of Python go on meanwhile. Ctrl+C is heard, and leaves no file. Raises Error for what can't be read, written or
    exported.
    """
    if not isinstance(what, (Show, Actor)):
        raise TypeError(f"what: a Show or an Actor is wanted, not {type(what).__name__}")
    file = Path(named(path))
    kind = (file.suffix[1:] if format is None else format).lower() if isinstance(format, (str, type(None))) else ""
    if kind not in _odori.export_kinds():
        raise ValueError(f"path: an ending of {', '.join(_odori.export_kinds())} is wanted, not {shown(format or file.name)}")
    first, last, still = _frames_of(frames, what.last_frame)
    chosen = [] if clips is None else arguments.words_of("clips", clips)
    page = kind == "html"
    if not page and (title is not None or song is not None):
        raise ValueError(f"{'song' if title is None else 'title'}: it is for html, not {kind}")
    if still and song is not None and song is not False:
        raise ValueError("song: one frame has no song")
    if not isinstance(title, (str, type(None))):
        raise TypeError(f"title: a text is wanted, not {shown(title)}")
    if chosen and kind not in ("glb", "html"):
        raise ValueError(f"clips: {kind} holds one clip; an Actor's ik says how it is solved")
    if tolerance is not None and kind not in ("glb", "html", "vrma"):
        raise ValueError(f"tolerance: {kind} has all frames; glb, html and vrma can have few keys")
    if toon and kind != "glb":
        raise ValueError(f"toon: it is for glb, not {kind}")
    if humanoid and kind != "bvh":
        raise ValueError(f"humanoid: it is for bvh, not {kind}")
    words = _odori.ExportWords(
        file,
        kind,
        first,
        last,
        still and kind in ("glb", "html"),
        arguments.switch("humanoid", humanoid),
        arguments.switch("toon", toon),
        chosen,
        None if tolerance is None else _tolerance_of(tolerance),
        _picture_reader() if kind in ("glb", "html") else None,
        title or "",
        _PAGE,
        song is None or song is True,
        None if song is None or isinstance(song, bool) else Path(named(song)),
    )
    if isinstance(what, Actor):
        if actor not in (None, 0):
            raise ValueError("actor: there is one alone")
        row = what._native.export(words, arguments.bodies_of(False if physics is None else physics))
    else:
        bodies = arguments.bodies_of(physics) if isinstance(physics, Physics) else None
        on = True if bodies is not None else physics if physics is None else arguments.switch("physics", physics)
        row = what._native.export(words, _actors_of(what, actor, kind), on, bodies)
    numbers, issues, told = row
    return Exported(
        path=file, issues=tuple(Issue(*each) for each in issues), terms=tuple(Terms(*each) for each in told), **numbers
    )


#: The page without a dance. It is there where the build could fetch three.js.
_PAGE = Path(__file__).with_name("page.frame")


def _frames_of(frames: object, end: float) -> Tuple[int, int, bool]:
    """First, last, and whether it is one frame alone."""
    if frames is None:
        return 0, int(end), False
    if isinstance(frames, (tuple, list)):
        if len(frames) != 2:
            raise TypeError(f"frames: first and last are wanted, not {shown(frames)}")
        first, last = (arguments.whole("frames", frame) for frame in frames)
        still = False
    else:
        first = last = arguments.whole("frames", frames)
        still = True
    if not 0 <= first <= last <= _odori.most_frame:
        raise ValueError(f"frames: 0 <= first <= last <= {_odori.most_frame} is wanted, not {shown(frames)}")
    return first, last, still


def _tolerance_of(tolerance: object) -> Tuple[float, float]:
    """Units and degrees, both from 0 on."""
    if not isinstance(tolerance, (tuple, list)) or len(tolerance) != 2:
        raise TypeError(f"tolerance: units and degrees are wanted, not {shown(tolerance)}")
    units, degrees = (arguments.number("tolerance", each) for each in tolerance)
    if not (0 <= units < float("inf") and 0 <= degrees < float("inf")):
        raise ValueError(f"tolerance: numbers from 0 on are wanted, not {shown(tolerance)}")
    return units, degrees


def _actors_of(show: Show, actor: Optional[int], kind: str) -> List[int]:
    """Indices of the actors to export."""
    usable = [i for i, each in enumerate(show.actors) if each.model is not None]
    if actor is not None:
        index = arguments.whole("actor", actor)
        if index not in usable:
            raise ValueError(f"actor: one of {shown(usable)} is wanted, not {shown(actor)}")
        return [index]
    if not usable:
        raise ValueError("the show has no model that can be used")
    if len(usable) > 1 and not _odori.holds_several(kind):
        raise ValueError(f"actor: {kind} holds one model; name one of {shown(usable)}")
    return usable


def _picture_reader() -> object:
    """What reads pictures. It is loaded when a file with pictures is written: it takes Qt."""
    from . import _pictures

    return _pictures.reader
