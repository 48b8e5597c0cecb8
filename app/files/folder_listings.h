// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <unordered_map>
#include <vector>

#include "app/tree/file_tree.h"

namespace app {

/// A FolderListings lists each folder once for everybody who looks for files in it. It also counts
/// the looks, so that many names in many folders stay bounded.
class FolderListings {
 public:
  struct Listing {
    std::multimap<std::string, FileTree::Entry> byKey;  ///< by base::fileNameKey(), then by name
    std::vector<std::string> folders;                   ///< in order of names
  };
  /// Returns a folder's listing, whose address stays valid. It is empty once kMaxEntries were
  /// listed.
  const Listing& of(const FileTree& tree, std::string_view folder);
  /// Returns why a folder couldn't be read to its end, if one couldn't.
  [[nodiscard]] std::error_code unread() const { return unread_; }

  /// Counts a look for one name in one folder.
  void look() { ++looks_; }
  /// Returns false after kMaxLooks looks: then names should be looked for only in the likeliest
  /// folders.
  [[nodiscard]] bool mayLookFar() const { return looks_ < kMaxLooks; }

  static constexpr std::size_t kMaxEntries = 100'000;  ///< entries in all folders together
  static constexpr std::size_t kMaxLooks = 200'000;

 private:
  // by FileTree::pathOf(), since trees may share folders
  std::unordered_map<std::string, Listing> listings_;
  std::size_t entryCount_ = 0, looks_ = 0;
  std::error_code unread_;
};

}  // namespace app
