// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace app {

/// A SongTags has what a sound file says about itself, as its bytes are: UTF-8, if the file keeps
/// to its format. Empty: it says nothing.
struct SongTags {
  static constexpr std::size_t kMaxBytes = 1000;  ///< of each; the rest is cut
  std::string title, artist, album;
  bool operator==(const SongTags&) const = default;
};

}  // namespace app
