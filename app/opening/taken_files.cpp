// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/taken_files.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "app/description/describe_actor.h"
#include "app/description/open_show.h"
#include "app/view/fit_view.h"
#include "pmx/base/printable.h"
#include "vmd/motion.h"

namespace app {
namespace {

bool movesSceneAlone(const LoadedMotion& motion) { return !motion.motion.movesModel() && motion.motion.movesScene(); }

/// Takes a use of a motion out of a list, or makes one.
MotionUse takeUse(std::vector<MotionUse>& uses, const std::shared_ptr<const LoadedMotion>& motion) {
  const auto at = std::ranges::find(uses, motion, &MotionUse::motion);
  if (at == uses.end()) return {motion};
  const MotionUse use = *at;
  uses.erase(at);
  return use;
}

/// Returns the id of firstModelOf() the new actors.
ActorId addActors(DocumentState& state, const LoadedFiles& files, const std::function<ActorId()>& newId) {
  ActorId owner = 0;
  const std::size_t firstModel = firstModelOf(files.actors);
  for (const OpenedActor& opened : files.actors) {
    DocumentActor actor{newId(), opened.model, opened.textures, opened.switches, opened.source};
    if (&opened == &files.actors[firstModel]) owner = actor.id;
    state.actors.push_back(std::move(actor));
  }
  state.motions.insert(state.motions.end(), files.sceneMotions.begin(), files.sceneMotions.end());
  return owner;
}

/// Returns where an actor's motions begin beside its place, on the ground: the first keys of the
/// bones that carry the whole body. Dances for several figures keep their distances in them.
base::Vec3 beginningOf(const DocumentActor& actor) {
  static const std::array kCarriers{vmd::makeName<15>("全ての親"), vmd::makeName<15>("センター"),
                                    vmd::makeName<15>("グルーブ")};
  base::Vec3 sum(0.0F);
  for (const MotionUse& use : actor.switches.motions) {
    std::array<const vmd::BoneKey*, kCarriers.size()> first{};
    for (const vmd::BoneKey& key : use.motion->motion.boneKeys) {
      const auto at = std::ranges::find(kCarriers, key.name.view(), &vmd::NameField<15>::view);
      if (at == kCarriers.end()) continue;
      const vmd::BoneKey*& earliest = first[static_cast<std::size_t>(at - kCarriers.begin())];
      if (earliest == nullptr || key.frame < earliest->frame) earliest = &key;
    }
    for (const vmd::BoneKey* key : first)
      if (key != nullptr) sum += base::Vec3(key->translation.x, 0.0F, key->translation.z);
  }
  return sum;
}

/// Places an actor beside the figures among some actors.
void standBeside(DocumentActor& actor, std::span<const DocumentActor> all) {
  std::vector<base::Vec3> others;
  for (const DocumentActor& other : all)
    if (other.id != actor.id && isFigure(other.model->model))
      others.push_back(other.switches.placement.position + beginningOf(other));
  const base::Vec3 begins = beginningOf(actor);
  actor.switches.placement.position = freePlace(begins, others) - begins;
}

/// Places the figures that were just added, and have no place of their own, beside those there.
void standBeside(DocumentState& state, std::size_t firstNew) {
  for (std::size_t i = firstNew; i < state.actors.size(); ++i) {
    DocumentActor& actor = state.actors[i];
    const ActorSwitches& switches = actor.switches;
    if (!isFigure(actor.model->model) || switches.placement != Placement() || !switches.outsideParents.empty())
      continue;
    standBeside(actor, std::span(state.actors).first(i));
  }
}

/// Finds a bone of this name in the selected actor, else in the first that has one; actors that
/// were just added don't count.
std::optional<std::pair<ActorId, std::int32_t>> somebodyWith(const DocumentState& state, std::size_t before,
                                                             const std::string& bone, ActorId selected) {
  std::optional<std::pair<ActorId, std::int32_t>> found;
  for (std::size_t i = 0; i < before; ++i) {
    const DocumentActor& actor = state.actors[i];
    const auto& bones = actor.model->model.bones;
    const auto at = std::ranges::find(bones, bone, [](const pmx::Bone& of) { return of.name.utf8; });
    if (at == bones.end() || (found && actor.id != selected)) continue;
    found = {actor.id, static_cast<std::int32_t>(at - bones.begin())};
  }
  return found;
}

/// Resolves the attachments and goals of the actors that were just added.
void tieActors(DocumentState& state, const LoadedFiles& files, ActorId selected, base::Issues& all) {
  if (files.actors.empty()) return;
  const std::size_t first = state.actors.size() - files.actors.size();
  base::IssueGroup issues(all, "actors", kNotHanging), goals(all, "actors", kNoSuchGoals);
  std::vector<NamedModel> row(files.actors.back().place + 1);
  for (std::size_t i = 0; i < files.actors.size(); ++i)
    row[files.actors[i].place] = {state.actors[first + i].id, files.actors[i].model.get()};
  for (std::size_t i = 0; i < files.actors.size(); ++i) {
    const OpenedActor& opened = files.actors[i];
    auto& parents = state.actors[first + i].switches.outsideParents;
    parents = outsideParentsOf(opened.source, opened.place, row, {}, issues);
    state.actors[first + i].switches.goals = goalsOf(opened.source.goals, opened.place, row, goals);
    if (opened.source.hangsFromSomebody.empty()) continue;
    if (const auto from = somebodyWith(state, first, opened.source.hangsFromSomebody, selected)) {
      parents.push_back({attachingBone(opened.model->model), from->first, from->second});
    } else {
      issues.addMade([&] {
        const std::string name = base::printable(opened.model->model.name.utf8, 60);
        return base::Issue{{},
                           -1,
                           -1,
                           name + " would hang from the bone '" + base::printable(opened.source.hangsFromSomebody, 60) +
                               "', which no model here has; it stands on the ground"};
      });
    }
  }
}

/// Removes the song of a dance that was replaced, unless a song came with the new one or lies
/// beside that one, too.
void dropSongOf(const Motions& before, const LoadedFiles& files, DocumentState& state) {
  const Motions& after = files.after;
  const bool lost = std::ranges::any_of(before, [&](const auto& motion) {
    return !motion->motion.boneKeys.empty() && std::ranges::find(after, motion) == after.end();
  });
  const bool dances = std::ranges::any_of(after, [](const auto& motion) { return !motion->motion.boneKeys.empty(); });
  if (lost && dances && files.songBeside != state.song.file) state.song.file.clear();
}

/// Removes the demo except the figure for which a dance was opened, which is then at rest.
void endDemo(DocumentState& state, ActorId stays) {
  std::erase_if(state.actors, [stays](const DocumentActor& actor) { return actor.id != stays; });
  for (DocumentActor& actor : state.actors) actor.switches.placement = {};
  state.song.file.clear();
}

/// Removes the dance of a playlist that ends, up to what is the window's own: how bodies move, and
/// how loud songs are.
void endDance(DocumentState& state) {
  DocumentState next;
  next.physics = state.physics;
  next.song.volume = state.song.volume;
  next.song.muted = state.song.muted;
  state = std::move(next);
}

/// Returns the first actor with motions and a shadow on the ground. Moving scenery has no shadow.
ActorId firstInMotion(const DocumentState& state, ActorId otherwise) {
  const auto at = std::ranges::find_if(state.actors, [](const DocumentActor& actor) {
    return !actor.switches.motions.empty() && actor.switches.groundShadow;
  });
  return at == state.actors.end() ? otherwise : at->id;
}

/// Takes a show file's show. Motions that were named before any model join its first actor.
void takeShow(TakenFiles& taken, const LoadedFiles& files, const std::function<ActorId()>& newId) {
  DocumentState& state = taken.state;
  state.actors.clear();
  state.motions.clear();
  taken.selected = addActors(state, files, newId);
  DocumentActor* first = state.find(taken.selected);
  for (const auto& motion : files.after)
    (first == nullptr ? state.motions : first->switches.motions).push_back({motion});
  taken.selected = firstInMotion(state, taken.selected);
  const PhysicsPacing pacing = state.physics.pacing;  // the window's own
  state.physics = physicsOf(files.show->physics);
  state.physics.pacing = pacing;
  state.settle = files.show->physics.settle;
  state.song = files.song;
  state.bookmarks = files.show->look.bookmarks;
}

/// Takes other models. The present motions go to the first dancing one of them, as in files.after;
/// the others have their own.
void takeModels(TakenFiles& taken, const LoadedFiles& files, const std::function<ActorId()>& newId) {
  DocumentState& state = taken.state;
  state.actors.clear();
  LoadedFiles others = files;
  others.actors[firstModelOf(others.actors)].switches.motions.clear();
  taken.selected = addActors(state, others, newId);
  setMotionsOf(state, taken.selected, files.after);
}

}  // namespace

void standBesideOthers(DocumentState& state, ActorId id) {
  if (DocumentActor* actor = state.find(id)) standBeside(*actor, state.actors);
}

Motions motionsOf(const DocumentState& state, ActorId actor) {
  Motions motions;
  if (const DocumentActor* of = state.find(actor)) {
    for (const MotionUse& use : of->switches.motions) motions.push_back(use.motion);
  }
  for (const MotionUse& use : state.motions) motions.push_back(use.motion);
  return motions;
}

void setMotionsOf(DocumentState& state, ActorId actor, const Motions& motions) {
  DocumentActor* of = state.find(actor);
  std::vector<MotionUse> before = std::exchange(state.motions, {});
  if (of != nullptr) {
    before.insert(before.end(), of->switches.motions.begin(), of->switches.motions.end());
    of->switches.motions.clear();
  }
  for (const auto& motion : motions) {
    const bool scene = of == nullptr || movesSceneAlone(*motion);
    (scene ? state.motions : of->switches.motions).push_back(takeUse(before, motion));
  }
}

TakenFiles takeFiles(const DocumentState& before, const LoadedFiles& files, ActorId selected,
                     const std::function<ActorId()>& newId) {
  TakenFiles taken{before, selected, {}, files.replaces()};
  DocumentState& state = taken.state;
  const ActorId owner = state.find(files.afterOf) != nullptr ? files.afterOf : selected;
  const Motions motions = motionsOf(state, owner);
  if (files.endsDemo) endDemo(state, owner);
  if (files.ofPlaylist) endDance(state);
  if (!taken.anew) {
    if (files.brings && files.after != motions) {
      setMotionsOf(state, owner, files.after);
      dropSongOf(motions, files, state);
    }
    if (!files.actors.empty()) {
      const std::size_t firstNew = state.actors.size();
      const ActorId added = addActors(state, files, newId);
      if (!files.show) standBeside(state, firstNew);
      const bool accessories = files.actors[firstModelOf(files.actors)].model->model.format == pmx::ModelFormat::X;
      // The next dance is for the actor that was selected, not for the stage around it.
      if (!accessories || state.find(selected) == nullptr) taken.selected = added;
    }
  } else if (files.show) {
    takeShow(taken, files, newId);
  } else {
    takeModels(taken, files, newId);
    dropSongOf(motions, files, state);
  }
  tieActors(state, files, selected, taken.issues);
  if (!files.song.file.empty()) {
    state.song.file = files.song.file;
    state.song.offset = files.song.offset;
  }
  return taken;
}

namespace {

/// Replaces motions by those with the same paths that were read again.
void exchangeMotions(std::vector<MotionUse>& uses, const std::vector<MotionUse>& again) {
  for (MotionUse& use : uses) {
    const auto at = std::ranges::find_if(
        again, [&](const MotionUse& other) { return other.motion && other.motion->path == use.motion->path; });
    if (at != again.end()) use.motion = at->motion;
  }
}

}  // namespace

TakenFiles takeReloaded(const DocumentState& before, const ShowDescription& described, const LoadedFiles& files,
                        const std::vector<ActorId>& ids) {
  TakenFiles taken{before, 0, {}, false};
  DocumentState& state = taken.state;
  std::vector<MotionUse> again = files.sceneMotions;
  for (const OpenedActor& opened : files.actors) {
    DocumentActor* const at = opened.place < ids.size() ? state.find(ids[opened.place]) : nullptr;
    const auto place = at == nullptr ? state.actors.size() : static_cast<std::size_t>(at - state.actors.data());
    if (place >= described.actors.size()) continue;  // it was removed meanwhile
    DocumentActor& actor = *at;
    again.insert(again.end(), opened.switches.motions.begin(), opened.switches.motions.end());
    const auto motions = actor.switches.motions;
    const Edits edits = actor.switches.edits;
    const auto &was = actor.model->model, &is = opened.model->model;
    const bool alike = was.materials.size() == is.materials.size();
    actor.model = opened.model;
    actor.textures = opened.textures;
    std::vector<std::string> missing;
    actor.switches = switchesOf(described.actors[place], *opened.model, {}, missing);
    for (const std::string& what : missing)
      taken.issues.push_back({{}, -1, -1, base::printable(actor.model->model.name.utf8, 60) + ": has no " + what});
    actor.switches.motions = motions;
    for (const MaterialEdit& edit : edits.materials()) {  // descriptions don't include them
      if (alike) actor.switches.edits.set(edit);
    }
  }
  exchangeMotions(state.motions, again);
  base::IssueGroup issues(taken.issues, "actors", kNotHanging), goals(taken.issues, "actors", kNoSuchGoals);
  std::vector<NamedModel> row;
  for (DocumentActor& actor : state.actors) {
    exchangeMotions(actor.switches.motions, again);
    row.push_back({actor.id, actor.model.get()});
  }
  for (std::size_t i = 0; i < state.actors.size() && i < described.actors.size(); ++i) {
    state.actors[i].switches.outsideParents = outsideParentsOf(described.actors[i], i, row, {}, issues);
    state.actors[i].switches.goals = goalsOf(described.actors[i].goals, i, row, goals);
  }
  return taken;
}

}  // namespace app
