#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""check_format.py passes sources that are laid out, finds one that isn't in each folder of code,
and mends it."""
import sys
import unittest

import check_format
import gate
import planted

GOOD = "int a(int b) {\n  ++b;\n  return b;\n}\n"
BAD = "int a( int b ) {\n    ++b;\n    return b ;\n}\n"


class Format(planted.Tree):
    def setUp(self):
        super().setUp()
        self.write(".clang-format", (gate.SOURCE_FOLDER / ".clang-format").read_text())
        for folder in gate.CODE_FOLDERS:
            self.write(f"{folder}/good.cpp", GOOD)

    def test_what_is_laid_out_passes(self):
        self.assertEqual(check_format.findings(self.root), ([], "6 sources are laid out"))

    def test_what_is_not_laid_out_is_found_and_mended(self):
        bad = [f"{folder}/{name}" for folder in sorted(gate.CODE_FOLDERS) for name in ("bad.cpp", "bad.h")]
        for file in bad:
            self.write(file, BAD)
        self.assertEqual(check_format.findings(self.root)[0], bad)
        check_format.fix(self.root)
        self.assertEqual((self.root / bad[0]).read_text(), GOOD)
        self.assertEqual(check_format.findings(self.root)[0], [])


if __name__ == "__main__":
    try:
        check_format.clang_format()
    except gate.Skip as skip:
        print(f"check_format_test skipped: {skip}")
        sys.exit(gate.SKIPPED)
    unittest.main()
