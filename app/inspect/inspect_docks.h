// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/document/document.h"
#include "app/document/selection.h"

namespace app {

class BodiesPanel;
class BonesPanel;
class MaterialsPanel;
class MorphsPanel;
class TracksPanel;

/// These are the panels that inspect the selected model.
class InspectDocks : public QObject {
  Q_OBJECT
 public:
  InspectDocks(Document& document, Selection& selection, QWidget* parent);

  BonesPanel* bones;
  MorphsPanel* morphs;
  MaterialsPanel* materials;
  BodiesPanel* bodies;
  TracksPanel* tracks;

  /// Must be called when another picture is on the screen.
  void frameShown();

 signals:
  void seekWanted(double frame);
  void left();  ///< by Escape: the view gets the keyboard back
};

}  // namespace app
