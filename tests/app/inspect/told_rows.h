// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <gtest/gtest.h>
#include <QAbstractItemModel>

namespace support {

/// Returns a tree as text: names, each with its children in brackets. A child that has another
/// parent is a failure of the test.
inline std::string told(const QAbstractItemModel& rows, const QModelIndex& parent = {}) {
  std::string text;
  for (int row = 0; row < rows.rowCount(parent); ++row) {
    const QModelIndex at = rows.index(row, 0, parent);
    EXPECT_EQ(at.parent(), parent);
    text += (row > 0 ? " " : "") + at.data().toString().toStdString();
    if (rows.rowCount(at) > 0) text += "(" + told(rows, at) + ")";
  }
  return text;
}

}  // namespace support
