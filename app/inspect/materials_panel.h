// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/inspect/inspect_panel.h"
#include "app/inspect/material_rows.h"
#include "app/language/live_text.h"

class QToolButton;

namespace app {

/// This panel lists the materials of the selected model: which are drawn, their textures, and the
/// state of those. Hiding a material changes the show, never the model's file.
class MaterialsPanel : public InspectPanel {
  Q_OBJECT
 public:
  MaterialsPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  QToolButton *showAll, *showAlone;
  [[nodiscard]] const MaterialRows& rows() const { return *materials_; }

 protected:
  void fill() override;
  [[nodiscard]] std::int32_t chosen() const override { return selection_.parts().material; }
  void choose(std::int32_t item) override;
  [[nodiscard]] std::vector<Property> details() const override;
  [[nodiscard]] QString countText(std::size_t found, std::size_t all) const override;
  void refreshMore() override;

 private:
  void show(std::int32_t material, bool shown);
  void hide(const LiveText& step, std::vector<std::int32_t> hidden);

  MaterialRows* materials_;
};

}  // namespace app
