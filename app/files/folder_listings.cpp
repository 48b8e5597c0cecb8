// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/folder_listings.h"

#include <algorithm>
#include <span>
#include <utility>

#include "pmx/base/text.h"

namespace app {
namespace {

/// Returns the key of a file name on the disk. Archives that were unpacked without regard to their
/// encoding leave names in Shift-JIS, which is no UTF-8.
std::string keyOfEntry(const std::string& name) {
  if (base::isUtf8(name)) return base::fileNameKey(name);
  return base::fileNameKey(base::decode(std::as_bytes(std::span(name)), base::Encoding::ShiftJis).utf8);
}

}  // namespace

const FolderListings::Listing& FolderListings::of(const FileTree& tree, std::string_view folder) {
  static const Listing nothing;
  std::string path = tree.pathOf(folder).native();
  if (const auto known = listings_.find(path); known != listings_.end()) return known->second;
  if (entryCount_ >= kMaxEntries) return nothing;
  Listing& listing = listings_[std::move(path)];
  auto found = tree.list(folder, unread_);
  entryCount_ += found.size() + 1;
  for (auto& entry : found) {
    if (entry.kind == FileTree::Kind::Folder) listing.folders.push_back(entry.name);
    std::string key = keyOfEntry(entry.name);
    listing.byKey.emplace(std::move(key), std::move(entry));
  }
  std::ranges::sort(listing.folders);
  return listing;
}

}  // namespace app
