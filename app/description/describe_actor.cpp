// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/describe_actor.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "app/description/plain_switches.h"
#include "pmx/base/printable.h"
#include "pmx/model/chain_names.h"

namespace app {
namespace {

constexpr std::size_t kMaxTold = 200;  // chains compared to find the commonest solver

/// Writes the solver that most chains have for all chains, and the others by name. Only kMaxTold
/// chains are compared.
void describeChainSolvers(const pmx::Model& model, std::span<const std::int32_t> bones, const ActorSwitches& switches,
                          IkChoice& choice) {
  const auto solverOf = [&](std::size_t chain) {
    return chain < switches.chainSolvers.size() ? switches.chainSolvers[chain] : ChainSolver();
  };
  std::size_t most = 0;
  for (std::size_t chain = 0; chain < std::min(bones.size(), kMaxTold); ++chain) {
    std::size_t alike = 0;
    for (std::size_t other = 0; other < std::min(bones.size(), kMaxTold); ++other)
      alike += solverOf(other) == solverOf(chain) ? 1 : 0;
    if (alike <= most) continue;
    most = alike;
    choice.chainSolver = solverOf(chain);
  }
  for (std::size_t chain = 0; chain < bones.size(); ++chain) {
    if (solverOf(chain) == choice.chainSolver) continue;
    const auto& bone = model.bones[static_cast<std::size_t>(bones[chain])];
    choice.chainSolvers.emplace_back(bone.name.utf8.empty() ? bone.englishName.utf8 : bone.name.utf8, solverOf(chain));
  }
}

IkChoice describeIk(const LoadedModel& model, const ActorSwitches& switches) {
  IkChoice choice;
  choice.solver = switches.solver;
  // The mode of most chains is written for all, the others one by one.
  std::array<std::size_t, 3> counts{};
  for (const IkMode mode : switches.chains) ++counts[static_cast<std::size_t>(mode)];
  choice.all = static_cast<IkMode>(std::ranges::max_element(counts) - counts.begin());
  const auto bones = pmx::ikBones(model.model);
  for (std::size_t chain = 0; chain < switches.chains.size() && chain < bones.size(); ++chain) {
    if (switches.chains[chain] == choice.all) continue;
    const auto& bone = model.model.bones[static_cast<std::size_t>(bones[chain])];
    choice.chains.emplace_back(bone.name.utf8.empty() ? bone.englishName.utf8 : bone.name.utf8, switches.chains[chain]);
  }
  describeChainSolvers(model.model, bones, switches, choice);
  return choice;
}

std::vector<vmd::BoneName> boneNamesOf(const ActorDescription& actor, const pmx::Model& model,
                                       std::vector<std::string>& missing) {
  std::unordered_map<std::string_view, std::int32_t> bones;
  const auto add = [&](auto member) {
    for (std::size_t i = 0; i < model.bones.size(); ++i)
      bones.try_emplace((model.bones[i].*member).utf8, static_cast<std::int32_t>(i));
  };
  if (!actor.boneNames.empty()) {
    add(&pmx::Bone::name);  // Japanese names count before all English ones
    add(&pmx::Bone::englishName);
  }
  std::vector<vmd::BoneName> names;
  for (const auto& of : actor.boneNames) {
    const auto at = bones.find(of.bone);
    const bool again = std::ranges::find(names, of.name, &vmd::BoneName::name) != names.end();
    if (at == bones.end()) missing.push_back(fmt::format("bone '{}'", base::printable(of.bone, 60)));
    if (at != bones.end() && !again) names.push_back({of.name, at->second});
  }
  return names;
}

}  // namespace

std::vector<MotionDescription> describeMotions(std::span<const MotionUse> motions,
                                               std::span<const MotionDescription> source) {
  std::vector<MotionDescription> described;
  for (const MotionUse& use : motions) described.push_back({use.motion->path, use.on, use.shift});
  if (std::ranges::all_of(source, [](const auto& told) { return told.unknown.empty(); })) return described;
  // A file may be used several times: each use gets the unknown keys of one use in the source.
  // Unchanged uses come first, so that a changed or removed use doesn't take the keys of others.
  std::vector<bool> taken(source.size()), given(described.size());
  const auto give = [&](auto alike) {
    for (std::size_t i = 0; i < described.size(); ++i) {
      for (std::size_t k = 0; k < source.size() && !given[i]; ++k) {
        if (taken[k] || !alike(described[i], source[k])) continue;
        described[i].unknown = source[k].unknown;
        taken[k] = given[i] = true;
      }
    }
  };
  using Told = const MotionDescription&;
  const auto sameFile = [](Told a, Told b) { return a.file.native() == b.file.native(); };
  give([&](Told a, Told b) { return a.on == b.on && a.shift == b.shift && sameFile(a, b); });
  give([&](Told a, Told b) { return a.shift == b.shift && sameFile(a, b); });
  give(sameFile);
  return described;
}

std::vector<IkMode> chainModes(const LoadedModel& model, const IkChoice& choice, std::vector<std::string>& missing) {
  const pmx::ChainNames names(model.model);
  std::vector<IkMode> modes(names.size(), choice.all);
  for (const auto& [name, mode] : choice.chains) {
    if (const auto chain = names.find(name)) {
      modes[*chain] = mode;
    } else {
      missing.push_back(name);
    }
  }
  return modes;
}

std::vector<ChainSolver> chainSolversOf(const LoadedModel& model, const IkChoice& choice,
                                        std::vector<std::string>& missing) {
  const pmx::ChainNames names(model.model);
  std::vector<ChainSolver> chainSolvers(names.size(), choice.chainSolver);
  for (const auto& [name, chainSolver] : choice.chainSolvers) {
    if (const auto chain = names.find(name)) {
      chainSolvers[*chain] = chainSolver;
    } else {
      missing.push_back(name);
    }
  }
  while (!chainSolvers.empty() && chainSolvers.back() == ChainSolver()) chainSolvers.pop_back();
  return chainSolvers;
}

ActorSwitches switchesOf(const ActorDescription& actor, const LoadedModel& model, std::vector<MotionUse> motions,
                         std::vector<std::string>& missing) {
  ActorSwitches switches;
  switches.motions = std::move(motions);
  switches.chains = chainModes(model, actor.ik, missing);
  switches.chainSolvers = chainSolversOf(model, actor.ik, missing);
  for (std::string& name : missing) name = fmt::format("IK bone '{}'", base::printable(name, 60));
  switches.solver = actor.ik.solver;
  for (const NamedFlag& of : kNamedFlags) switches.*of.field = actor.*of.described;
  for (const NamedNumber& of : kNamedNumbers) switches.*of.field = actor.*of.described;
  switches.placement = actor.placement;
  // A floor's own shadow would lie in the floor, and a sky's on all of it.
  switches.groundShadow = actor.groundShadow.value_or(model.model.format != pmx::ModelFormat::X);
  switches.ghost = actor.ghost;
  switches.names = boneNamesOf(actor, model.model, missing);
  switches.edits = editsOf(actor.edits, model.model, missing);
  switches.editsOn = actor.edits.on;
  switches.freedoms = freedomsOf(actor.freedoms, model.model, missing);
  switches.readouts = readoutsOf(actor.readouts, model, missing);
  switches.hiddenMaterials = hiddenOf(actor.hiddenMaterials, model.model, missing);
  return switches;
}

PhysicsChoice physicsOf(const PhysicsDescription& physics) {
  PhysicsChoice choice;
  choice.on = physics.on;
  choice.settings.gravity = physics.gravity;
  choice.together = physics.together;
  return choice;
}

ActorDescription describeActor(const LoadedModel& model, const ActorSwitches& switches,
                               const ActorDescription& source) {
  ActorDescription actor;
  actor.model = model.path;
  actor.motions = describeMotions(switches.motions, source.motions);
  for (const NamedFlag& of : kNamedFlags) actor.*of.described = switches.*of.field;
  for (const NamedNumber& of : kNamedNumbers) actor.*of.described = switches.*of.field;
  actor.ik = describeIk(model, switches);
  actor.placement = switches.placement;
  actor.groundShadow = switches.groundShadow;
  actor.ghost = switches.ghost;
  for (const vmd::BoneName& of : switches.names) {
    const pmx::Bone& bone = model.model.bones[static_cast<std::size_t>(of.bone)];
    actor.boneNames.push_back({of.name, bone.name.utf8.empty() ? bone.englishName.utf8 : bone.name.utf8});
  }
  actor.edits = describeEdits(switches.edits, switches.editsOn, model.model);
  actor.freedoms = describeFreedoms(switches.freedoms, model.model);
  actor.readouts = describeReadouts(switches.readouts, model.model);
  actor.hiddenMaterials = describeHidden(switches.hiddenMaterials, model.model);
  actor.unknown = source.unknown;
  return actor;
}

}  // namespace app
