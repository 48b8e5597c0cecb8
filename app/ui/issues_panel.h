// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

#include "app/document/document.h"

namespace app {

/// What is odd about the files on the stage, a line each: of the models, their pictures, the frames played so far, and the
/// motions; each file once. Ctrl+C copies the selected lines.
class IssuesPanel : public QListWidget {
  Q_OBJECT
 public:
  explicit IssuesPanel(Document& document, QWidget* parent = nullptr);

  /// What playing found since they were listed is listed, too.
  void update();
  /// Of all, also those beyond what is listed.
  [[nodiscard]] std::size_t issueCount() const { return count_; }

 signals:
  void countChanged(std::size_t count);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void list();
  [[nodiscard]] std::size_t playIssueCount() const;
  void add(const QString& file, const base::Issues& issues);

  Document& document_;
  std::size_t count_ = 0;
  std::size_t playIssueCount_ = 0;  // of those that are listed
};

}  // namespace app
