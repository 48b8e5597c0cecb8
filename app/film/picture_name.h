// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace app {

/// A PictureName is a file name with a place for a number in printf's form: `name_%05d.png`, `%d`;
/// `%%` is a percent sign.
class PictureName {
 public:
  /// Parses a pattern; none where the file name (not its folder) has no such place, several, or
  /// another conversion.
  [[nodiscard]] static std::optional<PictureName> parse(const std::filesystem::path& pattern);

  /// Returns the path for a number of 0 or more; zeros pad it to the width, and it is never cut.
  [[nodiscard]] std::filesystem::path path(std::int64_t number) const;
  /// Returns the number of a file's name; none where the name doesn't match.
  [[nodiscard]] std::optional<std::int64_t> number(std::string_view fileName) const;
  [[nodiscard]] std::filesystem::path folder() const;

 private:
  std::filesystem::path folder_;
  std::string before_, after_;
  int width_ = 0;
};

}  // namespace app
