// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/column_widths.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QHeaderView>
#include <QTreeWidget>

#include "app/widgets/frame_field.h"

namespace {

TEST(ColumnWidths, FollowTheFontButForTheOneThatWasDragged) {
  QTreeWidget list;
  list.setHeaderLabels({"a", "b", "a header that is longer than its letters", "d"});
  new app::ColumnWidths(&list, {{0, 10}, {1, 10}, {2, 1}, {3, 4}});
  const QHeaderView& header = *list.header();
  EXPECT_EQ(header.sectionSize(0), app::widthOfLetters(list.fontMetrics(), 10));
  EXPECT_GE(header.sectionSize(2), header.sectionSizeHint(2));
  // WHEN the first is dragged and the font grows THEN the first stays, and the others grow
  list.header()->resizeSection(0, 333);
  QFont font = list.font();
  font.setPointSize(font.pointSize() * 2);
  list.setFont(font);
  QCoreApplication::processEvents();
  EXPECT_EQ(header.sectionSize(0), 333);
  EXPECT_EQ(header.sectionSize(1), app::widthOfLetters(list.fontMetrics(), 10));
  EXPECT_GE(header.sectionSize(2), header.sectionSizeHint(2));
}

TEST(FrameField, HasRoomForItsNumbersInAnyFont) {
  app::FrameField field;
  field.setLastFrame(2809);
  const int before = field.minimumWidth();
  QFont font = field.font();
  font.setPointSize(font.pointSize() * 2);
  field.setFont(font);
  EXPECT_GT(field.minimumWidth(), before * 3 / 2);
}

}  // namespace
