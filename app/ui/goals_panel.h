// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/widgets/list_tree.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace app {

class GoalCommands;

/// The goals of the selected model, a row each: a tick, what it is, its keys, and what came of it in the picture on the screen.
/// Below: where the current one is about, from which bone on the model turns, and keys at the frame on the screen.
class GoalsPanel : public QWidget {
  Q_OBJECT
 public:
  enum Column { kGoal, kKeys, kNow };

  GoalsPanel(Document& document, Selection& selection, GoalCommands& commands, QWidget* parent = nullptr);

  QToolButton *add, *remove, *onHere, *offHere, *always;
  ListTree* list;
  QComboBox* root;                       ///< the first bone that turns
  std::array<QDoubleSpinBox*, 3> point;  ///< world, units; of a bone in its space
  QSpinBox* blend;                       ///< frames

  /// What came of the goals in the picture of the actor that is selected, on that frame.
  void frameShown(double frame);

 signals:
  void editingDone();  ///< the view wants the keys back

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeButtons();
  void makeFields();
  void connectFields();
  void refresh();
  void showFields();
  void showNow();
  void showBlend();
  void change(const QString& name, const std::function<void(Goal&)>& how, bool merge = false);
  void setKey(bool on);
  void removeCurrent();
  void showRoots(const DocumentActor& actor, const Goal& goal);
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }
  [[nodiscard]] const Goal* current() const;
  [[nodiscard]] static QString keysText(const Goal& goal);

  Document& document_;
  Selection& selection_;
  GoalCommands& commands_;
  QLabel* nothing_;
  QWidget* fields_;
  std::vector<Goal> listed_;  // as the rows tell them
  ActorId of_ = 0;            // whose
  double frame_ = 0.0;
  std::uint32_t edits_ = 0;  // grows when a number is entered: later ones are steps of their own
  bool quiet_ = false;
};

}  // namespace app
