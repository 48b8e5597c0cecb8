// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Words of a command line that ask for too much, and names in files that try to control the
// terminal.
#include <csignal>

#include <gmock/gmock.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"
#include "tests/support/program_run.h"
#include "vmd/vmd_writer.h"

namespace {

using testing::HasSubstr;

/// This is a name with a control sequence, a line break, a mark that turns the direction of
/// writing, C1, and much more of it.
const std::string kEvil = std::string("a\x1B]0;owned\x07\nodori: forged\u202Eb\u009Bc,\"") + std::string(589'000, 'x');

/// Expects no byte of a control character but the line's end, and none of the marks above.
void expectHarmless(const std::string& text, std::size_t longestLine) {
  std::size_t line = 0, longest = 0;
  for (const char c : text) {
    EXPECT_TRUE(c == '\n' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F)) << static_cast<int>(c);
    line = c == '\n' ? 0 : line + 1;
    longest = std::max(longest, line);
  }
  EXPECT_EQ(text.find("\u202E"), std::string::npos);
  EXPECT_EQ(text.find("\u009B"), std::string::npos);
  EXPECT_EQ(text.find("\nodori: forged"), std::string::npos);
  EXPECT_LE(longest, longestLine);
}

/// Adds a ball of physics that is attached to the first bone and moves the last.
void hangABall(pmx::Model& model) {
  for (const auto mode : {pmx::RigidMode::FollowBone, pmx::RigidMode::Physics}) {
    pmx::RigidBody body;
    body.bone = mode == pmx::RigidMode::Physics ? static_cast<std::int32_t>(model.bones.size()) - 1 : 0;
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.5F, 0, 0};
    body.position = {mode == pmx::RigidMode::Physics ? 3.0F : 0.0F, 10, 0};
    body.mass = 1.0F;
    body.mode = static_cast<std::uint8_t>(mode);
    model.rigidBodies.push_back(body);
  }
  pmx::Joint joint;
  joint.bodyA = 0;
  joint.bodyB = 1;
  joint.position = {0, 10, 0};
  joint.angularLower = base::Vec3(-1.0F);
  joint.angularUpper = base::Vec3(1.0F);
  model.joints.push_back(joint);
}

class Words : public support::ProgramTest {
 protected:
  /// Makes a small model whose every name is hostile, and a motion for it of 100 frames.
  Words() {
    auto model = support::smallModel();
    model.name = model.englishName = model.comment = kEvil;
    for (auto& bone : model.bones) bone.name = kEvil;
    for (auto& material : model.materials) material.name = kEvil;
    model.textures.emplace_back(kEvil);
    model.materials[0].texture = static_cast<std::int32_t>(model.textures.size()) - 1;
    write("evil.pmx", pmx::writePmx(model));
    auto swinging = support::smallModel();
    hangABall(swinging);
    write("model.pmx", pmx::writePmx(swinging));
    vmd::Motion motion = vmd::Motion::make("m\x1B[2J");
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("センター");
    key.frame = 100;
    motion.boneKeys.push_back(key);
    write("dance.vmd", vmd::writeVmd(motion));
  }
};

TEST_F(Words, FramesAreBounded) {
  for (const char* frames : {"1e19", "1e12", "10000001", "0:1e12:1e9", "inf", "nan", "-0.5", "1e400"}) {
    for (const char* physics : {"on", "off"}) {
      const auto pose = runOdori({"pose", "model.pmx", "dance.vmd", "--physics", physics, "--frames", frames});
      EXPECT_EQ(pose.status, 2) << frames;
      EXPECT_EQ(support::lineCount(pose.error), 1) << pose.error;
      EXPECT_EQ(pose.out, "");
    }
  }
  for (const char* frame : {"1e12", "nan", "inf", "10000001", "-1"}) {
    EXPECT_EQ(runOdori({"render", "model.pmx", "--frame", frame, "-o", "a.png"}).status, 2) << frame;
  }
}

