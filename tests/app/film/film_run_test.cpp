// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_run.h"

#include <gmock/gmock.h>

#include "tests/app/film/small_run.h"

namespace {

using app::FilmProgress;
using app::FilmRun;
using support::Kept, support::Numbered, support::runAll;
using ::testing::ElementsAre;
using ::testing::StartsWith;

TEST(FilmRun, EveryPictureArrivesOnceUnderItsNumber) {
  Numbered source;
  Kept writer;
  FilmRun run({3, 7}, 30, 1, source, writer);
  runAll(run);
  ASSERT_TRUE(run.finish());
  EXPECT_THAT(writer.numbers, ElementsAre(3, 4, 5, 6, 7));
  EXPECT_THAT(writer.values, ElementsAre(3, 4, 5, 6, 7)) << "the picture one behind must keep its own number";
  EXPECT_EQ(writer.finished, 1);
  EXPECT_EQ(run.progress().drawn, 5);
}

TEST(FilmRun, FramesFollowTheRate) {
  Numbered source;
  Kept writer;
  FilmRun run({4, 8}, 60, 1, source, writer);
  runAll(run);
  ASSERT_TRUE(run.finish());
  EXPECT_THAT(source.drawn, ElementsAre(2.0, 2.5, 3.0, 3.5, 4.0));
}

TEST(FilmRun, WhatRemembersIsPlayedInStepsThatCanBeStopped) {
  Numbered source;
  Kept writer;
  source.hasPast = true;
  FilmRun run({100, 102}, 30, 1, source, writer);
  ASSERT_TRUE(run.step());
  EXPECT_THAT(source.passed, ElementsAre(30.0));
  EXPECT_EQ(describe(run.progress()), "playing up to the first frame: frame 30 of 100");
  runAll(run);
  ASSERT_TRUE(run.finish());
  EXPECT_THAT(source.passed, ElementsAre(30.0, 60.0, 90.0));
  EXPECT_THAT(source.drawn, ElementsAre(100.0, 101.0, 102.0));
}

TEST(FilmRun, StoppedWhilePlayingItMakesNothing) {
  Numbered source;
  Kept writer;
  source.hasPast = true;
  FilmRun run({1'000'000, 1'000'001}, 30, 1, source, writer);
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(run.step());
  ASSERT_TRUE(run.finish());
  EXPECT_TRUE(source.drawn.empty());
  EXPECT_EQ(writer.finished, 0);
}

TEST(FilmRun, PicturesThatAreThereArePassedNotDrawn) {
  Numbered source;
  Kept writer;
  writer.there = {0, 2, 5};
  FilmRun run({0, 5}, 30, 1, source, writer);
  runAll(run);
  ASSERT_TRUE(run.finish());
  EXPECT_THAT(source.drawn, ElementsAre(1.0, 3.0, 4.0));
  EXPECT_THAT(source.passed, ElementsAre(0.0, 2.0, 5.0));
  EXPECT_THAT(writer.numbers, ElementsAre(1, 3, 4));
  EXPECT_THAT(writer.values, ElementsAre(1, 3, 4));
  EXPECT_EQ(run.progress().kept, 3);
}

TEST(FilmRun, StoppedEarlyItWritesWhatWasDrawn) {
  Numbered source;
  Kept writer;
  FilmRun run({0, 999}, 30, 1, source, writer);
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(run.step());
  ASSERT_TRUE(run.finish());
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2, 3));
  EXPECT_EQ(writer.finished, 1);
}

TEST(FilmRun, WithoutItsSourceItWritesWhatThatGave) {
  for (const int lanes : {1, 3}) {
    Numbered source;
    source.lastFails = true;
    Kept writer;
    writer.wantedLanes = lanes;
    FilmRun run({0, 999}, 30, 1, source, writer);
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(run.step());
    // WHEN another thread ends it, while this one would go on
    base::Result<void> ended = tl::unexpected(base::Error());
    std::thread([&] { ended = run.finishWithoutSource(); }).join();
    // THEN the file is whole with the pictures so far; the one being drawn (3) is never requested
    EXPECT_TRUE(ended);
    EXPECT_THAT(writer.numbers, ::testing::UnorderedElementsAre(0, 1, 2));
    EXPECT_EQ(writer.finished, 1);
    EXPECT_TRUE(run.progress().whole);
    EXPECT_EQ(run.progress().written, 3);
    // AND no more are taken
    EXPECT_FALSE(run.step());
    EXPECT_TRUE(run.finish());
    EXPECT_EQ(writer.finished, 1);
  }
}

