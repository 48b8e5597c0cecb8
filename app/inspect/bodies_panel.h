// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/inspect/body_rows.h"
#include "app/inspect/inspect_panel.h"

namespace app {

/// This panel lists the rigid bodies, joints and soft bodies of the selected model.
class BodiesPanel : public InspectPanel {
  Q_OBJECT
 public:
  BodiesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  [[nodiscard]] const BodyRows& rows() const { return *bodies_; }

 protected:
  void fill() override;
  [[nodiscard]] std::int32_t chosen() const override;
  void choose(std::int32_t item) override;
  [[nodiscard]] std::vector<Property> details() const override;
  [[nodiscard]] QString countText(std::size_t found, std::size_t all) const override;

 private:
  BodyRows* bodies_;
};

}  // namespace app
