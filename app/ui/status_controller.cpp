// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/status_controller.h"

#include <cmath>
#include <utility>

#include <QAction>
#include <QLabel>
#include <QStatusBar>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/folding_row.h"

namespace app {
namespace {

constexpr qint64 kPaceEveryMs = 300;  // between updates while playing

}  // namespace

StatusController::StatusController(const ShowParts& show, const WindowParts& parts, QStatusBar& statusBar)
    : document_(show.document),
      transport_(show.transport),
      playback_(show.playback),
      selection_(show.selection),
      selected_(new QLabel(&statusBar)),
      pace_(new QLabel(&statusBar)),
      size_(new QLabel(&statusBar)) {
  keepTranslated(this, [this] { showPaceTip(); });
  for (const auto& [label, name] : {std::pair(selected_, "selected"), {pace_, "pace"}, {size_, "size"}})
    label->setObjectName(QLatin1String(name));
  selected_->setTextFormat(Qt::PlainText);  // names may look like HTML
  auto* told = new FoldingRow(&statusBar);
  told->add(selected_, FoldingRow::kStays + 1);
  told->add(pace_, FoldingRow::kStays + 2);
  told->add(size_, FoldingRow::kStays + 3);
  statusBar.addPermanentWidget(told);
  const QAction* times = parts.actions[ActionId::FrameTimes];
  const auto showTimes = [this, times] {
    for (QLabel* label : {pace_, size_}) label->setVisible(times->isChecked());
  };
  connect(times, &QAction::toggled, this, showTimes);
  showTimes();
  connect(&show.selection, &Selection::actorChanged, this, &StatusController::showSelected);
  connect(&show.selection, &Selection::partsChanged, this, &StatusController::showSelected);
  connect(&show.document, &Document::actorsChanged, this, &StatusController::showSelected);
  keepTranslated(this, [this] { showSelected(); });
}

void StatusController::showSelected() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  QString text = actor != nullptr ? modelName(*actor->model) : QString();
  const std::int32_t bone = selection_.parts().bone;
  if (actor != nullptr && bone >= 0 && static_cast<std::size_t>(bone) < actor->model->model.bones.size())
    text = tr("%1 › %2").arg(text, boneName(actor->model->model, bone));
  if (selected_->text() != text) selected_->setText(text);
}

void StatusController::showPaceTip() {
  QString tip = tr("Frames per second, milliseconds per frame, and of them those of physics");
  if (soft_)
    tip += u'\n' + tr("No graphics card draws here, so the picture is softer while it moves: see Look, While playing");
  pace_->setToolTip(tip);
}

void StatusController::showPicture() {
  const bool moves = transport_.playing();
  if (moves && paceShown_.isValid() && paceShown_.elapsed() < kPaceEveryMs) return;
  paceShown_.start();
  emit paceShown();
  const Pace pace = playback_.pace();
  const auto shown = [](double milliseconds) { return QString::number(milliseconds, 'f', 1); };
  QString text = tr("%1 ms").arg(shown(pace.milliseconds));
  if (pace.framesPerSecond > 0.0) text = tr("%1 fps, %2").arg(pace.framesPerSecond, 0, 'f', 0).arg(text);
  if (document_.show().hasPhysics()) text = tr("%1, physics %2 ms").arg(text, shown(pace.physicsMilliseconds));
  // A picture that is softer than the settings say has its reason in the tool tip.
  const bool soft = pace.resolution < 0.995F;
  if (soft) text = tr("%1, resolution %2 %").arg(text).arg(std::lround(100.0F * pace.resolution));
  if (soft_ != soft) {
    soft_ = soft;
    showPaceTip();
  }
  pace_->setText(document_.empty() ? QString() : text);
}

void StatusController::showShow() {
  if (document_.empty()) showPicture();  // there is none any more
  std::size_t triangles = 0;
  for (const DocumentActor& actor : document_.state().actors) triangles += actor.model->model.indices.size() / 3;
  size_->setText(document_.state().actors.empty() ? QString() : tr("%L1 triangles").arg(triangles));
}

}  // namespace app
