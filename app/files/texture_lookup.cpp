// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/texture_lookup.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <span>
#include <string>
#include <system_error>
#include <unordered_map>

#include <fmt/format.h>

#include "pmx/base/issue_group.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestPath = 4096;     // bytes: longer ones name no file
constexpr std::size_t kDeepestPath = 16;       // folders below the model's
constexpr std::size_t kLargestFolder = 10000;  // entries that are looked at
constexpr std::size_t kMostEntries = 100000;   // of all folders of one model together
constexpr int kMostTries = 256;                // of folders that differ in case only
constexpr std::size_t kLongestShown = 200;     // bytes of a path in an issue

/// A file name on disk under the key it is found by. Archives unpacked without regard to their encoding leave names
/// in Shift-JIS, which is no UTF-8.
std::string keyOfEntry(const std::string& name) {
  if (base::isUtf8(name)) return base::fileNameKey(name);
  return base::fileNameKey(base::decode(std::as_bytes(std::span(name)), base::Encoding::ShiftJis).utf8);
}

/// A stored path taken apart.
struct StoredPath {
  int up = 0;                      ///< folders above the model's: 0 or 1
  std::vector<std::string> parts;  ///< folders and the file's name; empty: names nothing
  bool bareOnly = false;           ///< led elsewhere: only its name counts
};

bool namesADrive(std::string_view path) {
  return path.size() >= 2 && path[1] == ':' && std::isalpha(static_cast<unsigned char>(path[0])) != 0;
}

StoredPath takenApart(std::string_view stored) {
  StoredPath result;
  std::string path(stored.substr(0, stored.find('\0')));  // as Windows reads it
  if (path.size() > kLongestPath) return result;
  std::replace(path.begin(), path.end(), '\\', '/');
  result.bareOnly = path.starts_with('/') || namesADrive(path);
  if (namesADrive(path)) path.erase(0, 2);
  for (std::size_t at = 0; at <= path.size();) {
    const auto end = std::min(path.find('/', at), path.size());
    std::string part = path.substr(at, end - at);
    at = end + 1;
    if (part.empty() || part == ".") continue;
    if (part != "..") {
      result.parts.push_back(std::move(part));
    } else if (!result.parts.empty()) {
      result.parts.pop_back();
    } else {
      ++result.up;
    }
  }
  if (path.ends_with('/')) result.parts.clear();  // a folder
  result.bareOnly |= result.up > 1 || result.parts.size() > kDeepestPath;
  return result;
}

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

bool isFolder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

}  // namespace

/// What lies in the folders looked at so far.
struct TextureLookup::Folders {
  /// File names by key, those of one key in order.
  using Listing = std::multimap<std::string, std::string>;

  const Listing& listing(const fs::path& folder) {
    static const Listing nothing;
    const auto known = listings.find(folder.native());
    if (known != listings.end()) return known->second;
    if (entryCount >= kMostEntries) return nothing;
    auto& names = listings[folder.native()];
    std::error_code error;
    std::vector<std::string> found;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end && found.size() < kLargestFolder;) {
      found.push_back(entry->path().filename().native());
      entry.increment(error);
    }
    entryCount += found.size() + 1;
    std::sort(found.begin(), found.end());  // the system lists in any order
    for (auto& name : found) {
      std::string key = keyOfEntry(name);
      names.emplace(std::move(key), std::move(name));
    }
    return names;
  }

  /// The file these parts name below a folder: each as spelt, if it's there, else by its key. Several folders may
  /// differ in case only (archives from Windows unpack so): each is tried.
  std::optional<fs::path> find(const fs::path& folder, std::span<const std::string> parts, int& tries) {
    if (parts.empty() || ++tries > kMostTries) return std::nullopt;
    const auto go = [&](const std::string& name) -> std::optional<fs::path> {
      const fs::path path = folder / name;
      if (parts.size() == 1) return isFile(path) ? std::optional(path) : std::nullopt;
      return isFolder(path) ? find(path, parts.subspan(1), tries) : std::nullopt;
    };
    if (auto exact = go(parts.front())) return exact;
    const auto& names = listing(folder);
    const auto [begin, end] = names.equal_range(base::fileNameKey(parts.front()));
    for (auto name = begin; name != end; ++name) {
      if (name->second == parts.front()) continue;
      if (auto other = go(name->second)) return other;
    }
    return std::nullopt;
  }

  std::unordered_map<std::string, Listing> listings;
  std::size_t entryCount = 0;
};