TEST(FilmRun, WithoutItsSourceAStepThatWaitsForRoomEnds) {
  Numbered source;
  Kept writer;
  writer.blocked = true;
  FilmRun run({0, 99}, 30, 1, source, writer);
  base::Result<bool> stepped = true;
  std::thread drawing([&] {
    while (stepped && *stepped) stepped = run.step();
  });
  while (run.ready()) std::this_thread::yield();
  std::thread ending([&] { EXPECT_TRUE(run.finishWithoutSource()); });
  drawing.join();
  EXPECT_FALSE(stepped);
  writer.blocked = false;
  ending.join();
  EXPECT_EQ(writer.finished, 1);
  EXPECT_EQ(static_cast<std::int64_t>(writer.numbers.size()), run.progress().written);
}

TEST(FilmRun, ThrownAwayItFinishesNothing) {
  Numbered source;
  Kept writer;
  {
    FilmRun run({0, 999}, 30, 1, source, writer);
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(run.step());
  }
  EXPECT_EQ(writer.finished, 0);
}

TEST(FilmRun, DrawingWaitsForASlowWriter) {
  Numbered source;
  Kept writer;
  writer.blocked = true;
  FilmRun run({0, 99}, 30, 1, source, writer);
  for (int i = 0; i < 99 && run.ready(); ++i) ASSERT_TRUE(run.step());
  EXPECT_FALSE(run.ready());
  EXPECT_LT(source.drawn.size(), 10U) << "pictures in memory are bounded";
  writer.blocked = false;
  ASSERT_TRUE(run.finish());
}

TEST(FilmRun, ClosingDoesNotWaitForTheFile) {
  for (const int lanes : {1, 2}) {
    Numbered source;
    Kept writer;
    writer.wantedLanes = lanes;
    FilmRun run({0, 99}, 30, 1, source, writer);
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(run.step());
    writer.blocked = true;
    run.close();
    EXPECT_FALSE(run.closed());
    EXPECT_EQ(writer.finished, 0);
    writer.blocked = false;
    while (!run.closed()) std::this_thread::yield();
    EXPECT_EQ(writer.finished, 1) << "by the threads that write";
    ASSERT_TRUE(run.finish());
    EXPECT_EQ(writer.finished, 1);
    std::ranges::sort(writer.numbers);
    EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2));
    EXPECT_TRUE(run.progress().whole);
  }
}

TEST(FilmRun, LargePicturesAreFewerInMemory) {
  // 16384 x 16384 x 4 bytes are 1 GiB: one is being written, one waits for the graphics card, and
  // no other is drawn.
  Numbered source;
  Kept writer;
  source.side = 16384;
  writer.blocked = true;
  writer.wantedLanes = 16;
  FilmRun run({0, 99}, 30, 1, source, writer);
  for (int i = 0; i < 99 && run.ready(); ++i) ASSERT_TRUE(run.step());
  EXPECT_EQ(source.drawn.size(), 2U);
  writer.blocked = false;
  ASSERT_TRUE(run.finish());
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1));
}

TEST(FilmRun, SeveralThreadsWriteEveryPicture) {
  Numbered source;
  Kept writer;
  writer.wantedLanes = 4;
  FilmRun run({0, 99}, 30, 1, source, writer);
  runAll(run);
  ASSERT_TRUE(run.finish());
  std::ranges::sort(writer.numbers);
  ASSERT_EQ(writer.numbers.size(), 100U);
  EXPECT_EQ(writer.numbers.back(), 99);
}

TEST(FilmRun, SamplesAreAveragedBeforeWriting) {
  Numbered source;
  Kept writer;
  FilmRun run({9, 9}, 30, 2, source, writer);
  runAll(run);
  ASSERT_TRUE(run.finish());
  EXPECT_EQ(writer.width, 2);
  EXPECT_THAT(writer.values, ElementsAre(9));
}

TEST(Progress, SaysHowFarAndHowLong) {
  FilmProgress progress;
  progress.total = 600;
  EXPECT_EQ(describe(progress), "frame 0 of 600, 0 %");
  progress.drawn = 100;
  progress.kept = 20;
  progress.seconds = 10.0;  // 10 a second, 480 left: 48 seconds
  EXPECT_EQ(describe(progress), "frame 120 of 600, 20 %, 10.0 a second, 0:48 left");
  progress.total = 120'120;  // 120,000 left: 12,000 seconds
  EXPECT_THAT(describe(progress), testing::EndsWith("3:20:00 left"));
}

}  // namespace
