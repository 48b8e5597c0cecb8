// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_run.h"

#include <atomic>
#include <cstring>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/film/shrink.h"

namespace {

using app::FilmProgress;
using app::FilmRun;
using app::Picture;
using ::testing::ElementsAre;
using ::testing::StartsWith;

Picture plain(int width, int height, std::uint8_t value) {
  app::PictureBuffer buffer(width, height);
  std::memset(buffer.bytes, value, std::size_t{4} * width * height);
  return buffer.picture;
}

/// Pictures whose every byte is the frame's number; like a graphics card, one behind.
class Numbered final : public app::PictureSource {
 public:
  base::Result<std::optional<Picture>> draw(double frame) override {
    if (frame == noMemoryAt) throw std::bad_alloc();
    drawn.push_back(frame);
    auto picture = plain(4, 2, static_cast<std::uint8_t>(frame));
    if (side > 0) picture = {side, side, 0, picture.bytes};  // all rows are one: large without memory
    const auto before = std::exchange(waiting_, picture);
    if (frame == failsAt) return noPicture();
    return before;
  }
  base::Result<Picture> last() override {
    if (lastFails) return noPicture();
    if (lastHasNoMemory) throw std::bad_alloc();
    return *std::exchange(waiting_, std::nullopt);
  }
  void pass(double frame) override { passed.push_back(frame); }
  bool remembers() const override { return hasPast; }
  std::vector<double> drawn, passed;
  bool hasPast = false;
  double failsAt = -1.0, noMemoryAt = -1.0;
  int side = 0;
  bool lastFails = false, lastHasNoMemory = false;

 private:
  static tl::unexpected<base::Error> noPicture() {
    return tl::unexpected(base::Error{base::ErrorCode::CannotWrite, {}, {}, -1, -1, "no picture"});
  }
  std::optional<Picture> waiting_;
};

class Kept final : public app::PictureWriter {
 public:
  int lanes() const override { return wantedLanes; }
  bool has(std::int64_t number) const override { return there.contains(number); }
  base::Result<void> add(const Picture& picture, std::int64_t number) override {
    while (blocked) std::this_thread::yield();
    if (number == noMemoryAt) throw std::bad_alloc();
    if (number == failsAt) return tl::unexpected(base::Error{base::ErrorCode::CannotWrite, "film", {}, -1, -1, "full"});
    const std::lock_guard lock(mutex);
    numbers.push_back(number);
    values.push_back(picture.row(0)[0]);
    width = picture.width;
    return {};
  }
  base::Result<void> finish() override {
    while (blocked) std::this_thread::yield();
    if (throwsAtEnd == 1) throw std::bad_alloc();
    if (throwsAtEnd == 2) throw 5;
    ++finished;
    return {};
  }
  int wantedLanes = 1, width = 0, throwsAtEnd = 0;
  std::atomic<int> finished = 0;
  std::int64_t failsAt = -1, noMemoryAt = -1;
  std::set<std::int64_t> there;
  std::atomic<bool> blocked = false;
  std::mutex mutex;
  std::vector<std::int64_t> numbers;
  std::vector<int> values;
};

void runAll(FilmRun& run) {
  for (auto more = run.step(); more && *more;) more = run.step();
}

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
  EXPECT_EQ(describe(run.progress()), "playing up to the first picture: frame 30 of 100");
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

TEST(FilmRun, ThrownAwayItFinishesNothing) {
  Numbered source;
  Kept writer;
  {
    FilmRun run({0, 999}, 30, 1, source, writer);
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(run.step());
  }
  EXPECT_EQ(writer.finished, 0);
}

TEST(FilmRun, AnErrorOfDrawingKeepsWhatWasMadeBefore) {
  Numbered source;
  Kept writer;
  source.failsAt = 5;
  FilmRun run({0, 999}, 30, 1, source, writer);
  base::Result<bool> stepped = true;
  while (stepped && *stepped) stepped = run.step();
  ASSERT_FALSE(stepped);
  EXPECT_EQ(stepped.error().detail, "no picture");
  EXPECT_TRUE(run.finish()) << "the error was told";
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2, 3)) << "4 was to come with the call that failed";
  EXPECT_THAT(writer.values, ElementsAre(0, 1, 2, 3));
  EXPECT_EQ(writer.finished, 1);
  EXPECT_TRUE(run.progress().whole);
  EXPECT_EQ(run.progress().written, 4);
}

