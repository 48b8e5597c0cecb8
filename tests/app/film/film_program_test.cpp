// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Scripts use odori render for films: a small model, small pictures.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/app/film/films.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using support::Films;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST_F(Films, ASequenceIsTheSameAgainAndInParts) {
  const auto whole = run("--frames 3:8 --size 64x48 -o p_%05d.png");
  ASSERT_EQ(whole.status, 0) << whole.err;
  EXPECT_THAT(whole.err, HasSubstr("6 frames in "));
  const auto first = files();
  EXPECT_THAT(made.names(),
              ElementsAre("p_00003.png", "p_00004.png", "p_00005.png", "p_00006.png", "p_00007.png", "p_00008.png"));
  EXPECT_NE(first.at("p_00003.png"), first.at("p_00008.png")) << "it moves";
  // Again, and as three parts: equal bytes.
  ASSERT_EQ(run("--frames 3:8 --size 64x48 -o p_%05d.png").status, 0);
  EXPECT_EQ(files(), first);
  for (const auto& name : made.names()) fs::remove(made / name);
  for (const char* part : {"6:8", "3:3", "4:5"})
    ASSERT_EQ(run(std::string("--frames ") + part + " --size 64x48 -o p_%05d.png").status, 0);
  EXPECT_EQ(files(), first);
  // One frame alone is that picture too.
  ASSERT_EQ(run("--frame 5 --size 64x48 -o one.png").status, 0);
  EXPECT_EQ(contents(made / "one.png"), first.at("p_00005.png"));
}

TEST_F(Films, AFilmMovesAsTheDanceDoes) {
  support::writeTone(input / "tone.wav", 44100, 1.0, 0.2);
  const auto result = run("--frames 0:11 --size 128x96 --ssaa 2 --no-ground --background '#00ff00' --audio '" +
                          (input / "tone.wav").string() + "' -o a.mp4");
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(made.names(), ElementsAre("a.mp4"));
  const auto media = support::decode(made / "a.mp4");
  EXPECT_EQ(media.error, "");
  EXPECT_EQ(media.times.size(), 12U);
  EXPECT_EQ(media.width, 128);
  EXPECT_EQ(media.audioCodec, "aac");
  EXPECT_NEAR(support::firstLoud(media), 0.2, 0.005);
  EXPECT_GT(media.corners[0][1], 240) << "green behind";
  EXPECT_LT(media.corners[0][0], 20);
}

TEST_F(Films, TheSoundIsTheShowsSongAsItIsDescribed) {
  support::writeTone(input / "tone.wav", 48000, 3.0, 0.5);  // 0.5 loud
  support::writeTone(input / "other.wav", 48000, 3.0, 0.1);
  const auto at = [this](const char* name) { return "'" + (input / name).string() + "' "; };
  const auto describe = [this](const char* song) {
    std::ofstream(input / "show.odori") << R"({"format": "odori show", "version": 1, "song": {"file": "tone.wav", )"
                                        << song << "}}";
  };
  struct Row {
    const char* song;
    std::string words;
    double toneAt, loud;
  };
  const char* const soft = R"("offset": 0.25, "volume": 0.5)";
  const Row rows[] = {
      {soft, "", 0.75, 0.25},
      {R"("offset": -0.25)", "", 0.25, 0.5},
      {soft, "--audio-offset -0.25 --audio-volume 1 ", 0.25, 0.5},
      {soft, "--audio-volume 0.25 ", 0.75, 0.125},
      {soft, "--audio " + at("tone.wav"), 0.75, 0.25},
      {R"("offset": 0.25, "volume": 0.5, "muted": true)", "--audio " + at("tone.wav"), 0.75, 0.25},
      {soft, "--audio " + at("other.wav"), 0.1, 0.5},
      {soft, "--audio " + at("other.wav") + "--audio-offset 0.1 --audio-volume 0.5 ", 0.2, 0.25},
  };
  for (const Row& row : rows) {
    describe(row.song);
    const auto result = run(at("show.odori") + "--frames 0:35 --size 16x16 " + row.words + "-o a.webm");
    ASSERT_EQ(result.status, 0) << result.err;
    const auto media = support::decode(made / "a.webm");
    EXPECT_NEAR(support::firstLoud(media), row.toneAt, 0.005) << row.song << row.words;
    EXPECT_NEAR(*std::ranges::max_element(media.sound), row.loud, 0.05 * row.loud) << row.song << row.words;
  }
  // A muted song counts as none; options about a missing sound are errors.
  describe(R"("muted": true)");
  ASSERT_EQ(run(at("show.odori") + "--frames 0:3 --size 16x16 -o a.webm").status, 0);
  EXPECT_EQ(support::decode(made / "a.webm").audioCodec, "");
  for (const std::string& words :
       {at("show.odori") + "--frames 0:3 --audio-offset 1 -o b.mp4",
        std::string("--frames 0:3 --audio-volume 0.5 -o b.mp4"),
        at("tone.wav") + "--frames 0:3 --audio-volume 0.5 -o b_%d.png",
        at("tone.wav") + "--frames 0:3 --audio-volume 2 -o b.mp4",
        at("tone.wav") + "--frames 0:3 --audio-offset nan -o b.mp4", at("tone.wav") + "--audio-offset 1 -o b.png"}) {
    const auto refused = run(words);
    EXPECT_EQ(refused.status, 2) << words;
    EXPECT_TRUE(isOneError(refused.err)) << refused.err;
  }
  EXPECT_THAT(made.names(), ElementsAre("a.webm"));
}

