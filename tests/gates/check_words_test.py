#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Plants each kind of finding for check_words.py, and what looks like one and is none."""
import unittest

import check_words

CLEAN = """// SPDX-FileCopyrightText: 2026 The Odori developers, a line that has far more than one hundred columns and no rule
#pragma once
/// Returns what a frame needs. A second sentence follows it here,
/// What stands on a later line of a block begins no comment.
inline constexpr int kMaxFrames = 3;  ///< Of a film; a trailing comment may be a fragment
int whatever();  // NOLINT
const char* text = "What is this?";
"""


class Words(unittest.TestCase):
    def found(self, text):
        return list(check_words.text_findings(text))

    def test_clean_text_passes(self):
        self.assertEqual(self.found(CLEAN), [])

    def test_each_name_that_was_is_found(self):
        for was in ("kMost", "kMostFrames", "kLeastTravel", "ChainWay", "ChainWays", "Retelling", "calledKind", "dealMotions",
                    "OneAtATime", "TiedActors", "fateOf", "haunt", "haunted", "setWays", "kMaxWayLoops", "travellersOf"):
            self.assertEqual([line for line, _ in self.found(f"int a;\nint {was} = 1;\n")], [2], was)
        self.assertEqual(self.found("almost(kMaximum, akMost, mostly, hunt);\n"), [])

    def test_each_opening_is_found(self):
        for opening in ("// What", "/// What", "///< What", "  // Of", "/// The same", "// Who", "// Whose"):
            self.assertEqual([line for line, _ in self.found(f"int a;\n{opening} is here.\n")], [2], opening)
        self.assertEqual(self.found("// Whatever comes.\n// Often.\n// Offers.\n"), [])

    def test_a_wide_comment_is_found(self):
        self.assertEqual(self.found("// " + "x" * 97 + "\n"), [])
        self.assertEqual([line for line, _ in self.found("  // " + "x" * 96 + "\n")], [1])
        self.assertEqual(self.found("int a;  // " + "x" * 200 + "\n"), [])


if __name__ == "__main__":
    unittest.main()
