# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Values in the text of errors."""

from __future__ import annotations

import reprlib
from typing import Any

KINDS = (int, str, bytes, list, tuple, dict, set, frozenset)


class Short(reprlib.Repr):
    """A repr() that is made only as far as it is shown. What derives from a class of KINDS is shown as that class."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxdict = self.maxset = self.maxfrozenset = 8
        self.maxstring = self.maxother = 60

    def repr1(self, x: Any, level: int) -> str:
        for kind in KINDS:
            if isinstance(x, kind):
                return str(getattr(self, f"repr_{kind.__name__}")(x, level))
        return self.repr_instance(x, level)

    def repr_int(self, x: int, level: int) -> str:
        return "int" if abs(x) >= 10**30 else repr(x)

    def repr_bytes(self, x: bytes, level: int) -> str:
        return repr(x[: self.maxstring])


SHORT = Short()


def shown(value: object) -> str:
    """A value in an error's text, not longer than a line."""
    text = " ".join(SHORT.repr(value).split())
    return text if len(text) <= 60 else text[:57] + "..."
