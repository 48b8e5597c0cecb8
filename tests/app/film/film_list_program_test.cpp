// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The program makes films of a whole playlist.
#include <chrono>
#include <csignal>
#include <thread>

#include <unistd.h>

#include "tests/app/film/films.h"
#include "tests/app/film/sounds.h"

namespace {

namespace fs = std::filesystem;
using support::Films;
using support::Outcome;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSmallFilm = " --size 64x48 --physics off --no-ground ";

/// A list of three dances lies beside the model: with a song, one that isn't there, and the dance
/// of 16 frames alone.
class FilmsOfAList : public Films {
 protected:
  FilmsOfAList() {
    support::writeTone(input / "song.wav", 48000, 2.0, 0.2);
    describe(R"({"title": "First/1", "files": ["dancer.pmx", "dance.vmd", "song.wav"]},
                {"title": "Gone", "files": ["gone.pmx", "dance.vmd"]},
                {"title": "二", "files": ["dancer.pmx", "dance.vmd"]})");
  }
  void describe(const std::string& entries) const {
    std::ofstream(list_) << R"({"format": "odori list", "version": 1, "entries": [)" << entries << "]}";
  }
  /// Runs `odori render LIST …` in the folder `made`.
  [[nodiscard]] Outcome film(const std::string& words) const { return outcome(std::system(words_(words).c_str())); }
  [[nodiscard]] std::string words_(const std::string& words) const {
    return "cd '" + made.path.string() + "' && exec '" ODORI_PROGRAM "' render '" + list_.string() + "' " + words +
           " >'" + (input / "out").string() + "' 2>'" + (input / "err").string() + "'";
  }

  fs::path list_ = input / "evening.odori-list";
};

TEST_F(FilmsOfAList, EachDanceIsAFilmOfItsOwn) {
  // WHEN films are made in a folder that isn't there yet
  const auto result = film(std::string(kSmallFilm) + "-o films/");
  // THEN the dance that can't be opened is passed over, with its error and the status of such
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("1 of 3: First/1\n"), HasSubstr("2 of 3: Gone\n"), HasSubstr("gone.pmx"),
                                HasSubstr("3 of 3: 二\n"), HasSubstr("2 of 3 dances filmed\n")));
  std::vector<std::string> names;
  for (const auto& file : fs::directory_iterator(made / "films")) names.push_back(file.path().filename().string());
  std::ranges::sort(names);
  EXPECT_THAT(names, ElementsAre("1 First_1.mp4", "3 二.mp4"));
  // AND each film is that of the dance alone
  const auto first = support::decode(made / "films" / "1 First_1.mp4"),
             alone = support::decode(made / "films" / "3 二.mp4");
  ASSERT_EQ(run(std::string(kSmallFilm) + "--frames all -o one.mp4").status, 0);
  const auto one = support::decode(made / "one.mp4");
  EXPECT_EQ(first.times, one.times);
  EXPECT_EQ(first.centres, one.centres);
  EXPECT_EQ(alone.centres, one.centres);
  EXPECT_EQ(first.audioCodec, "aac");
  EXPECT_EQ(alone.audioCodec, "") << "it has no song";
  EXPECT_NEAR(support::firstLoud(first), 0.2, 0.005);
}

TEST_F(FilmsOfAList, OneFilmHasAllDancesOneAfterAnother) {
  const auto result = film(std::string(kSmallFilm) + "--frames 0:11 --join --fade 0.1 -o all.webm");
  EXPECT_EQ(result.status, 2) << result.err;
  EXPECT_THAT(result.err, HasSubstr("2 of 3 dances filmed\n"));
  EXPECT_THAT(made.names(), ElementsAre("all.webm"));
  const auto media = support::decode(made / "all.webm");
  EXPECT_EQ(media.error, "");
  ASSERT_EQ(media.times.size(), 24U);
  // The white background is darkest where they meet, and nowhere else.
  const int wanted[] = {255, 255, 255, 255, 255, 255, 255, 255, 255, 213, 128, 43,
                        43,  128, 213, 255, 255, 255, 255, 255, 255, 255, 255, 255};
  for (std::size_t i = 0; i < std::size(wanted); ++i) EXPECT_NEAR(media.corners[i][1], wanted[i], 12) << i;
  EXPECT_NEAR(support::firstLoud(media), 0.2, 0.005);
  EXPECT_LT(support::peak(media, 0.42, 0.8), 0.02F) << "the second dance has no song";
}

