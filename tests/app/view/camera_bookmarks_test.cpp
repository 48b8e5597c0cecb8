// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera_bookmarks.h"

#include <gtest/gtest.h>

namespace {

using app::CameraBookmarks;

vmd::CameraState at(float distance) {
  vmd::CameraState camera;
  camera.distance = distance;
  return camera;
}

TEST(CameraBookmarks, AKeyIsSetAnewWithItsName) {
  CameraBookmarks bookmarks;
  EXPECT_EQ(app::storeBookmark(bookmarks, 3, "face", at(-5)), 0U);
  EXPECT_EQ(app::storeBookmark(bookmarks, 1, "feet", at(-6)), 1U);
  // WHEN a key is set that exists THEN its camera changes, its name and index stay
  EXPECT_EQ(app::storeBookmark(bookmarks, 3, "another", at(-7)), 0U);
  ASSERT_EQ(bookmarks.size(), 2U);
  EXPECT_EQ(bookmarks[0], (app::CameraBookmark{"face", 3, at(-7)}));
  ASSERT_NE(app::bookmarkOf(bookmarks, 1), nullptr);
  EXPECT_EQ(app::bookmarkOf(bookmarks, 1)->name, "feet");
  EXPECT_EQ(app::bookmarkOf(bookmarks, 2), nullptr);
  // AND none has key 0
  app::addBookmark(bookmarks, {"no key", 0, {}});
  EXPECT_EQ(app::bookmarkOf(bookmarks, 0), nullptr);
}

TEST(CameraBookmarks, ANewOneHasTheLeastFreeKey) {
  CameraBookmarks bookmarks;
  app::storeBookmark(bookmarks, 1, "a", {});
  app::storeBookmark(bookmarks, 3, "b", {});
  app::storeBookmark(bookmarks, 0, "c", {});
  EXPECT_EQ(bookmarks.back().key, 2);
  for (int i = 0; i < 7; ++i) app::storeBookmark(bookmarks, 0, "more", {});
  EXPECT_EQ(app::freeKey(bookmarks), 0);
  EXPECT_EQ(bookmarks.back().key, 0) << "nine keys, ten bookmarks";
}

TEST(CameraBookmarks, ThereIsRoomForAHundred) {
  CameraBookmarks bookmarks;
  for (std::size_t i = 0; i < app::kMaxBookmarks; ++i) app::storeBookmark(bookmarks, 0, "x", {});
  EXPECT_EQ(app::storeBookmark(bookmarks, 0, "x", {}), app::kMaxBookmarks);
  EXPECT_FALSE(app::addBookmark(bookmarks, {}));
  EXPECT_EQ(bookmarks.size(), 100U);
  // AND an existing one can still be set
  EXPECT_EQ(app::storeBookmark(bookmarks, 5, "x", at(-1)), 4U);
}

TEST(CameraBookmarks, WhatAFileSaysIsBounded) {
  CameraBookmarks bookmarks;
  EXPECT_TRUE(app::addBookmark(bookmarks, {"a", 4, {}}));
  for (const int key : {4, -1, 10, 1 << 30}) EXPECT_TRUE(app::addBookmark(bookmarks, {"b", key, {}}));
  EXPECT_EQ(bookmarks[0].key, 4);
  for (std::size_t i = 1; i < bookmarks.size(); ++i) EXPECT_EQ(bookmarks[i].key, 0);
  // Three bytes each: 66 whole ones are 198 bytes.
  std::string kana;
  for (int i = 0; i < 1000; ++i) kana += "あ";
  EXPECT_EQ(app::bookmarkName(kana).size(), 198U);
  EXPECT_EQ(app::bookmarkName("あ"), "あ");
  EXPECT_EQ(app::bookmarkName(std::string(500, '\x80')), "");
}

}  // namespace
