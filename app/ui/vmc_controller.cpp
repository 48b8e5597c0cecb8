// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/vmc_controller.h"

#include <utility>
#include <vector>

#include <QAction>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>

#include "app/actions/window_actions.h"
#include "app/dialogs/vmc_dialog.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/ui/window_messages.h"
#include "app/widgets/chain_text.h"

namespace app {

VmcController::VmcController(const ShowParts& show, const WindowParts& parts, QStatusBar& statusBar)
    : show_(show),
      messages_(parts.messages),
      action_(*parts.actions[ActionId::SendVmc]),
      window_(parts.window),
      sender_(show.document, show.transport, show.playback),
      badge_(new QToolButton(&statusBar)) {
  badge_->setObjectName(QStringLiteral("vmcBadge"));
  badge_->setFocusPolicy(Qt::TabFocus);
  badge_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // the bar keeps its height
  statusBar.addPermanentWidget(badge_);
  connect(badge_, &QToolButton::clicked, &sender_, &LiveSender::stop);
  connect(&action_, &QAction::triggered, this, [this] {
    if (sender_.running()) {
      sender_.stop();
    } else {
      ask();
    }
    showState();  // the tick is what runs, whatever was clicked
  });
  connect(&sender_, &LiveSender::changed, this, &VmcController::showState);
  connect(&sender_, &LiveSender::ended, this, [this](const QString& reason) {
    if (reason.isEmpty()) return messages_.add([] { return tr("Nothing is sent by VMC any more: the model is gone"); });
    messages_.addShown([reason] { return tr("Nothing is sent by VMC any more: %1").arg(reason); });
  });
  keepTranslated(this, [this] { showState(); });
}

void VmcController::showPossible() { action_.setEnabled(sender_.running() || !show_.document.state().actors.empty()); }

void VmcController::sayOverPicture() {
  if (sender_.running()) messages_.sayOverPicture(badge_->text());
}

void VmcController::ask() {
  std::vector<VmcDialog::NamedModel> models;
  for (const DocumentActor& each : show_.document.state().actors) models.push_back({each.id, modelName(*each.model)});
  if (models.empty()) return;
  const auto start = [this](ActorId model, const VmcChoice& choice) {
    auto started = sender_.start(model, choice);
    if (started) {
      choice_ = choice;
      sayOverPicture();
    }
    return started;
  };
  auto* dialog = new VmcDialog(models, show_.selection.actor(), choice_, start, &window_);
  dialog->show();
}

void VmcController::showState() {
  const bool runs = sender_.running();
  action_.setChecked(runs);
  showPossible();
  const VmcChoice& choice = sender_.choice();
  badge_->setText(
      tr("Sending to %1:%2 — %3/s").arg(QString::fromStdString(choice.to.host)).arg(choice.to.port).arg(choice.rate));
  badge_->setAccessibleName(tr("Sending by VMC to %1, port %2, %3 poses per second")
                                .arg(QString::fromStdString(choice.to.host))
                                .arg(choice.to.port)
                                .arg(choice.rate));
  badge_->setToolTip(tr("Poses and expressions are sent by the VMC protocol; a click ends it"));
  badge_->setVisible(runs);
}

}  // namespace app
