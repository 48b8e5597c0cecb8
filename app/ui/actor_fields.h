// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <utility>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace app {

/// What a model of the show has besides motions: its IK, its place and size, how it is shown, from whom it hangs. Of the
/// panel Models, for the model that is selected.
class ActorFields : public QWidget {
  Q_OBJECT
 public:
  ActorFields(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Shows what the document says of the selected model.
  void refresh();

  QComboBox* ik;                            ///< of all chains; its data are IkMode's numbers, -1 where they differ
  std::array<QDoubleSpinBox*, 3> position;  ///< world, units
  QDoubleSpinBox *pitch, *turn, *roll;      ///< degrees about X, Y, Z
  QDoubleSpinBox *scale, *opacity;          ///< times; per cent
  QDoubleSpinBox* travel;                   ///< times the ways of body and feet; of models whose legs have IK
  QCheckBox* groundShadow;
  QComboBox* holder;      ///< the model that it hangs from; its data are ids, 0 none
  QComboBox* holderBone;  ///< the bone of that model; its index is the bone's

 signals:
  void refused(const QString& why);  ///< what was chosen can't be
  void editingDone();                ///< a number was entered: the view wants the keys back

 private:
  void make();
  void nameFields();
  void connectFields();
  void connectNumbers();
  void showPlacement(const DocumentActor* actor);
  void edit(QDoubleSpinBox* box, const QString& name, const std::function<void(ActorSwitches&)>& how);
  void showHolder();
  void showHanging(const std::vector<OutsideParent>& hung);
  void hang();
  [[nodiscard]] std::vector<OutsideParent> hanging(const DocumentActor* actor) const;
  [[nodiscard]] const DocumentActor* selected() const { return document_.state().find(selection_.actor()); }

  Document& document_;
  Selection& selection_;
  bool quiet_ = false;
  std::pair<ActorId, QDoubleSpinBox*> edited_{0, nullptr};  // the number that is being edited
  ActorId edit_ = 0;  // its edits are counted: the steps of one are undone together
};

}  // namespace app
