// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace support {

/// Returns the folder of real models and motions: ODORI_CORPUS, else ../shared/corpus beside the
/// source tree. The path is empty where there is none.
[[nodiscard]] std::filesystem::path corpus();

/// Returns all files below the corpus with this extension (".pmx"), sorted by path.
[[nodiscard]] std::vector<std::filesystem::path> corpusFiles(const std::string& extension);

}  // namespace support

/// Skips the test with a message where the corpus is absent.
#define ODORI_NEEDS_CORPUS() \
  if (support::corpus().empty()) GTEST_SKIP() << "the corpus isn't there (set ODORI_CORPUS)"
