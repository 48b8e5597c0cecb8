// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/open_show.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/description/assigned_motions.h"
#include "app/description/describe_actor.h"
#include "app/description/show_row.h"
#include "app/description/show_size.h"
#include "app/files/loaded_files.h"
#include "app/tree/archive_tree.h"
#include "pmx/base/issue_of_file.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// A Files reads each file once.
class Files {
 public:
  explicit Files(Missing missing, base::Issues& issues) : missing_(missing), issues_(issues) {}

  /// Returns null where the file can't be used and is listed.
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
    if (!read && (missing_ == Missing::Fails || read.error().code == base::ErrorCode::CannotRead))
      return tl::unexpected(read.error());
    if (!read) issues_.push_back(base::issueOf(read.error()));
    return known[file] = read ? *read : Item{};
  }

  ArchivesStayOpen stayOpen_;
  Missing missing_;
  base::Issues& issues_;
  std::map<fs::path, std::shared_ptr<const LoadedModel>> models_;
  std::map<fs::path, std::shared_ptr<const LoadedMotion>> motions_;
};

/// A SceneMotions collects the motions of a show's scene, as many as there is room for.
class SceneMotions {
 public:
  SceneMotions(ShowSize& size, base::Issues& issues) : size_(size), leftOut_(issues, "motions", "that are left out") {}

  void add(MotionUse use) {
    const std::string full = size_.addScene(use);
    if (!full.empty()) return leftOut_.add(uses_.size(), [&] { return fmt::format("is left out: {}", full); });
    uses_.push_back(std::move(use));
  }
  std::vector<MotionUse> take() {
    leftOut_.tellRest();
    return std::move(uses_);
  }

 private:
  ShowSize& size_;
  base::IssueGroup leftOut_;
  std::vector<MotionUse> uses_;
};

/// Reads the motions of an actor. Those that move only the scene go to `scene`.
base::Result<std::vector<MotionUse>> readMotions(const std::vector<MotionDescription>& described, Files& files,
                                                 SceneMotions& scene) {
  std::vector<MotionUse> motions;
  for (const auto& motion : described) {
    auto read = files.motion(motion.file);
    if (!read) return tl::unexpected(read.error());
    if (!*read) continue;
    const bool ofScene = !(*read)->motion.movesModel() && (*read)->motion.movesScene();
    MotionUse use{std::move(*read), motion.on, motion.shift};
    if (ofScene) {
      scene.add(std::move(use));
    } else {
      motions.push_back(std::move(use));
    }
  }
  return motions;
}

}  // namespace

base::Result<ShowDescription> describeFiles(std::span<const fs::path> files, base::Issues& issues, Missing missing,
                                            OfSeveral ofSeveral) {
  ShowRow row(issues, ofSeveral);
  std::optional<base::Error> first;
  for (const auto& file : files) {
    auto added = row.add(file);
    if (added) continue;
    const base::ErrorCode code = added.error().code;
    if (missing == Missing::Fails || code == base::ErrorCode::BadArgument || code == base::ErrorCode::CannotRead)
      return tl::unexpected(added.error());
    issues.push_back(base::issueOf(added.error()));
    if (!first) first = std::move(added.error());
  }
  const auto needsModel = [](const fs::path& file, const char* what) {
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("is a {}, and no model is named; give one with it", what), file.string());
  };
  if (!row.waiting().empty()) {
    if (first) return tl::unexpected(std::move(*first));
    const fs::path motion = row.waiting().front().file;
    const FileKind kind = fileKind(motion);
    if (kind == FileKind::Unknown) {
      if (const auto read = loadMotion(motion); !read) return tl::unexpected(read.error());
    }
    return needsModel(motion, kind == FileKind::Pose ? "pose" : "motion");
  }
  ShowDescription show = row.take();
  if (show.actors.empty() && first) return tl::unexpected(std::move(*first));
  if (show.actors.empty() && !show.song.file.empty() && !row.hasShow()) return needsModel(show.song.file, "song");
  return show;
}

