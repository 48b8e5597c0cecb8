// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_row.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/description/show_json.h"
#include "app/files/accessory_file.h"
#include "app/files/contents.h"
#include "app/files/kind_by_extension.h"
#include "app/files/loaded_files.h"
#include "app/tree/content_kind.h"
#include "app/tree/content_name.h"
#include "pmx/base/issue_of_file.h"
#include "pmx/base/text.h"

namespace app {
namespace {

/// Returns whether a name is that of a model that takes motions, so not of an accessory.
bool calledModel(const std::filesystem::path& file) {
  const std::string ending = base::fileNameKey(file.extension().string());
  return ending == ".pmx" || ending == ".pmd";
}

}  // namespace

base::Result<void> ShowRow::add(const std::filesystem::path& file) {
  std::error_code failed;
  if (std::filesystem::is_directory(file, failed)) return addContents(file);
  if (isShow(file, context_)) return addShow(file);
  switch (fileKind(file, context_)) {
    case FileKind::Motion:
    case FileKind::Pose:
      addMotion(file);
      return {};
    case FileKind::Sound:
      return addSong(file);
    case FileKind::Archive:
      return addContents(file);
    case FileKind::Model:
      addModel(file);
      return {};
    case FileKind::Picture:
    case FileKind::Unknown:
      return addUnknown(file);
  }
  return {};
}

base::Result<void> ShowRow::addUnknown(const std::filesystem::path& file) {
  if (calledShow(file)) return addShow(file);
  if (calledPlaylist(file)) {
    return base::fail(base::ErrorCode::BadArgument,
                      "is a playlist, not a show: `odori list` prints it, and `odori play` plays it alone",
                      file.string());
  }
  switch (kindByExtension(file)) {
    case FileKind::Motion:
    case FileKind::Pose:  // reading reports it by its name
      addMotion(file);
      return {};
    case FileKind::Archive:
      return addContents(file);
    case FileKind::Sound: {  // not all callers read songs
      const auto found = findFile(file, context_);
      if (!found) return tl::unexpected(found.error());
      return base::fail(base::ErrorCode::NotThisFormat, notWanted(found->firstBytes(kSignatureBytes), "a song"),
                        file.string());
    }
    default:
      // Reading reports it by its name. What isn't even called a model takes no motions away from
      // the model before it: a row may hold readmes and pictures.
      if (calledModel(file)) {
        addModel(file);
      } else {
        addActorWithoutMotions(file);
      }
      return {};
  }
}

base::Result<void> ShowRow::addContents(const std::filesystem::path& folderOrArchive) {
  const auto contents = contentsOf(folderOrArchive, context_, kMaxFolderEntries);
  if (!contents) return tl::unexpected(contents.error());
  auto files = withoutAsking(*contents);
  if (files.empty() && contents->whole && ofSeveral_ == OfSeveral::Likeliest) {
    for (const ContentFile* file : likeliestFiles(*contents)) files.push_back(file->path);
  }
  if (files.empty()) {
    const std::string name = folderOrArchive.string();
    return base::fail(base::ErrorCode::BadArgument,
                      whyNotOpened(*contents).substr(name.size() + std::string_view(": ").size()), name);
  }
  for (const auto& file : files) {
    if (auto added = add(file); !added) return added;
  }
  return {};
}

namespace {

/// A Shifted moves a show's indices of actors after `before` other actors. An index that the show
/// itself lacks mustn't mean an actor of the next file: its reference is left out, with an issue.
class Shifted {
 public:
  Shifted(std::size_t before, std::size_t count, base::Issues& issues)
      : before_(before), count_(count), issues_(issues, "actors", "about actors that their show doesn't have") {}

  /// `at` is the actor's index in the row.
  void shift(ActorDescription& actor, std::size_t at) {
    std::erase_if(actor.outsideParents, [&](auto& of) { return isNobody(of.actor, at, "doesn't hang from another"); });
    const auto lost = [&](auto& of) { return of.actor && isNobody(*of.actor, at, "a goal is left out"); };
    std::erase_if(actor.goals, [&](auto& goal) {
      const bool more = std::ranges::count_if(goal.more, lost) > 0;  // each of them is shifted
      return lost(goal) || more;
    });
  }

 private:
  bool isNobody(std::size_t& place, std::size_t at, const char* what) {
    if (place < count_) {
      place += before_;
      return false;
    }
    issues_.add(at, [&] { return fmt::format("{}: its show has no actor {}", what, place); });
    return true;
  }

