// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "app/document/document.h"

class QTreeWidgetItem;

namespace app {

// What the rows of the panel Playing say, in the columns of PlayingPanel.

/// What of the scene a motion moves, in a word or two.
[[nodiscard]] QString ofScene(const LoadedMotion& loaded);
void showMotion(QTreeWidgetItem* item, const MotionUse& use, const QString& of);
void showSong(QTreeWidgetItem* item, const SongDescription& song);
/// Whether there is a row of what was moved by hand.
[[nodiscard]] bool hasEdits(const DocumentActor& actor);
void showEdits(QTreeWidgetItem* item, const DocumentActor& actor);

}  // namespace app
