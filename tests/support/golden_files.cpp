// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/golden_files.h"

#include <algorithm>
#include <fstream>
#include <map>

namespace support {
namespace {

namespace fs = std::filesystem;

/// Returns a source without its // comments, since a comment compares nothing.
std::string codeOf(const fs::path& source) {
  std::ifstream file(source);
  std::string code, line;
  while (std::getline(file, line)) code += line.substr(0, line.find("//")) + '\n';
  return code;
}

/// Returns the code of all sources that read reference tables.
std::string readers(const fs::path& tests) {
  std::string code;
  for (const auto& entry : fs::recursive_directory_iterator(tests)) {
    if (entry.path().extension() != ".cpp") continue;
    const std::string one = codeOf(entry.path());
    for (const char* word : {"readGolden(", "\"golden\"", "runBand("}) {
      if (one.find(word) == std::string::npos) continue;
      code += one;
      break;
    }
  }
  return code;
}

}  // namespace

std::vector<std::string> uncomparedFiles(const fs::path& golden, const fs::path& tests,
                                         const std::vector<std::string>& compared) {
  const std::string code = readers(tests);
  const auto named = [&](const std::string& name) { return code.find('"' + name + '"') != std::string::npos; };
  std::map<std::string, std::vector<std::string>> byStem;  // files that aren't listed
  for (const auto& entry : fs::recursive_directory_iterator(golden)) {
    const fs::path& path = entry.path();
    if (!entry.is_regular_file() || path.filename() == "README.md") continue;
    const fs::path name = path.lexically_relative(golden);
    const std::string stem = path.stem().string();
    if (std::ranges::find(compared, (name.parent_path() / stem).generic_string()) != compared.end()) continue;
    byStem[stem].push_back(name.generic_string());
  }
  std::vector<std::string> left;
  for (const auto& [stem, files] : byStem) {
    // A name that two files share doesn't say which of them a test reads.
    const bool read = files.size() == 1 && (named(stem) || named(fs::path(files.front()).filename().string()));
    if (!read) left.insert(left.end(), files.begin(), files.end());
  }
  std::ranges::sort(left);
  return left;
}

}  // namespace support
