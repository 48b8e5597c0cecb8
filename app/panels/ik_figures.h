// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QStringList>

#include "app/show/show.h"
#include "app/widgets/column_widths.h"

class QMenu;
class QTreeWidgetItem;

namespace app {

class Document;
class IkCourse;
class ListTree;

/// These are the columns of the panel IK after those of the switches, a row a chain: how far a
/// ghost's joints are from the model's and, where not all chains have MMD's solver or the user
/// asks, each chain's solver and its results in the picture on the screen, each number beside its
/// curve over the motion. Columns without content are hidden. The object belongs to the list.
class IkFigures : public QObject {
  Q_OBJECT
 public:
  enum Column { kChain, kMode, kNow, kGhost, kSolver, kLoops, kMiss, kLimits, kTime, kColumns };
  [[nodiscard]] static QStringList headers();            ///< from kGhost on
  [[nodiscard]] static std::vector<ColumnRoom> rooms();  ///< from kGhost on

  /// `list` must have its headers already.
  IkFigures(ListTree* list, Document& document, IkCourse& course);

  /// Sets whether figures are also shown for chains with MMD's solver.
  void setAsked(bool asked);
  [[nodiscard]] bool asked() const { return asked_; }

  /// Updates the figures of an actor's picture in the first `rows` rows, as far as they are on the
  /// screen.
  void show(ActorId actor, std::size_t rows);
  /// Shows the curves over the motion again, for new rows.
  void showCourse();
  /// Returns by how many pixels the list is too narrow for all its columns, with room for names of
  /// chains and of their bones; 0 where it isn't.
  [[nodiscard]] int lacking() const;
  /// Keeps some room for names of chains: where the other columns leave none, the list scrolls. It
  /// must be called when the list is resized.
  void giveNamesRoom();

 signals:
  /// The columns that were asked for came, or all went. They stay wanted while a model without
  /// chains is selected meanwhile.
  void roomWanted(bool wanted);

 private:
  void setShown(std::initializer_list<int> columns, bool shown);
  void forSeenRows(std::size_t rows, const std::function<void(QTreeWidgetItem&, std::size_t)>& tell);

  ListTree* list_;
  Document& document_;
  IkCourse& course_;
  bool asked_ = false, wantsRoom_ = false;
  std::size_t rows_ = 0;
};

/// Adds entries that give a chain of an existing actor, or all its chains (no `of`), another
/// solver: a step to undo.
void addSolvers(QMenu& menu, Document& document, ActorId actor, std::optional<std::size_t> of);

}  // namespace app
