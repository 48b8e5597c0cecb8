// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in poses: it reports opened ones, and saves the selected model's
// pose of this frame.

#include <algorithm>

#include <QAction>

#include "app/ui/file_loader.h"
#include "app/ui/main_window.h"
#include "app/ui/window_inputs.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"
#include "pmx/base/text.h"
#include "vmd/vpd_writer.h"

namespace app {

void MainWindow::connectPose() {
  connect(actions_.savePoseKeyed, &QAction::triggered, this, [this] { chooseAndSavePose(PoseForm::Keyed); });
  connect(actions_.savePoseShown, &QAction::triggered, this, [this] { chooseAndSavePose(PoseForm::Shown); });
  withoutPose_ = new QAction(tr("Dance without It"), this);
  withoutPose_->setObjectName(QStringLiteral("withoutPose"));
  connect(withoutPose_, &QAction::triggered, this, [this] {
    message_->showMessages({});
    const auto [of, poses] = std::exchange(hidingPoses_, {});
    const auto hides = [&poses](const MotionUse& use) { return use.on && std::ranges::count(poses, use.motion) > 0; };
    // The model may be gone meanwhile, and so may the poses.
    const DocumentActor* whom = document_->state().find(of);
    if (whom == nullptr || std::ranges::none_of(whom->switches.motions, hides)) return;
    document_->changeActor(of, tr("Switch pose off"), [&hides](DocumentActor& actor) {
      for (MotionUse& use : actor.switches.motions) use.on = use.on && !hides(use);
    });
  });
}

void MainWindow::chooseAndSavePose(PoseForm form) {
  if (model() == nullptr) return;
  const QString chosen =
      askWhereToSave(this, tr("Save Pose"), settings_.folder() + QStringLiteral("/pose.vpd"), tr("Poses (*.vpd)"));
  if (chosen.isEmpty()) return;
  std::filesystem::path file = toPath(chosen);
  const bool named = base::fileNameKey(file.extension().string()) == ".vpd";
  if (!named) file += ".vpd";
  std::error_code failed;
  // The dialog has only asked about the name as it was typed.
  if (!named && std::filesystem::exists(file, failed) &&
      ask(this, tr("Save Pose"), tr("%1 is there already. Replace it?").arg(shownName(file))) != QMessageBox::Yes)
    return;
  savePose(file, form);
}

bool MainWindow::savePose(const std::filesystem::path& file, PoseForm form) {
  if (actor() == nullptr) return false;
  base::Issues issues;
  const std::string text = vmd::writeVpd(poseOf(*actor(), form, issues), issues);
  auto written = base::checkOutput(file, inputsOf(*document_, showFile_));
  if (written) written = base::writeFile(file, std::as_bytes(std::span(text)));
  QStringList messages;
  if (!written) messages << oneLine(base::describe(written.error()));
  for (const base::Issue& issue : issues) messages << oneLine(base::describe(issue));
  message_->showMessages(messages);
  return written.has_value();
}

bool MainWindow::poseHidesDance(const LoadedFiles& files) const {
  const auto isPose = [](const auto& motion) { return motion->pose.has_value(); };
  return actor() != nullptr && std::ranges::any_of(files.motions, isPose) &&
         std::ranges::any_of(actor()->motions(),
                             [](const MotionUse& use) { return use.on && !use.motion->motion.boneKeys.empty(); });
}

/// Remembers the actor and the poses of these files that withoutPose_ switches off.
void MainWindow::rememberPoses(const LoadedFiles& files) {
  hidingPoses_ = {selection_->actor(), {}};
  for (const auto& motion : files.motions)
    if (motion->pose) hidingPoses_.second.push_back(motion);
}

/// Says at once that a pose over a dance hides it, and which of its parts the model lacks.
QStringList MainWindow::notesOfPoses(const LoadedFiles& files) const {
  QStringList notes;
  const auto isPose = [](const auto& motion) { return motion->pose.has_value(); };
  if (actor() == nullptr || std::ranges::none_of(files.motions, isPose)) return notes;
  // It is one note, because the message bar shows only the first of several.
  QStringList parts;
  if (poseHidesDance(files)) parts << tr("The pose stands over the motion: untick or remove it in the panel Playing");
  const UnmatchedTracks& lacks = actor()->unmatchedOfPoses();
  if (const std::size_t count = lacks.bones.size() + lacks.morphs.size(); count > 0)
    parts << tr("The model lacks %1 of the pose's bones and morphs: see the panel Unmatched").arg(count);
  if (!parts.isEmpty()) notes << inSequence(parts);
  return notes;
}

}  // namespace app
