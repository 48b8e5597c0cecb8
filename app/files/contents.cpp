// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/contents.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "app/files/kind_by_extension.h"
#include "app/files/vac_files.h"
#include "app/tree/archive_contents.h"
#include "app/tree/content_kind.h"
#include "pmx/base/folder_names.h"
#include "pmx/base/issue_of_file.h"
#include "pmx/base/printable.h"
#include "pmx/base/system_reason.h"
#include "pmx/base/text.h"
#include "vmd/vmd_reader.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxNamed = 8;  // files named in a message

/// Returns whether a file's name makes it worth a look.
bool calledForUse(const fs::path& path) { return kindByExtension(path) != FileKind::Unknown || calledShow(path); }

/// Returns the last part of a name in folders and archives, for comparing.
std::string lastPart(const std::string& name) {
  const auto end = name.find_last_of("/!");
  return base::fileNameKey(end == std::string::npos ? name : name.substr(end + 1));
}

bool isWhoDances(const ContentFile& file) { return file.kind == FileKind::Model && !file.accessory; }

/// A Search looks through one folder or archive.
class Search {
 public:
  Search(const OpenContext& context, Contents& contents, std::size_t most, const std::function<bool()>& stop,
         VacFiles& vacs)
      : context_(context), contents_(contents), vacs_(vacs), most_(most), stop_(stop) {}

  /// `before` is the prefix of its names.
  void archive(const std::shared_ptr<const ArchiveTree>& tree, const std::string& before = {}) {
    auto found = archiveContents(tree);
    const auto& issues = tree->listing().issues;
    contents_.issues.insert(contents_.issues.end(), issues.begin(), issues.end());
    contents_.issues.insert(contents_.issues.end(), found.issues.begin(), found.issues.end());
    for (auto& file : found.files) {
      if (!goesOn()) return;
      if (calledForUse(file.name)) add(std::move(file.file), before + file.name, file.kind);
    }
  }

  void folder(const fs::path& root) {
    std::vector<FileRef> archives;
    bool going = true;
    const auto unread = base::forEachBelow(root, kFolderDepth, [&](const fs::path& path) {
      going = goesOn();
      if (!going) return false;
      std::error_code unreadable;
      if (!calledForUse(path) || !fs::is_regular_file(path, unreadable)) return true;
      const auto file = findFile(path, context_);
      if (!file) return true;
      if (kindByExtension(path) == FileKind::Archive) {
        archives.push_back(*file);
      } else {
        add(*file, path.lexically_relative(root).string(), contentKind(file->firstBytes(kSignatureBytes)));
      }
      return true;
    });
    if (unread) {
      contents_.whole = false;
      contents_.unread = "not all of this folder can be read: " + base::systemReason(unread);
      contents_.issues.push_back({"entries", -1, -1, contents_.unread});
    }
    if (!going) return;
    if (std::ranges::any_of(contents_.files, isWhoDances)) return;
    std::ranges::sort(archives, {}, [](const FileRef& file) { return file.path(); });
    packed(root, archives);
  }

  /// Returns the files in the order of Contents::files. The references keep inner archives open.
  [[nodiscard]] const std::vector<FileRef>& refs() const { return refs_; }

 private:
  /// Looks for the model that a folder lacks in its archives. Everything is taken from those that
  /// have one, except files that also lie unpacked beside them; other archives are left alone. Many
  /// archives are somebody's collection, and none is opened.
  void packed(const fs::path& root, const std::vector<FileRef>& archives) {
    if (archives.size() > kMaxPackedModels) {
      contents_.issues.push_back({"entries", -1, -1,
                                  fmt::format("{} archives of this folder aren't looked into; at most {} are",
                                              archives.size(), kMaxPackedModels)});
      return;
    }
    std::set<std::string> unpacked;
    for (const ContentFile& file : contents_.files) unpacked.insert(lastPart(file.name));
    for (const FileRef& file : archives) {
      if (!goesOn()) return;
      const std::string name = file.path().lexically_relative(root).string();
      Contents inside;
      Search search(context_, inside, most_ - contents_.looked, stop_, vacs_);
      if (const auto opened = openArchive(file)) {
        search.archive(*opened, name + '!');
      } else {
        inside.issues.push_back({"entries", -1, -1, opened.error().detail});
      }
      contents_.looked += inside.looked;
      contents_.whole = contents_.whole && inside.whole;
      for (base::Issue& issue : inside.issues) {
        base::nameFile(issue, name);
        contents_.issues.push_back(std::move(issue));
      }
      if (std::ranges::none_of(inside.files, isWhoDances)) continue;
      for (std::size_t i = 0; i < inside.files.size(); ++i) {
        if (unpacked.contains(lastPart(inside.files[i].name))) continue;
        contents_.files.push_back(std::move(inside.files[i]));
        refs_.push_back(search.refs_[i]);
      }
    }
  }

