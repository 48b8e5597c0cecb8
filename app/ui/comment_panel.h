// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include "pmx/model.h"

namespace app {

/// What the model's maker says about it: names, comment, English comment. Plain text, to read and copy.
class CommentPanel : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit CommentPanel(QWidget* parent = nullptr);
  /// Null: no model.
  void show(const pmx::Model* model);
};

}  // namespace app
