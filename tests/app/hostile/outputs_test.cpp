// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Outputs that are inputs, part files left by earlier runs, and names that others could take.
#include <chrono>
#include <csignal>
#include <map>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/file_contents.h"
#include "tests/support/model_builder.h"
#include "tests/support/program_run.h"
#include "tests/support/zip_writer.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using testing::Each;
using testing::HasSubstr;
using testing::Not;

/// Returns a picture of one grey pixel: TGA, uncompressed, 24 bits.
std::string onePixel() {
  std::string tga(18, '\0');
  tga[2] = 2;
  tga[12] = tga[14] = 1;
  tga[16] = 24;
  return tga + "\x80\x80\x80";
}

/// Returns a second of silence: WAV, 8 kHz, 8 bits, one channel.
std::string silence() {
  const auto u32 = [](std::uint32_t n) {
    return std::string{static_cast<char>(n), static_cast<char>(n >> 8), static_cast<char>(n >> 16),
                       static_cast<char>(n >> 24)};
  };
  const std::string format =
      std::string("\x01\x00\x01\x00", 4) + u32(8000) + u32(8000) + std::string("\x01\x00\x08\x00", 4);
  return "RIFF" + u32(36 + 8000) + "WAVEfmt " + u32(16) + format + "data" + u32(8000) + std::string(8000, '\x80');
}

class Outputs : public support::ProgramTest {
 protected:
  Outputs() {
    auto model = support::smallModel();
    model.textures.emplace_back("tex_00001.tga");
    model.materials[0].texture = static_cast<std::int32_t>(model.textures.size()) - 1;
    write("model.pmx", pmx::writePmx(model));
    vmd::Motion motion = vmd::Motion::make("m");
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("センター");
    motion.boneKeys.push_back(key);
    write("dance.vmd", vmd::writeVmd(motion));
    vmd::Motion camera = vmd::Motion::make("c");
    camera.cameraKeys.resize(1);
    write("camera.vmd", vmd::writeVmd(camera));
    write("tex_00001.tga", onePixel());
    write("behind.tga", onePixel());
    write("song.wav", silence());
    fs::create_symlink("model.pmx", folder() / "link.pmx");
    fs::create_hard_link(folder() / "dance.vmd", folder() / "twin.vmd");
    fs::create_symlink("tex_00001.tga", folder() / "p_00001.png");
    fs::create_symlink("song.wav", folder() / "song.mp4");
  }

  /// Returns the bytes of all files in the folder by name.
  std::map<std::string, std::string> all() const {
    std::map<std::string, std::string> result;
    for (const auto& name : left()) result[name] = contents(folder() / name);
    return result;
  }

  void expectRefused(std::vector<std::string> words, const std::string& what) {
    const auto before = all();
    const auto outcome = runOdori(words);
    EXPECT_EQ(outcome.status, 2) << what;
    EXPECT_EQ(support::lineCount(outcome.error), 1) << what << ": " << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr("to be read")) << what;
    EXPECT_EQ(all(), before) << what;
  }
};

TEST_F(Outputs, ATableNeverTakesThePlaceOfWhatItIsMadeFrom) {
  for (const char* output : {"model.pmx", "./model.pmx", "link.pmx", "dance.vmd", "twin.vmd"}) {
    expectRefused({"pose", "model.pmx", "dance.vmd", "--frames", "0", "-o", output}, output);
  }
  // AND any other name is fine
  EXPECT_EQ(runOdori({"pose", "model.pmx", "dance.vmd", "--frames", "0", "-o", "behind.tga"}).status, 0);
}

TEST_F(Outputs, NoCommandWritesOverATextureOrASongOfTheShow) {
  // GIVEN a show whose song is muted, and names that are links to it and to the model's texture
  write("show.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx",
    "motions": [{"file": "dance.vmd"}]}], "song": {"file": "song.wav", "muted": true}})"));
  fs::create_hard_link(folder() / "tex_00001.tga", folder() / "twin.png");
  for (const char* output : {"tex_00001.tga", "p_00001.png", "twin.png", "song.wav", "song.mp4", "show.odori"}) {
    expectRefused({"pose", "show.odori", "--frames", "0", "-o", output}, output);
    expectRefused({"bake", "show.odori", "-o", output}, output);
    expectRefused({"export", "show.odori", "--format", "glb", "-o", output}, output);
  }
  expectRefused({"render", "show.odori", "--frames", "0:3", "--size", "8x8", "-o", "song.mp4"}, "muted song");
  expectRefused({"render", "show.odori", "--frame", "0", "--size", "8x8", "-o", "twin.png"}, "texture");
  expectRefused({"thumbnail", "show.odori", "-o", "twin.png"}, "texture");
}