TextureLookup::TextureLookup(std::filesystem::path modelFolder)
    : root_(modelFolder.empty() ? fs::path(".") : std::move(modelFolder)), folders_(std::make_unique<Folders>()) {}

TextureLookup::~TextureLookup() = default;

std::optional<std::filesystem::path> TextureLookup::find(std::string_view storedPath) const {
  const auto stored = takenApart(storedPath);
  if (stored.parts.empty()) return std::nullopt;
  int tries = 0;
  if (!stored.bareOnly) {
    std::error_code error;
    const fs::path from =
        stored.up == 0 ? root_ : fs::absolute(root_ / ".", error).lexically_normal().parent_path().parent_path();
    if (!error && !from.empty()) {
      if (auto found = folders_->find(from, stored.parts, tries)) return found;
    }
  }
  // At last the bare name, beside the model and in the folders textures usually lie in.
  const std::string& name = stored.parts.back();
  if (auto found = folders_->find(root_, std::span(&name, 1), tries = 0)) return found;
  for (const char* folder : {"tex", "textures", "toon"}) {
    const std::string parts[] = {folder, name};
    if (auto found = folders_->find(root_, parts, tries = 0)) return found;
  }
  return std::nullopt;
}

std::string shortened(const std::string& utf8) {
  if (utf8.size() <= kLongestShown) return utf8;
  std::size_t end = kLongestShown;
  while (end > 0 && (static_cast<unsigned char>(utf8[end]) & 0xC0U) == 0x80U) --end;
  return utf8.substr(0, end) + "…";
}

int sharedToonNamed(std::string_view storedPath) {
  const std::string name = base::fileNameKey(storedPath.substr(storedPath.find_last_of("/\\") + 1));
  for (int number = 0; number < 10; ++number) {
    if (name == fmt::format("toon{:02}.bmp", number + 1)) return number;
  }
  return -1;
}

FoundTextures findTextures(const pmx::Model& model, const std::filesystem::path& modelFolder) {
  const TextureLookup lookup(modelFolder);
  FoundTextures found;
  found.files.reserve(model.textures.size());
  for (const auto& texture : model.textures) found.files.push_back(lookup.find(texture.utf8));

  std::vector<bool> used(model.textures.size(), false), onSurface(model.textures.size(), false);
  const auto use = [&](std::int32_t texture) {
    if (texture >= 0 && static_cast<std::size_t>(texture) < used.size()) used[static_cast<std::size_t>(texture)] = true;
  };
  const auto standsForSharedToon = [&](std::int32_t texture) {
    return texture >= 0 && static_cast<std::size_t>(texture) < used.size() &&
           sharedToonNamed(model.textures[static_cast<std::size_t>(texture)].utf8) >= 0;
  };
  for (const auto& material : model.materials) {
    use(material.texture);
    if (material.texture >= 0 && static_cast<std::size_t>(material.texture) < onSurface.size())
      onSurface[static_cast<std::size_t>(material.texture)] = true;
    if (material.sphereMode() != pmx::SphereMode::Off) use(material.sphereTexture);
    if (!material.sharedToon && !standsForSharedToon(material.toon)) use(material.toon);
  }
  base::IssueGroup missing(found.issues, "textures", "that aren't there");
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (!used[i] || found.files[i]) continue;
    const std::string& path = model.textures[i].utf8;
    missing.add(i, [&] {
      return (path.empty() ? std::string("a path without a name") : shortened(path)) +
             (onSurface[i] ? " isn't there; a neutral texture is drawn instead" : " isn't there; it is left out");
    });
  }
  missing.tellRest();
  return found;
}

}  // namespace app
