// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Films made in parts: physics and its cache, resuming.
#include <chrono>
#include <csignal>
#include <thread>

#include <unistd.h>

#include "tests/app/film/films.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using support::Films;
using ::testing::HasSubstr;

TEST_F(Films, HairIsTheSameInEveryPartWithACacheOrWithout) {
  const std::string words = "--size 64x48 --no-ground --fps 60 -o p_%05d.png ";
  const auto frames = [&](const char* range, const std::string& more = "") {
    const auto result = run(words + "--frames " + range + more);
    EXPECT_EQ(result.status, 0) << result.err;
  };
  frames("0:11", " --physics off");
  const auto still = files();
  frames("0:11");
  const auto whole = files();
  ASSERT_EQ(whole.size(), 24U);
  EXPECT_NE(whole.at("p_00023.png"), still.at("p_00023.png")) << "the hair falls";
  const std::string cached = " --physics-cache '" + (input / "hair").string() + "'";
  frames("9:11");
  EXPECT_EQ(files(), whole) << "played from frame 0";
  for (const auto& name : made.names()) fs::remove(made / name);
  for (const char* part : {"4:8", "0:3", "9:11"}) frames(part, cached);
  EXPECT_EQ(files(), whole);
  // The first part wrote the whole motion, 31 frames at 60 a second; it is read, not computed
  // again.
  const auto cache = contents(input / "hair");
  frames("5:5", cached);
  EXPECT_EQ(contents(input / "hair"), cache);
  EXPECT_EQ(files(), whole);
  // A cache for another film is refused in one line.
  for (const char* other :
       {"--frames 0:1 --fps 30", "--frames 0:1 --fps 60 --gravity 9", "--frames 0:1 --fps 60 --pre-roll 5",
        "--frames 0:1 --fps 60 --physics off", "--frames 0:1 --fps 60 --solver fabrik",
        "--frames 0:1 --fps 60 --solver-switch loops-once-more", "--frames 0:1 --fps 60 --ik off"}) {
    const auto result = run(std::string("--size 64x48 -o q_%d.png --physics-cache ../") +
                            input.path.filename().string() + "/hair " + other);
    EXPECT_EQ(result.status, 2) << other;
    EXPECT_TRUE(isOneError(result.err)) << result.err;
  }
  EXPECT_EQ(files(), whole);
}

TEST_F(Films, ASoftBodyIsTheSameInEveryPartAndFitsNoCache) {
  // GIVEN the square as a cloth that is pinned at two corners
  pmx::SoftBody cloth;
  cloth.material = 0;
  cloth.totalMass = 1;
  cloth.collisionMargin = 0.1F;
  cloth.config = {1, 0.05F, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1};
  cloth.iterations = {0, 4, 0, 0};
  cloth.material3 = {0.1F, 1, 1};
  cloth.pins = {0, 1};
  auto model = written_;
  model.header.version = 2.1F;
  model.softBodies.push_back(cloth);
  write(model);
  const std::string words = "--size 64x48 --no-ground -o p_%05d.png ";
  ASSERT_EQ(run(words + "--frames 0:6").status, 0);
  const auto whole = files();
  ASSERT_EQ(run(words + "--frames 4:6").status, 0);
  EXPECT_EQ(files(), whole);
  ASSERT_EQ(run(words + "--frames 0:6 --physics off").status, 0);
  EXPECT_NE(files().at("p_00006.png"), whole.at("p_00006.png")) << "it stretches";
  const auto refused = run(words + "--frames 0:6 --physics-cache '" + (input / "hair").string() + "'");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(isOneError(refused.err)) << refused.err;
  EXPECT_THAT(refused.err, HasSubstr("can't hold what physics does to the model's soft bodies"));
}

TEST_F(Films, WhoHangsFromAnotherFitsNoCache) {
  // GIVEN hair that is attached to a model without bodies
  ASSERT_TRUE(pmx::writePmxFile(written_, input / "hair.pmx"));
  auto bald = written_;
  bald.rigidBodies.clear();
  bald.joints.clear();
  write(bald);
  std::ofstream(input / "held.odori") << R"({"format": "odori show", "version": 1, "actors": [{"model": "dancer.pmx"},
    {"model": "hair.pmx", "outsideParents": [{"actor": 0, "parent": "頭"}]}]})";
  const std::string words = "'" + (input / "held.odori").string() + "' --frames 0:1 --size 64x48 -o p_%05d.png";
  EXPECT_EQ(run(words).status, 0);
  const auto refused = run(words + " --physics-cache '" + (input / "hair").string() + "'");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(isOneError(refused.err)) << refused.err;
  EXPECT_THAT(refused.err, HasSubstr("can't hold the physics of a model that hangs from another"));
}

