// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Standard output and standard error are closed or can't be written.
#include <gmock/gmock.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/file_contents.h"
#include "tests/support/model_builder.h"
#include "tests/support/program_run.h"
#include "vmd/vmd_writer.h"

namespace {

using support::Stream;
using testing::HasSubstr;

class Streams : public support::ProgramTest {
 protected:
  Streams() {
    write("model.pmx", pmx::writePmx(support::smallModel()));
    vmd::Motion motion = vmd::Motion::make("m");
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("センター");
    key.frame = 300;
    motion.boneKeys.push_back(key);
    write("dance.vmd", vmd::writeVmd(motion));
  }
};

TEST_F(Streams, AnErrorThatCantBeSaidLeavesItsStatus) {
  for (const auto stream : {Stream::Full, Stream::Gone, Stream::Closed}) {
    // GIVEN a standard error that can't be written
    auto info = odori({"info", "nofile"});
    info.error = stream;
    // WHEN the program has an error to report THEN it ends with that error's status
    const auto outcome = run(info);
    EXPECT_EQ(outcome.status, 2) << static_cast<int>(stream);
    EXPECT_FALSE(outcome.late);
  }
}

TEST_F(Streams, TextThatCantBeWrittenIsAnError) {
  for (const char* word : {"--help", "--version"}) {
    for (const auto stream : {Stream::Full, Stream::Closed}) {
      auto text = odori({word});
      text.out = stream;
      const auto outcome = run(text);
      EXPECT_EQ(outcome.status, 1) << word;
      EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
      EXPECT_THAT(outcome.error, HasSubstr("standard output: can't be written"));
    }
  }
}

TEST_F(Streams, DataThatCantBeWrittenIsAnError) {
  const std::vector<std::vector<std::string>> commands{
      {"info", "model.pmx"},
      {"pose", "model.pmx", "dance.vmd", "--frames", "0:300"},
      {"compare", "model.pmx", "dance.vmd", "--solver-a", "on", "--solver-b", "off"},
      {"bake", "model.pmx", "dance.vmd", "-o", "-"},
      {"bench", "model.pmx", "dance.vmd"}};
  for (const auto& words : commands) {
    for (const auto stream : {Stream::Full, Stream::Closed, Stream::Gone}) {
      auto command = odori(words);
      command.out = stream;
      const auto outcome = run(command);
      EXPECT_EQ(outcome.status, 1) << words[0];
      // A reader that has left wants no more: that alone is no error.
      EXPECT_EQ(support::lineCount(outcome.error), stream == Stream::Gone ? 0 : 1) << outcome.error;
    }
  }
}

TEST_F(Streams, APictureIsDrawnWithoutAnyStream) {
  // GIVEN no standard streams at all, so that the next files and connections would get their
  // numbers
  auto render = odori({"render", "model.pmx", "dance.vmd", "--frame", "30", "--size", "64x64", "-o", "a.png"});
  render.out = render.error = Stream::Closed;
  const auto outcome = run(render);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_FALSE(outcome.late);
  EXPECT_THAT(support::contents(folder() / "a.png"), testing::StartsWith("\x89PNG"));
}

TEST_F(Streams, AFilmEndsWholeWhenNobodyHearsOfIt) {
  for (const auto stream : {Stream::Full, Stream::Gone, Stream::Closed}) {
    auto film = odori({"render", "model.pmx", "dance.vmd", "--frames", "0:5", "--size", "64x64", "-o", "film.mp4"});
    film.error = stream;
    const auto outcome = run(film);
    EXPECT_EQ(outcome.status, 0) << static_cast<int>(stream);
    EXPECT_GT(std::filesystem::file_size(folder() / "film.mp4"), 1000U);
    std::filesystem::remove(folder() / "film.mp4");
  }
  EXPECT_THAT(left(), testing::ElementsAre("dance.vmd", "model.pmx"));
}

TEST_F(Streams, RunningOutOfMemoryIsASentence) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "a sanitizer's own address space has no bound";
#endif
  // This finds the least memory in which the libraries themselves start.
  std::size_t least = 64;
  for (auto version = odori({"--version"}); least < 4096; least += least / 8) {
    version.mostAddressMiB = least;
    if (run(version).status == 0) break;
  }
  least += least / 8;
  // GIVEN a motion of 40 MB and memory for half of what reading it takes
  vmd::Motion motion = vmd::Motion::make("m");
  motion.boneKeys.resize(360'000);
  for (std::uint32_t i = 0; i < motion.boneKeys.size(); ++i) motion.boneKeys[i].frame = i;
  write("long.vmd", vmd::writeVmd(motion));
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"info", "long.vmd"},
        {"pose", "model.pmx", "long.vmd", "--frames", "0"},
        {"compare", "model.pmx", "long.vmd", "--solver-a", "on", "--solver-b", "off"},
        {"bench", "model.pmx", "long.vmd"}}) {
    auto command = odori(words);
    bool ranOut = false, worked = false;
    for (std::size_t mebibytes = least; mebibytes <= 4096 && !worked; mebibytes += mebibytes / 8) {
      command.mostAddressMiB = mebibytes;
      const auto outcome = run(command);
      worked = outcome.status == 0;
      if (worked) continue;
      EXPECT_EQ(outcome.status, 1) << words[0] << " in " << mebibytes << " MiB: " << outcome.error;
      EXPECT_THAT(outcome.error, HasSubstr("memory")) << words[0];
      ranOut = true;
    }
    EXPECT_TRUE(ranOut && worked) << words[0];
  }
}

}  // namespace
