// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <set>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/inspect/issue_rows.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace app {

class IssueView;

/// What is odd about the files on the stage: of the models, their textures, the frames played so far, and the motions; each
/// file once, by what it is about. A field searches it, Ctrl+C copies, and what an issue is about is selected with it.
///
/// Rows are made when somebody sees them; their number is always known.
class IssuesPanel : public QWidget {
  Q_OBJECT
 public:
  IssuesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// What playing found since they were listed is listed, too.
  void update();
  [[nodiscard]] std::size_t issueCount() const { return count_; }
  /// Those of now, also while nobody sees the panel.
  [[nodiscard]] const IssueRows& rows();

  // The parts, as people find them.
  QLineEdit* search;
  IssueView* view;
  QPlainTextEdit* whole;  ///< the current issue, all of it
  QLabel* summary;        ///< how many there are, or were found, or that there is none

 signals:
  void countChanged(std::size_t count);
  void left();  ///< by Escape: the view wants the keys back

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void filesChanged();
  void fill();
  void searched();
  void expandRows();
  void closeHeadings();
  void headingSwitched(const QModelIndex& index, bool open);
  void showSummary();
  void choose(const QModelIndex& current);
  void showWhole();
  [[nodiscard]] QString wholeText(const ListedIssue& issue) const;
  [[nodiscard]] std::vector<IssueRows::Odd> collected() const;
  [[nodiscard]] std::size_t playIssueCount() const;

  Document& document_;
  Selection& selection_;
  IssueRows* rows_;
  std::set<IssueRows::HeadingKey> closed_;  // by hand
  std::size_t count_ = 0;
  std::size_t playIssueCount_ = 0;  // of those that are counted
  bool stale_ = true, quiet_ = false;
};

}  // namespace app
