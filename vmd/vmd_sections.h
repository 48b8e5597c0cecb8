// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "pmx/base/result.h"

namespace vmd {

/// These are the names of the six sections in errors and issues, in the order of the file.
inline constexpr std::string_view kSectionNames[] = {"bone keys",  "morph keys",       "camera keys",
                                                     "light keys", "self-shadow keys", "IK keys"};

/// This is where a section lies in the file.
struct SectionPlace {
  std::size_t begin = 0;      ///< byte of its count
  std::uint64_t counted = 0;  ///< keys, as stored
  std::size_t whole = 0;      ///< keys that are read
  std::size_t end = 0;        ///< first byte after these
  /// This counts records of the same kind after them that `counted` doesn't include.
  std::size_t uncounted = 0;
};

/// These are the sections of a file, found without reading its keys. A file may end before any
/// section, and then has fewer. Where counts lead beyond the file, or bytes are left after six
/// sections, the counts of the sections so far are tried anew: if with another count of one of them
/// the file is read exactly to its end, that one is taken. Otherwise the file is taken as cut off,
/// and the whole and plausible keys are kept. (mmd-reference.md 4.2)
struct SectionPlan {
  std::vector<SectionPlace> sections;
  std::size_t end = 0;                ///< first byte after the last section
  std::optional<base::Error> broken;  ///< where and why the file can't be read any further
};

/// Finds the sections. `begin`: the first section's byte. Takes time in proportion to the file, and
/// memory for six sections.
[[nodiscard]] SectionPlan planSections(std::span<const std::byte> bytes, std::size_t begin);

}  // namespace vmd