  bool goesOn() {
    if (contents_.looked >= most_ || (stop_ && stop_())) {
      contents_.whole = false;
      return false;
    }
    ++contents_.looked;
    return true;
  }

  void add(FileRef file, std::string name, ContentKind content) {
    ContentFile found{file.path(), std::move(name), fileKind(content)};
    const std::string ending = base::fileNameKey(fs::path(found.name).extension().string());
    found.accessory = content == ContentKind::Accessory || ending == ".vac";
    const bool unknown = found.kind == FileKind::Unknown && (ending == ".vpd" || ending == ".vac");
    const bool isVac = (found.accessory || unknown) && vacs_.read(file, found.accessory);
    if (unknown && isVac) found.kind = FileKind::Model;
    if (found.kind == FileKind::Unknown) found.kind = kindByName(file);
    if (found.kind == FileKind::Unknown && !calledShow(found.name)) return;
    if (found.kind == FileKind::Picture || found.kind == FileKind::Archive) return;
    contents_.files.push_back(std::move(found));
    refs_.push_back(std::move(file));
  }

  const OpenContext& context_;
  Contents& contents_;
  VacFiles& vacs_;
  std::vector<FileRef> refs_;
  std::size_t most_;
  const std::function<bool()>& stop_;
};

/// Finds how large models are and whether motions move bones or morphs, for as many files as may be
/// read.
void lookInside(Contents& contents, const std::vector<FileRef>& refs, const std::function<bool()>& stop,
                std::uint64_t mostBytes) {
  for (std::size_t i = 0; i < contents.files.size(); ++i) {
    if (stop && stop()) {
      contents.whole = false;
      return;
    }
    ContentFile& each = contents.files[i];
    const bool model = each.kind == FileKind::Model && !each.accessory;
    if (!model && each.kind != FileKind::Motion) continue;
    const std::uint64_t size = refs[i].tree->sizeOf(refs[i].name);
    each.moves = !model;  // an unread motion counts as moving
    if (size > mostBytes - contents.read) {
      contents.read = mostBytes;  // what follows isn't read either
      continue;
    }
    contents.read += size;
    if (model) {
      each.vertices = countVertices(refs[i]).value_or(0);
    } else if (const auto bytes = refs[i].read()) {
      if (const auto motion = vmd::readVmd(*bytes)) each.moves = motion->motion.movesModel();
    }
  }
}

std::vector<fs::path> pathsOf(const std::vector<const ContentFile*>& files) {
  std::vector<fs::path> paths;
  for (const auto* file : files) paths.push_back(file->path);
  return paths;
}

}  // namespace

std::vector<const ContentFile*> Contents::ofKind(FileKind kind) const {
  std::vector<const ContentFile*> found;
  for (const ContentFile& file : files) {
    if (file.kind == kind) found.push_back(&file);
  }
  return found;
}

base::Result<Contents> contentsOf(const fs::path& path, const OpenContext& context, std::size_t mostEntries,
                                  const std::function<bool()>& stop, LookInside look, std::uint64_t mostBytes) {
  Contents contents;
  contents.path = path;
  VacFiles vacs;
  Search search(context, contents, mostEntries, stop, vacs);
  std::error_code failed;
  if (fs::is_directory(path, failed)) {
    search.folder(path);
  } else {
    const auto file = findFile(path, context);
    if (!file) return tl::unexpected(file.error());
    const auto archive = openArchive(*file);
    if (!archive) return tl::unexpected(archive.error());
    contents.names = (*archive)->listing().encoding;
    search.archive(*archive);
  }
  if (look == LookInside::Always || contents.files.size() > 1) lookInside(contents, search.refs(), stop, mostBytes);
  std::erase_if(contents.files, [named = vacs.named(contents)](const auto& file) { return named.contains(file.path); });
  if (vacs.cutShort()) {
    contents.issues.push_back({"entries", -1, -1,
                               "not every folder was searched for files that .vac files name: there are too many "
                               "folders, or too many .vac files"});
  }
  std::ranges::sort(contents.files, {}, &ContentFile::name);
  return contents;
}

