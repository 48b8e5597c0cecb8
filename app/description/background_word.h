// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// LookDescription::background is this word for a gradient in place of a colour, with a ground that
/// fades out.
inline constexpr const char* kGradientWord = "gradient";

}  // namespace app
