// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "app/export/loss.h"

namespace app {

/// Returns a sentence about what an exported file doesn't have, in the window's language and in one
/// line. Why a file can't be read stays English, as in all messages. It may be called on any
/// thread.
[[nodiscard]] QString lossSentence(const Loss& loss);

}  // namespace app
