// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/selected_model.h"

#include <algorithm>

#include <QAction>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/ui/model_menu.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kLetters = 9;          // wide ones, of the longest name that is shown whole
constexpr QChar kOpensMenu(0x25BE);  // a small triangle that points down

}  // namespace

SelectedModel::SelectedModel(const ShowParts& show, ModelMenu& menu, const WindowParts& parts)
    : show_(show), parts_(parts), menu_(menu), button_(new QToolButton(parts.actions.toolBar)) {
  QToolBar* bar = parts_.actions.toolBar;
  button_->setObjectName(QStringLiteral("selectedModel"));
  button_->setAutoRaise(true);
  button_->setFocusPolicy(Qt::TabFocus);
  place_ = bar->insertWidget(parts_.actions[ActionId::SideBySide], button_);
  connect(button_, &QToolButton::clicked, this, [this] { openMenu(*button_); });
  for (QWidget* each : {static_cast<QWidget*>(button_), bar->widgetForAction(parts_.actions[ActionId::Ik])}) {
    each->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(each, &QWidget::customContextMenuRequested, this, [this, each] { openMenu(*each); });
  }
  // Its tip has the keys.
  connect(parts_.actions[ActionId::IkSelected], &QAction::changed, this, &SelectedModel::refresh);
  keepTranslated(this, [this] { refresh(); });
}

/// The button has room for the longest name of the show, as far as it is shown, so that the buttons
/// after it stay where they are when another model is selected.
void SelectedModel::refresh() {
  const DocumentState& state = show_.document.state();
  const DocumentActor* selected = state.find(show_.selection.actor());
  place_->setVisible(state.actors.size() > 1 && selected != nullptr);
  if (selected == nullptr) return;
  const QFontMetrics letters = button_->fontMetrics();
  const int most = kLetters * letters.horizontalAdvance(QChar(0x56FD));
  int width = 0;
  button_->setMinimumWidth(0);
  const auto label = [&letters, most](const QString& name) {
    return tr("Model: %1").arg(actionText(letters.elidedText(name, Qt::ElideRight, most))) + u' ' + kOpensMenu;
  };
  for (const DocumentActor& actor : state.actors) {
    button_->setText(label(modelName(*actor.model)));
    width = std::max(width, button_->sizeHint().width());
  }
  const QString name = modelName(*selected->model);
  button_->setText(label(name));
  button_->setFixedWidth(width);
  const QString says = tr("Selected model: %1").arg(name);
  button_->setAccessibleName(says);
  button_->setToolTip(plainToolTip(
      QStringList{says, parts_.actions[ActionId::IkSelected]->toolTip(), tr("A click opens the model's menu")}.join(
          u'\n')));
}

void SelectedModel::openMenu() {
  openMenu(place_->isVisible() ? *button_ : *parts_.actions.toolBar->widgetForAction(parts_.actions[ActionId::Ik]));
}

void SelectedModel::openMenu(QWidget& below) {
  menu_.open(show_.selection.actor(), below.mapToGlobal(below.rect().bottomLeft()));
}

}  // namespace app
