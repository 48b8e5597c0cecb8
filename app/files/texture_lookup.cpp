// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/texture_lookup.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <span>
#include <string>
#include <unordered_map>

#include <fmt/format.h>

#include "app/files/look_for.h"
#include "pmx/base/issue_group.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using Kind = FileTree::Kind;

constexpr std::size_t kLongestPath = 4096;    // bytes: longer ones name no file
constexpr std::size_t kDeepestPath = 16;      // folders below the model's
constexpr std::size_t kMostEntries = 100000;  // of all folders of one model together
constexpr int kMostTries = 256;               // of folders that differ in case only
constexpr std::size_t kLongestShown = 200;    // bytes of a path in an issue

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

std::string joined(std::string_view folder, std::string_view name) {
  return folder.empty() ? std::string(name) : fmt::format("{}/{}", folder, name);
}

/// The folder above one; none above the root.
std::optional<std::string> above(std::string_view folder) {
  if (folder.empty()) return std::nullopt;
  const auto slash = folder.rfind('/');
  return std::string(slash == std::string_view::npos ? std::string_view() : folder.substr(0, slash));
}

constexpr std::string_view kUsualFolders[] = {"tex", "textures", "toon"};

}  // namespace

/// What lies in the folders looked at so far.
struct TextureLookup::Folders {
  /// Entries by key, those of one key in order of their names.
  using Listing = std::multimap<std::string, FileTree::Entry>;

  explicit Folders(const FileTree& of) : tree(of) {}

  const Listing& listing(const std::string& folder) {
    static const Listing nothing;
    const auto known = listings.find(folder);
    if (known != listings.end()) return known->second;
    if (entryCount >= kMostEntries) return nothing;
    auto& names = listings[folder];
    auto found = tree.list(folder, unread);
    entryCount += found.size() + 1;
    for (auto& entry : found) {
      std::string key = keyOfEntry(entry.name);
      names.emplace(std::move(key), std::move(entry));
    }
    return names;
  }

  /// Folders in a folder, in order of their names.
  std::vector<std::string> foldersIn(const std::string& folder) {
    std::vector<std::string> found;
    for (const auto& [key, entry] : listing(folder)) {
      if (entry.kind == Kind::Folder) found.push_back(entry.name);
    }
    std::sort(found.begin(), found.end());
    return found;
  }

  /// The file these parts name below a folder: each as spelt, if it's there, else by its key. Several folders may
  /// differ in case only (archives from Windows unpack so): each is tried.
  std::optional<std::string> find(const std::string& folder, std::span<const std::string> parts) {
    if (parts.empty() || ++tries > kMostTries) return std::nullopt;
    const auto go = [&](const std::string& name) -> std::optional<std::string> {
      std::string path = joined(folder, name);
      const Kind kind = tree.kindOf(path);
      if (parts.size() == 1) return kind == Kind::File ? std::optional(std::move(path)) : std::nullopt;
      return kind == Kind::Folder ? find(path, parts.subspan(1)) : std::nullopt;
    };
    if (auto exact = go(parts.front())) return exact;
    const auto& names = listing(folder);
    const auto [begin, end] = names.equal_range(base::fileNameKey(parts.front()));
    for (auto name = begin; name != end; ++name) {
      if (name->second.name == parts.front()) continue;
      if (auto other = go(name->second.name)) return other;
    }
    return std::nullopt;
  }

  /// The same path a folder up, and in each folder beside the model.
  std::optional<std::string> findMoved(const std::string& folder, std::span<const std::string> parts) {
    if (parts.size() > 1) {  // a bare name has its own rule
      if (const auto up = above(folder)) {
        if (auto found = find(*up, parts)) return found;
      }
    }
    for (const std::string& inner : foldersIn(folder)) {
      if (parts.size() == 1) break;
      if (auto found = find(joined(folder, inner), parts)) return found;
    }
    return std::nullopt;
  }

  /// `near`: not in folders up and down, which a path that leads elsewhere doesn't mean.
  std::optional<std::string> findBare(const std::string& folder, const std::string& name, bool near) {
    const auto inOne = [&](const std::string& of) -> std::optional<std::string> {
      tries = 0;
      if (auto found = find(of, std::span(&name, 1))) return found;
      for (const auto usual : kUsualFolders) {
        const std::string parts[] = {std::string(usual), name};
        if (auto found = find(of, parts)) return found;
      }
      return std::nullopt;
    };
    if (auto found = inOne(folder); found || near) return found;
    tries = 0;
    for (const std::string& inner : foldersIn(folder)) {
      if (auto found = find(joined(folder, inner), std::span(&name, 1))) return found;
    }
    const auto up = above(folder);
    return up ? inOne(*up) : std::nullopt;
  }

