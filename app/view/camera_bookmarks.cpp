// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera_bookmarks.h"

#include <algorithm>
#include <utility>

namespace app {

std::string bookmarkName(std::string name) {
  if (name.size() <= kLongestBookmarkName) return name;
  std::size_t end = kLongestBookmarkName;
  const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(name[at]) & 0xC0U) == 0x80U; };
  while (end > 0 && continues(end)) --end;
  name.resize(end);
  return name;
}

const CameraBookmark* bookmarkOf(const CameraBookmarks& bookmarks, int key) {
  const auto at = std::ranges::find(bookmarks, key, &CameraBookmark::key);
  return key == 0 || at == bookmarks.end() ? nullptr : &*at;
}

int freeKey(const CameraBookmarks& bookmarks) {
  for (int key = 1; key <= kBookmarkKeys; ++key) {
    if (bookmarkOf(bookmarks, key) == nullptr) return key;
  }
  return 0;
}

std::size_t storeBookmark(CameraBookmarks& bookmarks, int key, const std::string& name,
                          const vmd::CameraState& camera) {
  if (const CameraBookmark* had = bookmarkOf(bookmarks, key)) {
    const auto place = static_cast<std::size_t>(had - bookmarks.data());
    bookmarks[place].camera = camera;
    return place;
  }
  if (bookmarks.size() >= kMaxBookmarks) return kMaxBookmarks;
  bookmarks.push_back({bookmarkName(name), key == 0 ? freeKey(bookmarks) : key, camera});
  return bookmarks.size() - 1;
}

bool addBookmark(CameraBookmarks& bookmarks, CameraBookmark bookmark) {
  if (bookmarks.size() >= kMaxBookmarks) return false;
  bookmark.name = bookmarkName(std::move(bookmark.name));
  if (bookmark.key < 0 || bookmark.key > kBookmarkKeys || bookmarkOf(bookmarks, bookmark.key) != nullptr)
    bookmark.key = 0;
  bookmarks.push_back(std::move(bookmark));
  return true;
}

}  // namespace app
