// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/ui/window_parts.h"

class QAction;
class QToolButton;

namespace app {

class ModelMenu;

/// This button beside the IK button says which model is selected, as "Model: NAME" with a triangle,
/// where a show has several. It opens the model's menu, as the right button does on it and on the
/// IK button. Its width is that of the longest name in the show.
class SelectedModel : public QObject {
  Q_OBJECT
 public:
  SelectedModel(const ShowParts& show, ModelMenu& menu, const WindowParts& parts);

  /// Shows the name of the model that is selected now.
  void refresh();
  /// Opens the model's menu below the button or, where that is hidden, below the IK button.
  void openMenu();

 private:
  void openMenu(QWidget& below);

  const ShowParts show_;
  const WindowParts parts_;
  ModelMenu& menu_;
  QToolButton* button_;
  QAction* place_;  // in the tool bar; shown and hidden in the button's place
};

}  // namespace app
