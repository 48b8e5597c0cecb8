// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/inspect_docks.h"

#include "app/inspect/bones_panel.h"
#include "app/inspect/materials_panel.h"

namespace app {

InspectDocks::InspectDocks(Document& document, Selection& selection, QWidget* parent)
    : QObject(parent),
      bones(new BonesPanel(document, selection, parent)),
      materials(new MaterialsPanel(document, selection, parent)) {
  for (InspectPanel* panel : all()) connect(panel, &InspectPanel::left, this, &InspectDocks::left);
}

std::vector<InspectPanel*> InspectDocks::all() const { return {bones, materials}; }

void InspectDocks::frameShown() {
  bones->frameShown();  // the others have nothing that moves
}

}  // namespace app
