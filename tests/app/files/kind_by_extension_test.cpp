// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/kind_by_extension.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace {

using app::kindByExtension, app::FileKind;

TEST(CalledKind, IsWhatTheEndingSays) {
  EXPECT_EQ(kindByExtension("a/b.PMX"), FileKind::Model);
  EXPECT_EQ(kindByExtension("b.vac"), FileKind::Model);
  EXPECT_EQ(kindByExtension("b.vmd"), FileKind::Motion);
  EXPECT_EQ(kindByExtension("b.Vpd"), FileKind::Pose);
  EXPECT_EQ(kindByExtension("b.7z"), FileKind::Archive);
  for (const char* song : {"a.wav", "a.WMA", "a.tta", "a.w64", "a.ts", "a.avi", "a.mka"})
    EXPECT_EQ(kindByExtension(song), FileKind::Sound) << song;
  for (const char* none : {"wav", ".wav", "a.", "a", "a.txt", "a.odori", "a.png", "a.m3u"})
    EXPECT_EQ(kindByExtension(none), FileKind::Unknown) << none;
  EXPECT_TRUE(app::calledFilm("a.MP4"));
  EXPECT_FALSE(app::calledFilm("a.m4a"));
  EXPECT_FALSE(app::calledFilm("a.pmx"));
}

TEST(CalledKind, WhatDialogsOfferIsWhatCanBeOpened) {
  const auto all = app::allEndings(), sounds = app::soundEndings();
  EXPECT_EQ(std::set(all.begin(), all.end()).size(), all.size()) << "each once";
  for (const std::string_view ending : all) {
    const std::string name = "a." + std::string(ending);
    EXPECT_TRUE(app::calledShow(name) || kindByExtension(name) != FileKind::Unknown) << name;
    EXPECT_EQ(kindByExtension(name) == FileKind::Sound, std::ranges::find(sounds, ending) != sounds.end()) << name;
  }
  for (const char* one : {"pmx", "pmd", "x", "vac", "vmd", "vpd", "odori", "zip", "rar", "lha", "mp3", "wv", "mpg"})
    EXPECT_NE(std::ranges::find(all, one), all.end()) << one;
}

}  // namespace
