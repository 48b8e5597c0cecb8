// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/picture_name.h"

#include <charconv>

#include <fmt/format.h>

namespace app {

std::optional<PictureName> PictureName::parse(const std::filesystem::path& pattern) {
  PictureName name;
  name.folder_ = pattern.parent_path();
  const std::string text = pattern.filename().string();
  bool placed = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string& part = placed ? name.after_ : name.before_;
    if (text[i] != '%') {
      part += text[i];
      continue;
    }
    if (text.compare(i, 2, "%%") == 0) {
      part += '%';
      ++i;
      continue;
    }
    // %d, or %0Nd with one digit for the width.
    const bool padded = i + 3 < text.size() && text[i + 1] == '0' && text[i + 2] >= '1' && text[i + 2] <= '9';
    const std::size_t letter = padded ? i + 3 : i + 1;
    if (placed || letter >= text.size() || text[letter] != 'd') return std::nullopt;
    name.width_ = padded ? text[i + 2] - '0' : 0;
    placed = true;
    i = letter;
  }
  if (!placed) return std::nullopt;
  return name;
}

std::filesystem::path PictureName::path(std::int64_t number) const {
  return folder_ / fmt::format("{}{:0{}}{}", before_, number, width_, after_);
}

std::optional<std::int64_t> PictureName::number(std::string_view fileName) const {
  if (fileName.size() <= before_.size() + after_.size() || !fileName.starts_with(before_)) return std::nullopt;
  const std::string_view digits = fileName.substr(before_.size(), fileName.size() - before_.size() - after_.size());
  std::int64_t value = -1;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || value < 0 || path(value).filename() != fileName) return std::nullopt;
  return value;
}

std::filesystem::path PictureName::folder() const { return folder_.empty() ? std::filesystem::path(".") : folder_; }

}  // namespace app
