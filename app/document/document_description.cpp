// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the part of document.h that describes the show for a file.

#include <algorithm>

#include "app/description/background_word.h"
#include "app/description/describe_actor.h"
#include "app/document/document.h"

namespace app {

ShowDescription Document::describe() const {
  ShowDescription show;
  show.unknown = source_.unknown;
  for (const DocumentActor& actor : state_.actors)
    show.actors.push_back(describeActor(*actor.model, actor.switches, actor.source));
  std::vector<NamedModel> row;
  for (const DocumentActor& actor : state_.actors) row.push_back({actor.id, actor.model.get()});
  for (std::size_t i = 0; i < state_.actors.size(); ++i) {
    const DocumentActor& actor = state_.actors[i];
    show.actors[i].goals = describeGoals(actor.switches.goals, *actor.model, row);
    for (const OutsideParent& of : actor.switches.outsideParents) {
      const auto from = std::ranges::find(state_.actors, of.actor, &DocumentActor::id);
      if (from == state_.actors.end()) continue;
      const auto name = [](const LoadedModel& model, std::int32_t bone) {
        return model.model.bones[static_cast<std::size_t>(bone)].name.utf8;
      };
      show.actors[i].outsideParents.push_back({name(*actor.model, of.bone),
                                               static_cast<std::size_t>(from - state_.actors.begin()),
                                               name(*from->model, of.parentBone)});
    }
  }
  // A show file may name motions of the scene among those of an actor.
  std::vector<MotionDescription> ofScene = source_.motions;
  for (const DocumentActor& actor : state_.actors)
    ofScene.insert(ofScene.end(), actor.source.motions.begin(), actor.source.motions.end());
  show.motions = describeMotions(state_.motions, ofScene);
  show.physics.unknown = source_.physics.unknown;
  show.physics.on = state_.physics.on;
  show.physics.gravity = state_.physics.settings.gravity;
  show.physics.together = state_.physics.together;
  show.physics.settle = state_.settle;
  show.look.unknown = source_.look.unknown;
  show.look.picture = look_.picture;
  show.look.picture.backdrop = look_.backdropFile;
  show.look.bookmarks = state_.bookmarks;
  const QColor& colour = look_.background;
  show.look.background = look_.gradient
                             ? kGradientWord
                             : colour.name(colour.alpha() == 255 ? QColor::HexRgb : QColor::HexArgb).toStdString();
  show.song = state_.song;
  show.archives = chosenArchives(show, context_);
  return show;
}

}  // namespace app
