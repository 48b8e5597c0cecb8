// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/show/joint_value.h"
#include "app/widgets/list_tree.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace app {

/// This panel lists how bones of the selected model may move, as the show says (ik-and-goals.md 9):
/// a row with a slider for each hinge and each slide, and a row for each other joint. Below is how
/// the current one may move. A slider is forward kinematics: it makes an edit of the bone. All is
/// undone, a slider's move as one step.
class FreedomsPanel : public QWidget {
  Q_OBJECT
 public:
  enum Column { kJoint, kSlider, kValue };
  static constexpr int kSteps = 1000;  ///< of a slider from end to end

  FreedomsPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  QToolButton *add, *remove;
  ListTree* list;
  QComboBox *turn, *axis, *slideAxis;
  QDoubleSpinBox *from, *to;  ///< of a hinge, degrees
  QSlider* limitSlider;       ///< of a box, a cone, an ellipse, whole degrees
  QDoubleSpinBox* limit;      ///< the same, degrees
  QCheckBox* slides;
  QDoubleSpinBox *slideFrom, *slideTo;  ///< units

  /// Returns the slider of a row; null where it has none.
  [[nodiscard]] QSlider* sliderOf(int row) const;
  /// Shows how the joints stand in the picture that was shown.
  void frameShown();

 signals:
  void editingDone();  ///< the view gets the keyboard back

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct Row {
    std::int32_t bone = -1;
    std::optional<JointValue> value;
    bool operator==(const Row&) const = default;
  };
  void makeList();
  void makeFields();
  void makeTurnFields(QFormLayout& form);
  void makeSlideFields(QFormLayout& form);
  void connectList();
  void connectFields();
  void connectSlide();
  void refresh();
  void fillRows();
  void showFields();
  void showValues();
  void takePosed();
  void addCurrent();
  void removeCurrent();
  void slide(int row, int step);
  void change(const std::function<void(ik::solvers::BoneFreedom&)>& how);
  [[nodiscard]] std::vector<Row> rows() const;
  [[nodiscard]] std::optional<Row> current() const;
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }

  Document& document_;
  Selection& selection_;
  QWidget* fields_ = nullptr;
  QLabel *nothing_ = nullptr, *axisLabel_ = nullptr, *rangeLabel_ = nullptr, *limitLabel_ = nullptr;
  std::vector<Row> listed_;  // as the list shows them
  Edits posedEdits_;         // that the actor has in the picture that was shown
  ActorId of_ = 0;           // the actor of the listed rows
  std::uint32_t edits_ = 0;  // rises with each entered number and each slider that is let go: a step of its own
  bool quiet_ = false;
};

}  // namespace app
