// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/open_show.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/description/show_json.h"
#include "app/files/loaded_files.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Takes the files of one row, one after the other.
class Row {
 public:
  explicit Row(base::Issues& issues) : issues_(issues) {}

  base::Result<void> add(const fs::path& file) {
    if (isShow(file)) return addShow(file);
    switch (fileKind(file)) {
      case FileKind::Motion:
        (show_.actors.empty() ? waiting_ : show_.actors.back().motions).push_back({file});
        return {};
      case FileKind::Sound:
        return addSong(file);
      case FileKind::Model:
      case FileKind::Unknown:  // told with its name when it is read
        addActor(file);
        return {};
    }
    return {};
  }

  base::Result<ShowDescription> take() {
    if (!waiting_.empty()) return tl::unexpected(wrong(waiting_.front().file, "is a motion, and no model is named"));
    return std::move(show_);
  }

 private:
  static base::Error wrong(const fs::path& file, std::string detail) {
    return {base::ErrorCode::BadArgument, file.string(), {}, -1, -1, std::move(detail)};
  }

  void addActor(const fs::path& file) {
    ActorDescription& actor = show_.actors.emplace_back();
    actor.model = file;
    actor.motions = std::exchange(waiting_, {});
  }

  base::Result<void> addSong(const fs::path& file) {
    if (!show_.song.file.empty()) return tl::unexpected(wrong(file, "is a second song; a show has one"));
    show_.song.file = file;
    return {};
  }

  base::Result<void> addShow(const fs::path& file) {
    auto read = readShow(file);
    if (!read) return tl::unexpected(read.error());
    for (auto& issue : read->issues) {
      issue.detail = fmt::format("{}: {}", base::printable(file.string()), issue.detail);
      issues_.push_back(std::move(issue));
    }
    ShowDescription& other = read->show;
    if (!other.song.file.empty()) {
      if (!show_.song.file.empty()) return addSong(other.song.file);
      show_.song = std::move(other.song);
    }
    const std::size_t before = show_.actors.size();
    for (auto& actor : other.actors) {
      for (auto& of : actor.outsideParents) of.actor += before;
      auto waiting = std::exchange(waiting_, {});
      actor.motions.insert(actor.motions.begin(), waiting.begin(), waiting.end());
      show_.actors.push_back(std::move(actor));
    }
    for (auto& motion : other.motions) show_.motions.push_back(std::move(motion));
    if (std::exchange(hasShow_, true)) return {};
    // Of several show files the first says how the show looks and moves.
    show_.physics = std::move(other.physics);
    show_.look = std::move(other.look);
    show_.unknown = std::move(other.unknown);
    return {};
  }

  base::Issues& issues_;
  ShowDescription show_;
  bool hasShow_ = false;
  std::vector<MotionDescription> waiting_;  // for the first model
};

/// Reads each file once.
class Files {
 public:
  explicit Files(Missing missing, base::Issues& issues) : missing_(missing), issues_(issues) {}

  /// Null where it can't be used and is listed.
  base::Result<std::shared_ptr<const LoadedModel>> model(const fs::path& file) {
    return once(models_, file, [&] { return loadModel(file); });
  }
  base::Result<std::shared_ptr<const LoadedMotion>> motion(const fs::path& file) {
    return once(motions_, file, [&] { return loadMotion(file); });
  }

 private:
  template <class Item, class Load>
  base::Result<Item> once(std::map<fs::path, Item>& known, const fs::path& file, Load load) {
    if (const auto at = known.find(file); at != known.end()) return at->second;
    auto read = load();
    if (!read && missing_ == Missing::Fails) return tl::unexpected(read.error());
    if (!read) issues_.push_back({"files", -1, -1, base::describe(read.error())});
    return known[file] = read ? *read : Item{};
  }

  Missing missing_;
  base::Issues& issues_;
  std::map<fs::path, std::shared_ptr<const LoadedModel>> models_;
  std::map<fs::path, std::shared_ptr<const LoadedMotion>> motions_;
};

/// Motions that move models, and to `scene` those that move the scene alone.
base::Result<std::vector<MotionUse>> readMotions(const std::vector<MotionDescription>& described, Files& files,
                                                 std::vector<MotionUse>* scene) {
  std::vector<MotionUse> motions;
  for (const auto& motion : described) {
    auto read = files.motion(motion.file);
    if (!read) return tl::unexpected(read.error());
    if (!*read) continue;
    const bool ofScene = scene != nullptr && !(*read)->motion.movesModel() && (*read)->motion.movesScene();
    (ofScene ? *scene : motions).push_back({std::move(*read), motion.on, motion.shift});
  }
  return motions;
}

}  // namespace

base::Result<ShowDescription> describeFiles(std::span<const fs::path> files, base::Issues& issues) {
  Row row(issues);
  for (const auto& file : files) {
    if (auto added = row.add(file); !added) return tl::unexpected(added.error());
  }
  return row.take();
}

