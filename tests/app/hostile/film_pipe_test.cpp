// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests write films into a pipe whose reader reads nothing.
#include <csignal>
#include <random>

#include "tests/app/hostile/displays.h"
#include "tests/support/stuck_pipe.h"

namespace {

using support::StuckPipe;
using ::testing::HasSubstr;

class StuckPipes : public support::Displays {
 protected:
  StuckPipes() {
    // It is of noise, so that a picture is large: TGA, uncompressed, 24 bits, 64x64.
    std::string noise(18, '\0');
    noise[2] = 2;
    noise[12] = noise[14] = 64;
    noise[16] = 24;
    std::mt19937 random(7);
    for (int i = 0; i < 64 * 64 * 3; ++i) noise += static_cast<char>(random() & 0xFFU);
    write("noise.tga", noise);
  }
  /// Returns a film of hours.
  [[nodiscard]] support::ProgramRun piping() const {
    auto run = odori({"render", "model.pmx", "--size", "256x256", "--background-image", "noise.tga", "--physics", "off",
                      "--frames", "0:9999999", "-o", "pipe.webm"});
    run.mostSeconds = 100;
    return run;
  }
};

TEST_F(StuckPipes, AreLeftAtTheFirstSignal) {
  const StuckPipe pipe(folder() / "pipe.webm");
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    auto run = piping();
    run.meanwhile = [&](pid_t process) {
      EXPECT_TRUE(pipe.fills());
      kill(process, number);
    };
    const auto outcome = support::run(run);
    EXPECT_FALSE(outcome.late);
    EXPECT_EQ(outcome.status, 1) << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr("pipe.webm: can't be written: stopped while nobody took what was"));
    pipe.empty();
  }
}

TEST_F(StuckPipes, ASecondSignalEndsItAtOnce) {
  const StuckPipe pipe(folder() / "pipe.webm");
  auto run = piping();
  run.meanwhile = [&](pid_t process) {
    EXPECT_TRUE(pipe.fills());
    kill(process, SIGINT);
    // WHEN the first signal was handled (its handler works once), and another comes within the two
    // seconds
    EXPECT_TRUE(support::waitUntilItCatches(process, SIGINT, false));
    kill(process, SIGINT);
  };
  const auto outcome = support::run(run);
  EXPECT_FALSE(outcome.late);
  EXPECT_EQ(outcome.status, 128 + SIGINT) << outcome.error;
}

}  // namespace
