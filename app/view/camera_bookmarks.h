// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "vmd/scene_tracks.h"

namespace app {

/// A camera that somebody wants to come back to.
struct CameraBookmark {
  std::string name;  ///< UTF-8, at most kLongestBookmarkName bytes
  int key = 0;       ///< 1 to kBookmarkKeys: the digit that recalls it; 0: none
  vmd::CameraState camera;
  bool operator==(const CameraBookmark&) const = default;
};
using CameraBookmarks = std::vector<CameraBookmark>;  ///< in the order of a list; no key twice

inline constexpr int kBookmarkKeys = 9;
inline constexpr std::size_t kMaxBookmarks = 100, kLongestBookmarkName = 200;

/// The name, cut to so many bytes at the end of a character.
[[nodiscard]] std::string bookmarkName(std::string name);

/// Null where no bookmark has the key.
[[nodiscard]] const CameraBookmark* bookmarkOf(const CameraBookmarks& bookmarks, int key);

/// The least key that none has; 0 where all are taken.
[[nodiscard]] int freeKey(const CameraBookmarks& bookmarks);

/// Puts a camera under a key, in the place of the one that had it, whose name stays; or, with key 0, behind the others, under
/// the least free key. `name`: of a new one. Gives its place in the list, or kMaxBookmarks where there is no room.
std::size_t storeBookmark(CameraBookmarks& bookmarks, int key, const std::string& name, const vmd::CameraState& camera);

/// Puts one of a file behind the others, as far as there is room. A key that isn't one, or is taken, counts as none.
/// False: no room.
bool addBookmark(CameraBookmarks& bookmarks, CameraBookmark bookmark);

}  // namespace app
