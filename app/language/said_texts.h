// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QByteArray>

class QIODevice;

namespace app {

/// A SaidText is a translated text of the program's sources, as tr() is called with it.
struct SaidText {
  QByteArray context;
  QByteArray source;
  QByteArray comment;       ///< distinguishes texts with equal words; empty: none
  bool counted = false;     ///< has singular and plural forms (%n)
  QByteArray translations;  ///< all forms, with a zero between them
  bool finished = true;
};

/// Returns the texts that a file of Qt Linguist (.ts) lists; empty where it isn't one.
[[nodiscard]] std::vector<SaidText> readSaidTexts(QIODevice& file);

/// Returns the program's texts, as it was built.
[[nodiscard]] const std::vector<SaidText>& saidTexts();

}  // namespace app
