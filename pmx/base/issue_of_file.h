// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "pmx/base/printable.h"
#include "pmx/base/result.h"

namespace base {

/// Says of which file an issue is, where those of several files are listed together: in front of its section, as describe()
/// has it of an error's file. Characters of the name that can't be shown are replaced.
inline void nameFile(Issue& issue, const std::filesystem::path& file) {
  const std::string name = printable(file.string());
  if (issue.section.empty()) issue.index = -1;  // which has no meaning without one
  issue.section = issue.section.empty() ? name : name + ": " + issue.section;
}

/// An error about one of several files as an issue of them all.
[[nodiscard]] inline Issue issueOf(const Error& error) {
  Issue issue{error.section, error.index, error.offset, error.detail};
  nameFile(issue, error.file);
  return issue;
}

}  // namespace base