TEST(FilmRun, AnErrorOfTheLastPictureKeepsTheOthers) {
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

TEST(FilmRun, WithoutAPictureNoFileIsMade) {
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

TEST(FilmRun, AnErrorOfTheWriterEndsIt) {
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

TEST(FilmRun, AnErrorAtTheLastPictureIsNoticedToo) {
  Numbered source;
  Kept writer;
  writer.failsAt = 3;
  FilmRun run({0, 3}, 30, 1, source, writer);
  runAll(run);
  EXPECT_FALSE(run.finish());
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
  // 16384 x 16384 x 4 bytes are 1 GiB: one is being written, one waits for the graphics card, and no other is drawn.
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

TEST(FilmRun, NoMemoryIsAnErrorOfThePicture) {
  Numbered source;
  Kept writer;
  writer.noMemoryAt = 2;
  FilmRun run({0, 9}, 30, 1, source, writer);
  base::Result<bool> stepped = true;
  while (stepped && *stepped) stepped = run.step();
  const auto finished = run.finish();
  ASSERT_FALSE(finished);
  EXPECT_EQ(finished.error().detail, "no memory to write a picture");
  EXPECT_EQ(finished.error().code, base::ErrorCode::CannotWrite);
}

TEST(FilmRun, NoMemoryWhileDrawingKeepsWhatWasMadeBefore) {
  Numbered source;
  Kept writer;
  source.noMemoryAt = 5;
  FilmRun run({0, 9}, 30, 1, source, writer);
  base::Result<bool> stepped = true;
  while (stepped && *stepped) stepped = run.step();
  ASSERT_FALSE(stepped);
  EXPECT_EQ(stepped.error().detail, "no memory to draw a picture");
  EXPECT_TRUE(run.finish());
  EXPECT_THAT(writer.numbers, ElementsAre(0, 1, 2, 3));
  EXPECT_TRUE(run.progress().whole);
}

TEST(FilmRun, NoMemoryForTheLastPictureKeepsTheOthers) {
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

TEST(FilmRun, WhatIsThrownWhileTheFileIsMadeWholeIsAnError) {
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
/// Leaves the process so much address space that a new thread's stack (8 MiB) fits so many times.
void leaveRoomForThreads(int count) {
  std::ifstream file("/proc/self/statm");
  rlim_t pages = 0;
  file >> pages;
  const rlim_t room = (rlim_t{2} + static_cast<rlim_t>(count) * 9) << 20U;
  const rlimit limit{pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + room, RLIM_INFINITY};
  setrlimit(RLIMIT_AS, &limit);
}

TEST(FilmRunDeathTest, WithoutAThreadItIsAnError) {
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

TEST(FilmRunDeathTest, WithFewerThreadsItGoesOn) {
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

TEST(Shrink, MeansAreRoundedToNearest) {
  app::PictureBuffer buffer(4, 2);
  // Blue of the two blocks of four: 0 0 0 1 (a quarter), and 255 254 255 255 (254.75).
  const std::uint8_t blues[] = {0, 0, 255, 254, 0, 1, 255, 255};
  for (int i = 0; i < 8; ++i) {
    buffer.bytes[4 * i] = blues[i];
    buffer.bytes[4 * i + 1] = i % 2 == 0 ? 1 : 0;  // green: a half, rounded up
    buffer.bytes[4 * i + 2] = 7;
    buffer.bytes[4 * i + 3] = 255;
  }
  const auto small = app::shrink(buffer.picture, 2);
  ASSERT_EQ(small.width, 2);
  ASSERT_EQ(small.height, 1);
  EXPECT_EQ(small.row(0)[0], 0);
  EXPECT_EQ(small.row(0)[4], 255);
  EXPECT_EQ(small.row(0)[1], 1);
  EXPECT_EQ(small.row(0)[2], 7);
  EXPECT_EQ(small.row(0)[3], 255);
}

TEST(Progress, SaysHowFarAndHowLong) {
  FilmProgress progress;
  progress.total = 600;
  EXPECT_EQ(describe(progress), "picture 0 of 600, 0 %");
  progress.drawn = 100;
  progress.kept = 20;
  progress.seconds = 10.0;  // 10 a second, 480 left: 48 seconds
  EXPECT_EQ(describe(progress), "picture 120 of 600, 20 %, 10.0 a second, 0:48 left");
  progress.total = 120'120;  // 120,000 left: 12,000 seconds
  EXPECT_THAT(describe(progress), testing::EndsWith("3:20:00 left"));
}

}  // namespace
