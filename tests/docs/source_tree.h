// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "tests/docs/pages.h"

namespace docs {

/// This class is the source folder for names that pages use.
class SourceTree {
 public:
  explicit SourceTree(std::filesystem::path root);

  /// Returns whether there is a file or folder of this path, from the source folder or from another
  /// one in it ("docs"); * stands for any letters, and an open part (<name>, …) for anything from
  /// there on.
  [[nodiscard]] bool has(std::string path, const std::string& from) const;
  /// Returns whether some file in any folder has this name; * as above.
  [[nodiscard]] bool hasFileNamed(const std::string& name) const;
  /// Returns whether a CMakeLists.txt or *.cmake makes a target of this name.
  [[nodiscard]] bool makesTarget(const std::string& name) const { return targets_.count(name) == 1; }
  /// Returns the presets of CMakePresets.json: "configure", "build", "test" or "workflow".
  [[nodiscard]] std::set<std::string> presets(const std::string& of) const;

 private:
  std::filesystem::path root_;
  std::vector<std::string> paths_;  ///< files and folders, from root_
  std::set<std::string> targets_;
};

/// This struct is a name of a file or folder of the source tree in a page: a path
/// (tests/peers/compare.sh) or, in sentences, a source file's name alone (frame_job.cpp).
struct NamedFile {
  std::string where, name;
  bool byPath = false;
};
[[nodiscard]] std::vector<NamedFile> namedFiles(const Page& page);

/// This struct is a preset that code names: "cmake --workflow --preset dev".
struct NamedPreset {
  std::string where;
  std::string kind;  ///< configure, build, test or workflow, by the words before it
  std::string name;
};
[[nodiscard]] std::vector<NamedPreset> namedPresets(const Page& page);

/// Returns what follows a word in the page's code, with its position: wordsBehind(page, "--target")
/// are the targets that it names.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> wordsBehind(const Page& page, const std::string& before);

}  // namespace docs