namespace {

/// Adds an attachment. Returns why it is impossible; empty where it was added.
std::string hang(const OutsideParentDescription& described, std::span<const NamedModel> actors, std::size_t place,
                 const MayHang& mayHang, std::vector<OutsideParent>& parents) {
  const pmx::Model& own = actors[place].model->model;
  const NamedModel from = described.actor < actors.size() ? actors[described.actor] : NamedModel();
  if (from.id == 0) return fmt::format("there is no actor {}", described.actor);
  const OutsideParent of{described.bone.empty() ? attachingBone(own) : pmx::boneNamed(own, described.bone), from.id,
                         pmx::boneNamed(from.model->model, described.parent)};
  if (of.bone < 0) return fmt::format("it has no bone '{}'", base::printable(described.bone, 60));
  if (of.parentBone < 0)
    return fmt::format("actor {} has no bone '{}'", described.actor, base::printable(described.parent, 60));
  if (std::ranges::find(parents, of.bone, &OutsideParent::bone) != parents.end()) return "its bone hangs already";
  if (from.id == actors[place].id || (mayHang && !mayHang(from.id)))
    return "actors can't hang from each other in a circle";
  parents.push_back(of);
  return {};
}

/// Sets attachments and goals once all actors exist. Impossible ones are listed as issues.
void tieActors(const ShowDescription& description, OpenedShow& opened, Show& show) {
  std::vector<NamedModel> actors;
  base::IssueGroup issues(opened.issues, "actors", kNotHanging);
  for (const ActorId id : opened.actors)
    actors.push_back({id, id == 0 ? nullptr : show.actor(id)->loadedModel().get()});
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    if (actors[i].id == 0) continue;
    const auto mayHang = [&](ActorId from) { return show.mayHang(actors[i].id, from); };
    std::vector<OutsideParent> parents = outsideParentsOf(description.actors[i], i, actors, mayHang, issues);
    if (parents.empty()) continue;
    if (auto hung = show.attach(actors[i].id, std::move(parents)); !hung) issues.add(i, hung.error().detail);
  }
  issues.tellRest();
  base::IssueGroup lacking(opened.issues, "actors", kNoSuchGoals);
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    if (actors[i].id != 0) show.actor(actors[i].id)->setGoals(goalsOf(description.actors[i].goals, i, actors, lacking));
  }
}

}  // namespace

std::vector<OutsideParent> outsideParentsOf(const ActorDescription& actor, std::size_t place,
                                            std::span<const NamedModel> actors, const MayHang& mayHang,
                                            base::IssueGroup& issues) {
  std::vector<OutsideParent> parents;
  for (const auto& described : actor.outsideParents) {
    const std::string why = hang(described, actors, place, mayHang, parents);
    if (!why.empty()) issues.add(place, [&] { return fmt::format("doesn't hang from another: {}", why); });
  }
  return parents;
}

base::Result<OpenedShow> openShow(const ShowDescription& told, Missing missing, Show& show) {
  OpenedShow opened;
  Files files(missing, opened.issues);
  ShowDescription description = told;
  assignMotions(
      description, [&](const fs::path& file) { return files.model(file).value_or(nullptr); },
      [&](const fs::path& file) { return files.motion(file).value_or(nullptr); });
  base::IssueGroup unknownChains(opened.issues, "actors", "IK bones that models don't have");
  base::IssueGroup leftOut(opened.issues, "actors", "that are left out");
  base::IssueGroup still(opened.issues, "actors", "without physics");
  ShowSize size;
  SceneMotions scene(size, opened.issues);
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    const ActorDescription& actor = description.actors[i];
    auto model = files.model(actor.model);
    if (!model) return tl::unexpected(model.error());
    auto motions = readMotions(actor.motions, files, scene);
    if (!motions) return tl::unexpected(motions.error());
    opened.actors.push_back(0);
    if (!*model) continue;
    std::vector<std::string> lacks;
    ActorSwitches switches = switchesOf(actor, **model, std::move(*motions), lacks);
    if (const std::string full = size.add(*model, switches); !full.empty()) {
      leftOut.add(i, [&] { return fmt::format("is left out: {}", full); });
      continue;
    }
    const bool moves = switches.physics && description.physics.on;
    if (const std::string full = moves ? size.addBodies((*model)->model) : ""; !full.empty()) {
      switches.physics = false;
      still.add(i, [&] { return fmt::format("has no physics: {}", full); });
    }
    opened.actors.back() = show.add(*model);
    show.set(opened.actors.back(), switches);
    for (const auto& name : lacks) unknownChains.add(i, [&] { return "has no " + name; });
  }
  for (base::IssueGroup* group : {&unknownChains, &leftOut, &still}) group->tellRest();
  tieActors(description, opened, show);
  for (std::size_t i = 0; i < description.actors.size(); ++i) {
    if (const auto& bone = description.actors[i].hangsFromSomebody; !bone.empty())
      opened.issues.push_back({"actors", static_cast<std::int64_t>(i), -1,
                               fmt::format("nobody before it has a bone '{}' to hang from; it stands on the ground",
                                           base::printable(bone, 60))});
  }
  for (const auto& motion : description.motions) {
    auto read = files.motion(motion.file);
    if (!read) return tl::unexpected(read.error());
    if (*read) scene.add({std::move(*read), motion.on, motion.shift});
  }
  show.setSceneMotions(scene.take());
  show.setPhysics(physicsOf(description.physics));
  return opened;
}

}  // namespace app