TEST_F(Films, GoalsAreTheSameInEveryRangeAndFitNoCache) {
  // GIVEN a model whose head looks at the camera, and hair that physics moves
  ASSERT_TRUE(pmx::writePmxFile(written_, input / "hair.pmx"));
  auto bald = written_;
  bald.rigidBodies.clear();
  bald.joints.clear();
  write(bald);
  std::ofstream(input / "look.odori") << R"({"format": "odori show", "version": 1, "actors": [{"model": "hair.pmx",
    "goals": [{"goal": "look", "bone": "頭", "at": "camera", "keys": [{"frame": 1, "on": true, "blend": 4}]}]}]})";
  const std::string words =
      "'" + (input / "look.odori").string() + "' --turn 60 --size 64x48 --no-ground -o p_%05d.png";
  ASSERT_EQ(run(words + " --frames 0:6").status, 0);
  const auto whole = files();
  ASSERT_EQ(run(words + " --frames 4:6").status, 0);
  EXPECT_EQ(files(), whole);
  const auto refused = run(words + " --frames 0:6 --physics-cache '" + (input / "hair").string() + "'");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(isOneError(refused.err)) << refused.err;
  EXPECT_THAT(refused.err, HasSubstr("can't hold the physics of a model that has goals"));
}

TEST_F(Films, PlayingUpToTheFirstPictureCanBeStopped) {
  // GIVEN a dance of days: after a motion's end there is nothing to play
  auto days = support::smilingDance();
  days.boneKeys.push_back(days.boneKeys.back());
  days.boneKeys.back().frame = 9'000'000;
  ASSERT_TRUE(vmd::writeVmdFile(days, input / "dance.vmd"));
  const pid_t child = fork();
  if (child == 0) {
    const std::string words = command("--frames 8999999:9000000 --size 64x48 -o a.mp4");
    execl("/bin/sh", "sh", "-c", words.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  // The first line that reports playing comes after five seconds.
  for (int i = 0; i < 1200 && contents(input / "err").find("frame ") == std::string::npos; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  kill(child, SIGINT);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  const auto result = outcome(status);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("playing up to the first frame: frame "));
  EXPECT_THAT(result.err, HasSubstr("stopped before the first picture"));
  EXPECT_TRUE(made.names().empty());
}

TEST_F(Films, ARangeBeyondTheMotionsEndMakesTheCacheLonger) {
  const std::string cache = (input / "hair").string();
  const auto frames = [&](const char* range) {
    const auto result =
        run(std::string("--size 64x48 --no-ground -o p_%05d.png --physics-cache '") + cache + "' --frames " + range);
    EXPECT_EQ(result.status, 0) << result.err;
  };
  ASSERT_EQ(run("--size 64x48 --no-ground -o p_%05d.png --frames 28:35").status, 0);
  const auto whole = files();
  // The motion ends at frame 30. These are ranges of parallel jobs: the last one is longer than the
  // motion.
  frames("28:29");
  const auto first = contents(cache);
  frames("32:35");
  const auto longer = contents(cache);
  EXPECT_GT(longer.size(), first.size());
  frames("30:31");
  EXPECT_EQ(contents(cache), longer) << "never shorter again";
  EXPECT_TRUE(files() == whole);
  // Another frame's bone: of the seven bones the hair is the last; its index is at 104.
  auto damaged = longer;
  damaged[104] = 2;
  std::ofstream(cache, std::ios::binary) << damaged;
  const auto result = run("--size 64x48 -o p_%05d.png --frames 0:1 --physics-cache '" + cache + "'");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("other bones"));
}

TEST_F(Films, ResumingDrawsOnlyWhatIsMissing) {
  const std::string words = "--frames 3:6 --size 64x48 -o p_%05d.png";
  ASSERT_EQ(run(words).status, 0);
  const auto first = files();
  // One missing, one cut off, one of another frame: only the first two are made anew.
  fs::remove(made / "p_00003.png");
  fs::resize_file(made / "p_00004.png", 60);
  fs::copy_file(made / "p_00005.png", made / "p_00006.png", fs::copy_options::overwrite_existing);
  const auto resumed = run(words + " --resume");
  ASSERT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_THAT(resumed.err, HasSubstr("2 frames, 2 were there"));
  auto expected = first;
  expected["p_00006.png"] = first.at("p_00005.png");
  EXPECT_EQ(files(), expected);
  ASSERT_EQ(run(words).status, 0);
  EXPECT_EQ(files(), first) << "without --resume all are made";
}

TEST_F(Films, ResumingKnowsWhatMorphsDidInThePicturesThatAreThere) {
  const std::string words = "--frames 3:8 --size 64x48 -o p_%05d.png";
  ASSERT_EQ(run(words).status, 0);
  const auto first = files();
  // The morph fades in while 4 to 6 are kept; between 7 and 8 nothing of it changes.
  for (const char* name : {"p_00003.png", "p_00007.png", "p_00008.png"}) fs::remove(made / name);
  ASSERT_EQ(run(words + " --resume").status, 0);
  EXPECT_TRUE(files() == first);
}

}  // namespace
