// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

#include "app/scene/model_pictures.h"
#include "app/show/actor.h"
#include "app/ui/motion_choice.h"

namespace app {

/// What is odd about the files on the stage, a line each. Ctrl+C copies the selected lines.
class IssuesPanel : public QListWidget {
  Q_OBJECT
 public:
  explicit IssuesPanel(QWidget* parent = nullptr);

  /// Of an actor's model, its pictures and the frames played so far, and of motions. Null: no actor.
  void show(const Actor* actor, const Motions& motions, const base::Issues& pictures);
  /// Of all, also those beyond what is listed.
  [[nodiscard]] std::size_t issueCount() const { return count_; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void add(const QString& file, const base::Issues& issues);

  std::size_t count_ = 0;
};

}  // namespace app
