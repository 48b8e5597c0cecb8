// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Films with hostile sounds, caches and paths, and with signals at every stage.
#include <algorithm>
#include <csignal>
#include <limits>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/file_contents.h"
#include "tests/support/program_run.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::lineCount;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

void append(std::string& to, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) to += static_cast<char>(value >> (8 * i));
}

/// Returns a WAV file of 8-bit silence, one channel.
std::string wav(std::uint32_t rate, std::uint32_t bytes, std::uint32_t promised) {
  std::string file = "RIFF";
  append(file, 36 + promised, 4);
  file += "WAVEfmt ";
  append(file, 16, 4);
  append(file, 1, 2);
  append(file, 1, 2);
  append(file, rate, 4);
  append(file, rate, 4);
  append(file, 1, 2);
  append(file, 8, 2);
  file += "data";
  append(file, promised, 4);
  return file + std::string(bytes, '\x80');
}

class HostileFilm : public support::ProgramTest {
 protected:
  HostileFilm() {
    auto model = support::redDancer();
    pmx::RigidBody body;  // it falls, so that there is physics
    body.bone = 5;
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.5F, 0, 0};
    body.position = {0, 16, 0};
    body.mass = 1.0F;
    body.mode = static_cast<std::uint8_t>(pmx::RigidMode::Physics);
    model.rigidBodies.push_back(body);
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "model.pmx"));
    EXPECT_TRUE(vmd::writeVmdFile(support::dance(), folder() / "dance.vmd"));
    fs::create_directory(folder() / "made");
  }
  /// Returns a film of frames 0 to 9 of 64x48, in the folder `made`, with more words.
  [[nodiscard]] support::ProgramRun film(const std::string& output, std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"render", "model.pmx", "dance.vmd", "--size", "64x48", "-o", "made/" + output};
    if (std::ranges::find(more, "--frames") == more.end()) more.insert(more.end(), {"--frames", "0:9"});
    words.insert(words.end(), more.begin(), more.end());
    return odori(words);
  }
  [[nodiscard]] std::vector<std::string> made() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder() / "made"))
      names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }
  /// Expects that a run is refused: one line that has these words, status 2, little time and
  /// memory, and no new file.
  void expectRefused(const support::ProgramRun& run, const std::string& says) const {
    const auto outcome = support::run(run);
    EXPECT_FALSE(outcome.late) << says;
    EXPECT_EQ(outcome.status, 2) << outcome.error;
    EXPECT_EQ(lineCount(outcome.error), 1) << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr(says));
    EXPECT_LT(outcome.peakMiB, 700.0) << says;
    EXPECT_THAT(made(), ElementsAre()) << says;
  }
  /// Calls `then` once a file in `made` has grown, or after 30 seconds.
  [[nodiscard]] std::function<void(pid_t)> onceDrawing(const std::function<void(pid_t)>& then) const {
    return [this, then](pid_t process) {
      for (int i = 0; i < 600; ++i) {
        for (const auto& name : made()) {
          std::error_code gone;
          const auto size = fs::file_size(folder() / "made" / name, gone);
          if (!gone && size > 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            then(process);
            return;
          }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
      }
      then(process);
    };
  }
  /// Calls `then` this many seconds after the work has begun.
  static std::function<void(pid_t)> after(double seconds, const std::function<void(pid_t)>& then) {
    return [=](pid_t process) {
      support::waitUntilItCatchesSignals(process);
      std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
      then(process);
    };
  }
};

TEST_F(HostileFilm, ASoundThatIsNoPlainFileIsRefusedAtOnce) {
  ASSERT_EQ(mkfifo((folder() / "pipe.mp3").c_str(), 0600), 0);
  for (const char* name : {"pipe.mp3", "/dev/zero", "/dev/tty", "/dev/stdin", "/proc/self/fd/0", "made", "."}) {
    auto run = film("a.mp4", {"--audio", name});
    run.mostSeconds = 40;
    expectRefused(run, "odori: ");
  }
}

TEST_F(HostileFilm, APlaylistInAnMp3IsRefusedAndOpensNothing) {
  ASSERT_EQ(mkfifo((folder() / "pipe").c_str(), 0600), 0);
  write("tone.wav", wav(8000, 80000, 80000));
  const std::string pipe = (folder() / "pipe").string();
  write("hls.mp3", "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n" + pipe + "\n#EXT-X-ENDLIST\n");
  write("net.mp3", std::string("#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n") +
                       "http://127.0.0.1:9/a.ts\n#EXT-X-ENDLIST\n");
  write("list.mp3", "ffconcat version 1.0\nfile tone.wav\n");
  for (const char* name : {"hls.mp3", "net.mp3", "list.mp3"}) {
    auto run = film("a.mp4", {"--audio", name});
    run.mostSeconds = 40;
    expectRefused(run, name);
  }
}

