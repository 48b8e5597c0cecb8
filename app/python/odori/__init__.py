# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Models and dances of MikuMikuDance as NumPy arrays.

    >>> import odori
    >>> model = odori.open_model("model.pmx")
    >>> dance = odori.open_motion("dance.vmd")
    >>> positions, rotations = odori.poses(model, dance, range(300))

Everywhere: space is MMD's (left-handed, Y up, models face -Z), a unit is 8 cm, angles are radians, time is a frame number at 30
frames a second, quaternions are x, y, z, w. Arrays are float32.
"""

from __future__ import annotations

from typing import Dict, Tuple

from . import interpreter  # first: it refuses where the native module would hang
from . import _odori
from .arguments import Physics, Solver
from .actor import Actor, Poses, Unmatched, morph_weights, poses, skinned
from .errors import Error
from .export import Exported, Terms, export, terms
from .files import Chain, Issue, Link, Model, Motion, open_model, open_motion
from .listing import Content, Contents, contents
from .show import Camera, Placement, Show, ShowActor, camera, open_show

__version__: str = _odori.version
#: Frames in a second.
FRAMES_PER_SECOND: float = _odori.frames_per_second
#: The last frame that is accepted.
MOST_FRAME: int = _odori.most_frame
#: Solvers of chains beside MMD's own.
SOLVERS: Tuple[str, ...] = _odori.solvers
#: Open points of MMD's own solver: each name with its meaning.
SWITCHES: Dict[str, str] = _odori.switches


def default_threads() -> int:
    """How many threads work where nobody says: one a core."""
    return _odori.default_threads()


__all__ = [
    "Camera",
    "Chain",
    "Content",
    "Contents",
    "Actor",
    "Error",
    "Exported",
    "FRAMES_PER_SECOND",
    "Issue",
    "Link",
    "MOST_FRAME",
    "Model",
    "Motion",
    "Physics",
    "Placement",
    "Poses",
    "SOLVERS",
    "SWITCHES",
    "Show",
    "ShowActor",
    "Solver",
    "Terms",
    "Unmatched",
    "camera",
    "contents",
    "default_threads",
    "export",
    "morph_weights",
    "open_model",
    "open_motion",
    "open_show",
    "poses",
    "skinned",
    "terms",
]