  std::size_t before_, count_;
  base::IssueGroup issues_;
};

/// Applies a .vac to its accessory. `bearer` is the actor to attach it to, if any.
void placeAs(const pmx::Vac& vac, std::optional<std::size_t> bearer, ActorDescription& actor) {
  actor.visible = vac.size > 0.0F;
  actor.groundShadow = vac.groundShadow;
  actor.placement.position = vac.position;
  const auto angle = [](float degrees) { return std::clamp(degrees, -1e4F, 1e4F); };
  actor.placement.pitch = angle(vac.rotationDeg.x);
  actor.placement.turn = angle(vac.rotationDeg.y);
  actor.placement.roll = angle(vac.rotationDeg.z);
  actor.placement.scale = std::clamp(vac.size, kMinModelScale, kMaxModelScale);
  if (vac.bone.empty()) return;
  if (bearer) {
    actor.outsideParents.push_back({{}, *bearer, vac.bone});
  } else {
    actor.hangsFromSomebody = vac.bone;
  }
}

}  // namespace

ActorDescription& ShowRow::addActorWithoutMotions(const std::filesystem::path& file) {
  ActorDescription& actor = show_.actors.emplace_back();
  actor.model = file;
  return actor;
}

void ShowRow::addModel(const std::filesystem::path& file) {
  ActorDescription& actor = addActorWithoutMotions(file);
  if (isAccessory(file, context_)) return;
  if (const auto vac = readVacFile(file, context_)) {
    actor.model = vac->model;
    const float size = vac->vac.size;
    if (size > 0.0F && (size < kMinModelScale || size > kMaxModelScale)) {
      base::Issue issue{"size", -1, -1, fmt::format("{} isn't from {} to {}", size, kMinModelScale, kMaxModelScale)};
      base::nameFile(issue, file);
      issues_.push_back(std::move(issue));
    }
    return placeAs(vac->vac, motionsActor_, actor);
  }
  actor.motions = std::exchange(waiting_, {});
  motionsActor_ = show_.actors.size() - 1;
}

void ShowRow::addMotion(const std::filesystem::path& file) {
  MotionDescription motion{file};
  motion.byPlace = true;
  (motionsActor_ ? show_.actors[*motionsActor_].motions : waiting_).push_back(std::move(motion));
}

base::Result<void> ShowRow::addSong(const std::filesystem::path& file) {
  if (!show_.song.file.empty()) {
    return base::fail(base::ErrorCode::BadArgument, "is a second song; a show has one", file.string());
  }
  show_.song.file = file;
  return {};
}

base::Result<void> ShowRow::addShow(const std::filesystem::path& file) {
  auto read = readShow(file, context_, stopped_);
  if (!read) return tl::unexpected(read.error());
  for (auto& issue : read->issues) {
    base::nameFile(issue, file);
    issues_.push_back(std::move(issue));
  }
  ShowDescription& other = read->show;
  context_ = context_.withShowNames(other.archives);
  show_.archives.insert(show_.archives.end(), other.archives.begin(), other.archives.end());
  if (!other.song.file.empty()) {
    if (!show_.song.file.empty()) return addSong(other.song.file);
    show_.song = std::move(other.song);
  }
  Shifted places(show_.actors.size(), other.actors.size(), issues_);
  for (auto& actor : other.actors) {
    places.shift(actor, show_.actors.size());
    if (!isAccessory(actor.model, context_)) {
      auto waiting = std::exchange(waiting_, {});
      actor.motions.insert(actor.motions.begin(), waiting.begin(), waiting.end());
      motionsActor_ = show_.actors.size();
    }
    show_.actors.push_back(std::move(actor));
  }
  for (auto& motion : other.motions) show_.motions.push_back(std::move(motion));
  if (std::exchange(hasShow_, true)) return {};
  // The first of several show files sets look and physics.
  show_.physics = std::move(other.physics);
  show_.look = std::move(other.look);
  show_.unknown = std::move(other.unknown);
  return {};
}

std::vector<MotionDescription> ShowRow::waiting() const {
  return show_.actors.empty() ? waiting_ : std::vector<MotionDescription>();
}

ShowDescription ShowRow::take() {
  if (!show_.actors.empty()) {
    auto& motions = show_.actors.front().motions;
    motions.insert(motions.begin(), waiting_.begin(), waiting_.end());
    waiting_.clear();
  }
  return std::move(show_);
}

}  // namespace app
