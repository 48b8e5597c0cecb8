# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Tests of the gates plant faults in small trees: this is what they share."""
import pathlib
import tempfile
import unittest

SPDX = "SPDX-FileCopyrightText: 2026 The Odori developers\n{0}SPDX-License-Identifier: MIT\n"
CODE_TOP = "// " + SPDX.format("// ")
SHELL_TOP = "# " + SPDX.format("# ")


class Tree(unittest.TestCase):
    """Each test has an empty folder, self.root."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, file, text):
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def append(self, file, text):
        """Appends to a file and returns the number of the first new line."""
        path = self.root / file
        before = path.read_text(encoding="utf-8")
        path.write_text(before + text, encoding="utf-8")
        return before.count("\n") + 1

    def write_source(self, file, *lines):
        """Writes a C++ source with SPDX lines, and #pragma once in a header."""
        once = "#pragma once\n" if file.endswith(".h") else ""
        return self.write(file, CODE_TOP + once + "".join(line + "\n" for line in lines))
