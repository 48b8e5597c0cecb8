// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/pose_controller.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/document/selection.h"
#include "app/language/action_text.h"
#include "app/opening/file_loader.h"
#include "app/ui/saving_places.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"
#include "pmx/base/text.h"
#include "vmd/vpd_writer.h"

namespace app {
namespace {

bool hasPose(const LoadedFiles& files) {
  return std::ranges::any_of(files.motions, [](const auto& motion) { return motion->pose.has_value(); });
}

}  // namespace

PoseController::PoseController(const ShowParts& show, const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      file_(show.file),
      settings_(parts.settings),
      messages_(parts.messages),
      actions_(parts.actions),
      window_(parts.window),
      withoutPose_(new QAction(&window_)) {
  keepTranslated(this, [this] { setActionText(*withoutPose_, tr("Play without Pose")); });
  connect(actions_[ActionId::SavePoseKeyed], &QAction::triggered, this, [this] { chooseAndSave(PoseForm::Keyed); });
  connect(actions_[ActionId::SavePoseShown], &QAction::triggered, this, [this] { chooseAndSave(PoseForm::Shown); });
  withoutPose_->setObjectName(QStringLiteral("withoutPose"));
  connect(withoutPose_, &QAction::triggered, this, &PoseController::switchPosesOff);
}

Actor* PoseController::actor() const { return document_.show().actor(selection_.actor()); }

void PoseController::switchPosesOff() {
  messages_.hide(withoutPose_);
  const auto [of, poses] = std::exchange(hidingPoses_, {});
  const auto hides = [&poses](const MotionUse& use) { return use.on && std::ranges::count(poses, use.motion) > 0; };
  // The model may be gone meanwhile, and so may the poses.
  const DocumentActor* whom = document_.state().find(of);
  if (whom == nullptr || std::ranges::none_of(whom->switches.motions, hides)) return;
  document_.changeActor(
      of, [] { return tr("Switch pose off"); },
      [&hides](DocumentActor& actor) {
        for (MotionUse& use : actor.switches.motions) use.on = use.on && !hides(use);
      });
}

void PoseController::chooseAndSave(PoseForm form) {
  if (actor() == nullptr) return;
  const QString proposed =
      placeToSave(settings_, SavedKind::Pose, modelStem(document_.state(), selection_.actor()), QStringLiteral(".vpd"));
  const QString chosen = askWhereToSave(&window_, tr("Save Pose"), proposed, tr("Poses (*.vpd)"));
  if (chosen.isEmpty()) return;
  std::filesystem::path file = toPath(chosen);
  const bool named = base::fileNameKey(file.extension().string()) == ".vpd";
  if (!named) file += ".vpd";
  std::error_code failed;
  // The dialog has only asked about the name as it was typed.
  if (!named && std::filesystem::exists(file, failed) &&
      ask(&window_, tr("Save Pose"), tr("%1 already exists. Replace it?").arg(shownName(file))) != QMessageBox::Yes)
    return;
  if (save(file, form)) rememberPlace(settings_, SavedKind::Pose, file);
}

bool PoseController::save(const std::filesystem::path& file, PoseForm form) {
  if (actor() == nullptr) return false;
  base::Issues issues;
  const std::string text = vmd::writeVpd(poseOf(*actor(), form, issues), issues);
  auto written = base::checkOutput(file, file_.inputs());
  if (written) written = base::writeFile(file, std::as_bytes(std::span(text)));
  QStringList messages;
  if (!written) messages << oneLine(base::describe(written.error()));
  for (const base::Issue& issue : issues) messages << oneLine(base::describe(issue));
  messages_.hide(std::exchange(told_, MessageId::None));
  if (!messages.isEmpty()) told_ = messages_.show(messages);
  if (written) messages_.say(tr("Pose saved: %1").arg(shownName(file)));
  return written.has_value();
}

bool PoseController::hidesDance(const LoadedFiles& files) const {
  return actor() != nullptr && hasPose(files) && std::ranges::any_of(actor()->motions(), [](const MotionUse& use) {
           return use.on && !use.motion->motion.boneKeys.empty();
         });
}

QAction* PoseController::withoutPoses(const LoadedFiles& files) {
  if (!hidesDance(files)) return nullptr;
  hidingPoses_ = {selection_.actor(), {}};
  for (const auto& motion : files.motions)
    if (motion->pose) hidingPoses_.second.push_back(motion);
  return withoutPose_;
}

LiveText PoseController::noteOf(const LoadedFiles& files) const {
  if (actor() == nullptr || !hasPose(files)) return {};
  const UnmatchedTracks& lacks = actor()->unmatchedOfPoses();
  const std::size_t count = lacks.bones.size() + lacks.morphs.size();
  const bool hides = hidesDance(files);
  if (!hides && count == 0) return {};
  return [hides, count] {
    QStringList parts;
    if (hides) parts << tr("The pose overrides the motion: untick or remove it in the panel Playing");
    if (count > 0)
      parts
          << tr("The model lacks %1 of the pose's bones and morphs: see the panel Missing Bones and Morphs").arg(count);
    return inSequence(parts);
  };
}

void PoseController::showPossible() {
  for (QAction* action : {actions_[ActionId::SavePoseKeyed], actions_[ActionId::SavePoseShown]})
    action->setEnabled(actor() != nullptr);
}

}  // namespace app
