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

/// What lies in folders, each listed once for all who look for files in them; and how often they have looked, so that many
/// names times many folders end.
class FolderListings {
 public:
  struct Listing {
    std::multimap<std::string, FileTree::Entry> byKey;  ///< base::fileNameKey(); those of one key in order of names
    std::vector<std::string> folders;                   ///< in order of names
  };
  /// Stays where it is. Empty once kMaxEntries were listed.
  const Listing& of(const FileTree& tree, std::string_view folder);
  /// Why a folder couldn't be read to its end, if one couldn't.
  [[nodiscard]] std::error_code unread() const { return unread_; }

  /// A look for one name in one folder.
  void look() { ++looks_; }
  /// False after kMaxLooks: then names are to be looked for in the likeliest places alone.
  [[nodiscard]] bool mayLookFar() const { return looks_ < kMaxLooks; }

  static constexpr std::size_t kMaxEntries = 100'000;  ///< of all folders together
  static constexpr std::size_t kMaxLooks = 200'000;

 private:
  std::unordered_map<std::string, Listing> listings_;  // by FileTree::pathOf(): trees may have folders in common
  std::size_t entryCount_ = 0, looks_ = 0;
  std::error_code unread_;
};

}  // namespace app
