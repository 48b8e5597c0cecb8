// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/corpus.h"

#include <algorithm>
#include <cstdlib>

#include "tests/support/places.h"

namespace support {

std::filesystem::path corpus() {
  if (const char* named = std::getenv("ODORI_CORPUS")) {
    return std::filesystem::is_directory(named) ? std::filesystem::path(named) : std::filesystem::path();
  }
  const auto beside = std::filesystem::path(ODORI_SOURCE_DIR) / ".." / "shared" / "corpus";
  return std::filesystem::is_directory(beside) ? beside.lexically_normal() : std::filesystem::path();
}

std::vector<std::filesystem::path> corpusFiles(const std::string& extension) {
  std::vector<std::filesystem::path> files;
  const auto root = corpus();
  if (root.empty()) return files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.is_regular_file() && entry.path().extension() == extension) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace support
