// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/inspect/inspect_panel.h"
#include "app/inspect/track_rows.h"

namespace app {

/// This panel lists what the motions of the selected model contain: each track with its keys and
/// its target in the model.
class TracksPanel : public InspectPanel {
  Q_OBJECT
 public:
  TracksPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  [[nodiscard]] const TrackRows& rows() const { return *tracks_; }

 signals:
  void seekWanted(double frame);

 protected:
  void fill() override;
  [[nodiscard]] std::int32_t chosen() const override;
  void choose(std::int32_t item) override;
  [[nodiscard]] std::vector<Property> details() const override;
  [[nodiscard]] QString countText(std::size_t found, std::size_t all) const override;

 private:
  void goTo(const QModelIndex& at);

  TrackRows* tracks_;
  mutable SelectedParts followed_;
};

}  // namespace app
