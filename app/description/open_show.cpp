// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/open_show.h"

#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/description/describe_actor.h"
#include "app/description/show_row.h"
#include "app/files/loaded_files.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

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
  ShowRow row(issues);
  for (const auto& file : files) {
    if (auto added = row.add(file); !added) return tl::unexpected(added.error());
  }
  if (!row.waiting().empty()) {
    return tl::unexpected(base::Error{base::ErrorCode::BadArgument,
                                      row.waiting().front().file.string(),
                                      {},
                                      -1,
                                      -1,
                                      "is a motion, and no model is named"});
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
  std::vector<std::string> missing;
  const auto modes = chainModes(*actor.loadedModel(), choice, missing);
  for (std::size_t chain = 0; chain < modes.size(); ++chain) actor.setChainMode(chain, modes[chain]);
  actor.setSolverSwitches(choice.solver);
  return missing;
}

base::Result<OpenedShow> openShow(const ShowDescription& description, Missing missing, Show& show) {
  OpenedShow opened;
  Files files(missing, opened.issues);
  std::vector<MotionUse> scene;
  PhysicsChoice physics;
  physics.on = description.physics.on;
  physics.settings.gravity = description.physics.gravity;
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
  auto motions = readMotions(description.motions, files, nullptr);
  if (!motions) return tl::unexpected(motions.error());
  scene.insert(scene.end(), std::make_move_iterator(motions->begin()), std::make_move_iterator(motions->end()));
  show.setSceneMotions(std::move(scene));
  show.setPhysics(physics);
  return opened;
}

}  // namespace app
