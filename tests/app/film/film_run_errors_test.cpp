// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check what becomes of a film where drawing, writing, memory or threads fail.
#include <fstream>

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/app/film/small_run.h"

namespace {

using app::FilmRun;
using support::Kept, support::Numbered, support::runAll;
using ::testing::ElementsAre;

TEST(FilmRunErrors, AnErrorOfDrawingKeepsWhatWasMadeBefore) {
  Numbered source;
  Kept writer;
  source.failsAt = 5;
  FilmRun run({0, 999}, 30, 1, source, writer);
  const auto stepped = runAll(run);
  ASSERT_FALSE(stepped);
  EXPECT_EQ(stepped.error().detail, "no picture");
  EXPECT_TRUE(run.finish()) << "the error was told";
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2, 3)) << "4 was to come with the call that failed";
  EXPECT_THAT(writer.values, ElementsAre(0, 1, 2, 3));
  EXPECT_EQ(writer.finished, 1);
  EXPECT_TRUE(run.progress().whole);
  EXPECT_EQ(run.progress().written, 4);
}

TEST(FilmRunErrors, AnErrorOfTheLastPictureKeepsTheOthers) {
  Numbered source;
  Kept writer;
  source.lastFails = true;
  FilmRun run({0, 3}, 30, 1, source, writer);
  runAll(run);
  const auto finished = run.finish();
  ASSERT_FALSE(finished);
  EXPECT_EQ(finished.error().detail, "no picture");
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2));
  EXPECT_EQ(writer.finished, 1);
  EXPECT_TRUE(run.progress().whole);
}

TEST(FilmRunErrors, WithoutAPictureNoFileIsMade) {
  for (const bool stopped : {true, false}) {
    Numbered source;
    Kept writer;
    source.failsAt = 0;
    FilmRun run({0, 999}, 30, 1, source, writer);
    if (!stopped) {
      EXPECT_FALSE(run.step());
    }
    EXPECT_TRUE(run.finish());
    EXPECT_EQ(writer.finished, 0);
    EXPECT_FALSE(run.progress().whole);
  }
}

TEST(FilmRunErrors, AnErrorOfTheWriterEndsIt) {
  Numbered source;
  Kept writer;
  writer.failsAt = 2;
  FilmRun run({0, 999}, 30, 1, source, writer);
  base::Result<bool> stepped = true;
  for (int i = 0; i < 999 && stepped; ++i) stepped = run.step();
  ASSERT_FALSE(stepped) << "noticed while drawing, not after all of it";
  EXPECT_EQ(stepped.error().detail, "full");
  EXPECT_FALSE(run.finish());
  EXPECT_EQ(writer.finished, 0);
}

TEST(FilmRunErrors, AnErrorAtTheLastPictureIsNoticedToo) {
  Numbered source;
  Kept writer;
  writer.failsAt = 3;
  FilmRun run({0, 3}, 30, 1, source, writer);
  runAll(run);
  EXPECT_FALSE(run.finish());
}

TEST(FilmRunErrors, NoMemoryIsAnErrorOfThePicture) {
  Numbered source;
  Kept writer;
  writer.noMemoryAt = 2;
  FilmRun run({0, 9}, 30, 1, source, writer);
  (void)runAll(run);
  const auto finished = run.finish();
  ASSERT_FALSE(finished);
  EXPECT_EQ(finished.error().detail, "no memory to write a picture");
  EXPECT_EQ(finished.error().code, base::ErrorCode::CannotWrite);
}

TEST(FilmRunErrors, NoMemoryWhileDrawingKeepsWhatWasMadeBefore) {
  Numbered source;
  Kept writer;
  source.noMemoryAt = 5;
  FilmRun run({0, 9}, 30, 1, source, writer);
  const auto stepped = runAll(run);
  ASSERT_FALSE(stepped);
  EXPECT_EQ(stepped.error().detail, "no memory to draw a picture");
  EXPECT_TRUE(run.finish());
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2, 3));
  EXPECT_TRUE(run.progress().whole);
}

TEST(FilmRunErrors, NoMemoryForTheLastPictureKeepsTheOthers) {
  Numbered source;
  Kept writer;
  source.lastHasNoMemory = true;
  FilmRun run({0, 3}, 30, 1, source, writer);
  runAll(run);
  const auto finished = run.finish();
  ASSERT_FALSE(finished);
  EXPECT_EQ(finished.error().detail, "no memory to draw the last picture");
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2));
  EXPECT_TRUE(run.progress().whole);
}

TEST(FilmRunErrors, WhatIsThrownWhileTheFileIsMadeWholeIsAnError) {
  for (const int thrown : {1, 2}) {
    Numbered source;
    Kept writer;
    writer.throwsAtEnd = thrown;
    FilmRun run({0, 3}, 30, 1, source, writer);
    runAll(run);
    const auto finished = run.finish();
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().detail,
              thrown == 1 ? "no memory to make the film whole" : "no way to make the film whole");
    EXPECT_FALSE(run.progress().whole);
  }
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/// Leaves the process enough address space for this many new threads' stacks (8 MiB each).
void leaveRoomForThreads(int count) {
  std::ifstream file("/proc/self/statm");
  rlim_t pages = 0;
  file >> pages;
  const rlim_t room = (rlim_t{2} + static_cast<rlim_t>(count) * 9) << 20U;
  const rlimit limit{pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + room, RLIM_INFINITY};
  setrlimit(RLIMIT_AS, &limit);
}

TEST(FilmRunErrorsDeathTest, WithoutAThreadItIsAnError) {
  const auto film = [] {
    Numbered source;
    Kept writer;
    writer.wantedLanes = 2;
    leaveRoomForThreads(0);
    FilmRun run({0, 9}, 30, 1, source, writer);
    const auto stepped = run.step();
    const auto finished = run.finish();
    const bool said = !stepped && stepped.error().detail == "no thread can be started to write";
    _exit(said && !finished && writer.numbers.empty() && writer.finished == 0 ? 0 : 3);
  };
  EXPECT_EXIT(film(), testing::ExitedWithCode(0), "");
}

TEST(FilmRunErrorsDeathTest, WithFewerThreadsItGoesOn) {
  if (std::thread::hardware_concurrency() < 2) GTEST_SKIP() << "one core wants one thread";
  const auto film = [] {
    Numbered source;
    Kept writer;
    writer.wantedLanes = 16;
    leaveRoomForThreads(1);
    FilmRun run({0, 9}, 30, 1, source, writer);
    runAll(run);
    _exit(run.finish() && writer.numbers.size() == 10 && writer.finished == 1 ? 0 : 3);
  };
  EXPECT_EXIT(film(), testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
