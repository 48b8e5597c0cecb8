#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""A tree with every form of a citation passes check_citations.py; each fault that is planted in it
is found by its rule, at its line."""
import unittest

import check_citations
import planted

MD = ".md"  # apart, or the gate would read this file's examples as citations
MARK = "§"

CLEAN = {
    "README.md": f"""# Readme
[page](docs/mmd/first-page{MD}), ![picture](docs/a.png), [net](https://x.y/none.md)
""",
    "CONTRIBUTING.md": f"# Contributing\nSee README{MD} and docs/user/second{MD}.\n",
    "CHANGELOG.md": "# Changes\n",
    "docs/a.png": "no picture\n",
    f"docs/mmd/first-page{MD}": f"""# First
## 1. One
{MARK}2.10 and {MARK}A.1, [two](../user/second{MD}#two) {MARK}1
## 2. Two
### 2.10 Ten
## Appendix A. End
### A.1 More
[top](../../README{MD}), [here](#one)
""",
    f"docs/user/second{MD}": f"# Second\n## 3. Three\nfirst-page 1; first-page{MD} {MARK}2.10\n",
    "app/good.cpp": f"""// (first-page{MD} 2.10) of docs/user/second{MD} 3, ${{mark}}9 second 99 first-pages 77
// first-page{MD} chapter 2, not 9; first-page{MD}, chapters 1 and 2.10; B2 of first-page{MD}: 4 units

/// The rule of first-page{MD}
/// 2.10, and what a line below second{MD}
/// says; https://x.y/zzz{MD} 9 is elsewhere; "[*.md]"; first-page 1, 2 to 2.10, A.1
""",
    f"docs/dev/users{MD}": "# Users\nheld by `Suite.IsThere` and `Suite.IsToo`, not by a `File.cpp`s name\n",
    "tests/a_test.cpp": "TEST(Suite, IsThere) {}\nTEST_F(Suite, IsToo) {\nTEST(File, cpp) {\n",
    "run.sh": f"# CONTRIBUTING{MD} and docs/mmd/first-page{MD}\n",
    "build/made.cpp": f"// lost{MD}\n",
}

# A line of text at the end of a file, and the rule that finds it.
FAULTS = (
    ("document", "app/bad.cpp", f"// see nothing{MD}"),
    ("document", "ik/bad.h", f"/// (house{MD}, first-page{MD} 1)"),
    ("document", "resources/bad.frag", f"// Formulas: lost-page{MD} 1."),
    ("document", "tests/bad.sh", f"# golden/README{MD} there"),
    ("document", "tests/CMakeLists.txt", f"# the bands of docs/third{MD}"),
    ("document", "tests/bad.cmake", f"# ${{x}} and first{MD}"),
    ("document", "tests/bad.py", f"# ${{x}}/lost{MD}"),
    ("document", f"docs/user/second{MD}", f"more in first{MD}"),
    ("document", "CONTRIBUTING.md", f"docs/lost{MD}"),
    ("test", f"docs/dev/users{MD}", "held by `Suite.IsNotThere`"),
    ("chapter", "app/bad.cpp", f"// first-page{MD} 9"),
    ("chapter", "app/bad.cpp", f"// (second{MD} 3; first-page{MD} 2.1)"),
    ("chapter", "app/bad.cpp", f"// first-page{MD} 1, 2.11 [x]; more"),
    ("chapter", "app/bad.cpp", f"// first-page{MD} 2 to 2.12"),
    ("chapter", "app/bad.cpp", f"// first-page{MD} chapter 4"),
    ("chapter", "app/bad.cpp", "// first-page 5, point 1"),
    ("chapter", "app/bad.cpp", f"// second{MD}, chapters 3 and 4"),
    ("chapter", "app/bad.cpp", f"// first-page{MD} A.2"),
    ("chapter", "app/bad.cpp", f"// first-page{MD} {MARK}7"),
    ("chapter", "app/bad.cpp", f"// of first-page{MD}\n//   8, wrapped"),
    ("chapter", f"docs/user/second{MD}", "| first-page 1, 3.1 |"),
    ("chapter", f"docs/user/second{MD}", f"[one](../mmd/first-page{MD}) 2.9, and [two](second{MD}) 3"),
    ("chapter", f"docs/mmd/first-page{MD}", f"as {MARK}3 says"),
    ("chapter", f"docs/user/second{MD}", f"as {MARK}1 of another page"),
    ("bare", "app/bad.cpp", f"// see {MARK}2.10"),
    ("bare", "README.md", f"see {MARK}1"),
    ("link", "README.md", f"[x](docs/none{MD}x)"),
    ("link", f"docs/user/second{MD}", "![x](pictures/none.png)"),
    ("link", "CONTRIBUTING.md", "[x](second.csv#a)"),
)


class Citations(planted.Tree):
    def setUp(self):
        super().setUp()
        for file, text in CLEAN.items():
            self.write(file, text)

    def expect(self, start):
        found, _ = check_citations.findings(self.root)
        self.assertEqual(len(found), 1, found)
        self.assertTrue(found[0].startswith(start), f"{found[0]} doesn't start with {start}")

    def test_a_clean_tree_passes(self):
        self.assertEqual(check_citations.findings(self.root), ([], "23 citations and 4 links lead somewhere"))

    def test_each_fault_is_found(self):
        for rule, file, line in FAULTS:
            with self.subTest(rule=rule, file=file, line=line):
                before = CLEAN.get(file)
                if before is None:
                    self.write(file, "first\nsecond\n")
                number = self.append(file, line + "\n")
                self.expect(f"{rule}: {file}:{number}: ")
                if before is None:
                    (self.root / file).unlink()
                else:
                    self.write(file, before)

    def test_two_pages_of_one_name_are_found(self):
        self.write(f"docs/user/first-page{MD}", "text\n")
        self.expect(f"twice: docs/user/first-page{MD}:1: ")

    def test_a_page_without_a_folder_is_found(self):
        self.write(f"docs/loose{MD}", "text\n")
        self.expect(f"folder: docs/loose{MD}:1: ")


if __name__ == "__main__":
    unittest.main()
