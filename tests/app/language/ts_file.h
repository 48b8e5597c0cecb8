// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QByteArray>

class QIODevice;

namespace support {

/// A TsText is a text of the program's sources, as tr() is called with it, and its translation.
struct TsText {
  QByteArray context;
  QByteArray source;
  QByteArray comment;       ///< distinguishes texts with equal words; empty: none
  bool counted = false;     ///< has singular and plural forms (%n)
  QByteArray translations;  ///< all forms, with a zero between them
  bool finished = true;
};

/// Returns the texts that a file of Qt Linguist (.ts) lists; empty where it isn't one.
[[nodiscard]] std::vector<TsText> readTsFile(QIODevice& file);

}  // namespace support
