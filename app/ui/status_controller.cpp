// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/status_controller.h"

#include <cmath>

#include <QLabel>
#include <QStatusBar>

#include "app/document/document.h"
#include "app/language/live_text.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/widgets/folding_row.h"
#include "app/widgets/frame_field.h"

namespace app {
namespace {

constexpr qint64 kPaceEveryMs = 300;  // between updates while playing

}  // namespace

StatusController::StatusController(const ShowParts& show, QStatusBar& statusBar)
    : document_(show.document),
      transport_(show.transport),
      playback_(show.playback),
      frame_(new QLabel(&statusBar)),
      pace_(new QLabel(&statusBar)),
      size_(new QLabel(&statusBar)) {
  keepTranslated(this, [this] {
    pace_->setToolTip(tr("Frames per second, milliseconds per frame, and of them those of physics"));
  });
  auto* told = new FoldingRow(&statusBar);
  told->add(frame_);
  told->add(pace_, FoldingRow::kStays + 1);
  told->add(size_, FoldingRow::kStays + 2);
  statusBar.addPermanentWidget(told);
}

void StatusController::showPicture() {
  const bool moves = transport_.playing();
  const double now = transport_.frame();
  const QString frame = document_.empty() ? QString()  // an empty window has none
                                          : tr("Frame %1").arg(shownFrame(moves ? std::floor(now) : now));
  if (frame_->text() != frame) frame_->setText(frame);
  if (moves && paceShown_.isValid() && paceShown_.elapsed() < kPaceEveryMs) return;
  paceShown_.start();
  emit paceShown();
  const Pace pace = playback_.pace();
  const auto shown = [](double milliseconds) { return QString::number(milliseconds, 'f', 1); };
  QString text = tr("%1 ms").arg(shown(pace.milliseconds));
  if (pace.framesPerSecond > 0.0) text = tr("%1 fps, %2").arg(pace.framesPerSecond, 0, 'f', 0).arg(text);
  if (document_.show().hasPhysics()) text = tr("%1, physics %2 ms").arg(text, shown(pace.physicsMilliseconds));
  pace_->setText(document_.empty() ? QString() : text);
}

void StatusController::showShow() {
  if (document_.empty()) showPicture();  // there is none any more
  std::size_t triangles = 0;
  for (const DocumentActor& actor : document_.state().actors) triangles += actor.model->model.indices.size() / 3;
  size_->setText(document_.state().actors.empty() ? QString() : tr("%L1 triangles").arg(triangles));
}

}  // namespace app
