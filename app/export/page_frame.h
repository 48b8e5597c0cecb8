// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "pmx/base/result.h"

namespace app {

/// This is the page without a dance: HTML with its script, and with a place for each thing that is
/// put in. The build makes it (resources/page), if it can get three.js.
class PageFrame {
 public:
  /// These are the places, in the order of the file.
  enum class Place : std::uint8_t { Title, Dance, Model, Song };
  static constexpr std::size_t kPlaces = 4;

  /// Takes a page apart. Errors: NotThisFormat where it doesn't have each place once, in order.
  [[nodiscard]] static base::Result<PageFrame> parse(std::string html);

  /// Returns what stands before a place, from the place before it on.
  [[nodiscard]] std::string_view before(Place place) const;
  /// Returns what stands behind the last place.
  [[nodiscard]] std::string_view end() const;

 private:
  std::string html_;
  std::array<std::size_t, kPlaces> begins_{}, ends_{};  // of the places in html_
};

/// Reads a page without a dance. Errors: CannotOpen where there is no such file, with how to get
/// one; those of base::readFile() and PageFrame::parse().
[[nodiscard]] base::Result<PageFrame> readPageFrame(const std::filesystem::path& file);

}  // namespace app
