// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QObject>

#include "app/document/document.h"
#include "app/document/selection.h"

namespace app {

class BonesPanel;
class InspectPanel;
class MaterialsPanel;

/// The panels that look into the selected model.
class InspectDocks : public QObject {
  Q_OBJECT
 public:
  InspectDocks(Document& document, Selection& selection, QWidget* parent);

  BonesPanel* bones;
  MaterialsPanel* materials;

  [[nodiscard]] std::vector<InspectPanel*> all() const;
  /// Another picture is on the screen.
  void frameShown();

 signals:
  void left();  ///< by Escape: the view wants the keys back
};

}  // namespace app
