# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What goes wrong with files."""

from __future__ import annotations

from typing import Optional, Tuple


class Error(Exception):
    """A file that can't be used, with the place.

    ``str(error)`` is one line that says it all. What isn't known is None.

    code: "cannot-open", "cannot-read", "not-this-format", "truncated", "bad-count", "bad-value", "cannot-write" or "bad-argument".
    file: as it was named; "archive.zip!model.pmx" in an archive.
    section: of the file, as the format calls it: "bones".
    index: element of the section, from 0.
    offset: byte where reading stopped.
    detail: what is wrong.

    Arguments that can't be meant (a frame that isn't a number, a chain that the model doesn't have) are ValueErrors.
    """

    def __init__(
        self,
        message: str,
        code: str = "bad-value",
        file: Optional[str] = None,
        section: Optional[str] = None,
        index: Optional[int] = None,
        offset: Optional[int] = None,
        detail: str = "",
    ) -> None:
        # All of them are the exception's arguments, so that it can be pickled between processes.
        super().__init__(message, code, file, section, index, offset, detail)
        self.code = code
        self.file = file
        self.section = section
        self.index = index
        self.offset = offset
        self.detail = detail

    def __str__(self) -> str:
        return str(self.args[0])
