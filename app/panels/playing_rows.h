// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "app/document/document.h"

class QTreeWidgetItem;

namespace app {

// These functions give the rows of the panel Playing their texts, in the columns of PlayingPanel.

/// Returns in a word or two which parts of the scene a motion moves.
[[nodiscard]] QString ofScene(const LoadedMotion& loaded);
void showMotion(QTreeWidgetItem* item, const MotionUse& use, const QString& of);
void showSong(QTreeWidgetItem* item, const SongDescription& song);
/// Returns whether there is a row of edits by hand.
[[nodiscard]] bool hasEdits(const DocumentActor& actor);
void showEdits(QTreeWidgetItem* item, const DocumentActor& actor);

}  // namespace app