TEST_F(FilmsOfAList, NothingThatTheListNeedsIsOverwritten) {
  // GIVEN a list whose second dance has a song that is called as the first one's film
  fs::copy_file(input / "song.wav", input / "1 a.mp4");
  describe(R"({"title": "a", "files": ["dancer.pmx", "dance.vmd"]},
              {"title": "b", "files": ["dancer.pmx", "dance.vmd", "1 a.mp4"]})");
  const auto before = support::contents(input / "1 a.mp4");
  const auto names = input.names();
  for (const std::string& words : {"-o '" + input.path.string() + "/'", "-o '" + (input / "%n %t.mp4").string() + "'",
                                   "--join -o '" + (input / "1 a.mp4").string() + "'"}) {
    const auto refused = film(kSmallFilm + words);
    EXPECT_EQ(refused.status, 2) << words;
    EXPECT_TRUE(isOneError(refused.err)) << refused.err;
    EXPECT_THAT(refused.err, HasSubstr("1 a.mp4"));
  }
  EXPECT_EQ(support::contents(input / "1 a.mp4"), before);
  for (const auto& name : input.names())
    EXPECT_TRUE(name == "out" || name == "err" || std::ranges::count(names, name)) << name;
}

TEST_F(FilmsOfAList, WordsThatDontGoTogetherAreRefusedInALine) {
  describe(R"({"files": ["dancer.pmx", "dance.vmd"]})");
  for (const char* words : {"--frame 3 -o a.png", "--frames 0:3 -o a.mp4"}) {
    const auto refused = film(words);
    EXPECT_EQ(refused.status, 2) << words;
    EXPECT_TRUE(isOneError(refused.err)) << refused.err;
    EXPECT_THAT(refused.err, AllOf(HasSubstr("playlist"), HasSubstr("--join")));
  }
  for (const char* words : {"--frames 0:3 -o films/", "--join -o a.mp4"}) {
    const auto refused = run(words);  // a model and its dance
    EXPECT_EQ(refused.status, 2) << words;
    EXPECT_THAT(refused.err, HasSubstr("playlist"));
  }
  describe("");
  const auto empty = film("-o films/");
  EXPECT_EQ(empty.status, 2);
  EXPECT_THAT(empty.err, HasSubstr("no dance"));
  EXPECT_TRUE(made.names().empty());
}

TEST_F(FilmsOfAList, ASignalLeavesAWholeFilmOfWhatWasDrawn) {
  std::string many;
  for (int i = 0; i < 50; ++i) many += std::string(i > 0 ? "," : "") + R"({"files": ["dancer.pmx", "dance.vmd"]})";
  describe(many);
  const std::string line = words_(std::string(kSmallFilm) + "--fps 240 --join -o all.mp4");
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    ::execl("/bin/sh", "sh", "-c", line.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
  }
  while (support::contents(input / "err").find("3 of 50") == std::string::npos) {
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, WNOHANG), 0) << "it ended by itself";
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  ::kill(child, SIGINT);
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  const auto result = outcome(status);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, AllOf(HasSubstr("of 50 dances filmed; stopped\n"), Not(HasSubstr("50 of 50:"))));
  EXPECT_THAT(made.names(), ElementsAre("all.mp4")) << "no part of a file is left";
  const auto media = support::decode(made / "all.mp4");
  EXPECT_EQ(media.error, "");
  EXPECT_GE(media.times.size(), 2U * 16 * 8) << "at least the two dances before";
}

}  // namespace