std::vector<fs::path> withoutAsking(const Contents& contents) {
  if (!contents.whole) return {};
  const auto models = contents.ofKind(FileKind::Model), motions = contents.ofKind(FileKind::Motion);
  const auto dances = std::ranges::count_if(motions, [](const auto* motion) { return motion->moves; });
  if (contents.files.size() == 1) return {contents.files.front().path};
  if (models.size() > 1 || dances > 1) return {};
  if (models.size() == 1 && (dances == 1 || motions.empty())) {
    auto paths = pathsOf(models);
    for (const auto& motion : pathsOf(motions)) paths.push_back(motion);
    return paths;
  }
  if (models.empty() && dances == 1) return pathsOf(motions);
  return {};
}

const ContentFile* likeliestModel(std::span<const ContentFile> files) {
  const auto rank = [](const ContentFile& file) {
    return std::tuple(file.kind != FileKind::Model, file.accessory, ~file.vertices, file.name.size(),
                      std::string_view(file.name));
  };
  const auto best = std::ranges::min_element(files, {}, rank);
  return best == files.end() || best->kind != FileKind::Model ? nullptr : &*best;
}

const ContentFile* likeliestModel(const Contents& contents) { return likeliestModel(std::span(contents.files)); }

std::vector<const ContentFile*> likeliestFiles(const Contents& contents) {
  std::vector<const ContentFile*> likeliest;
  if (const ContentFile* model = likeliestModel(contents)) likeliest.push_back(model);
  const auto motions = contents.ofKind(FileKind::Motion);
  auto songs = contents.ofKind(FileKind::Sound);
  // films of the dance aren't its song
  std::erase_if(songs, [](const ContentFile* song) { return calledFilm(song->name); });
  const auto moves = [](const ContentFile* motion) { return motion->moves; };
  const auto dances = std::ranges::count_if(motions, moves);
  if (dances != 1) return likeliest;
  const bool oneCamera = motions.size() == 2;
  for (const ContentFile* motion : motions) {
    if (motion->moves || oneCamera) likeliest.push_back(motion);
  }
  if (songs.size() == 1) likeliest.push_back(songs.front());
  return likeliest;
}

std::string whyNotOpened(const Contents& contents) {
  const std::string what = contents.path.string();
  std::error_code failed;
  const char* place = fs::is_directory(contents.path, failed) ? "folder" : "archive";
  if (contents.files.empty() && (contents.whole || !contents.unread.empty())) {
    const std::string why = contents.issues.empty() ? std::string() : "; " + base::describe(contents.issues.front());
    return fmt::format("{}: nothing in this {} can be opened: no model, motion, pose, show or song{}", what, place,
                       why);
  }
  if (contents.files.empty())
    return fmt::format("{}: no model among the first {} files in this {}", what, contents.looked, place);
  auto offered = contents.ofKind(FileKind::Model);
  const bool models = offered.size() > 1;
  if (!models) {
    offered.clear();
    for (const ContentFile& file : contents.files) offered.push_back(&file);
  }
  std::string names;
  for (std::size_t i = 0; i < std::min(offered.size(), kMaxNamed); ++i)
    names += (i == 0 ? "" : ", ") + base::printable(offered[i]->path.string());
  const auto likeliest = likeliestFiles(contents);
  const std::string obvious = contents.whole && !likeliest.empty()
                                  ? fmt::format("; or take the obvious one, {}, by --obvious (obvious=True in Python)",
                                                base::printable(likeliest.front()->name))
                                  : std::string();
  return fmt::format("{}: holds {}{} {}; name one of them: {}{}{}{}", what, offered.size(),
                     contents.whole ? "" : " and more", models ? "models" : "files that can be opened", names,
                     offered.size() > kMaxNamed ? ", …" : "", obvious,
                     contents.unread.empty() ? "" : "; " + contents.unread);
}

}  // namespace app
