// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <utility>

#include "app/tree/file_tree.h"

namespace app {

/// This class has files in memory and counts requests.
class MemoryTree final : public FileTree {
 public:
  void put(const std::string& name, std::string bytes = "picture") {
    for (auto slash = name.find('/'); slash != std::string::npos; slash = name.find('/', slash + 1))
      addTo(name.substr(0, slash), Kind::Folder);
    addTo(name, Kind::File);
    files_[name] = std::move(bytes);
  }
  void putFolder(const std::string& name) { addTo(name, Kind::Folder); }

  using FileTree::list;
  [[nodiscard]] std::vector<Entry> list(std::string_view folder, std::error_code& /*unread*/) const override {
    ++listings;
    const auto at = folders_.find(folder);
    std::vector<Entry> found;
    if (at == folders_.end()) return found;
    for (const auto& [name, kind] : at->second) found.push_back({name, kind});
    listed += found.size();
    return found;
  }
  [[nodiscard]] Kind kindOf(std::string_view name) const override {
    ++looks;
    if (files_.contains(name)) return Kind::File;
    return folders_.contains(name) ? Kind::Folder : Kind::Absent;
  }
  [[nodiscard]] std::uint64_t sizeOf(std::string_view name) const override {
    const auto at = files_.find(name);
    return at == files_.end() ? 0 : at->second.size();
  }
  [[nodiscard]] std::string firstBytes(std::string_view name, std::size_t count) const override {
    const auto at = files_.find(name);
    return at == files_.end() ? std::string() : at->second.substr(0, count);
  }
  [[nodiscard]] base::Result<base::FileBytes> read(std::string_view name) const override {
    ++reads;
    const auto at = files_.find(name);
    if (at == files_.end())
      return tl::unexpected(base::Error{base::ErrorCode::CannotOpen, std::string(name), {}, -1, -1, {}});
    const auto bytes = std::as_bytes(std::span(at->second));
    return base::FileBytes(bytes.begin(), bytes.end());
  }
  [[nodiscard]] std::filesystem::path pathOf(std::string_view name) const override {
    return "memory!" + std::string(name);
  }
  [[nodiscard]] std::filesystem::path diskFileOf(std::string_view) const override { return "memory"; }

  mutable std::size_t listings = 0, listed = 0, looks = 0, reads = 0;

 private:
  void addTo(const std::string& name, Kind kind) {
    const auto slash = name.rfind('/');
    const bool top = slash == std::string::npos;
    folders_[top ? std::string() : name.substr(0, slash)][top ? name : name.substr(slash + 1)] = kind;
    if (kind == Kind::Folder) folders_[name];
  }

  std::map<std::string, std::string, std::less<>> files_;
  std::map<std::string, std::map<std::string, Kind>, std::less<>> folders_;
};

}  // namespace app
