// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

#include "app/ui/document.h"

namespace app {

/// What is odd about the files on the stage, a line each. Ctrl+C copies the selected lines.
class IssuesPanel : public QListWidget {
  Q_OBJECT
 public:
  explicit IssuesPanel(QWidget* parent = nullptr);

  /// Of the models of a show, their pictures, the frames played so far, and the motions; each file once.
  void show(const Document& document);
  /// Of all, also those beyond what is listed.
  [[nodiscard]] std::size_t issueCount() const { return count_; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void add(const QString& file, const base::Issues& issues);

  std::size_t count_ = 0;
};

}  // namespace app