TEST_F(Outputs, AnArchiveIsNotWrittenOverWhateverIsReadFromIt) {
  // GIVEN an archive with a model, a show of a model outside (which it can't have), and one of its
  // own
  const std::string show = R"({"format": "odori show", "version": 1, "actors": [{"model": "m.pmx"}]})";
  write("a.csv", support::zipOf({{"m.pmx", contents(folder() / "model.pmx")}, {"s.odori", show}}));
  for (const char* named : {"a.csv", "a.csv!m.pmx", "a.csv!s.odori", "./a.csv!/m.pmx"}) {
    expectRefused({"pose", named, "--frames", "0", "-o", "a.csv"}, named);
    expectRefused({"pose", "model.pmx", named, "--frames", "0", "-o", "a.csv"}, named);
  }
}

TEST_F(Outputs, StandardOutputIsNoneOfTheInputs) {
  const auto before = all();
  for (const std::string command :
       {"info model.pmx", "pose model.pmx dance.vmd --frames 0", "render model.pmx --frame 0 --size 8x8 -o -"}) {
    auto shell = odori({"-c", "exec '" ODORI_PROGRAM "' " + command + " >>model.pmx"});
    shell.program = "/bin/sh";
    const auto outcome = run(shell);
    EXPECT_EQ(outcome.status, 2) << command;
    EXPECT_THAT(outcome.error, HasSubstr("standard output")) << command;
  }
  EXPECT_EQ(all(), before);
}

TEST_F(Outputs, APictureNeverTakesThePlaceOfWhatItIsMadeFrom) {
  // GIVEN names of pictures that are links to input files
  const std::pair<const char*, const char*> links[] = {
      {"model.pmx", "a.png"}, {"dance.vmd", "b.jpg"}, {"camera.vmd", "c.webp"}, {"behind.tga", "d.png"}};
  for (const auto& [file, link] : links) fs::create_symlink(file, folder() / link);
  const auto drawing = [](const char* output) {
    return std::vector<std::string>{
        "render", "model.pmx", "dance.vmd", "--camera", "camera.vmd", "--background-image", "behind.tga", "--frame",
        "0",      "--size",    "8x8",       "-o",       output};
  };
  for (const char* output : {"a.png", "b.jpg", "c.webp", "d.png", "p_00001.png"})
    expectRefused(drawing(output), output);
  // AND so under their own names, which no picture has
  const auto before = all();
  for (const char* output : {"model.pmx", "link.pmx", "dance.vmd", "camera.vmd", "behind.tga"})
    EXPECT_EQ(runOdori(drawing(output)).status, 2) << output;
  EXPECT_EQ(all(), before);
}

TEST_F(Outputs, AFilmNeverTakesThePlaceOfWhatItIsMadeFrom) {
  // a picture of the sequence is a link to a texture; the film one to the song
  expectRefused({"render", "model.pmx", "--frames", "0:3", "--size", "8x8", "-o", "p_%05d.png"}, "sequence");
  expectRefused({"render", "model.pmx", "--frames", "0:3", "--size", "8x8", "--audio", "song.wav", "-o", "song.mp4"},
                "song");
  // AND beyond the sequence it doesn't matter
  EXPECT_EQ(runOdori({"render", "model.pmx", "--frames", "2:3", "--size", "8x8", "-o", "p_%05d.png"}).status, 0);
}

TEST_F(Outputs, APhysicsCacheIsNoneOfTheOtherFiles) {
  expectRefused({"render", "model.pmx", "dance.vmd", "--frames", "0:3", "--size", "8x8", "--physics-cache", "p.mp4",
                 "-o", "p.mp4"},
                "cache is the film");
  expectRefused({"render", "model.pmx", "dance.vmd", "--frames", "0:3", "--size", "8x8", "--physics-cache", "link.pmx",
                 "-o", "p.mp4"},
                "cache is the model");
}

TEST_F(Outputs, PartFilesThatWereLeftStandInNobodysWay) {
  // GIVEN part files as killed programs leave them: of this program now, of an older one with any
  // number, of others
  for (const char* name : {"a.csv.1-0123abcd.part", "a.csv.99999-ffffffff.part", "film.mp4.7-00000000.part",
                           "q_00002.png.7-00000000.part", "b.csv.1-0123abcd.part", "a.csv.mine.part"}) {
    write(name, std::string("left"));
  }
  for (int number = 1; number < 400; ++number) write("a.csv." + std::to_string(number) + ".part", std::string());
  // WHEN files of these names are made
  EXPECT_EQ(runOdori({"pose", "model.pmx", "dance.vmd", "--frames", "0", "-o", "a.csv"}).status, 0);
  EXPECT_EQ(runOdori({"render", "model.pmx", "--frames", "0:1", "--size", "8x8", "-o", "film.mp4"}).status, 0);
  EXPECT_EQ(runOdori({"render", "model.pmx", "--frames", "0:1", "--size", "8x8", "-o", "q_%05d.png"}).status, 0);
  // THEN the old part files of these names are gone, and those of others stay
  const auto names = left();
  for (const char* gone : {"a.csv.1-0123abcd.part", "a.csv.99999-ffffffff.part", "film.mp4.7-00000000.part",
                           "q_00002.png.7-00000000.part"}) {
    EXPECT_THAT(names, Each(Not(std::string(gone))));
  }
  for (const char* kept : {"b.csv.1-0123abcd.part", "a.csv.mine.part", "a.csv", "film.mp4", "q_00000.png"}) {
    EXPECT_THAT(names, testing::Contains(std::string(kept)));
  }
}

