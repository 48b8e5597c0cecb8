// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace app {

/// A box of choices each of which costs something, such as reading files again: keys and wheel that would go from choice to
/// choice open it instead, and only what is chosen in it counts (activated()).
class ChoiceBox : public QComboBox {
  Q_OBJECT
 public:
  using QComboBox::QComboBox;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
};

}  // namespace app
