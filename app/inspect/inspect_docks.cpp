// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/inspect_docks.h"

#include "app/inspect/bodies_panel.h"
#include "app/inspect/bones_panel.h"
#include "app/inspect/materials_panel.h"
#include "app/inspect/morphs_panel.h"
#include "app/inspect/tracks_panel.h"

namespace app {

InspectDocks::InspectDocks(Document& document, Selection& selection, QWidget* parent)
    : QObject(parent),
      bones(new BonesPanel(document, selection, parent)),
      morphs(new MorphsPanel(document, selection, parent)),
      materials(new MaterialsPanel(document, selection, parent)),
      bodies(new BodiesPanel(document, selection, parent)),
      tracks(new TracksPanel(document, selection, parent)) {
  for (InspectPanel* panel : std::initializer_list<InspectPanel*>{bones, morphs, materials, bodies, tracks})
    connect(panel, &InspectPanel::left, this, &InspectDocks::left);
  connect(tracks, &TracksPanel::seekWanted, this, &InspectDocks::seekWanted);
}

// The other panels have nothing that moves.
void InspectDocks::frameShown() {
  bones->frameShown();
  morphs->frameShown();
}

}  // namespace app
