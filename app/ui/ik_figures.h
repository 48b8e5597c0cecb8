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

/// The columns of the panel IK behind those of the switches, a row a chain: how far a ghost's joints are from the model's,
/// and, where not all chains are solved MMD's way or somebody asks, what solves each and what came of it in the picture on
/// the screen, each number beside its curve over the motion. Columns that have nothing to tell are hidden. Belongs to the
/// list.
class IkFigures : public QObject {
  Q_OBJECT
 public:
  enum Column { kChain = 0, kGhost = 3, kSolver, kLoops, kMiss, kLimits, kTime, kColumns };
  [[nodiscard]] static QStringList headers();            ///< of kGhost and on
  [[nodiscard]] static std::vector<ColumnRoom> rooms();  ///< of kGhost and on

  /// `list` has its headers.
  IkFigures(ListTree* list, Document& document, IkCourse& course);

  /// Whether figures are told of chains that are MMD's, too.
  void setAsked(bool asked);
  [[nodiscard]] bool asked() const { return asked_; }

  /// The picture of an actor, in the first `rows` rows: those on the screen are told anew.
  void show(ActorId actor, std::size_t rows);
  /// The curves over the motion, once more: for rows that are new.
  void showCourse();
  /// Names of chains keep some room: where the other columns leave none, the list scrolls. To be called when it is resized.
  void giveNamesRoom();

 private:
  void setShown(std::initializer_list<int> columns, bool shown);
  void forSeenRows(std::size_t rows, const std::function<void(QTreeWidgetItem&, std::size_t)>& tell);

  ListTree* list_;
  Document& document_;
  IkCourse& course_;
  bool asked_ = false;
  std::size_t rows_ = 0;
};

/// Entries that give a chain of an actor that is there, or all of them (no `of`), another solver: a step to undo.
void addSolvers(QMenu& menu, Document& document, ActorId actor, std::optional<std::size_t> of);

}  // namespace app
