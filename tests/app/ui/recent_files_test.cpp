// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/recent_files.h"
#include "app/ui/stored_settings.h"

#include <gtest/gtest.h>
#include <QTemporaryDir>

namespace {

using app::RecentFiles, app::RecentKind;

class Recent : public ::testing::Test {
 protected:
  QTemporaryDir folder;
  std::unique_ptr<app::StoredSettings> settings{
      app::StoredSettings::open(folder.filePath("s.json").toStdString()).value()};
  app::StoredSettings& stored = *settings;
};

TEST_F(Recent, KindsAreApartAndBounded) {
  // GIVEN fifteen models and a motion, remembered one after the other
  RecentFiles recent;
  recent.add(RecentKind::Motion, "/m/dance.vmd");
  for (int i = 0; i < 15; ++i) recent.add(RecentKind::Model, "/m/" + std::to_string(i) + ".pmx");
  // THEN the latest ten are there, latest first, and the motion, too
  ASSERT_EQ(recent.of(RecentKind::Model).size(), 10);
  EXPECT_EQ(recent.of(RecentKind::Model).front(), "/m/14.pmx");
  EXPECT_EQ(recent.of(RecentKind::Model).back(), "/m/5.pmx");
  EXPECT_EQ(recent.of(RecentKind::Motion), QStringList{"/m/dance.vmd"});
  EXPECT_EQ(recent.all().size(), 11);
  // AND a file that is opened again comes first, once
  recent.add(RecentKind::Model, "/m/7.pmx");
  EXPECT_EQ(recent.of(RecentKind::Model).front(), "/m/7.pmx");
  EXPECT_EQ(recent.of(RecentKind::Model).count("/m/7.pmx"), 1);
  // AND the list is read back from the settings
  recent.write(stored);
  RecentFiles again;
  again.read(stored);
  EXPECT_EQ(again.all(), recent.all());
  again.remove("/m/dance.vmd");
  EXPECT_TRUE(again.of(RecentKind::Motion).isEmpty());
  again.clear();
  EXPECT_TRUE(again.all().isEmpty());
}

TEST_F(Recent, NonsenseCountsAsAbsent) {
  stored.setValue("recent/models", QStringList{QString(), QString(5000, u'x'), QStringLiteral("/a\0b"), "/good.pmx"});
  stored.setValue("recent/shows", 17.5);
  stored.setValue("recent/motions", QByteArray("\x01\xff"));
  RecentFiles recent;
  recent.read(stored);
  EXPECT_EQ(recent.of(RecentKind::Model), QStringList{"/good.pmx"});
  EXPECT_LE(recent.all().size(), 3);
}

}  // namespace
