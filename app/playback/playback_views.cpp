// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that shows ghosts, and several views beside each other.

#include <algorithm>
#include <utility>

#include "app/playback/playback.h"
#include "app/scene/scene_view.h"
#include "app/stage/view_window.h"

namespace app {

/// Adds and removes ghosts and stand-ins by the switches of their actors.
void Playback::bringGhosts() {
  Show& show = document_.show();
  // Stand-ins' hair begins at rest, as ghosts' does.
  if (show.setSideBySide(beside_, views_) && sideBySide()) show.resetPhysics();
  SceneView* scene = view_.scene();
  if (scene == nullptr) return;
  auto gone = std::exchange(ghostsInScene_, {});
  const auto bring = [&](ActorId ghost, const DocumentActor* actor, bool pale) {
    if (ghost == 0 || actor == nullptr || actor->textures == nullptr) return;
    const auto was = gone.find(ghost);
    const bool same = was != gone.end() && was->second == actor->textures;
    if (was != gone.end()) gone.erase(was);
    ghostsInScene_[ghost] = actor->textures;
    if (!same) scene->setActor(ghost, actor->model->model, *actor->textures, pale);
  };
  for (const DocumentActor& actor : document_.state().actors) bring(show.ghostId(actor.id), &actor, true);
  for (const ShownActor& of : show.standIns()) bring(of.id, document_.state().find(of.ghostOf), false);
  for (const auto& [ghost, textures] : gone) scene->removeActor(ghost);
}

void Playback::setSideBySide(std::vector<ActorId> actors, std::vector<ViewSolver> views,
                             std::vector<std::string> captions) {
  if (actors == beside_ && views == views_ && captions == captions_) return;
  beside_ = std::move(actors);
  views_ = std::move(views);
  captions_ = std::move(captions);
  bringGhosts();
  update();
}

bool Playback::sideBySide() const {
  const auto exists = [this](ActorId id) { return document_.show().actor(id) != nullptr; };
  return views_.size() > 1 && std::ranges::any_of(beside_, exists);
}

/// Returns the captions of several views, or none for one. `open` adds the mark of a menu.
std::vector<std::string> Playback::captions(bool open) const {
  std::vector<std::string> all = sideBySide() ? captions_ : std::vector<std::string>();
  if (open)
    for (std::string& caption : all) caption += " ▾";
  return all;
}

/// Returns the captions for the next picture. It stays one view until all stand-ins can be drawn: a
/// view whose stand-in can't shows the actor itself. Of views that are shown already, such a view
/// says nothing.
std::vector<std::string> Playback::captionsNow(const SceneView& scene) const {
  std::vector<std::string> all = captions(true);
  for (const ShownActor& of : document_.show().standIns()) {
    if (!ghostsInScene_.contains(of.id) || scene.isWhole(of.id)) continue;
    if (scene.captionAreas().empty()) return {};
    for (std::size_t i = 0; i < all.size(); ++i)
      if ((of.views >> i & 1U) != 0) all[i] = "…";
  }
  return all;
}

}  // namespace app