TEST_F(Films, AReaderThatLeavesIsAnError) {
  ASSERT_EQ(mkfifo((made / "a.webm").c_str(), 0600), 0);
  const auto result =
      run("--frames 0:30 --size 320x240 -o a.webm", "head -c 100 '" + (made / "a.webm").string() + "' >/dev/null & ");
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(isOneError(result.err)) << result.err;
  EXPECT_THAT(result.err, HasSubstr("a.webm: can't be written"));
}

TEST_F(Films, InterruptedItLeavesAFilmThatEndsThere) {
  for (const int number : {SIGINT, SIGTERM}) {
    const pid_t child = fork();
    if (child == 0) {
      const std::string words = command("--frames 0:9999999 --size 64x48 -o a.mp4");
      execl("/bin/sh", "sh", "-c", words.c_str(), static_cast<char*>(nullptr));
      _exit(127);
    }
    // Once the file beside it has grown, pictures are being made.
    const auto growing = [&] {
      for (const auto& name : made.names()) {
        std::error_code gone;
        if (fs::file_size(made / name, gone) > 0 && !gone) return true;
      }
      return false;
    };
    for (int i = 0; i < 600 && !growing(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    kill(child, number);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    const auto result = outcome(status);
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.err, HasSubstr("odori: stopped after "));
    EXPECT_THAT(made.names(), ElementsAre("a.mp4"));
    const auto media = support::decode(made / "a.mp4");
    EXPECT_EQ(media.error, "");
    EXPECT_GT(media.times.size(), 0U);
    EXPECT_THAT(result.err, HasSubstr("after " + std::to_string(media.times.size()) + " of"));
    fs::remove(made / "a.mp4");
  }
}

TEST_F(Films, AFullDiskIsOneLineAndLeavesNothing) {
  // A limit on the size of files, with its signal ignored, fails as a full disk does: in the
  // middle.
  for (const char* output : {"a.mp4", "a.webm", "p_%05d.png"}) {
    const auto result = run(std::string("--frames 0:9 --size 160x120 -o ") + output, "trap '' XFSZ; ulimit -f 2; ");
    EXPECT_EQ(result.status, 1) << output;
    EXPECT_TRUE(isOneError(result.err)) << result.err;
    EXPECT_THAT(made.names(), ElementsAre()) << output;
  }
}

TEST_F(Films, PlacesThatTakeNoFileAreOneLineAndStatusOne) {
  for (const char* output : {"gone/a.mp4", "gone/p_%d.png", "../a_folder_that_is_not_there/a.gif"}) {
    const auto result = run(std::string("--frames 0:1 --size 64x48 -o ") + output);
    EXPECT_EQ(result.status, 1) << output;
    EXPECT_TRUE(isOneError(result.err)) << result.err;
  }
  EXPECT_THAT(made.names(), ElementsAre());
}

TEST_F(Films, WordsThatContradictAreOneLineAndStatusTwo) {
  for (const char* words : {"--frames 0:1 -o a.png",
                            "--frames 0:1 -o a.avi",
                            "--frames 0:1 -o -",
                            "--frames 5:1 -o a.mp4",
                            "-o a.mp4",
                            "--frames 0:1 --frame 3 -o a.mp4",
                            "--frames 0:1 --size 101x100 -o a.mp4",
                            "--frames 0:1 --transparent -o a.mp4",
                            "--frames 0:1 --background transparent -o a.mp4",
                            "--frames 0:1 --background '#80ffffff' -o a.mp4",
                            "-o p_%05d.png",
                            "--frame 10000001 -o a.png",
                            "--transparent --background-image sky.png -o a.png",
                            "--frames 0:1 --fps 0 -o a.mp4",
                            "--frames 0:1 --fps 999 -o a.mp4",
                            "--frames 0:1 --ssaa 0 -o a.mp4",
                            "--frames 0:1 --audio nothing.wav -o a.gif",
                            "--frames 0:1 --resume -o a.mp4",
                            "--resume -o a.png",
                            "--frames 0:1 --audio nothing.wav -o a.mp4",
                            "--frames 0:1 --size 8192x8192 --ssaa 8 -o a.mp4"}) {
    const auto result = run(words);
    EXPECT_EQ(result.status, 2) << words;
    EXPECT_TRUE(isOneError(result.err)) << words << ": " << result.err;
  }
  EXPECT_THAT(made.names(), ElementsAre());
}

TEST_F(Films, TransparentPicturesHaveAlphaAndNoGround) {
  ASSERT_EQ(run("--frames 0:0 --size 128x96 --transparent -o p_%d.png").status, 0);
  const auto media = support::decode(made / "p_0.png");
  ASSERT_EQ(media.error, "");
  EXPECT_THAT(media.corners[0], ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(media.centres[0], ElementsAre(0, 0, 0, 0)) << "where the ground's axes would be";
}

}  // namespace