TEST_F(HostileFilm, ASoundOfOneHertzIsRefused) {
  write("slow.wav", wav(1, 100000, 100000));
  expectRefused(film("a.mp4", {"--audio", "slow.wav", "--frames", "0:30"}), "has 1 samples a second");
}

TEST_F(HostileFilm, TheSlowestAndTheFastestSoundCostNoMoreThanOthers) {
  const auto silent = support::run(film("a.mp4", {"--frames", "0:60"}));
  ASSERT_EQ(silent.status, 0) << silent.error;
  for (const std::uint32_t rate : {1000U, 768000U}) {
    write("a.wav", wav(rate, 4000000, 4000000));
    const auto outcome = support::run(film("a.mp4", {"--audio", "a.wav", "--frames", "0:60"}));
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_LT(outcome.peakMiB, silent.peakMiB + 60.0) << rate;
  }
}

TEST_F(HostileFilm, ASoundThatEndsEarlyIsSaidAndTheFilmIsWhole) {
  write("cut.wav", wav(8000, 800, 80000));
  const auto outcome = support::run(film("a.mp4", {"--audio", "cut.wav"}));
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.error, HasSubstr("odori: cut.wav: ends at 0.1 s, cut short: holds 844 of the 80044 bytes that it "
                                       "promises; the film has no sound from there on\n"));
  EXPECT_THAT(outcome.error, HasSubstr("10 frames in "));
  EXPECT_THAT(made(), ElementsAre("a.mp4"));
}

TEST_F(HostileFilm, AnEmptyWordIsNoNameOfAFile) {
  for (const char* option : {"--audio", "--camera", "--physics-cache", "--background-image"}) {
    expectRefused(film("a.mp4", {option, ""}), "an empty word is no name of a file");
  }
  expectRefused(odori({"render", "model.pmx", "--frames", "0:1", "-o", ""}), "an empty word is no name of a file");
  expectRefused(odori({"render", "model.pmx", "-o", ""}), "an empty word is no name of a file");
}

TEST_F(HostileFilm, APictureDamagedInTheMiddleIsMadeAnew) {
  auto outcome = support::run(film("p_%d.png"));
  ASSERT_EQ(outcome.status, 0) << outcome.error;
  const auto path = folder() / "made" / "p_4.png";
  const auto whole = support::contents(path);
  auto damaged = whole;
  damaged[whole.size() / 2] = static_cast<char>(damaged[whole.size() / 2] ^ 1);
  write("made/p_4.png", damaged);
  write("made/p_5.png", std::string(whole.size(), '\0'));
  outcome = support::run(film("p_%d.png", {"--resume"}));
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.error, HasSubstr("2 frames, 8 were there"));
  EXPECT_TRUE(support::contents(path) == whole);
}

TEST_F(HostileFilm, AMotionWithoutEndIsNotPlayedIntoACache) {
  auto motion = support::dance();
  motion.boneKeys.push_back(motion.boneKeys.back());
  motion.boneKeys.back().frame = std::numeric_limits<std::uint32_t>::max();
  ASSERT_TRUE(vmd::writeVmdFile(motion, folder() / "dance.vmd"));
  auto run = film("a.mp4", {"--physics-cache", "cache"});
  run.mostSeconds = 60;
  // THEN it is refused with little work; the issue of the motion's file is a line of its own
  const auto outcome = support::run(run);
  EXPECT_FALSE(outcome.late);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(lineCount(outcome.error), 2) << outcome.error;
  EXPECT_THAT(outcome.error, HasSubstr("dance.vmd: motion: goes on to frame 4294967295"));
  EXPECT_THAT(outcome.error, HasSubstr("the motion ends at frame 4294967295; a cache holds frames up to 10000000"));
  EXPECT_LT(outcome.peakMiB, 700.0);
  EXPECT_THAT(made(), ElementsAre());
}

TEST_F(HostileFilm, ACacheThatIsNoneIsRefusedForLittle) {
  ASSERT_EQ(mkfifo((folder() / "pipe").c_str(), 0600), 0);
  for (const char* name : {"pipe", "made", "/dev/zero", "model.pmx/cache", "gone/cache"}) {
    auto run = film("a.mp4", {"--physics-cache", name});
    run.mostSeconds = 60;
    const auto outcome = support::run(run);
    EXPECT_FALSE(outcome.late) << name;
    EXPECT_THAT(outcome.status, ::testing::AnyOf(1, 2)) << name;
    EXPECT_EQ(lineCount(outcome.error), 1) << outcome.error;
    EXPECT_THAT(made(), ElementsAre());
  }
  // 100 MB: of zeros, of bones alone, and of a picture count that the file can't hold.
  std::string header = "Odori physics 1\n" + std::string(64, '\0');
  append(header, 30, 4);
  append(header, 0, 8);
  append(header, 0xFFFFFF, 4);
  append(header, 0, 4);
  std::string bones = header, pictures = header;
  append(bones, 25'000'000, 4);
  append(pictures, 1, 4);
  for (const std::string& start : {std::string(), bones, pictures}) {
    write("cache", start);
    fs::resize_file(folder() / "cache", 100'000'000);
    expectRefused(film("a.mp4", {"--physics-cache", "cache"}), "cache: ");
  }
}

