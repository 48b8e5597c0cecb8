#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Plants each kind of variable for check_globals.py, and what looks like one and is none."""
import pathlib
import tempfile
import unittest

import check_globals

CONSTANT = """#pragma once
constexpr int kMax = 3;
inline constexpr std::array kAll{1, 2};
const std::string kName = "thread_local int words = 1;";  // static int words = 1;
const char* const kTexts[] = {"a", "b"};
using Names = std::map<std::string, int>;
extern int elsewhere;
struct Plain { int member = 0; };
template <class T> T made{};
class Part {
  static constexpr int kOwn = 1;
  static Part make(int count);
  static Part named(const std::string& name, bool really = true);
  static Part from(std::span<const int> all);
  [[nodiscard]] static base::Result<Part> open(const std::filesystem::path& path, std::span<const int> more = {},
                                               int last = 0);
  int member_ = 0;
};
base::Result<void> act(std::span<const int> all, bool really,
                       int last = 1);
Part& Part::operator=(const Part& other) { return *this; }
int twice(int of) {
  static const std::map<int, int> known{{1, 2}};
  static const auto* const table = new Table;
  static constexpr std::array all{1};
  int local = 0;
  std::string text{"x"};
  return local;
}
"""


class Globals(unittest.TestCase):
    def found(self, text):
        return list(check_globals.text_findings(text))

    def test_what_is_constant_or_ends_with_its_call_passes(self):
        self.assertEqual(self.found(CONSTANT), [])

    def test_each_variable_that_outlives_its_call_is_found(self):
        for line, names in (
            ("thread_local Watch* innermost = nullptr;", ["innermost"]),
            ("  thread_local Memory kana, other;", ["kana", "other"]),
            ("static int count = 0;", ["count"]),
            ("int count;", ["count"]),
            ("std::mutex mutex;", ["mutex"]),
            ("std::atomic<bool> asked{false}, lost{false};", ["asked", "lost"]),
            ("std::map<std::string, std::function<void(int)>> acts;", ["acts"]),
            ("const Film* making = nullptr;", ["making"]),
            ("inline std::vector<int> all{1, 2};", ["all"]),
            ("[[maybe_unused]] int many[3] = {};", ["many"]),
            ("int Part::count = 0;", ["Part::count"]),
            ("  static std::map<std::string, File> pipes;", ["pipes"]),
            ("  static inline int count_ = 0;", ["count_"]),
            ("  static Choices& all = *new Choices;", ["all"]),
            ("  static const Row* last = nullptr;", ["last"]),
            ("  static std::array<int, 2> ends{-1, -1};", ["ends"]),
            ("  static Module module(folder() / name,", ["module"]),
            ('  static std::regex pattern("a+");', ["pattern"]),
        ):
            self.assertEqual([name for _, name in self.found("#pragma once\n" + line + "\n")], names, line)

    def test_what_is_allowed_and_gone_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "pmx").mkdir()
            (pathlib.Path(folder) / "pmx" / "a.cpp").write_text("int count = 0;\n", encoding="utf-8")
            found, _ = check_globals.findings(pathlib.Path(folder))
            self.assertIn("pmx/a.cpp:1: count outlives its call", found[0])
            self.assertIn("app/commands/stop_signal.cpp:1: asked is gone", "\n".join(found))


if __name__ == "__main__":
    unittest.main()
