// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "app/show/frame.h"

namespace app {

/// Returns the box of a chain's switch: half a tick stands for "as the motion".
[[nodiscard]] Qt::CheckState checkState(IkMode mode);
/// Returns the word of a chain's switch.
[[nodiscard]] QString modeName(IkMode mode);
/// Returns a chain's name for screen readers, which get ticks from Qt, but no partial ones.
[[nodiscard]] QString spokenName(const QString& chain, IkMode mode);
/// Returns the word for whether a chain is solved in a picture.
[[nodiscard]] QString solvedText(bool solved);

}  // namespace app
