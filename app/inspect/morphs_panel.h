// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/inspect/inspect_panel.h"
#include "app/inspect/morph_rows.h"

class QDoubleSpinBox;
class QToolButton;

namespace app {

/// This panel lists the morphs of the selected model, each with a slider for the motion's weight
/// and the weight set by hand over it. A weight set here is an edit of the show (app/show/edits.h),
/// as with bones that are moved by hand.
class MorphsPanel : public InspectPanel {
  Q_OBJECT
 public:
  MorphsPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  QDoubleSpinBox* weight;  ///< of the selected morph; not limited to 0 to 1
  QToolButton *reset, *resetAll;
  [[nodiscard]] const MorphRows& rows() const { return *morphs_; }

 protected:
  void fill() override;
  [[nodiscard]] std::int32_t chosen() const override { return selection_.parts().morph; }
  void choose(std::int32_t item) override;
  [[nodiscard]] std::vector<Property> details() const override;
  [[nodiscard]] QString countText(std::size_t found, std::size_t all) const override;
  void refreshMore() override;

 private:
  void move(std::int32_t morph, float to, bool begins);
  void giveBack(std::int32_t morph);
  void giveAllBack();
  /// Returns the selected actor's edits by hand; null without an actor.
  [[nodiscard]] const Edits* edits() const;

  MorphRows* morphs_;
  std::int32_t shownMorph_ = -1;  // in the field
  bool fieldBegins_ = true;       // the next typed value is a step of its own
  ActorId gesture_ = 0;           // steps of one drag are undone together
};

}  // namespace app
