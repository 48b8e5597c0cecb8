// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/inspect_docks.h"

#include "app/inspect/bones_panel.h"

namespace app {

InspectDocks::InspectDocks(Document& document, Selection& selection, QWidget* parent)
    : QObject(parent), bones(new BonesPanel(document, selection, parent)) {
  connect(bones, &InspectPanel::left, this, &InspectDocks::left);
}

void InspectDocks::frameShown() { bones->frameShown(); }

}  // namespace app
