// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "vmd/scene_tracks.h"

namespace app {

/// This is a named camera to which the user can return.
struct CameraBookmark {
  std::string name;  ///< UTF-8, at most kLongestBookmarkName bytes
  int key = 0;       ///< 1 to kBookmarkKeys: the digit that recalls it; 0: none
  vmd::CameraState camera;
  bool operator==(const CameraBookmark&) const = default;
};
using CameraBookmarks = std::vector<CameraBookmark>;  ///< in the list's order; no key occurs twice

inline constexpr int kBookmarkKeys = 9;
inline constexpr std::size_t kMaxBookmarks = 100, kLongestBookmarkName = 200;

/// Returns the name, cut to so many bytes at the end of a character.
[[nodiscard]] std::string bookmarkName(std::string name);

/// Returns null where no bookmark has the key.
[[nodiscard]] const CameraBookmark* bookmarkOf(const CameraBookmarks& bookmarks, int key);

/// Returns the smallest key that no bookmark has; 0 where all are taken.
[[nodiscard]] int freeKey(const CameraBookmarks& bookmarks);

/// Stores a camera under a key. It replaces the one with that key, whose name stays. With key 0 it
/// comes after all others, under the smallest free key. `name` is for a new bookmark. Returns the
/// index in the list, or kMaxBookmarks where there is no room.
std::size_t storeBookmark(CameraBookmarks& bookmarks, int key, const std::string& name, const vmd::CameraState& camera);

/// Adds a bookmark from a file after the others. An invalid or taken key counts as none. Returns
/// false where there is no room.
bool addBookmark(CameraBookmarks& bookmarks, CameraBookmark bookmark);

}  // namespace app
