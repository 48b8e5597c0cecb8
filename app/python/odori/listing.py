# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What folders and archives hold."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable, NamedTuple, Optional, Tuple

from . import _odori
from .files import Issue, PathLike, named


class Content(NamedTuple):
    """A file in a folder or an archive.

    path: as open_model(), open_motion() and open_show() take it.
    name: from the folder or archive on.
    kind: "model", "accessory", "motion", "pose", "sound" or "show".
    vertices: of a model that could be read; 0 else.
    moves: a motion moves bones, morphs or chains: it is a dance, and not a camera or a light alone. False of all other kinds.

    Of one folder or archive, models and motions of 256 MiB together are read for the last two. Of those beyond that, a model has 0
    vertices and a motion counts as a dance.
    """

    path: Path
    name: str
    kind: str
    vertices: int
    moves: bool


class Contents(Tuple[Content, ...]):
    """What contents() found: a tuple of Content, in order of names, that also says how complete it is.

    whole: all of the folder or archive was looked at. False where it has more than 20,000 entries, or can't be read in part.
    unread: why not all of a folder could be read; None where it could.
    issues: what was odd: archives in a folder that can't be opened, entries of an archive that are left out.
    """

    whole: bool
    unread: Optional[str]
    issues: Tuple[Issue, ...]

    def __new__(
        cls, files: Iterable[Content] = (), whole: bool = True, unread: Optional[str] = None, issues: Iterable[Issue] = ()
    ) -> Contents:
        made = super().__new__(cls, files)  # type: ignore[arg-type]
        made.whole, made.unread, made.issues = whole, unread, tuple(issues)
        return made


def contents(path: PathLike) -> Contents:
    """What can be opened of a folder (three folders deep) or an archive (zip, 7z, RAR, LZH, …), in order of names.

    At most 20,000 entries are looked at; `.whole` of what this gives says whether that was all. Ctrl+C is heard. Raises Error of what
    is neither a folder nor an archive.
    """
    rows, whole, unread, issues = _odori.contents(named(path))
    return Contents((Content(*row) for row in rows), whole, unread, (Issue(*row) for row in issues))
