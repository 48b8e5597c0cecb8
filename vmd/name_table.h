// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vmd {

/// This class finds the bone or morph that a name field of a motion means, by the bytes of the
/// field. (mmd-reference.md 4.5)
class NameTable {
 public:
  /// Fields hold at most `fieldBytes` bytes: 15 for bones and morphs, 20 for IK bones.
  explicit NameTable(std::size_t fieldBytes) : fieldBytes_(fieldBytes) {}

  /// Adds a name. If several have equal bytes, the first one added is found.
  void add(std::string_view utf8, std::int32_t index);

  /// Returns the index added with exactly these bytes (up to the first NUL, at most `fieldBytes`),
  /// or -1.
  [[nodiscard]] std::int32_t findExact(std::string_view field) const;

  /// Returns the index by base::shiftJisLooseKey. The first call makes the loose keys of all names.
  [[nodiscard]] std::int32_t findLoose(std::string_view field);

 private:
  struct Name {
    std::string key;
    std::int32_t index;
  };

  std::size_t fieldBytes_;
  std::vector<Name> names_;
  std::unordered_map<std::string, std::int32_t> exact_;
  std::unordered_map<std::string, std::int32_t> loose_;
  std::size_t looseCount_ = 0;  ///< number of names_ that are in loose_
};

}  // namespace vmd
