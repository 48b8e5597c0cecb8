// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The disk takes up to 50 ms for each call, moves fewer bytes than asked for, and lets calls end
// with EINTR (fault_wish.h): files and messages are equal to the byte.
#include "tests/app/hostile/faulty_jobs.h"

namespace {

using support::Job;

class SlowDisk : public support::FaultyCommands {};

TEST_F(SlowDisk, ChangesNothingOfWhatACommandDoes) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake}) {
    Job limited = *job;
    limited.onlyItsFiles = true;
    const Result good = runWith(limited, {}), slow = runWith(limited, "slow:50");
    EXPECT_TRUE(slow.hit) << job->name;
    EXPECT_EQ(slow.outcome.status, 0) << job->name << slow.outcome.error;
    EXPECT_EQ(slow.outcome.out, good.outcome.out);
    EXPECT_EQ(slow.outcome.error, good.outcome.error);
    EXPECT_TRUE(slow.files == good.files) << job->name;
    EXPECT_EQ(slow.spoilt, "");
  }
}

class SlowFilms : public support::FaultyFilms {};

TEST_F(SlowFilms, AreTheSame) {
  const auto expectTheSame = [this](const Job& job) {
    const Result good = runWith(job, {}), slow = runWith(job, "slow:20");
    EXPECT_TRUE(slow.hit) << job.name;
    EXPECT_EQ(slow.outcome.status, 0) << job.name << slow.outcome.error;
    EXPECT_TRUE(job.made.empty() || good.files.contains(job.made)) << job.name;
    EXPECT_TRUE(slow.files == good.files) << job.name;
    EXPECT_EQ(slow.spoilt, "");
  };
  for (const Job& job : {picture(), sequence(), cached(), sounding()}) expectTheSame(job);
  expectTheSame(reading());  // makes the cache, which cached() is to make itself
}

}  // namespace
