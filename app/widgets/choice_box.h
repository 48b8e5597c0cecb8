// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace app {

/// This box has choices that each cost something, such as reading files again. Keys and the wheel,
/// which would go from choice to choice, open it instead, and only a choice in the open box counts
/// (activated()).
class ChoiceBox : public QComboBox {
  Q_OBJECT
 public:
  using QComboBox::QComboBox;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
};

}  // namespace app
