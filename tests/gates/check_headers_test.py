#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""check_headers.py passes, finds each kind of change, and renews its list, on a small tree."""
import unittest

import check_headers
import planted


class Headers(planted.Tree):
    def setUp(self):
        super().setUp()
        self.write_version("0.3.1")
        self.write("pmx/inner.h", "#pragma once\nint inner();\n")
        self.write("pmx/outer.h", '#pragma once\n#include <vector>\n#include "pmx/inner.h"\n/// One;\nint outer(int a);\n')
        self.write("pmx/private.h", "int ours();\n")
        self.write(check_headers.LIST, "# A comment.\nreleased 0.3.0\npublic - pmx/outer.h\n")

    def write_version(self, version):
        self.write("CMakeLists.txt", f"project(odori VERSION {version} LANGUAGES CXX)\n")

    def changes(self):
        return check_headers.findings(self.root)[0]

    def test_a_new_list_is_filled(self):
        self.assertEqual(self.changes(), ["pmx/inner.h becomes public", "pmx/outer.h is not what it was"])
        self.assertTrue(check_headers.fix(self.root).startswith("the list is renewed"))
        self.assertEqual(check_headers.findings(self.root), ([], "2 public headers are as listed, version 0.3.1"))
        text = (self.root / check_headers.LIST).read_text()
        self.assertRegex(text, r"\A# A comment\.\nreleased 0\.3\.0\nneeded [0-9a-f]{16} pmx/inner\.h\npublic [0-9a-f]{16} pmx/outer\.h\n\Z")

    def test_the_hash_is_of_the_content_without_comments_and_white_space(self):
        # echo -n '#pragmaonceintinner();' | sha256sum
        self.assertEqual(check_headers.hash_of(self.root, "pmx/inner.h"), "3d8491857df2c8d4")

    def test_comments_lines_and_private_headers_change_nothing(self):
        check_headers.fix(self.root)
        self.write("pmx/outer.h", '#pragma once\n#include <vector>\n\n#include "pmx/inner.h"\n/* Two;\n * three **/\nint outer(\n'
                                  "  int a);  // four\n")
        self.write("pmx/private.h", "int theirs();\n")
        self.assertEqual(self.changes(), [])

    def test_what_programs_see_is_found(self):
        check_headers.fix(self.root)
        self.append("pmx/inner.h", "int more();\n")
        self.assertEqual(self.changes(), ["pmx/inner.h is not what it was"])
        check_headers.fix(self.root)
        self.append("pmx/outer.h", '#include "pmx/private.h"\n')
        self.assertEqual(self.changes(), ["pmx/outer.h is not what it was", "pmx/private.h becomes public"])
        check_headers.fix(self.root)
        self.write("pmx/outer.h", "#pragma once\n")
        self.assertEqual(self.changes(), ["pmx/outer.h is not what it was", "pmx/inner.h is no longer public",
                                          "pmx/private.h is no longer public"])

    def test_a_version_that_was_released_stays_as_it_is(self):
        self.write_version("0.3.0")
        self.assertIn("First raise the version", check_headers.findings(self.root)[1])
        with self.assertRaises(SystemExit):
            check_headers.fix(self.root)
        self.assertIn("public - pmx/outer.h", (self.root / check_headers.LIST).read_text())
        self.write_version("0.4.0")
        check_headers.fix(self.root)
        self.assertEqual(check_headers.findings(self.root)[0], [])

    def test_version_h_has_its_source_elsewhere(self):
        self.write("cmake/version.h.in", '#define ODORI_VERSION "@version@"\n')
        self.append(check_headers.LIST, "public - version.h\n")
        check_headers.fix(self.root)
        self.append("cmake/version.h.in", "#define ODORI_MORE\n")
        self.assertEqual(self.changes(), ["version.h is not what it was"])

    def test_a_header_that_is_missing_is_an_error(self):
        (self.root / "pmx/inner.h").unlink()
        with self.assertRaises(SystemExit):
            check_headers.findings(self.root)


if __name__ == "__main__":
    unittest.main()
