// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/film_names.h"

#include <map>
#include <set>

#include <fmt/format.h>

#include "pmx/base/printable.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxCharacters = 80, kMaxBytes = 180;
constexpr std::string_view kReplaced = "\xEF\xBF\xBD";            // what printable() puts in place of others
constexpr std::string_view kForbidden = "/\\:*?\"<>|";            // on Linux or on Windows
constexpr std::string_view kNotAtEnd = " .", kNotAtBegin = ". ";  // Windows cuts them, and a dot hides a file

/// Cuts UTF-8 to so many bytes, between two characters.
void cutTo(std::string& text, std::size_t bytes) {
  if (text.size() <= bytes) return;
  while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
  text.resize(bytes);
}

std::string nameOf(std::string_view pattern, std::string_view number, std::string_view title) {
  std::string name;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char next = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
    if (next != 'n' && next != 't' && next != '%') {
      name += pattern[i];
      continue;
    }
    name += next == 'n' ? number : next == 't' ? title : std::string_view("%");
    ++i;
  }
  return name;
}

}  // namespace

bool namesEachDance(const std::filesystem::path& pattern) {
  const std::string name = pattern.filename().string();
  return nameOf(name, "a", "a") != nameOf(name, "", "");
}

std::string asFileName(std::string_view title) {
  std::string name = base::printable(title, kMaxCharacters);
  for (std::size_t at = name.find(kReplaced); at != std::string::npos; at = name.find(kReplaced, at))
    name.replace(at, kReplaced.size(), "_");
  for (char& letter : name)
    if (kForbidden.find(letter) != std::string_view::npos) letter = '_';
  cutTo(name, kMaxBytes);
  while (!name.empty() && kNotAtEnd.find(name.back()) != std::string_view::npos) name.pop_back();
  if (name.empty()) return "_";
  if (kNotAtBegin.find(name.front()) != std::string_view::npos) name.front() = '_';
  return name;
}

std::vector<std::filesystem::path> filmFiles(const Playlist& list, const std::filesystem::path& pattern) {
  const std::string form = pattern.filename().string();
  const std::size_t digits = fmt::format("{}", list.entries.size()).size();
  std::vector<std::filesystem::path> files;
  std::set<std::string> taken;        // names without upper case
  std::map<std::string, int> copies;  // how often a name was given
  for (std::size_t i = 0; i < list.entries.size(); ++i) {
    const std::filesystem::path name =
        nameOf(form, fmt::format("{:0{}}", i + 1, digits), asFileName(entryTitle(list.entries[i])));
    std::filesystem::path own = name;
    int& copy = copies.try_emplace(base::fileNameKey(name.string()), 1).first->second;
    while (!taken.insert(base::fileNameKey(own.string())).second)
      own = fmt::format("{} ({}){}", name.stem().string(), ++copy, name.extension().string());
    files.push_back(pattern.parent_path() / own);
  }
  return files;
}

}  // namespace app
