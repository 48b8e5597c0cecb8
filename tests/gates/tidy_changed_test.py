#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""tidy_changed.py finds the sources that a change touched, in a small repository."""
import json
import shutil
import subprocess
import sys
import unittest

import gate
import planted
import tidy_changed

SOURCES = {"pmx/a.cpp", "pmx/b.cpp", "app/c.cpp", "app/d.cpp"}


class Changed(planted.Tree):
    def setUp(self):
        super().setUp()
        self.root = self.root.resolve()
        self.git("init", "--quiet", "--initial-branch=main")
        self.write("pmx/a.h", "#pragma once\n")
        self.write("pmx/a.cpp", '#include "pmx/a.h"\n')
        self.write("pmx/b.cpp", '#include "pmx/a.h"\n#include "pmx/only_header.h"\n')
        self.write("pmx/only_header.h", "#pragma once\n")
        self.write("app/c.cpp", '#include "pmx/only_header.h"\n#include "c.moc"\n')
        self.write("app/d.cpp", '#include "pmx/a.h"\n#include "pmx/only_header.h"\n')
        self.commit()

    def git(self, *words):
        subprocess.run(["git", "-C", self.root, "-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", *words],
                       check=True, capture_output=True)

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=A change")

    def touched(self):
        changed = tidy_changed.changed_lines(self.root, tidy_changed.base_of(self.root))
        return tidy_changed.touched_sources(self.root, changed, {source for source in SOURCES if (self.root / source).exists()})

    def test_a_branch_is_what_came_since_it_left_main(self):
        self.append("app/d.cpp", "int before;\n")
        self.commit()
        self.git("switch", "--quiet", "--create", "branch")
        self.append("pmx/a.cpp", "int one;\n")
        self.commit()
        self.append("pmx/b.cpp", "int one;\nint two;\n")
        self.commit()
        self.assertEqual(self.touched(), ["pmx/b.cpp", "pmx/a.cpp"])

    def test_main_is_its_last_commit(self):
        self.append("pmx/a.cpp", "int one;\n")
        self.commit()
        self.append("pmx/b.cpp", "int one;\n")
        self.commit()
        self.assertEqual(self.touched(), ["pmx/b.cpp"])

    def test_what_is_not_committed_counts(self):
        self.append("app/d.cpp", "int one;\n")
        self.commit()
        self.append("pmx/a.cpp", "int one;\n")
        self.write("pmx/new.cpp", "int one;\n")
        changed = tidy_changed.changed_lines(self.root, tidy_changed.base_of(self.root))
        self.assertEqual(changed, {"app/d.cpp": 1, "pmx/a.cpp": 1, "pmx/new.cpp": 1})

    def test_a_header_stands_for_its_source_or_for_one_that_includes_it(self):
        self.append("pmx/a.h", "int one();\n")
        self.commit()
        self.assertEqual(self.touched(), ["pmx/a.cpp"])
        self.append("pmx/only_header.h", "int one();\n")
        self.commit()
        self.assertEqual(self.touched(), ["app/c.cpp"])

    def test_removed_files_and_other_texts_do_not_count(self):
        (self.root / "pmx/a.cpp").unlink()
        self.write("README.md", "text\n")
        self.write("cmake/x.cpp", "int one;\n")
        self.commit()
        self.assertEqual(self.touched(), [])
        self.assertEqual(tidy_changed.changed_lines(self.root, tidy_changed.base_of(self.root)), {})

    def test_without_history_nothing_says_what_changed(self):
        self.assertIsNone(tidy_changed.base_of(self.root))
        shutil.rmtree(self.root / ".git")
        self.assertIsNone(tidy_changed.base_of(self.root))

    def test_what_a_build_compiles_is_known(self):
        build = self.root / "build"
        files = ["../pmx/a.cpp", "../app/c.cpp", "made.cpp", "/elsewhere/x.cpp"]
        self.write("build/made.cpp", "int one;\n")
        self.write("build/compile_commands.json", json.dumps([{"directory": str(build), "file": file} for file in files]))
        self.assertEqual(tidy_changed.compiled_sources(self.root, build), {"pmx/a.cpp"})


if __name__ == "__main__":
    if shutil.which("git") is None:
        print("tidy_changed_test skipped: git is not installed")
        sys.exit(gate.SKIPPED)
    unittest.main()
