// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/widgets/list_tree.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace app {

class GoalCommands;

/// This panel lists the goals of the selected model, a row each: a tick, a title, its keys, and its
/// result in the picture on the screen. Below are the target of the current one, the bone from
/// which on the model turns, and keys at the frame on the screen.
class GoalsPanel : public QWidget {
  Q_OBJECT
 public:
  enum Column { kGoal, kKeys, kNow };

  GoalsPanel(Document& document, Selection& selection, GoalCommands& commands, QWidget* parent = nullptr);

  QToolButton *add, *remove, *onHere, *offHere, *always;
  ListTree* list;
  QComboBox* root;                       ///< the first bone that turns
  std::array<QDoubleSpinBox*, 3> point;  ///< world space, units; a bone's point is in its space
  QSpinBox* blend;                       ///< frames

  /// Shows the results of the selected actor's goals in the picture of that frame.
  void frameShown(double frame);

 signals:
  void editingDone();  ///< the view gets the keyboard back

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
  void change(const LiveText& name, const std::function<void(Goal&)>& how, bool merge = false);
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
  std::vector<Goal> listed_;  // as the rows show them
  ActorId of_ = 0;            // the actor of the listed goals
  double frame_ = 0.0;
  std::uint32_t edits_ = 0;  // rises with each entered number: a step of its own
  bool quiet_ = false;
};

}  // namespace app