  const FileTree& tree;
  std::unordered_map<std::string, Listing> listings;
  std::size_t entryCount = 0;
  std::error_code unread;  ///< of a folder that couldn't be read to its end
  int tries = 0;           ///< of one search
};

std::string_view nameOf(FoundBy how) {
  switch (how) {
    case FoundBy::Spelling:
      return "as written";
    case FoundBy::Form:
      return "in other letters";
    case FoundBy::Moved:
      return "a folder up or down";
    case FoundBy::BareName:
      return "by its bare name";
    case FoundBy::Elsewhere:
      return "in another folder";
  }
  return {};
}

TextureLookup::TextureLookup(std::shared_ptr<const FileTree> tree, std::string_view folder)
    : tree_(std::move(tree)), folder_(folder), folders_(std::make_unique<Folders>(*tree_)) {}

TextureLookup::~TextureLookup() = default;

std::optional<FoundTexture> TextureLookup::find(std::string_view storedPath) const {
  const auto stored = takenApart(storedPath);
  if (stored.parts.empty()) return std::nullopt;
  const auto found = [&](std::string name, FoundBy how) { return FoundTexture{{tree_, std::move(name)}, how}; };
  folders_->tries = 0;
  const auto from = stored.up == 0 ? std::optional(folder_) : above(folder_);
  if (!stored.bareOnly && from) {
    if (auto name = folders_->find(*from, stored.parts)) {
      std::string spelt = *from;
      for (const auto& part : stored.parts) spelt = joined(spelt, part);
      const auto how = *name == spelt ? FoundBy::Spelling : FoundBy::Form;
      return found(std::move(*name), how);
    }
    if (auto name = folders_->findMoved(folder_, stored.parts)) return found(std::move(*name), FoundBy::Moved);
  }
  if (auto name = folders_->findBare(folder_, stored.parts.back(), stored.bareOnly))
    return found(std::move(*name), FoundBy::BareName);
  return std::nullopt;
}

std::error_code TextureLookup::unread() const { return folders_->unread; }

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

std::string nameBeside(const FileRef& modelFile, const FileRef& file) {
  if (file.tree != modelFile.tree) return file.path().string();
  const std::string folder(modelFile.folder());
  const auto below = [&](const std::string& of) -> std::optional<std::string> {
    if (of.empty()) return file.name;
    if (!file.name.starts_with(of + "/")) return std::nullopt;
    return file.name.substr(of.size() + 1);
  };
  if (auto name = below(folder)) return *name;
  if (const auto up = above(folder)) {
    if (auto name = below(*up)) return "../" + *name;
  }
  return file.path().string();
}

namespace {

void tellUnread(std::error_code unread, FoundTextures& found) {
  if (!unread) return;
  found.issues.push_back({"textures", -1, -1, "not all folders could be searched for textures: " + unread.message()});
}

/// What is missing, by name, in a folder of the disk.
void findElsewhere(const pmx::Model& model, const fs::path& folder, FoundTextures& found) {
  std::vector<fs::path> wanted;
  for (const std::size_t i : found.missing) {
    auto parts = takenApart(model.textures[i].utf8).parts;
    fs::path path;
    for (const auto& part : parts) path /= part;
    wanted.push_back(std::move(path));
  }
  std::error_code unread;
  const FoundInstead instead = lookFor(wanted, folder, {}, &unread);
  tellUnread(unread, found);
  std::vector<std::size_t> left;
  for (std::size_t i = 0; i < found.missing.size(); ++i) {
    const auto at = wanted[i].empty() ? instead.end() : instead.find(wanted[i]);
    auto file = at == instead.end() ? base::Result<FileRef>(FileRef()) : findFile(at->second);
    if (file && *file) {
      found.files[found.missing[i]] = {std::move(*file), FoundBy::Elsewhere};
    } else {
      left.push_back(found.missing[i]);
    }
  }
  found.missing = std::move(left);
}

}  // namespace

FoundTextures findTextures(const pmx::Model& model, const FileRef& modelFile, const fs::path& elsewhere) {
  FoundTextures found;
  found.files.resize(model.textures.size());
  if (modelFile) {
    const TextureLookup lookup(modelFile.tree, modelFile.folder());
    for (std::size_t i = 0; i < model.textures.size(); ++i) found.files[i] = lookup.find(model.textures[i].utf8);
    tellUnread(lookup.unread(), found);
  }

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
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i] && !found.files[i]) found.missing.push_back(i);
  }
  if (!elsewhere.empty() && !found.missing.empty()) findElsewhere(model, elsewhere, found);
  base::IssueGroup missing(found.issues, "textures", "that aren't there");
  for (const std::size_t i : found.missing) {
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
