// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QByteArray>

class QIODevice;

namespace app {

/// A text of the program's sources that is translated, as tr() is called with it.
struct SaidText {
  QByteArray context;
  QByteArray source;
  QByteArray comment;       ///< that tells it from others of the same words; empty: none
  bool counted = false;     ///< has forms for one and several (%n)
  QByteArray translations;  ///< all forms, one after the other with a zero between them
  bool finished = true;
};

/// What a file of Qt Linguist (.ts) lists; empty where it isn't one.
[[nodiscard]] std::vector<SaidText> readSaidTexts(QIODevice& file);

/// Of the program, as it was built.
[[nodiscard]] const std::vector<SaidText>& saidTexts();

}  // namespace app