std::vector<fs::path> filesOf(const ShowDescription& show) {
  std::vector<fs::path> files;
  const auto add = [&files](const fs::path& file) {
    if (!file.empty()) files.push_back(file);
  };
  for (const auto& actor : show.actors) {
    add(actor.model);
    for (const auto& motion : actor.motions) add(motion.file);
  }
  for (const auto& motion : show.motions) add(motion.file);
  add(show.look.picture.backdrop);
  add(show.song.file);
  return files;
}

std::vector<std::string> setIk(Actor& actor, const IkChoice& choice) {
  actor.setIkMode(choice.all);
  actor.setSolverSwitches(choice.solver);
  const auto bones = pmx::ikBones(actor.model());
  std::vector<std::string> missing;
  for (const auto& [name, mode] : choice.chains) {
    bool found = false;
    for (std::size_t chain = 0; chain < bones.size() && !found; ++chain) {
      const auto& bone = actor.model().bones[static_cast<std::size_t>(bones[chain])];
      found = bone.name.utf8 == name || bone.englishName.utf8 == name;
      if (found) actor.setChainMode(chain, mode);
    }
    if (!found) missing.push_back(name);
  }
  return missing;
}

namespace {

/// -1 where there is none.
std::int32_t boneNamed(const Actor& actor, const std::string& name) {
  const auto& bones = actor.model().bones;
  const auto at = std::ranges::find_if(
      bones, [&](const pmx::Bone& bone) { return bone.name.utf8 == name || bone.englishName.utf8 == name; });
  return at == bones.end() ? -1 : static_cast<std::int32_t>(at - bones.begin());
}

/// Why an outside parent can't be had, or empty; it is added then.
std::string hang(const OutsideParentDescription& described, const OpenedShow& opened, std::size_t place,
                 const Show& show, std::vector<OutsideParent>& parents) {
  const Actor& own = *show.actor(opened.actors[place]);
  const ActorId from = described.actor < opened.actors.size() ? opened.actors[described.actor] : 0;
  if (from == 0) return fmt::format("there is no actor {}", described.actor);
  OutsideParent of{described.bone.empty() ? attachingBone(own.model()) : boneNamed(own, described.bone), from,
                   boneNamed(*show.actor(from), described.parent)};
  if (of.bone < 0) return fmt::format("it has no bone '{}'", base::printable(described.bone, 60));
  if (of.parentBone < 0)
    return fmt::format("actor {} has no bone '{}'", described.actor, base::printable(described.parent, 60));
  if (std::ranges::find(parents, of.bone, &OutsideParent::bone) != parents.end()) return "its bone hangs already";
  if (!show.mayHang(opened.actors[place], from)) return "actors can't hang from each other in a circle";
  parents.push_back(of);
  return {};
}

/// Once all actors are there: who hangs from whom. What can't be is listed.
void hangActors(const ShowDescription& description, OpenedShow& opened, Show& show) {
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    if (opened.actors[i] == 0 || description.actors[i].outsideParents.empty()) continue;
    std::vector<OutsideParent> parents;
    for (const auto& described : description.actors[i].outsideParents) {
      const std::string why = hang(described, opened, i, show, parents);
      if (why.empty()) continue;
      opened.issues.push_back(
          {"actors", static_cast<std::int64_t>(i), -1, fmt::format("doesn't hang from another: {}", why)});
    }
    if (auto hung = show.attach(opened.actors[i], std::move(parents)); !hung)
      opened.issues.push_back({"actors", static_cast<std::int64_t>(i), -1, hung.error().detail});
  }
}

}  // namespace

base::Result<OpenedShow> openShow(const ShowDescription& description, Missing missing, Show& show) {
  OpenedShow opened;
  Files files(missing, opened.issues);
  std::vector<MotionUse> scene;
  PhysicsChoice physics;
  physics.on = description.physics.on;
  physics.settings.gravity = description.physics.gravity;
  physics.together = description.physics.together;
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    const ActorDescription& actor = description.actors[i];
    auto model = files.model(actor.model);
    if (!model) return tl::unexpected(model.error());
    auto motions = readMotions(actor.motions, files, &scene);
    if (!motions) return tl::unexpected(motions.error());
    opened.actors.push_back(*model ? show.add(std::move(*model)) : 0);
    Actor* added = show.actor(opened.actors.back());
    if (added == nullptr) continue;
    added->setMotions(std::move(*motions));  // the scene's keys are gathered once, at the end
    added->setVisible(actor.visible);
    added->setOwnPhysics(actor.physics);
    added->setPlacement(actor.placement);
    for (const auto& name : setIk(*added, actor.ik)) {
      opened.issues.push_back(
          {"actors", static_cast<std::int64_t>(i), -1, fmt::format("has no IK bone '{}'", base::printable(name, 60))});
    }
  }
  hangActors(description, opened, show);
  auto motions = readMotions(description.motions, files, nullptr);
  if (!motions) return tl::unexpected(motions.error());
  scene.insert(scene.end(), std::make_move_iterator(motions->begin()), std::make_move_iterator(motions->end()));
  show.setSceneMotions(std::move(scene));
  show.setPhysics(physics);
  return opened;
}

}  // namespace app
