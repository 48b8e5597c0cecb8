// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

/// Sets texts in a window that Qt sets once and never updates: the names that screen readers read
/// of a dock's buttons and of the arrows beside tabs.
void retranslateQtsTexts(const QWidget& window);

}  // namespace app
