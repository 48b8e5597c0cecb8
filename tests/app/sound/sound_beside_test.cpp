// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/sound_beside.h"

#include <fstream>

#include <gtest/gtest.h>

#include "tests/app/film/media_probe.h"

namespace {

using app::soundBeside;
using support::TestFolder;

void touch(const std::filesystem::path& path) { std::ofstream(path) << 'x'; }

TEST(SoundBeside, TheSameNameComesFirst) {
  const TestFolder folder;
  for (const char* name : {"dance.vmd", "another.wav", "Dance.MP3", "dance.ogg", "dance.txt"}) touch(folder / name);
  EXPECT_EQ(soundBeside(folder / "dance.vmd", {}), folder / "Dance.MP3");
  touch(folder / "dance.wav");
  EXPECT_EQ(soundBeside(folder / "dance.vmd", {}), folder / "dance.wav");
}

TEST(SoundBeside, ElseTheOnlyOneOfTheFolder) {
  const TestFolder folder;
  for (const char* name : {"dance.vmd", "song.flac", "cover.png", "film.mp4"}) touch(folder / name);
  EXPECT_EQ(soundBeside(folder / "dance.vmd", {}), folder / "song.flac");
  touch(folder / "voice.m4a");
  EXPECT_EQ(soundBeside(folder / "dance.vmd", {}), std::nullopt);
}

TEST(SoundBeside, OnlyPlainFilesCount) {
  const TestFolder folder;
  touch(folder / "dance.vmd");
  std::filesystem::create_directory(folder / "dance.wav");
  std::filesystem::create_symlink("nowhere", folder / "dance.mp3");
  EXPECT_EQ(soundBeside(folder / "dance.vmd", {}), std::nullopt);
  EXPECT_EQ(soundBeside(folder / "gone" / "dance.vmd", {}), std::nullopt);
}

TEST(SoundBeside, NamesOfAnyCharacters) {
  const TestFolder folder;
  for (const char* name : {"極楽浄土.vmd", "極楽浄土.mp3", "x.mp3"}) touch(folder / name);
  EXPECT_EQ(soundBeside(folder / "極楽浄土.vmd", {}), folder / "極楽浄土.mp3");
  EXPECT_TRUE(app::isNamedLikeSound("a.OGG"));
  EXPECT_FALSE(app::isNamedLikeSound("ogg"));
  EXPECT_FALSE(app::isNamedLikeSound(".ogg"));
}

}  // namespace
