# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What the tests of the package stand on: the corpus, the built-in demo, the program."""

import os
import unittest
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[3]


def corpus() -> Path:
    """The folder of real models; skips the test where it isn't there."""
    path = Path(os.environ.get("ODORI_CORPUS") or SOURCES.parent / "shared" / "corpus")
    if not (path / "golden").is_dir():
        raise unittest.SkipTest("no corpus: set ODORI_CORPUS")
    return path


def demo() -> Path:
    """The folder of the built-in demo; skips the test where it wasn't made."""
    path = Path(os.environ.get("ODORI_DEMO_FOLDER", ""))
    if not (path / "odori.pmx").is_file():
        raise unittest.SkipTest("the demo isn't made in this build")
    return path


def program() -> str:
    """The program odori; skips the test where it isn't built."""
    path = os.environ.get("ODORI_PROGRAM", "")
    if not os.path.isfile(path):
        raise unittest.SkipTest("the program isn't built in this build")
    return path