TEST_F(Words, BeyondAMotionsEndThereIsNothingToPlay) {
  // GIVEN the last frame within the limit, of a dance of 100
  auto pose = odori({"pose", "model.pmx", "dance.vmd", "--physics", "on", "--frames", "9999999"});
  pose.mostSeconds = 20;
  const auto posed = run(pose);
  EXPECT_EQ(posed.status, 0) << posed.error;
  EXPECT_FALSE(posed.late);
  auto render = odori({"render", "model.pmx", "dance.vmd", "--frame", "9999999", "--size", "8x8", "-o", "a.png"});
  render.mostSeconds = 30;
  const auto rendered = run(render);
  EXPECT_EQ(rendered.status, 0);
  // THEN an issue says so, once, and there is no progress where standard error is no terminal
  for (const std::string& said : {posed.error, rendered.error}) {
    EXPECT_THAT(said, HasSubstr("frame 9999999 lies beyond the end of the motion, frame 100"));
    EXPECT_EQ(support::lineCount(said), 1) << said;
  }
  EXPECT_EQ(runOdori({"pose", "model.pmx", "dance.vmd", "--frames", "100"}).error, "");
  // AND a frame after the second of rest is that second's end
  const auto rows = [](std::string csv, const std::string& frame) {
    std::string result;
    for (std::size_t at = csv.find("\n" + frame + ","); at != std::string::npos;
         at = csv.find("\n" + frame + ",", at + 1))
      result += csv.substr(at + frame.size() + 1, csv.find('\n', at + 1) - at - frame.size() - 1);
    return result;
  };
  EXPECT_NE(runOdori({"pose", "model.pmx", "dance.vmd", "--frames", "130"}).out,
            runOdori({"pose", "model.pmx", "dance.vmd", "--physics", "on", "--frames", "130"}).out)
      << "the ball moves";
  const auto rest = runOdori({"pose", "model.pmx", "dance.vmd", "--physics", "on", "--frames", "130"});
  EXPECT_EQ(rows(posed.out, "9999999"), rows(rest.out, "130"));
}

TEST_F(Words, PhysicsPlaysAsLongAsTheSong) {
  // GIVEN a dance of 100 frames, and a song of ten seconds: 8,000 samples a second of 16 bits,
  // silent
  const std::uint32_t bytes = 10 * 8'000 * 2;
  const std::uint32_t numbers[] = {bytes + 36, 16, 0x0001'0001, 8'000, 16'000, 0x0010'0002, bytes};
  std::string wav(44 + bytes, '\0');
  wav.replace(0, 4, "RIFF").replace(8, 8, "WAVEfmt ").replace(36, 4, "data");
  const std::size_t places[] = {4, 16, 20, 24, 28, 32, 40};
  for (std::size_t i = 0; i < std::size(places); ++i) {
    for (std::size_t byte = 0; byte < 4; ++byte) wav[places[i] + byte] = static_cast<char>(numbers[i] >> (8 * byte));
  }
  write("song.wav", wav);
  const std::string show =
      R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx", "motions": [{"file": "dance.vmd"}]}], "song": {"file": "song.wav"}})";
  write("show.odori", show);
  const auto row = [this](const char* file, const char* frame) {
    std::vector<std::string> words{"pose", file};
    if (file == std::string_view("model.pmx")) words.emplace_back("dance.vmd");
    words.insert(words.end(), {"--physics", "on", "--frames", frame});
    const auto outcome = runOdori(words);
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    const std::string last =
        // The last line is that of the bone with the ball.
        outcome.out.substr(outcome.out.rfind('\n', outcome.out.size() - 2) + 1);
    return std::pair(last.substr(last.find(',')), outcome.error);
  };
  // THEN with the song the ball goes on until a second after it, frame 300; without it until a
  // second after the dance
  EXPECT_EQ(row("model.pmx", "200").first, row("model.pmx", "130").first);
  EXPECT_NE(row("show.odori", "200").first, row("show.odori", "130").first);
  EXPECT_NE(row("show.odori", "329").first, row("show.odori", "330").first);
  EXPECT_EQ(row("show.odori", "400").first, row("show.odori", "331").first);
  EXPECT_THAT(row("show.odori", "200").second, HasSubstr("hair and clothes move until a second after the song"));
  EXPECT_THAT(row("model.pmx", "200").second, HasSubstr("hair and clothes come to rest within a second"));
}

TEST_F(Words, NumbersThatAreNoneAreRefused) {
  for (const char* settle : {"nan", "inf", "-1", "1e9", "", "1x"}) {
    const auto outcome =
        runOdori({"pose", "model.pmx", "dance.vmd", "--physics", "on", "--frames", "0", "--pre-roll", settle});
    EXPECT_EQ(outcome.status, 2) << settle;
  }
  for (const char* range : {"nan", "-1", "1e9"}) {
    EXPECT_EQ(runOdori({"render", "model.pmx", "-o", "a.png", "--self-shadow-range", range}).status, 2) << range;
  }
}

