// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/look_for.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <unordered_map>
#include <utility>
#include <vector>

#include "pmx/base/folder_names.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr int kMaxDepth = 500;  // open folders, of the 1,024 files that a program may have open

std::string keyOf(const fs::path& name) { return base::fileNameKey(name.filename().string()); }

/// Returns the keys of a path's parts from its end, each followed by a NUL: paths with equal last
/// parts begin equally.
std::string fromEnd(const fs::path& path) {
  std::string keys;
  for (auto part = path.end(); part != path.begin();) keys += keyOf(*--part) + '\0';
  return keys;
}

/// A Found collects files of one name, to choose from.
class Found {
 public:
  void add(const fs::path& path) { hits_.push_back({fromEnd(path), path}); }
  [[nodiscard]] bool empty() const { return hits_.empty(); }
  /// Sorts the files. It must be called once, after the last add().
  void sort() { std::ranges::sort(hits_, {}, &Hit::keys); }

  /// Returns the path with most parts equal, counted from the end; among equals the first by path.
  /// The file names themselves are equal.
  const fs::path& best(const fs::path& missing) {
    const std::string keys = fromEnd(missing);
    const auto behind = std::ranges::lower_bound(hits_, keys, {}, &Hit::keys);
    std::size_t length = 0;
    if (behind != hits_.end()) length = alike(keys, behind->keys);
    if (behind != hits_.begin()) length = std::max(length, alike(keys, std::prev(behind)->keys));
    const auto [known, isNew] = bestOf_.try_emplace(keys.substr(0, length), nullptr);
    if (isNew) known->second = &firstPath(known->first);
    return *known->second;
  }

 private:
  struct Hit {
    std::string keys;
    fs::path path;
  };

  /// Returns how long the equal beginning of two lists of keys is, in whole keys.
  static std::size_t alike(const std::string& a, const std::string& b) {
    const auto end = std::ranges::mismatch(a, b).in1;
    const auto last = std::string_view(a).substr(0, static_cast<std::size_t>(end - a.begin())).rfind('\0');
    return last == std::string_view::npos ? 0 : last + 1;
  }

  [[nodiscard]] const fs::path& firstPath(const std::string& beginning) const {
    auto each = std::ranges::lower_bound(hits_, beginning, {}, &Hit::keys);
    const fs::path* first = &each->path;
    for (; each != hits_.end() && each->keys.starts_with(beginning); ++each) {
      if (each->path < *first) first = &each->path;
    }
    return *first;
  }

  std::vector<Hit> hits_;
  std::unordered_map<std::string, const fs::path*> bestOf_;  // by the equal keys
};

}  // namespace

FoundInstead lookFor(std::span<const fs::path> missing, const fs::path& folder, const std::function<bool()>& stopped,
                     std::error_code* unread) {
  std::unordered_map<std::string, Found> wanted;
  for (const fs::path& file : missing) wanted.try_emplace(keyOf(file));
  std::size_t looked = 0;
  const auto look = [&](const fs::path& path) {
    if (++looked > kMaxLookedAt || (stopped && stopped())) return false;
    const auto found = wanted.find(keyOf(path));
    std::error_code unreadable;
    if (found != wanted.end() && fs::is_regular_file(path, unreadable)) found->second.add(path);
    return true;
  };
  const auto failed = base::forEachBelow(folder, kMaxDepth, look);
  if (failed && unread != nullptr) *unread = failed;
  std::erase_if(wanted, [](const auto& each) { return each.second.empty(); });
  for (auto& [name, found] : wanted) found.sort();
  FoundInstead instead;
  for (const fs::path& file : missing) {
    if (stopped && stopped()) break;
    if (const auto found = wanted.find(keyOf(file)); found != wanted.end())
      instead.try_emplace(file, found->second.best(file));
  }
  return instead;
}

}  // namespace app
