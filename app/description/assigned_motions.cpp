// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/assigned_motions.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "app/show/motion_match.h"

namespace app {
namespace {

// times: stages have a root and a centre, which every dance moves
constexpr std::size_t kMuchMore = 4;
// comparisons of a motion with a model, a third of a millisecond each; a usual show needs some
// dozens
constexpr std::size_t kMaxLooks = 10'000;

/// ActorModels has the actors' models; null for accessories and models that can't be used, which
/// get no motions.
using ActorModels = std::vector<std::shared_ptr<const LoadedModel>>;

ActorModels modelsOf(const ShowDescription& show, const ModelReader& readModel) {
  ActorModels models;
  for (const ActorDescription& actor : show.actors) {
    auto model = readModel(actor.model);
    if (model && model->model.format == pmx::ModelFormat::X) model = nullptr;
    models.push_back(std::move(model));
  }
  return models;
}

/// Returns the actor of which the motion moves most; `owner` unless that is much more, and where no
/// looks are left.
std::size_t actorFor(const LoadedMotion& motion, const ActorModels& models, std::size_t owner, std::size_t& looksLeft) {
  std::size_t best = owner, most = kMuchMore * movedTracks(motion, models[owner]->model);
  // the usual case, and quick for many models and motions
  if (most >= namedTracks(motion)) return owner;
  if (looksLeft < models.size()) return owner;
  looksLeft -= models.size();
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (models[i] == nullptr || models[i] == models[owner]) continue;
    const std::size_t moved = movedTracks(motion, models[i]->model);
    if (moved > most) best = i, most = moved;
  }
  return best;
}

}  // namespace

void assignMotions(ShowDescription& show, const ModelReader& readModel, const MotionReader& readMotion) {
  const auto isOpen = [](const ActorDescription& actor) {
    return std::ranges::any_of(actor.motions, &MotionDescription::byPlace);
  };
  if (show.actors.size() < 2 || std::ranges::none_of(show.actors, isOpen)) return;
  const ActorModels models = modelsOf(show, readModel);
  if (std::ranges::count(models, nullptr) + 1 >= std::ssize(models)) return;
  std::vector<std::pair<std::size_t, MotionDescription>> dealt;
  std::size_t looksLeft = kMaxLooks;
  for (std::size_t owner = 0; owner < models.size(); ++owner) {
    if (models[owner] == nullptr) continue;
    std::vector<MotionDescription> stay;
    for (MotionDescription& each : show.actors[owner].motions) {
      const auto motion = each.byPlace ? readMotion(each.file) : nullptr;
      const bool moves = motion && (motion->pose || motion->motion.movesModel());
      const std::size_t to = moves ? actorFor(*motion, models, owner, looksLeft) : owner;
      if (to == owner) {
        stay.push_back(std::move(each));
      } else {
        dealt.emplace_back(to, std::move(each));
      }
    }
    show.actors[owner].motions = std::move(stay);
  }
  for (auto& [to, motion] : dealt) show.actors[to].motions.push_back(std::move(motion));
}

}  // namespace app