TEST_F(Outputs, APoseThatIsStoppedLeavesNothing) {
  // GIVEN a pose that takes hours
  auto pose = odori({"pose", "model.pmx", "dance.vmd", "--frames", "0:9999999", "-o", "a.csv"});
  const auto before = left();
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    pose.meanwhile = [&](pid_t process) {
      // It has begun once there is a new file.
      while (kill(process, 0) == 0 && left().size() == before.size()) std::this_thread::yield();
      kill(process, signal);
    };
    const auto outcome = run(pose);
    EXPECT_EQ(outcome.status, 1) << signal;
    EXPECT_FALSE(outcome.late);
    EXPECT_THAT(outcome.error, HasSubstr("nothing was written"));
    EXPECT_EQ(left(), before);
  }
}

TEST_F(Outputs, ABakeThatIsStoppedLeavesNothing) {
  // GIVEN a bake that takes hours
  auto bake = odori({"bake", "model.pmx", "dance.vmd", "--frames", "0:999999", "--error", "0.01,0.1", "-o", "a.vmd"});
  const auto before = left();
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    bake.meanwhile = [&](pid_t process) {
      // It has begun once there is a new file.
      while (kill(process, 0) == 0 && left().size() == before.size()) std::this_thread::yield();
      kill(process, signal);
    };
    const auto outcome = run(bake);
    EXPECT_EQ(outcome.status, 1) << signal;
    EXPECT_FALSE(outcome.late);
    EXPECT_THAT(outcome.error, HasSubstr("nothing was written"));
    EXPECT_EQ(left(), before);
  }
}

