// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

#include "app/scene/model_pictures.h"
#include "app/show/session.h"

namespace app {

/// What is odd about the files on the stage, a line each. Ctrl+C copies the selected lines.
class IssuesPanel : public QListWidget {
  Q_OBJECT
 public:
  explicit IssuesPanel(QWidget* parent = nullptr);

  /// Of a session's model and motions, of the model's pictures, and of the frames played so far.
  void show(const Session& session, const base::Issues& pictures);
  /// Of all, also those beyond what is listed.
  [[nodiscard]] std::size_t issueCount() const { return count_; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void add(const QString& file, const base::Issues& issues);

  std::size_t count_ = 0;
};

}  // namespace app
