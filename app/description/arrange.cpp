// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/arrange.h"

#include <utility>

#include <fmt/format.h>

#include "app/description/assigned_motions.h"
#include "app/description/describe_actor.h"
#include "app/description/show_size.h"
#include "pmx/base/issue_group.h"

namespace app {
namespace {

namespace fs = std::filesystem;

bool movesSceneAlone(const vmd::Motion& motion) { return !motion.movesModel() && motion.movesScene(); }

/// An Arranging is a call of arrange().
class Arranging {
 public:
  Arranging(Arrangement& result, const ShowReaders& read, base::Issues& issues, const ArrangeOptions& options)
      : result_(result),
        read_(read),
        options_(options),
        unknownChains_(issues, kActors, "IK bones that models don't have"),
        leftOut_(issues, kActors, "that are left out"),
        still_(issues, kActors, "without physics"),
        sceneLeftOut_(issues, kMotions, "that are left out") {}

  base::Result<void> run() {
    for (std::size_t i = 0; i < result_.show.actors.size(); ++i) {
      if (auto added = addActor(i); !added) return added;
    }
    for (base::IssueGroup* group : {&unknownChains_, &leftOut_, &still_}) group->tellRest();
    for (const MotionDescription& motion : result_.show.motions) {
      const auto use = readUse(motion);
      if (!use) return tl::unexpected(use.error());
      if (use->motion) addToScene(*use);
    }
    sceneLeftOut_.tellRest();
    return {};
  }

 private:
  static constexpr std::string_view kActors = "actors", kMotions = "motions";

  /// Its motion is null where the file can't be used.
  base::Result<MotionUse> readUse(const MotionDescription& described) {
    return read_.motion(described.file).map([&](std::shared_ptr<const LoadedMotion> motion) {
      return MotionUse{std::move(motion), described.on, described.shift};
    });
  }

  base::Result<void> addActor(std::size_t index) {
    const ActorDescription& described = result_.show.actors[index];
    auto model = read_.model(described.model);
    if (!model) return tl::unexpected(model.error());
    std::vector<MotionUse> motions;
    for (const MotionDescription& motion : described.motions) {
      auto use = readUse(motion);
      if (!use) return tl::unexpected(use.error());
      if (!use->motion) continue;
      if (movesSceneAlone(use->motion->motion)) {
        addToScene(*use);
      } else {
        motions.push_back(std::move(*use));
      }
    }
    if (*model) addUsable({index, std::move(*model), {}}, std::move(motions));
    return {};
  }

  /// Adds an actor if there is room for it.
  void addUsable(ArrangedActor actor, std::vector<MotionUse> motions) {
    const ActorDescription& described = result_.show.actors[actor.index];
    std::vector<std::string> lacks;
    actor.switches = switchesOf(described, *actor.model, std::move(motions), lacks);
    const auto tell = [&](base::IssueGroup& group, const char* what, const std::string& name) {
      group.addMade([&] { return issue(kActors, actor.index, described.model, what + name); });
    };
    if (const std::string full = size_.add(actor.model, actor.switches); !full.empty())
      return tell(leftOut_, "is left out: ", full);
    const bool moves = actor.switches.physics && (result_.show.physics.on || options_.physicsMayBegin);
    if (const std::string full = moves ? size_.addBodies(actor.model->model) : ""; !full.empty()) {
      actor.switches.physics = false;
      tell(still_, "has no physics: ", full);
    }
    for (const std::string& name : lacks) tell(unknownChains_, "has no ", name);
    result_.actors.push_back(std::move(actor));
  }

  void addToScene(const MotionUse& use) {
    const std::string full = size_.addScene(use);
    if (full.empty()) return result_.sceneMotions.push_back(use);
    sceneLeftOut_.addMade(
        [&] { return issue(kMotions, result_.sceneMotions.size(), use.motion->path, "is left out: " + full); });
  }

  [[nodiscard]] base::Issue issue(std::string_view section, std::size_t index, const fs::path& file,
                                  std::string detail) const {
    if (options_.issue) return options_.issue(section, index, file, std::move(detail));
    return {std::string(section), static_cast<std::int64_t>(index), -1, std::move(detail)};
  }

  Arrangement& result_;
  const ShowReaders& read_;
  const ArrangeOptions& options_;
  base::IssueGroup unknownChains_, leftOut_, still_, sceneLeftOut_;
  ShowSize size_;
};

}  // namespace

base::Result<Arrangement> arrange(ShowDescription show, const ShowReaders& read, base::Issues& issues,
                                  const ArrangeOptions& options) {
  Arrangement result;
  result.show = std::move(show);
  // An unreadable file is nobody's here. Below it is an error, or an issue, in the order of the
  // show.
  assignMotions(
      result.show, [&](const fs::path& file) { return read.model(file).value_or(nullptr); },
      [&](const fs::path& file) { return read.motion(file).value_or(nullptr); });
  if (auto done = Arranging(result, read, issues, options).run(); !done) return tl::unexpected(done.error());
  return result;
}

}  // namespace app
