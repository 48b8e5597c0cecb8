// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/readout_words.h"

namespace app {

/// Returns the words of readouts in the window's language, and names of bones as its readers know
/// them.
[[nodiscard]] ReadoutWords readoutWords();

}  // namespace app
