// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/texture_lookup.h"

#include <span>
#include <string>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "app/files/folder_listings.h"
#include "app/files/look_for.h"
#include "app/files/stored_path.h"
#include "pmx/base/issue_group.h"
#include "pmx/base/system_reason.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using Kind = FileTree::Kind;

constexpr int kMaxTries = 256;  // folders per search: beside the model, or differing in case
constexpr auto kFewTries = static_cast<int>(kDeepestPath) + 1;  // per search, after kMaxLooks
// bytes of a path whose result is kept
constexpr std::size_t kLongestKnown = 512;
constexpr std::size_t kLongestShown = 200;  // bytes of a path in an issue

constexpr std::string_view kUsualFolders[] = {"tex", "textures", "toon"};

}  // namespace

/// A Folders looks for names in the folders of one tree.
struct TextureLookup::Folders {
  using Part = StoredPath::Part;

  Folders(const FileTree& of, std::shared_ptr<FolderListings> ofAll) : tree(of), listings(std::move(ofAll)) {}

  const FolderListings::Listing& listing(const std::string& folder) {
    const auto [at, isNew] = listingOf.try_emplace(folder, nullptr);
    if (isNew) at->second = &listings->of(tree, folder);
    return *at->second;
  }

  /// Returns whether this search may look into one more folder.
  bool goesOn() {
    if (tries < (listings->mayLookFar() ? kMaxTries : kFewTries)) return true;
    cutShort = true;
    return false;
  }

  /// Finds the file that these parts name below a folder: each part as spelt if it exists, else by
  /// its key. Archives from Windows may unpack to several folders that differ only in case: each is
  /// tried.
  std::optional<std::string> find(const std::string& folder, std::span<const Part> parts) {
    if (parts.empty() || !goesOn()) return std::nullopt;
    ++tries;
    listings->look();
    const auto go = [&](const std::string& name) -> std::optional<std::string> {
      std::string path = joined(folder, name);
      const Kind kind = tree.kindOf(path);
      if (parts.size() == 1) return kind == Kind::File ? std::optional(std::move(path)) : std::nullopt;
      return kind == Kind::Folder ? find(path, parts.subspan(1)) : std::nullopt;
    };
    if (auto exact = go(parts.front().name)) return exact;
    const auto& names = listing(folder).byKey;
    const auto [begin, end] = names.equal_range(parts.front().key);
    for (auto name = begin; name != end; ++name) {
      if (name->second.name == parts.front().name) continue;
      if (auto other = go(name->second.name)) return other;
    }
    return std::nullopt;
  }

  /// Finds these parts below each folder of `folder`.
  std::optional<std::string> findInside(const std::string& folder, std::span<const Part> parts) {
    for (const std::string& inner : listing(folder).folders) {
      if (!listings->mayLookFar()) cutShort = true;
      if (!listings->mayLookFar() || !goesOn()) break;
      if (auto found = find(joined(folder, inner), parts)) return found;
    }
    return std::nullopt;
  }

  /// Finds the path one folder up, and in each folder beside the model.
  std::optional<std::string> findMoved(const std::string& folder, std::span<const Part> parts) {
    if (parts.size() == 1) return std::nullopt;  // a bare name has its own rule
    if (const auto up = above(folder)) {
      if (auto found = find(*up, parts)) return found;
    }
    return findInside(folder, parts);
  }

  /// `near` leaves out the folders up and down, which a path that leads elsewhere doesn't mean.
  std::optional<std::string> findBare(const std::string& folder, const Part& name, bool near) {
    const auto inOne = [&](const std::string& of) -> std::optional<std::string> {
      tries = 0;
      if (auto found = find(of, std::span(&name, 1))) return found;
      for (const auto usual : kUsualFolders) {
        const Part parts[] = {{std::string(usual), std::string(usual)}, name};
        if (auto found = find(of, parts)) return found;
      }
      return std::nullopt;
    };
    if (auto found = inOne(folder); found || near) return found;
    tries = 0;
    if (auto found = findInside(folder, std::span(&name, 1))) return found;
    const auto up = above(folder);
    return up ? inOne(*up) : std::nullopt;
  }

