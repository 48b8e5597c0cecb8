// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <utility>
#include <vector>

#include <QWidget>

#include "app/ui/document.h"
#include "app/ui/selection.h"

class QComboBox;
class QDoubleSpinBox;
class QTreeWidget;
class QTreeWidgetItem;
class QToolButton;
class QVBoxLayout;

namespace app {

/// The models of the show in their order of drawing, and of the selected one its IK, its place and its motions. It takes
/// document and selection, and shows what they say.
class ModelsPanel : public QWidget {
  Q_OBJECT
 public:
  ModelsPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  // The fields, as people find them.
  QTreeWidget* models;   ///< a row each: its name with a tick where it is visible, a tick where its bodies move
  QTreeWidget* motions;  ///< of the selected model, then of the scene: name with a tick where it is on, its shift
  QComboBox* ik;         ///< of all chains; its data are IkMode's numbers, -1 where they differ
  std::array<QDoubleSpinBox*, 3> position;  ///< world, units
  QDoubleSpinBox *turn, *scale;             ///< degrees; times
  QComboBox* holder;                        ///< the model that it hangs from; its data are ids, 0 none
  QComboBox* holderBone;                    ///< the bone of that model; its index is the bone's
  QToolButton *add, *duplicate, *remove, *up, *down;
  QToolButton *motionUp, *motionDown, *motionRemove;

 signals:
  void addWanted();
  void refused(const QString& why);  ///< what was chosen can't be
  void editingDone();                ///< a number was entered: the view wants the keys back

 private:
  void makeModels();
  void makeSelected();
  void makeMotions();
  void connectFields();
  void connectNumbers();
  void listModels();
  void listMotions();
  void showSelected();
  void showPlacement(const DocumentActor* actor);
  void onModelChanged(QTreeWidgetItem* item, int column);
  void onMotionChanged(QTreeWidgetItem* item, int column);
  void place(QDoubleSpinBox* box, const std::function<void(Placement&)>& how);
  void showHolder();
  void showHanging(const std::vector<OutsideParent>& hung);
  void hang();
  void moveMotion(int places);
  void removeMotion();
  bool changeMotions(const QString& name, int row,
                     const std::function<void(std::vector<MotionUse>&, std::size_t)>& how);
  [[nodiscard]] int currentMotion() const;
  [[nodiscard]] std::vector<OutsideParent> hanging(const DocumentActor* actor) const;
  [[nodiscard]] const DocumentActor* selected() const { return document_.state().find(selection_.actor()); }

  Document& document_;
  Selection& selection_;
  QVBoxLayout* column_;
  QWidget* fields_;  // of the selected model
  bool quiet_ = false;
  std::pair<ActorId, QDoubleSpinBox*> edited_{0, nullptr};  // the number of the place that is being edited
  ActorId edit_ = 0;  // its edits are counted: the steps of one are undone together
};

}  // namespace app
