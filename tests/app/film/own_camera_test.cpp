// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The program's own camera, and pictures by their names.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/app/film/films.h"
#include "tests/app/film/media_probe.h"

namespace {

using support::Films;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* kSmall = "--size 64x36 --no-ground --physics off ";

support::Outcome runProgram(const std::string& words, const support::TestFolder& folder) {
  const auto out = folder / "out", err = folder / "err";
  const int status =
      std::system(("'" ODORI_PROGRAM "' " + words + " >'" + out.string() + "' 2>'" + err.string() + "'").c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, support::contents(out), support::contents(err)};
}

TEST_F(Films, ThePictureIsWhatItsNameSays) {
  // GIVEN a model with a red square of eight units around (0, 10, 0), where MMD's camera looks
  write(support::redDancer());
  for (const auto& [name, start] : {std::pair<const char*, std::string>{"a.png", "\x89PNG"},
                                    {"a.jpg", "\xFF\xD8\xFF"},
                                    {"a.JPEG", "\xFF\xD8\xFF"},
                                    {"a.webp", "RIFF"}}) {
    const auto drawn = run(std::string(kSmall) + "--frame 0 -o " + name);
    ASSERT_EQ(drawn.status, 0) << name;
    EXPECT_EQ(drawn.err, "") << name;
    EXPECT_THAT(support::contents(made / name), StartsWith(start)) << name;
    // red in the middle, where the model is: 154 is MMD's light
    const auto centre = support::decode(made / name).centres.at(0);
    EXPECT_NEAR(centre[0], 154, 6) << name;
    EXPECT_LT(centre[1], 12) << name;
  }
  for (const char* words : {"--frame 0 -o b", "--frame 0 -o b.bmp", "--frame 0 --transparent -o b.jpg",
                            "--frames 0:1 --transparent -o b_%d.jpg", "--frames 0:1 -o b.jpg"}) {
    const auto refused = run(std::string(kSmall) + words);
    EXPECT_EQ(refused.status, 2) << words;
    EXPECT_EQ(std::ranges::count(refused.err, '\n'), 1) << refused.err;
  }
  EXPECT_EQ(made.names().size(), 4U);
}

TEST_F(Films, ItsCameraGoesWhereItIsTold) {
  const auto picture = [this](const std::string& words) {
    const auto result = run(std::string(kSmall) + words + " -o a.png");
    EXPECT_EQ(result.status, 0) << words << result.err;
    return support::contents(made / "a.png");
  };
  const std::string plain = picture("--frame 5");
  // MMD's camera is 45 units before the model, which is as large as a person
  EXPECT_EQ(plain, picture("--frame 5 --view front --distance 45 --fit off"));
  EXPECT_EQ(plain, picture("--frame 5 --fit auto"));
  EXPECT_EQ(picture("--frame 5 --turn 180"), picture("--frame 5 --view back"));
  for (const char* words : {"--view left", "--view top", "--distance 90", "--follow 左足首", "--turn 45"})
    EXPECT_NE(plain, picture(std::string("--frame 5 ") + words)) << words;
  const auto nobody = run(std::string(kSmall) + "--frame 0 --follow しっぽ -o a.png");
  EXPECT_EQ(nobody.status, 2);
  EXPECT_THAT(nobody.err, HasSubstr("has no bone 'しっぽ'"));
  // AND a turntable of four pictures shows the four sides
  ASSERT_EQ(run(std::string(kSmall) + "--frames 0:3 --turntable -o t_%d.png").status, 0);
  ASSERT_EQ(run(std::string(kSmall) + "--frame 2 --view back -o back.png").status, 0);
  EXPECT_EQ(support::contents(made / "t_2.png"), support::contents(made / "back.png"));
}

TEST_F(Films, AllFramesAreThoseOfTheMotion) {
  const auto result = run("--size 16x16 --physics off --frames all -o p_%d.png");
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.err.find("beyond"), std::string::npos);
  EXPECT_EQ(made.names().size(), 31U);  // the dance of support::dance() ends at frame 30
  const auto still = runProgram(
      "render '" + (input / "dancer.pmx").string() + "' --frames all -o '" + (made / "none.mp4").string() + "'", input);
  EXPECT_EQ(still.status, 2);
  EXPECT_THAT(still.err, HasSubstr("no motion"));
}

TEST_F(Films, ASmallModelIsFramed) {
  // GIVEN a red square of half a unit at (0, 17, 0), which is three pixels of a hundred from MMD's
  // camera
  auto model = support::redDancer();
  for (auto& vertex : model.vertices)
    vertex.position = base::Vec3(0, 17, 0) + (vertex.position - base::Vec3(0, 10, 0)) / 16.0F;
  ASSERT_TRUE(pmx::writePmxFile(model, input / "glasses.pmx"));
  const std::string render = "render '" + (input / "glasses.pmx").string() + "' --size 100x100 --no-ground -o '";
  ASSERT_EQ(runProgram(render + (made / "fit.png").string() + "'", input).status, 0);
  ASSERT_EQ(runProgram(render + (made / "off.png").string() + "' --fit off", input).status, 0);
  // THEN it is in the middle, and isn't so with nothing fitted
  EXPECT_GT(support::decode(made / "fit.png").centres.at(0)[0], 140);
  EXPECT_LT(support::decode(made / "fit.png").centres.at(0)[1], 60);
  EXPECT_GT(support::decode(made / "off.png").centres.at(0)[1], 200);
}

}  // namespace
