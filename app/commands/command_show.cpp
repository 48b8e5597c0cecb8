// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/command_show.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/description/show_json.h"
#include "app/show/input_files.h"
#include "app/show/motion_match.h"
#include "pmx/base/issue_group.h"
#include "pmx/base/issue_of_file.h"
#include "pmx/base/printable.h"
#include "pmx/model/chain_names.h"

namespace app {
namespace {

using Paths = std::span<const std::filesystem::path>;

/// An Options says which options count.
class Options {
 public:
  Options(Paths files, const OpenContext& context, const GivenOptions& given)
      : all_(!hasShow(files, context)), given_(given) {}
  [[nodiscard]] bool count(const char* name) const { return all_ || given_.contains(name); }
  template <class Value>
  void take(const char* name, Value& value, const Value& from) const {
    if (count(name)) value = from;
  }

 private:
  bool all_;
  const GivenOptions& given_;
};

void takeIk(const Options& options, const IkOptions& ik, ShowDescription& show) {
  for (ActorDescription& actor : show.actors) {
    options.take("--ik", actor.ik.all, ik.all);
    // The last entry of a chain counts, so these are appended; an --ik for all replaces the file's
    // chains.
    if (options.count("--ik")) actor.ik.chains.clear();
    actor.ik.chains.insert(actor.ik.chains.end(), ik.chains.begin(), ik.chains.end());
    options.take("--solver", actor.ik.chainSolver, ik.chainSolver);
    if (options.count("--solver")) actor.ik.chainSolvers.clear();
    options.take("--solver-switch", actor.ik.solver, ik.solver);
  }
}

void takePhysics(const Options& options, const PhysicsOptions& physics, ShowDescription& show) {
  options.take("--physics", show.physics.on, physics.on);
  if (physics.meeting) show.physics.together = physics.together;
  options.take("--gravity", show.physics.gravity, physics.gravity);
  options.take("--pre-roll", show.physics.settle, physics.settle);
}

void takeLook(const Options& options, const RenderCommand& command, ShowDescription& show) {
  PictureOptions& picture = show.look.picture;
  const PictureOptions& told = command.picture;
  const bool ground = options.count("--no-ground") || options.count("--transparent");
  if (options.count("--light-direction") || options.count("--light-colour"))
    picture.light.fromMotion = told.light.fromMotion;
  options.take("--light-direction", picture.light.own.direction, told.light.own.direction);
  options.take("--light-colour", picture.light.own.colour, told.light.own.colour);
  if (ground || options.count("--ground-shadow")) picture.light.ground = told.light.ground;
  options.take("--self-shadow", picture.light.self, told.light.self);
  options.take("--self-shadow", picture.light.ownSelf.mode, told.light.ownSelf.mode);
  options.take("--self-shadow-range", picture.light.ownSelf.distance, told.light.ownSelf.distance);
  if (ground) picture.grid = told.grid;
  if (ground || options.count("--no-axes")) picture.axes = told.axes;
  options.take("--msaa", picture.samples, told.samples);
  options.take("--bones", show.look.overlays.bones, command.overlays.bones);
  options.take("--limits", show.look.overlays.limits, command.overlays.limits);
  options.take("--background-image", picture.backdrop, told.backdrop);
  if (options.count("--background") || options.count("--transparent")) show.look.background = command.background;
  if (command.given.contains("--transparent")) picture.backdrop.clear();
  if (command.given.contains("--camera")) show.look.camera.reset();
}

// A show's song that is named again keeps its settings, but isn't muted.
template <class Command>
void takeSong(const Options& options, const Command& command, SongDescription& song) {
  if (!command.audio.empty()) {
    std::error_code failed;
    if (!std::filesystem::equivalent(song.file, command.audio, failed) || failed) song = {};
    song.file = command.audio;
    song.muted = false;
  }
  options.take("--audio-offset", song.offset, command.audioOffset);
  options.take("--audio-volume", song.volume, command.audioVolume);
}

/// Applies what commands that pose models have in common: files, IK and physics.
template <class Command>
base::Result<ShowDescription> describe(const Command& command, const OpenContext& context, const Options& options,
                                       base::Issues& issues) {
  auto show = describeRow(command.files, context, command.obvious, issues);
  if (!show) return show;
  takeIk(options, command.ik, *show);
  takePhysics(options, command.physics, *show);
  return show;
}

/// Does so without physics unless it is asked for.
template <class Command>
base::Result<ShowDescription> describeStill(const Command& command, const OpenContext& context, base::Issues& issues) {
  const Options options(command.files, context, command.given);
  auto show = describe(command, context, options, issues);
  if (show && !options.count("--physics")) show->physics.on = false;
  return show;
}

/// Returns issues: motions and poses that move nothing of their models, those of each motion's file
/// once, and names of poses that models lack.
base::Issues unmatchedOf(const Show& show) {
  std::vector<const Actor*> actors;
  for (const ActorId id : show.order()) actors.push_back(show.actor(id));
  base::Issues issues = strayIssues(actors);
  std::set<const LoadedMotion*> told;
  const auto tellFile = [&](const MotionUse& use) {
    if (!told.insert(use.motion.get()).second) return;
    for (base::Issue issue : use.motion->issues) {
      base::nameFile(issue, use.motion->path);
      issues.push_back(std::move(issue));
    }
  };
  std::ranges::for_each(show.sceneMotions(), tellFile);
  for (const ActorId id : show.order()) {
    const Actor& actor = *show.actor(id);
    std::ranges::for_each(actor.motions(), tellFile);
    const auto add = [&](const std::vector<vmd::Unmatched>& tracks, const char* section, const char* kind) {
      base::IssueGroup group(issues, section, "that the model doesn't have");
      for (const auto& track : tracks)
        group.addMade([&] {
          return base::Issue{"pose", -1, -1,
                             fmt::format("{} has no {} '{}'", base::printable(actor.model().name.utf8, 60), kind,
                                         base::printable(track.name.utf8, 60))};
        });
    };
    add(actor.unmatchedOfPoses().bones, "pose: bones", "bone");
    add(actor.unmatchedOfPoses().morphs, "pose: morphs", "morph");
  }
  return issues;
}

}  // namespace

bool hasShow(Paths files, const OpenContext& context) {
  return std::ranges::any_of(files, [&](const auto& file) { return isShow(file, context); });
}

base::Result<ShowDescription> describeRow(Paths files, const OpenContext& context, bool obvious, base::Issues& issues) {
  return describeFiles(files, context, issues, hasShow(files, context) ? Missing::IsListed : Missing::Fails,
                       obvious ? OfSeveral::Likeliest : OfSeveral::Nothing);
}

base::Result<ShowDescription> describeShow(const PoseCommand& command, const OpenContext& context,
                                           base::Issues& issues) {
  return describeStill(command, context, issues);
}

base::Result<ShowDescription> describeShow(const BakeCommand& command, const OpenContext& context,
                                           base::Issues& issues) {
  return describeStill(command, context, issues);
}

base::Result<ShowDescription> describeShow(const ExportCommand& command, const OpenContext& context,
                                           base::Issues& issues) {
  auto show = describeStill(command, context, issues);
  if (show) takeSong(Options(command.files, context, command.given), command, show->song);
  return show;
}

base::Result<ShowDescription> describeShow(const PlayCommand& command, const OpenContext& context,
                                           base::Issues& issues) {
  return describeStill(command, context, issues);
}

base::Result<ShowDescription> describeShow(const RenderCommand& command, const OpenContext& context,
                                           base::Issues& issues) {
  const Options options(command.files, context, command.given);
  auto show = describe(command, context, options, issues);
  if (!show) return show;
  takeLook(options, command, *show);
  if (command.ghost) {
    for (ActorDescription& actor : show->actors) actor.ghost = command.ghost;
  }
  if (command.film) takeSong(options, *command.film, show->song);
  return show;
}

base::Result<ActorId> chosenModel(const std::optional<int>& model, const char* why, const OpenedShow& opened,
                                  const Show& show) {
  if (!model) {
    if (show.size() == 1) return show.order().front();
    if (opened.actors.empty()) return tl::unexpected(base::badArgument("there is no model"));
    return tl::unexpected(
        base::badArgument(fmt::format("{}; name it by --model, 0 to {}", why, opened.actors.size() - 1)));
  }
  const auto number = static_cast<std::size_t>(*model);
  if (number < opened.actors.size() && opened.actors[number] != 0) return opened.actors[number];
  return tl::unexpected(base::badArgument(fmt::format("--model: there is no model {}", number)));
}

base::Result<OpenedShow> openShow(const ShowDescription& description, const OpenContext& context, Paths files,
                                  Show& show) {
  const auto wrong = [](std::string detail) { return base::fail(base::ErrorCode::BadArgument, std::move(detail)); };
  auto opened = openShow(description, context, hasShow(files, context) ? Missing::IsListed : Missing::Fails, show);
  if (!opened) return opened;
  const base::Issues unmatched = unmatchedOf(show);
  if (show.size() == 0) {
    if (!opened->issues.empty()) return wrong(base::describe(opened->issues.front()));
    return wrong("there is no model to show");
  }
  if (hasShow(files, context)) {
    opened->issues.insert(opened->issues.end(), unmatched.begin(), unmatched.end());
    return opened;
  }
  // Each named chain must exist in some model.
  for (const auto& [name, mode] : description.actors.front().ik.chains) {
    bool found = false;
    std::string known;
    std::size_t count = 0;
    for (const ActorId id : show.order()) {
      const pmx::Model& model = show.actor(id)->model();
      found = found || pmx::ChainNames(model).find(name);
      for (const auto index : pmx::ikBones(model)) {
        const auto& bone = model.bones[static_cast<std::size_t>(index)];
        if (count++ < 20) known += (known.empty() ? "" : ", ") + base::printable(bone.name.utf8, 60);
      }
    }
    if (found) continue;
    if (count > 20) known += fmt::format(" and {} more", count - 20);
    return wrong(fmt::format("--ik-chain: {} has no IK bone '{}'; {}: {}", show.size() > 1 ? "no model" : "the model",
                             name, show.size() > 1 ? "they have" : "it has", known.empty() ? "none" : known));
  }
  opened->issues = unmatched;  // leaves out a chain that only some of several models have
  return opened;
}

base::Result<OpenedRow> openRow(Paths files, const OpenContext& context, bool obvious, Show& show) {
  base::Issues issues;
  auto described = describeRow(files, context, obvious, issues);
  if (!described) return tl::unexpected(std::move(described.error()));
  tellIssues(issues);
  auto opened = openShow(*described, context, files, show);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  if (auto read = context.allRead(); !read) return tl::unexpected(std::move(read.error()));
  tellIssues(opened->issues);
  return OpenedRow{std::move(*described), std::move(*opened)};
}

base::Result<OpenedRow> openDescribed(ShowDescription description, const OpenContext& context, Paths files,
                                      const base::Issues& issues, Show& show) {
  auto opened = openShow(description, context, files, show);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  if (auto read = context.allRead(); !read) return tl::unexpected(std::move(read.error()));
  tellIssues(issues);
  tellIssues(opened->issues);
  return OpenedRow{std::move(description), std::move(*opened)};
}

std::vector<std::filesystem::path> inputsOf(Paths named, const OpenContext& context, const ShowDescription& description,
                                            const Show& show) {
  auto inputs = inputFiles(show);
  const auto described = diskFilesOf(description);
  inputs.insert(inputs.end(), described.begin(), described.end());
  for (const auto& file : named) inputs.push_back(diskFileOf(file));
  std::erase_if(inputs, [&](const auto& file) { return context.isReadPipe(file); });
  return inputs;
}

}  // namespace app
