// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/offers_controller.h"

#include <algorithm>

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/language/live_text.h"
#include "app/opening/taken_files.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"
#include "app/view/fit_view.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {

OffersController::OffersController(const ShowParts& show, const WindowParts& parts)
    : show_(show), parts_(parts), openOwn_(new QAction(this)) {
  openOwn_->setObjectName(QStringLiteral("openOwnModel"));
  keepTranslated(this, [this] { openOwn_->setText(tr("Open Model…")); });
  connect(openOwn_, &QAction::triggered, parts_.actions[ActionId::Open], &QAction::trigger);
  connect(parts_.actions[ActionId::CameraBeside], &QAction::triggered, this, &OffersController::loadCamera);
  connect(parts_.actions[ActionId::DanceAlong], &QAction::triggered, this, &OffersController::danceAlong);
}

void OffersController::forget() {
  camera_.clear();
  newcomers_.clear();
  dancer_ = 0;
  showPossible();
}

bool OffersController::dances(ActorId id) const {
  const DocumentActor* actor = show_.document.state().find(id);
  return actor != nullptr && std::ranges::any_of(actor->switches.motions, [](const MotionUse& use) {
           return use.on && !use.motion->motion.boneKeys.empty();
         });
}

bool OffersController::plays(const std::filesystem::path& camera) const {
  return std::ranges::any_of(show_.document.state().motions,
                             [&](const MotionUse& use) { return use.motion->path == camera; });
}

void OffersController::offer(const LoadedFiles& files, ActorId dancer) {
  const bool dance =
      std::ranges::any_of(files.motions, [](const auto& motion) { return !motion->motion.boneKeys.empty(); });
  const auto& actors = show_.document.state().actors;
  if (dance || files.show || !files.cameraBeside.empty()) {
    offerCamera(files);
  } else if (std::ranges::none_of(actors, [this](const DocumentActor& actor) { return dances(actor.id); })) {
    camera_.clear();  // its dance is gone
  }
  if (!files.actors.empty()) offerDance(files, dancer);
  invite(files);
  showPossible();
}

void OffersController::offerCamera(const LoadedFiles& files) {
  const bool another = files.add && show_.document.show().hasCamera();
  camera_ = another || plays(files.cameraBeside) ? std::filesystem::path() : files.cameraBeside;
  if (camera_.empty() || !parts_.messages.errors().isEmpty()) return;
  parts_.messages.addFound([file = camera_] { return tr("the camera %1", "part of a sentence").arg(shownName(file)); },
                           parts_.actions[ActionId::CameraBeside]);
}

/// Those who see the demo first learn how to go on.
void OffersController::invite(const LoadedFiles& files) {
  if (!show_.file.isOfDemo(files.showFile) || !parts_.messages.errors().isEmpty()) return;
  parts_.messages.add([] { return tr("This is the demo. Open your own model, or drop its files here"); }, openOwn_);
}

void OffersController::offerDance(const LoadedFiles& files, ActorId dancer) {
  newcomers_.clear();
  const auto& actors = show_.document.state().actors;
  const std::size_t count = files.actors.size();
  if (files.show || files.replaces() || count >= actors.size()) return;
  const auto firstNew = actors.end() - static_cast<std::ptrdiff_t>(count);
  const auto first =
      std::find_if(actors.begin(), firstNew, [this](const DocumentActor& actor) { return dances(actor.id); });
  dancer_ = dances(dancer) ? dancer : first != firstNew ? first->id : 0;
  if (dancer_ == 0) return;
  for (auto actor = firstNew; actor != actors.end(); ++actor)
    if (isFigure(actor->model->model) && actor->switches.motions.empty())
      newcomers_.push_back({actor->id, actor->switches.placement});
  if (newcomers_.empty() || !parts_.messages.errors().isEmpty()) return;
  const DocumentState& state = show_.document.state();
  const QString who = modelName(*state.find(newcomers_.front().id)->model),
                with = modelName(*state.find(dancer_)->model);
  const auto others = static_cast<int>(newcomers_.size()) - 1;
  parts_.messages.add(
      [who, with, others] {
        return tr("%1 can dance along with %2")
            .arg(others == 0 ? who : tr("%1 and %n more", nullptr, others).arg(who), with);
      },
      parts_.actions[ActionId::DanceAlong]);
}

/// The file is read as any that is opened, on the loader's threads.
void OffersController::loadCamera() {
  const std::filesystem::path file = camera_;
  parts_.messages.hide(parts_.actions[ActionId::CameraBeside]);
  if (!file.empty()) emit openWanted(file);
}

/// Gives the newcomers the dancer's motions. Who still stands where she was put when she was added
/// is put beside the others again, because the dance may begin at another place.
void OffersController::danceAlong() {
  parts_.messages.hide(parts_.actions[ActionId::DanceAlong]);
  if (!dances(dancer_)) return;
  show_.document.change([] { return tr("Dance along"); },
                        [this](DocumentState& state) {
                          const auto motions = state.find(dancer_)->switches.motions;
                          for (const Newcomer& each : newcomers_) {
                            DocumentActor* actor = state.find(each.id);
                            if (actor == nullptr || !actor->switches.motions.empty()) continue;
                            actor->switches.motions = motions;
                            if (actor->switches.placement == each.place) standBesideOthers(state, each.id);
                          }
                        });
}

void OffersController::showPossible() {
  const DocumentState& state = show_.document.state();
  const auto waits = [&state](const Newcomer& each) {
    const DocumentActor* actor = state.find(each.id);
    return actor != nullptr && actor->switches.motions.empty();
  };
  parts_.actions[ActionId::CameraBeside]->setEnabled(!camera_.empty() && !plays(camera_));
  parts_.actions[ActionId::DanceAlong]->setEnabled(dances(dancer_) && std::ranges::any_of(newcomers_, waits));
}

}  // namespace app