TEST_F(Outputs, ABakeOfAMotionWithoutEndIsRefused) {
  vmd::Motion motion = vmd::Motion::make("m");
  motion.boneKeys.resize(1);
  motion.boneKeys[0].frame = 0xFFFFFFFFU;
  write("far.vmd", vmd::writeVmd(motion));
  const auto before = left();
  const auto outcome = runOdori({"bake", "model.pmx", "far.vmd", "-o", "a.vmd"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, HasSubstr("too many to bake"));
  EXPECT_LT(outcome.peakMiB, 500);
  EXPECT_EQ(left(), before);
}

TEST_F(Outputs, AReaderThatNeverComesOrNeverReadsIsLeftAtTheFirstSignal) {
  // GIVEN pipes: one that is never opened, and one that is open without being read
  ASSERT_EQ(mkfifo((folder() / "lonely").c_str(), 0600), 0);
  ASSERT_EQ(mkfifo((folder() / "stuck").c_str(), 0600), 0);
  const int reader = open((folder() / "stuck").c_str(), O_RDWR | O_CLOEXEC);
  for (const char* name : {"lonely", "stuck"}) {
    auto pose = odori({"pose", "model.pmx", "dance.vmd", "--frames", "0:9999", "-o", name});
    pose.meanwhile = [](pid_t process) {
      support::waitUntilItCatchesSignals(process);
      kill(process, SIGTERM);
    };
    pose.mostSeconds = 30;
    const auto outcome = run(pose);
    EXPECT_FALSE(outcome.late) << name;
    EXPECT_EQ(outcome.status, 1) << name;
    EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
  }
  close(reader);
}

TEST_F(Outputs, BenchOfMoreDancersThanMemoryHoldsIsRefused) {
  auto big = support::smallModel();
  while (big.bones.size() < 2000) big.bones.push_back(support::bone("b", 0, {0, 0, 0}));
  write("big.pmx", pmx::writePmx(big));
  const auto outcome = runOdori({"bench", "big.pmx", "dance.vmd", "--models", "100000"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_LT(outcome.peakMiB, 500);
}

TEST_F(Outputs, BenchOfAMotionWithoutEndEnds) {
  vmd::Motion motion = vmd::Motion::make("m");
  motion.boneKeys.resize(1);
  motion.boneKeys[0].frame = 0xFFFFFFFFU;
  write("far.vmd", vmd::writeVmd(motion));
  auto bench = odori({"bench", "model.pmx", "far.vmd"});
  bench.mostSeconds = 60;
  const auto outcome = run(bench);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_THAT(outcome.out, HasSubstr("10000 frames"));
}

TEST_F(Outputs, WhatStandardOutputIsOpenOnIsNeverReplaced) {
  write("all.csv", std::string("precious\n"));
  for (const std::string name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}) {
    auto shell =
        odori({"-c", "exec '" ODORI_PROGRAM "' pose model.pmx dance.vmd --frames 0 -o " + name + " >>all.csv"});
    shell.program = "/bin/sh";
    EXPECT_EQ(run(shell).status, 0) << name;
    EXPECT_THAT(contents(folder() / "all.csv"), testing::StartsWith("precious\nframe,bone,")) << name;
  }
}

TEST_F(Outputs, ALinkToAFileThatIsntThereStaysALink) {
  fs::create_symlink("later.csv", folder() / "dangling.csv");
  fs::create_symlink("circle.csv", folder() / "circle.csv");
  EXPECT_EQ(runOdori({"pose", "model.pmx", "dance.vmd", "--frames", "0", "-o", "dangling.csv"}).status, 0);
  EXPECT_TRUE(fs::is_symlink(folder() / "dangling.csv"));
  EXPECT_THAT(contents(folder() / "later.csv"), testing::StartsWith("frame,bone,"));
  EXPECT_EQ(runOdori({"pose", "model.pmx", "dance.vmd", "--frames", "0", "-o", "circle.csv"}).status, 1);
  EXPECT_TRUE(fs::is_symlink(folder() / "circle.csv"));
}

TEST_F(Outputs, ANameThatIsTooLongIsToldBeforeTheWork) {
  auto pose = odori({"pose", "model.pmx", "dance.vmd", "--frames", "0:9999999", "-o", std::string(256, 'n')});
  pose.mostSeconds = 20;
  const auto outcome = run(pose);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_FALSE(outcome.late);
  EXPECT_THAT(outcome.error, HasSubstr("File name too long"));
}

TEST_F(Outputs, ACacheThatIsToBeMadeIsNoPictureOfTheFilm) {
  expectRefused({"render", "model.pmx", "dance.vmd", "--frames", "0:3", "--size", "8x8", "--physics-cache", "./q.mp4",
                 "-o", "q.mp4"},
                "the film under another name");
  expectRefused({"render", "model.pmx", "dance.vmd", "--frames", "0:3", "--size", "8x8", "--physics-cache",
                 "s_00001.png", "-o", "s_%05d.png"},
                "a picture of the sequence");
  expectRefused({"render", "model.pmx", "dance.vmd", "--frames", "0:3", "--size", "8x8", "--physics-cache", "model.pmx",
                 "-o", "q.mp4"},
                "the model");
}

TEST_F(Outputs, AFileThatMayNotBeWrittenIsKept) {
  // GIVEN files of the user's own, protected
  for (const char* name : {"kept.csv", "kept.png", "kept.mp4", "k_00001.png"}) {
    write(name, std::string("precious"));
    fs::permissions(folder() / name, fs::perms::owner_read);
  }
  const std::vector<std::vector<std::string>> words{
      {"pose", "model.pmx", "dance.vmd", "--frames", "0", "-o", "kept.csv"},
      {"render", "model.pmx", "--size", "8x8", "-o", "kept.png"},
      {"render", "model.pmx", "--size", "8x8", "--frames", "0:3", "-o", "kept.mp4"},
      {"render", "model.pmx", "--size", "8x8", "--frames", "0:3", "-o", "k_%05d.png"},
  };
  for (const auto& each : words) {
    auto what = odori(each);
    // The home isn't that of the user nobody.
    what.environment.emplace_back("MESA_SHADER_CACHE_DISABLE", "true");
    if (!asNobody(what)) GTEST_SKIP() << "nobody can't run " << what.program << ", and root may write anything";
    const auto outcome = run(what);
    EXPECT_EQ(outcome.status, 1) << outcome.error;
    EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr(": can't be written: Permission denied\n"));
  }
  for (const char* name : {"kept.csv", "kept.png", "kept.mp4", "k_00001.png"}) {
    EXPECT_EQ(contents(folder() / name), "precious") << name;
  }
}

TEST_F(Outputs, ALimitOnTheSizeOfFilesIsAnError) {
  auto shell = odori({"-c", "ulimit -f 2; exec '" ODORI_PROGRAM "' pose model.pmx dance.vmd --frames 0:999 -o a.csv"});
  shell.program = "/bin/sh";
  const auto before = left();
  const auto outcome = run(shell);
  EXPECT_EQ(outcome.status, 1) << outcome.error;
  EXPECT_EQ(left(), before);
}

}  // namespace
