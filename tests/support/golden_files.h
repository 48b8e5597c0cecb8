// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace support {

/// Returns the files below a folder of reference tables, with all its subfolders, that no test
/// compares: relative paths, sorted. A file is compared where `compared` has its path without its
/// ending ("pmd/kaito__wavefile__ik_on"), or where a test source below `tests` that reads reference
/// tables names the file in quotation marks, with its ending or without, and no other file has that
/// name. Texts about the tables (README.md) aren't tables.
[[nodiscard]] std::vector<std::string> uncomparedFiles(const std::filesystem::path& golden,
                                                       const std::filesystem::path& tests,
                                                       const std::vector<std::string>& compared);

}  // namespace support
