// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include <QString>

namespace app {

/// Returns endings, lower case without their dots, as the filter of a file dialog: `*.wav *.WAV
/// *.mp3 *.MP3`. Dialogs of some desktops are case-sensitive.
[[nodiscard]] QString patternsOf(const std::vector<std::string_view>& endings);

}  // namespace app