  const FileTree& tree;
  std::shared_ptr<FolderListings> listings;
  std::unordered_map<std::string, const FolderListings::Listing*> listingOf;
  std::unordered_map<std::string, std::optional<FoundTexture>> known;  // by stored path
  // folders that this search looked into
  int tries = 0;
  // the search didn't look into every folder
  bool cutShort = false;
  std::size_t cutShortCount = 0;
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

TextureLookup::TextureLookup(std::shared_ptr<const FileTree> tree, std::string_view folder,
                             std::shared_ptr<FolderListings> listings)
    : tree_(std::move(tree)),
      folder_(folder),
      folders_(std::make_unique<Folders>(*tree_, listings ? std::move(listings) : std::make_shared<FolderListings>())) {
}

TextureLookup::~TextureLookup() = default;

std::optional<FoundTexture> TextureLookup::find(std::string_view storedPath) const {
  if (storedPath.size() > kLongestKnown) return findAnew(storedPath);
  auto& known = folders_->known;
  std::string path(storedPath);
  if (const auto at = known.find(path); at != known.end()) return at->second;
  return known.emplace(std::move(path), findAnew(storedPath)).first->second;
}

std::optional<FoundTexture> TextureLookup::findAnew(std::string_view storedPath) const {
  const auto stored = takenApart(storedPath);
  if (stored.parts.empty()) return std::nullopt;
  const auto found = [&](std::string name, FoundBy how) { return FoundTexture{{tree_, std::move(name)}, how}; };
  folders_->tries = 0;
  folders_->cutShort = false;
  const auto from = stored.up == 0 ? std::optional(folder_) : above(folder_);
  if (!stored.bareOnly && from) {
    if (auto name = folders_->find(*from, stored.parts)) {
      std::string spelt = *from;
      for (const auto& part : stored.parts) spelt = joined(spelt, part.name);
      const auto how = *name == spelt ? FoundBy::Spelling : FoundBy::Form;
      return found(std::move(*name), how);
    }
    if (auto name = folders_->findMoved(folder_, stored.parts)) return found(std::move(*name), FoundBy::Moved);
  }
  if (auto name = folders_->findBare(folder_, stored.parts.back(), stored.bareOnly))
    return found(std::move(*name), FoundBy::BareName);
  if (folders_->cutShort) ++folders_->cutShortCount;
  return std::nullopt;
}

std::error_code TextureLookup::unread() const { return folders_->listings->unread(); }
std::size_t TextureLookup::cutShort() const { return folders_->cutShortCount; }

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
  found.issues.push_back(
      {"textures", -1, -1, "not all folders could be searched for textures: " + base::systemReason(unread)});
}

void tellCutShort(std::size_t count, FoundTextures& found) {
  if (count == 0) return;
  found.issues.push_back(
      {"textures", -1, -1,
       fmt::format(
           "not every folder was searched for {} that {} found: there are too many folders, or too many textures",
           count == 1 ? "a texture" : fmt::format("{} textures", count), count == 1 ? "wasn't" : "weren't")});
}

/// Finds missing textures by name in a folder on the disk.
void findElsewhere(const pmx::Model& model, const fs::path& folder, const OpenContext& context, FoundTextures& found) {
  std::vector<fs::path> wanted;
  for (const std::size_t i : found.missing) {
    const auto parts = takenApart(model.textures[i].utf8).parts;
    fs::path path;
    for (const auto& part : parts) path /= part.name;
    wanted.push_back(std::move(path));
  }
  std::error_code unread;
  const FoundInstead instead = lookFor(wanted, folder, {}, &unread);
  tellUnread(unread, found);
  std::vector<std::size_t> left;
  for (std::size_t i = 0; i < found.missing.size(); ++i) {
    const auto at = wanted[i].empty() ? instead.end() : instead.find(wanted[i]);
    auto file = at == instead.end() ? base::Result<FileRef>(FileRef()) : findFile(at->second, context);
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
  std::error_code unread;
  if (modelFile) {
    const TextureLookup lookup(modelFile.tree, modelFile.folder());
    // textures that are drawn come first, since the search is bounded
    for (const bool nowUsed : {true, false}) {
      for (std::size_t i = 0; i < used.size(); ++i) {
        if (used[i] == nowUsed) found.files[i] = lookup.find(model.textures[i].utf8);
      }
    }
    unread = lookup.unread();
    tellUnread(unread, found);
    tellCutShort(lookup.cutShort(), found);
  }
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i] && !found.files[i]) found.missing.push_back(i);
  }
  // The file may be readable next time.
  if (unread && !found.missing.empty()) {
    const fs::path folder = modelFile.diskFile().parent_path();
    modelFile.tree->context().note(folder.empty() ? fs::path(".") : folder, unread.value());
  }
  if (!elsewhere.empty() && !found.missing.empty())
    findElsewhere(model, elsewhere, modelFile ? modelFile.tree->context() : OpenContext(), found);
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
