// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace app {

/// A file name with a place for a number, as printf would have it: `name_%05d.png`, `%d`; `%%` is a percent sign.
class PictureName {
 public:
  /// None where the file name (not its folder) has no such place, several, or another conversion.
  [[nodiscard]] static std::optional<PictureName> parse(const std::filesystem::path& pattern);

  /// The path of a number of 0 or more; padded with zeros to the width, never cut.
  [[nodiscard]] std::filesystem::path path(std::int64_t number) const;
  /// The number whose file is called this; none where that is no name of ours.
  [[nodiscard]] std::optional<std::int64_t> number(std::string_view fileName) const;
  [[nodiscard]] std::filesystem::path folder() const;

 private:
  std::filesystem::path folder_;
  std::string before_, after_;
  int width_ = 0;
};

}  // namespace app