TEST_F(Words, AWordThatIsNoCommandOpensNothing) {
  // GIVEN no display at all, so that opening a window would be an error
  for (const std::vector<std::string>& words : {std::vector<std::string>{"frobnicate"}, {"infoo", "dance.vmd"}}) {
    auto unknown = odori(words);
    unknown.environment.emplace_back("DISPLAY", ":987");
    const auto outcome = run(unknown);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr("there is no command and no file '" + words[0] + "'"));
    EXPECT_THAT(outcome.error, HasSubstr("info"));
  }
  EXPECT_THAT(runOdori({"nowhere.pmx", "nothing.vmd"}).error, HasSubstr("nowhere.pmx: "));
  // AND help stays help
  const auto help = runOdori({"help", "render"});
  EXPECT_EQ(help.status, 0);
  EXPECT_THAT(help.out, HasSubstr("--background"));
  EXPECT_EQ(help.error, "");
}

TEST_F(Words, AChainHasAName) {
  const auto outcome = runOdori({"pose", "model.pmx", "dance.vmd", "--frames", "0", "--ik-chain", "=on"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, HasSubstr("'=on' isn't NAME=on"));
}

TEST_F(Words, NamesOfFilesDontSteerTheTerminal) {
  // messages about files
  expectHarmless(runOdori({"info", "evil.pmx", "dance.vmd"}).out, 5000);
  expectHarmless(runOdori({"info", "evil.pmx", "--json"}).out, 10'000'000);
  const auto chain = runOdori({"pose", "evil.pmx", "dance.vmd", "--frames", "0", "--ik-chain", "no=on"});
  EXPECT_EQ(chain.status, 2);
  expectHarmless(chain.error, 8192);
  EXPECT_EQ(support::lineCount(chain.error), 1);
  const auto picture = runOdori({"render", "evil.pmx", "dance.vmd", "--size", "8x8", "-o", "a.png"});
  EXPECT_EQ(picture.status, 0);
  expectHarmless(picture.error, 8192);
  EXPECT_THAT(picture.error, HasSubstr("textures["));
  const auto compared = runOdori({"compare", "evil.pmx", "dance.vmd", "--solver-a", "on", "--solver-b", "off"});
  EXPECT_EQ(compared.status, 0) << compared.error;
  expectHarmless(compared.out, 5000);
  // AND words of the command line, which scripts take from files
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"info", kEvil.substr(0, 4000)},
        {"pose", kEvil.substr(0, 100), "b", "--frames", kEvil.substr(0, 5000)},
        {"render", "model.pmx", "-o", kEvil.substr(0, 5000)},
        {"pose", "model.pmx", "--solver-switch", kEvil.substr(0, 5000), "--frames", "0"},
        {kEvil.substr(0, 5000), "--nosuchoption\x1B[2J"}}) {
    const auto outcome = runOdori(words);
    EXPECT_GE(outcome.status, 1);
    expectHarmless(outcome.error, 8192);
    EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
  }
}

TEST_F(Words, ATableInAFileHasNamesAsTheyAre) {
  // quoted as CSV does it, so that other programs find the bone
  const auto table = runOdori({"pose", "evil.pmx", "dance.vmd", "--frames", "0"});
  EXPECT_EQ(table.status, 0);
  EXPECT_THAT(table.out, HasSubstr("\x1B]0;owned\x07\nodori: forged"));
}

TEST_F(Words, ATableOnATerminalHasHarmlessNames) {
  auto shell = odori({"-qec", "'" ODORI_PROGRAM "' pose evil.pmx dance.vmd --frames 0", "/dev/null"});
  shell.program = "/usr/bin/script";  // it gives the program a terminal
  auto outcome = run(shell);
  if (outcome.status == 127) GTEST_SKIP() << "there is no script(1)";
  EXPECT_EQ(outcome.status, 0);
  std::erase(outcome.out, '\r');
  EXPECT_THAT(outcome.out, HasSubstr("owned"));
  expectHarmless(outcome.out, 5000);
}

}  // namespace
