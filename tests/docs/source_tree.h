// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "tests/docs/pages.h"

namespace docs {

/// The source folder as pages speak of it.
class SourceTree {
 public:
  explicit SourceTree(std::filesystem::path root);

  /// Whether there is a file or folder of this path, from the source folder or from another one in it ("docs"); * stands
  /// for any letters, and what is left open (<name>, …) for anything from there on.
  [[nodiscard]] bool has(std::string path, const std::string& from) const;
  /// Whether some file is called so, wherever it lies; * as above.
  [[nodiscard]] bool hasFileNamed(const std::string& name) const;
  /// Whether a CMakeLists.txt or *.cmake makes a target of this name.
  [[nodiscard]] bool makesTarget(const std::string& name) const { return targets_.count(name) == 1; }
  /// Presets of CMakePresets.json: "configure", "build", "test" or "workflow".
  [[nodiscard]] std::set<std::string> presets(const std::string& of) const;

 private:
  std::filesystem::path root_;
  std::vector<std::string> paths_;  ///< files and folders, from root_
  std::set<std::string> targets_;
};

/// Words of a page that name a file or folder of the source tree by path (tests/peers/compare.sh) or, in sentences, a
/// source file by its name alone (frame_job.cpp).
struct NamedFile {
  std::string where, name;
  bool byPath = false;
};
[[nodiscard]] std::vector<NamedFile> namedFiles(const Page& page);

/// A preset that code names: "cmake --workflow --preset dev".
struct NamedPreset {
  std::string where;
  std::string kind;  ///< configure, build, test or workflow, by the words before it
  std::string name;
};
[[nodiscard]] std::vector<NamedPreset> namedPresets(const Page& page);

/// What follows a word in the page's code, with the place: wordsBehind(page, "--target") are the targets that it names.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> wordsBehind(const Page& page, const std::string& before);

}  // namespace docs