TEST_F(HostileFilm, SignalsEndAFilmAtEveryStage) {
  // The stages: opening (a pipe that nobody reads), playing up to the first picture, drawing.
  ASSERT_EQ(mkfifo((folder() / "made" / "pipe.webm").c_str(), 0600), 0);
  auto moves = support::dance();
  moves.boneKeys.back().frame = 9'000'000;
  write("long.vmd", vmd::writeVmd(moves));
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    const auto send = [number](pid_t process) { kill(process, number); };
    auto opening = film("pipe.webm");
    opening.meanwhile = after(0.5, send);
    auto outcome = support::run(opening);
    EXPECT_EQ(outcome.status, 1) << number;
    EXPECT_THAT(outcome.error, HasSubstr("stopped before the first picture; nothing was written"));
    auto playing = film("a.mp4", {"--frames", "9000000:9000001", "long.vmd"});
    playing.meanwhile = after(0.5, send);
    outcome = support::run(playing);
    EXPECT_EQ(outcome.status, 1) << number;
    EXPECT_THAT(outcome.error, HasSubstr("stopped before the first picture; nothing was written"));
    EXPECT_THAT(made(), ElementsAre("pipe.webm"));
    auto drawing = film("b.mp4", {"--frames", "0:9999999"});
    drawing.meanwhile = onceDrawing(send);
    outcome = support::run(drawing);
    EXPECT_EQ(outcome.status, 1) << number;
    EXPECT_THAT(outcome.error, HasSubstr("odori: stopped after "));
    EXPECT_THAT(made(), ElementsAre("b.mp4", "pipe.webm"));
    fs::remove(folder() / "made" / "b.mp4");
  }
}

TEST_F(HostileFilm, ASoundThatTakesLongIsLeftAtTheFirstSignal) {
  // The film needs the end of four days of sound: all before it has to be decoded.
  constexpr std::uint32_t kBytes = 340'000'000;
  write("long.wav", wav(1000, 0, kBytes));
  fs::resize_file(folder() / "long.wav", 44 + std::uintmax_t{kBytes});
  auto run = film("a.mp4", {"--audio", "long.wav", "--frames", "9990000:9999999", "--physics", "off"});
  run.meanwhile = after(1.0, [](pid_t process) { kill(process, SIGINT); });
  run.mostSeconds = 30;
  const auto outcome = support::run(run);
  EXPECT_FALSE(outcome.late);
  EXPECT_EQ(outcome.status, 1) << outcome.error;
  EXPECT_THAT(outcome.error, HasSubstr("odori: stopped "));
}

TEST_F(HostileFilm, PlacesThatGoAwayAreOneLine) {
  auto run = film("deep/a.mp4", {"--frames", "0:9999999"});
  fs::create_directory(folder() / "made" / "deep");
  run.meanwhile = after(2.0, [this](pid_t process) {
    fs::remove_all(folder() / "made" / "deep");
    kill(process, SIGTERM);
  });
  const auto outcome = support::run(run);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.error, HasSubstr("odori: made/deep/a.mp4: can't be written: No such file or directory\n"));
  EXPECT_THAT(made(), ElementsAre());
}

TEST_F(HostileFilm, DevicesTakeAFilm) {
  for (const char* name : {"a.mp4", "a.webm", "a.gif"}) {
    fs::create_symlink("/dev/null", folder() / "made" / name);
    const auto outcome = support::run(film(name));
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_TRUE(fs::is_symlink(folder() / "made" / name));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
  }
  EXPECT_THAT(made(), ElementsAre("a.gif", "a.mp4", "a.webm"));
}

TEST_F(HostileFilm, TwoProgramsMayMakeTheSameFilm) {
  support::ProgramOutcome other;
  auto first = film("a.mp4", {"--frames", "0:299"});
  const auto second = film("a.mp4", {"--frames", "0:149"});
  first.meanwhile = [&](pid_t) { other = support::run(second); };
  const auto outcome = support::run(first);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_EQ(other.status, 0) << other.error;
  EXPECT_THAT(made(), ElementsAre("a.mp4"));
}

}  // namespace
