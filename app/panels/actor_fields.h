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
#include "app/language/live_text.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace app {

/// These fields show an actor's settings besides motions: its IK, its placement, how it is shown,
/// and its attachment. They belong to the panel Models and its selected model.
class ActorFields : public QWidget {
  Q_OBJECT
 public:
  ActorFields(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Shows the document's values for the selected model.
  void refresh();

  QComboBox* ik;                            ///< for all chains; data: IkMode, -1 where they differ
  std::array<QDoubleSpinBox*, 3> position;  ///< world space, units
  QDoubleSpinBox *pitch, *turn, *roll;      ///< degrees about X, Y, Z
  QDoubleSpinBox *scale, *opacity;          ///< factor; per cent
  QDoubleSpinBox* travel;                   ///< factor for the paths of body and feet (with leg IK)
  QCheckBox* groundShadow;
  QComboBox* holder;      ///< the model to which it is attached; its data are ids, 0 none
  QComboBox* holderBone;  ///< the bone of that model; its index is the bone's

 signals:
  void refused(const app::LiveText& why);  ///< the choice isn't possible
  void editingDone();                      ///< a number was entered: the view gets the keyboard back

 private:
  void make();
  void nameFields();
  void connectFields();
  void connectNumbers();
  void showPlacement(const DocumentActor* actor);
  void edit(QDoubleSpinBox* box, const LiveText& name, const std::function<void(ActorSwitches&)>& how);
  void showHolder();
  void showHanging(const std::vector<OutsideParent>& hung);
  void hang();
  [[nodiscard]] std::vector<OutsideParent> hanging(const DocumentActor* actor) const;
  [[nodiscard]] const DocumentActor* selected() const { return document_.state().find(selection_.actor()); }

  Document& document_;
  Selection& selection_;
  bool quiet_ = false;
  std::pair<ActorId, QDoubleSpinBox*> edited_{0, nullptr};  // the number that is being edited
  ActorId edit_ = 0;                                        // counts edits, each undone as one
};

}  // namespace app
