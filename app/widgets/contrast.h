// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace app {

/// This is the contrast that WCAG 2.1 (1.4.3) asks for texts of ordinary size.
inline constexpr double kReadable = 4.5;

/// Returns the contrast of two opaque colours as WCAG 2.1 defines it: 1 for equal ones, 21 for
/// black on white.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// Returns a colour for text that matters less: between the text's and the one behind it, but
/// readable wherever the text's own colour is.
[[nodiscard]] QColor dimmed(const QColor& text, const QColor& behind);

}  // namespace app
