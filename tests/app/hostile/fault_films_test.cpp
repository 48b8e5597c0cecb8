// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests make pictures, films and physics caches while each call about their files fails once,
// while a signal comes at each, and on a slow disk (fault_wish.h). Files that the graphics driver
// opens and reads aren't ours, and count as little as its memory.
#include <csignal>

#include "tests/app/hostile/faulty_jobs.h"

namespace {

using support::FaultyFilms;
using support::Job;

TEST_F(FaultyFilms, OfOpening) {
  for (const Job& job : {picture(), sequence(), cached(), sounding()}) failEach(job, "open", "", kSome);
  failEach(clothed(), "open");
  failEach(reading(), "open", "", kSome);
}

TEST_F(FaultyFilms, OfReading) {
  for (const Job& job : {picture(), sounding()}) failEach(job, "read", "", kSome);
  failEach(clothed(), "read");
  failEach(reading(), "read", "", kSome);
}

TEST_F(FaultyFilms, OfListing) { failEach(found(), "list"); }

TEST_F(FaultyFilms, OfWriting) {
  for (const Job& job : {picture(), sequence(), cached(), sounding()}) {
    failEach(job, "write", "", kSome);
    failEach(job, "write", "+", kSome);  // a full disk
  }
}

TEST_F(FaultyFilms, OfNaming) {
  for (const Job& job : {picture(), sequence(), cached()}) {
    failEach(job, "fsync", "", kSome);
    failEach(job, "rename", "", kSome);
    failEach(job, "close", "", kSome);
  }
}

TEST_F(FaultyFilms, OfThreadsBelowTheDrawing) {
  for (const Job& job : {undrawnFilm({"film", "film.mp4"}), undrawnFilm({"film", "film.mp4", "song.wav"})}) {
    failEach(job, "thread", "", kMany);
    failEach(job, "thread", "+", kMany);
  }
}

TEST_F(FaultyFilms, OfMemoryBelowTheDrawing) {
  for (Job job : std::vector{undrawnFilm({"film", "film.mp4"}), undrawnFilm({"film", "film.gif"}),
                             undrawnFilm({"film", "film.mp4", "song.wav"})}) {
    failEach(job, "new", "", kMany);
    if (job.words.back() == "film.gif") continue;  // FFmpeg's filters then use another palette
    job.mayEndInBrought = true;
    job.mayEndIn = {"libglib-2.0"};  // Qt has it, too, but libraries of the module start it
    failEach(job, "alloc", "", kMany);
  }
}

TEST_F(FaultyFilms, OfMemoryOfACache) {
  Job caching{"undrawn_cache_made", {"cache", "model.pmx", "dance.vmd", "cache"}};
  caching.program = ODORI_FAULT_FILM;
  caching.made = "cache";
  failEach(caching, "alloc", "", kMany);
  ASSERT_EQ(run(programOf(caching)).status, 0);
  caching.name = "undrawn_cache_read";
  caching.made = {};
  failEach(caching, "alloc", "", kMany);
}

TEST_F(FaultyFilms, AFilmThatIsBeingFinishedIsWholeWhenItsDisplayGoes) {
  // GIVEN films whose pictures are all drawn, and whose writing takes long
  for (const std::string file : {"ending.mp4", "ending.gif"}) {
    SCOPED_TRACE(file);
    auto what = odori({"ending", file, "hit"});
    what.program = ODORI_FAULT_FILM;
    what.environment.emplace_back("LD_PRELOAD", ODORI_FAULT_POINTS);
    what.environment.emplace_back("ODORI_FAULT", "fsync:1~2000");
    what.environment.emplace_back("ODORI_FAULT_HIT", (folder() / "hit").string());
    what.environment.emplace_back("ODORI_FAULT_FOLDER", std::filesystem::canonical(folder()).string());
    // WHEN the display goes away then THEN the film has its four pictures, and no message says
    // otherwise
    const auto outcome = run(what);
    EXPECT_TRUE(std::filesystem::remove(folder() / "hit"));
    EXPECT_FALSE(outcome.late);
    EXPECT_EQ(outcome.status, 1) << outcome.error;
    EXPECT_THAT(outcome.error, testing::Not(testing::HasSubstr("stopped after")));
    const support::Media film = support::decode(folder() / file);
    EXPECT_EQ(film.error, "");
    EXPECT_EQ(film.times.size(), 4U);
    EXPECT_THAT(left(), testing::Not(testing::Contains(testing::EndsWith(".part"))));
  }
}

}  // namespace
