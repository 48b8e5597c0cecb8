// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/inspect/bone_rows.h"
#include "app/inspect/inspect_panel.h"

class QComboBox;

namespace app {

/// This panel lists the bones of the selected model, as a tree by their parents or by the file's
/// display frames, with their kinds and where they are in the picture.
class BonesPanel : public InspectPanel {
  Q_OBJECT
 public:
  BonesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  QComboBox* order;  ///< in the order of BoneOrder
  /// Sets the menu of a right click on a bone: commands for the selected bone. Null is a separator.
  void setCommands(QList<QAction*> commands) { commands_ = std::move(commands); }
  [[nodiscard]] const BoneRows& rows() const { return *bones_; }

 protected:
  void fill() override;
  [[nodiscard]] std::int32_t chosen() const override { return selection_.parts().bone; }
  void choose(std::int32_t item) override;
  [[nodiscard]] std::vector<Property> details() const override;
  [[nodiscard]] QString countText(std::size_t found, std::size_t all) const override;

 private:
  BoneRows* bones_;
  QList<QAction*> commands_;
};

}  // namespace app
