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

/// This panel lists what is odd about the files of the show: the models, their textures, the frames
/// played so far, and the motions. Each file is listed once, by what its issues are about. A field
/// searches them, Ctrl+C copies, and choosing an issue selects the part that it is about.
///
/// Rows are made when the panel is visible; their number is always known.
class IssuesPanel : public QWidget {
  Q_OBJECT
 public:
  IssuesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Adds the issues that playing has found since.
  void update();
  [[nodiscard]] std::size_t issueCount() const { return count_; }
  /// Returns the present rows, also while the panel is hidden.
  [[nodiscard]] const IssueRows& rows();

  // These are the panel's widgets.
  QLineEdit* search;
  IssueView* view;
  QPlainTextEdit* whole;  ///< the current issue's whole text
  QLabel* summary;        ///< the number of issues, or of those found, or that there is none

 signals:
  void countChanged(std::size_t count);
  void left();  ///< by Escape: the view gets the keyboard back

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
  std::size_t playIssueCount_ = 0;  // part of those that are counted
  bool stale_ = true, quiet_ = false;
};

}  // namespace app
