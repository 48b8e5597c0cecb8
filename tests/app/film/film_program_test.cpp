// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// odori render as scripts use it for films: a small dancer, small pictures.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <map>
#include <thread>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pmx/pmx_writer.h"
#include "tests/app/dancer.h"
#include "tests/app/film/media_probe.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct Outcome {
  int status = -1;
  std::string out, err;
};

std::string contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A green square beside the head on a bone that a body swings: a joint holds it at the head.
void addHair(pmx::Model& model) {
  pmx::Bone hair;
  hair.name = "髪";
  hair.position = {2, 16, 0};
  hair.parent = 5;
  hair.flags = pmx::boneFlag::rotatable | pmx::boneFlag::visible;
  model.bones.push_back(hair);
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  for (const auto& corner : {base::Vec2{2, 17}, {6, 17}, {6, 15}, {2, 15}}) {
    pmx::Vertex vertex;
    vertex.position = {corner.x, corner.y, 0.0F};
    vertex.normal = {0, 0, -1};
    vertex.bones[0] = 6;
    model.vertices.push_back(vertex);
  }
  for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) model.indices.push_back(first + i);
  auto material = model.materials.front();
  material.diffuse = {0, 1, 0, 1};
  model.materials.push_back(material);
  for (const std::int32_t bone : {5, 6}) {
    pmx::RigidBody body;
    body.bone = bone;
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.5F, 0, 0};
    body.position = bone == 5 ? base::Vec3{0, 16, 0} : base::Vec3{4, 16, 0};
    body.mass = 1.0F;
    body.mode = static_cast<std::uint8_t>(bone == 5 ? pmx::RigidMode::FollowBone : pmx::RigidMode::Physics);
    model.rigidBodies.push_back(body);
  }
  pmx::Joint joint;
  joint.bodyA = 0;
  joint.bodyB = 1;
  joint.position = {2, 16, 0};
  joint.angularLower = base::Vec3(-1.0F);
  joint.angularUpper = base::Vec3(1.0F);
  model.joints.push_back(joint);
}

class Films : public ::testing::Test {
 protected:
  Films() {
    // A red square on the ankle that IK lifts in the first ten frames.
    auto model = support::dancer();
    for (const auto& corner : {base::Vec2{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}) {
      pmx::Vertex vertex;
      vertex.position = {1.0F + 2.0F * corner.x, 2.0F + 2.0F * corner.y, 0.0F};
      vertex.normal = {0, 0, -1};
      vertex.bones[0] = 3;
      model.vertices.push_back(vertex);
    }
    model.indices = {0, 1, 2, 0, 2, 3};
    pmx::Material material;
    material.diffuse = {1, 0, 0, 1};
    material.flags = pmx::materialFlag::doubleSided;
    material.indexCount = 6;
    model.materials.push_back(material);
    addHair(model);
    write(model);
  }

  void write(const pmx::Model& model) {
    const auto written = pmx::writePmxFile(model, input / "dancer.pmx");
    const auto danced = vmd::writeVmdFile(support::dance(), input / "dance.vmd");
    EXPECT_TRUE(written && danced);
    dancer = model;
  }

  /// `odori render` of the dancer with more words, in the folder `made`.
  [[nodiscard]] std::string command(const std::string& words) const {
    return "cd '" + made.path.string() + "' && exec '" ODORI_PROGRAM "' render '" + (input / "dancer.pmx").string() +
           "' '" + (input / "dance.vmd").string() + "' " + words + " >'" + (input / "out").string() + "' 2>'" +
           (input / "err").string() + "'";
  }
  [[nodiscard]] Outcome outcome(int status) const {
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), contents(input / "out"),
            contents(input / "err")};
  }
  [[nodiscard]] Outcome run(const std::string& words, const std::string& before = "") const {
    return outcome(std::system((before + command(words)).c_str()));
  }
  /// File name to bytes.
  [[nodiscard]] std::map<std::string, std::string> files() const {
    std::map<std::string, std::string> all;
    for (const auto& name : made.names()) all[name] = contents(made / name);
    return all;
  }
  /// True for one line of an error, after lines of progress at most.
  static bool isOneError(const std::string& text) {
    const auto at = text.find("odori: ");
    return at != std::string::npos && (at == 0 || text[at - 1] == '\n') && text.find('\n', at) == text.size() - 1;
  }

  support::TestFolder input, made;
  pmx::Model dancer;  ///< as written last
};

TEST_F(Films, ASequenceIsTheSameAgainAndInParts) {
  const auto whole = run("--frames 3:8 --size 64x48 -o p_%05d.png");
  ASSERT_EQ(whole.status, 0) << whole.err;
  EXPECT_THAT(whole.err, HasSubstr("6 pictures in "));
  const auto first = files();
  EXPECT_THAT(made.names(),
              ElementsAre("p_00003.png", "p_00004.png", "p_00005.png", "p_00006.png", "p_00007.png", "p_00008.png"));
  EXPECT_NE(first.at("p_00003.png"), first.at("p_00008.png")) << "it moves";
  // Again, and as three parts: the same bytes.
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
  // The first part wrote the whole motion, 31 frames at 60 a second; it is read, not made again.
  const auto cache = contents(input / "hair");
  frames("5:5", cached);
  EXPECT_EQ(contents(input / "hair"), cache);
  EXPECT_EQ(files(), whole);
  // What it wasn't made for is refused in one line.
  for (const char* other :
       {"--frames 31:31 --fps 60", "--frames 0:1 --fps 60 --gravity 9", "--frames 0:1 --fps 60 --physics off"}) {
    const auto result = run(std::string("--size 64x48 -o q_%d.png --physics-cache ../") +
                            input.path.filename().string() + "/hair " + other);
    EXPECT_EQ(result.status, 2) << other;
    EXPECT_TRUE(isOneError(result.err)) << result.err;
  }
  EXPECT_EQ(files(), whole);
}

TEST_F(Films, ASoftBodyIsTheSameInEveryPartAndFitsNoCache) {
  // GIVEN the square as a cloth that hangs from two corners
  pmx::SoftBody cloth;
  cloth.material = 0;
  cloth.totalMass = 1;
  cloth.collisionMargin = 0.1F;
  cloth.config = {1, 0.05F, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1};
  cloth.iterations = {0, 4, 0, 0};
  cloth.material3 = {0.1F, 1, 1};
  cloth.pins = {0, 1};
  auto model = dancer;
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
  EXPECT_THAT(resumed.err, HasSubstr("2 pictures, 2 were there"));
  auto expected = first;
  expected["p_00006.png"] = first.at("p_00005.png");
  EXPECT_EQ(files(), expected);
  ASSERT_EQ(run(words).status, 0);
  EXPECT_EQ(files(), first) << "without --resume all are made";
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
  // A limit on the size of files, its signal ignored, fails as a full disk does: in the middle.
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
  for (const char* words :
       {"--frames 0:1 -o a.png", "--frames 0:1 -o a.avi", "--frames 0:1 -o -", "--frames 5:1 -o a.mp4", "-o a.mp4",
        "--frames 0:1 --frame 3 -o a.mp4", "--frames 0:1 --size 101x100 -o a.mp4",
        "--frames 0:1 --transparent -o a.mp4", "--frames 0:1 --fps 0 -o a.mp4", "--frames 0:1 --fps 999 -o a.mp4",
        "--frames 0:1 --ssaa 0 -o a.mp4", "--frames 0:1 --audio nothing.wav -o a.gif", "--frames 0:1 --resume -o a.mp4",
        "--resume -o a.png", "--frames 0:1 --audio nothing.wav -o a.mp4",
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
