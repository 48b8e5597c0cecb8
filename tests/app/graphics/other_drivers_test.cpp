// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests run the program on other OpenGL than that of this machine: 3.3 and nothing more, and
// Mesa's other software renderer. They also ask OpenGL's own debug messages (ODORI_GL_DEBUG). They
// make their own display.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <QImage>

#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/graphics/edge_aware.h"
#include "tests/support/places.h"
#include "tests/support/program_run.h"

namespace {

namespace fs = std::filesystem;
using support::pixelsApart, support::pixelsBeyondEdges, testing::HasSubstr, testing::Not;
using Words = std::vector<std::string>;
using Environment = std::vector<std::pair<std::string, std::string>>;

const fs::path kDemo = ODORI_DEMO;
const Words kDancer{kDemo / "odori.pmx", kDemo / "dance.vmd"};
const Environment kLlvmpipe{{"GALLIUM_DRIVER", "llvmpipe"}};
const Environment kOnly33{
    {"GALLIUM_DRIVER", "llvmpipe"}, {"MESA_GL_VERSION_OVERRIDE", "3.3"}, {"MESA_GLSL_VERSION_OVERRIDE", "330"}};
const Environment kSoftpipe{{"GALLIUM_DRIVER", "softpipe"}};

constexpr int kVisible = 24;  // out of 255: screenshots count this as a difference

class OtherDrivers : public support::ProgramTest {
 protected:
  /// Returns a run that draws a small picture of frame 105 with OpenGL's messages on.
  [[nodiscard]] support::ProgramOutcome draw(const Words& files, const Words& options, const Environment& driver,
                                             const char* debug = "1") const {
    Words words{"render"};
    words.insert(words.end(), files.begin(), files.end());
    for (const char* word : {"--physics", "off", "--size", "320x180", "-o", "out.png"}) words.emplace_back(word);
    words.insert(words.end(), options.begin(), options.end());
    if (std::ranges::find(options, "--frame") == options.end()) words.insert(words.end(), {"--frame", "105"});
    auto run = odori(words);
    run.environment.insert(run.environment.end(), driver.begin(), driver.end());
    run.environment.emplace_back("ODORI_GL_DEBUG", debug);
    run.mostSeconds = 600.0;  // the limit for runs that never end
    return support::run(run);
  }

  /// Returns the picture that a driver with this name drew, without an error of OpenGL's.
  [[nodiscard]] QImage picture(const Words& files, const Words& options, const Environment& driver,
                               const char* says) const {
    const auto outcome = draw(files, options, driver);
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr("OpenGL said 0 things"));
    EXPECT_THAT(outcome.error, HasSubstr(says));
    QImage drawn(QString::fromStdString(folder() / "out.png"));
    EXPECT_FALSE(drawn.isNull());
    fs::remove(folder() / "out.png");
    return drawn;
  }

  /// Returns a model with more bones than a uniform block has room for: from 4.3 on they are in a
  /// storage buffer, before in a texture.
  [[nodiscard]] Words manyBones() const {
    auto read = pmx::readPmxFile(kDemo / "odori.pmx");
    EXPECT_TRUE(read);
    auto& bones = read->model.bones;
    const pmx::Bone spare = bones.front();
    bones.resize(bones.size() + 1500, spare);
    EXPECT_TRUE(pmx::writePmxFile(read->model, folder() / "many.pmx"));
    fs::create_directory_symlink(kDemo / "tex", folder() / "tex");
    return {"many.pmx", kDemo / "dance.vmd"};
  }

  /// Returns the dancer without textures, all of her surfaces shaded by one toon. With `spherical`
  /// vertices of two bones have SDEF around the point between these bones, and those of four QDEF.
  [[nodiscard]] Words untextured(bool spherical) const {
    auto read = pmx::readPmxFile(kDemo / "odori.pmx");
    EXPECT_TRUE(read);
    pmx::Model& model = read->model;
    for (pmx::Material& material : model.materials) {
      material.texture = material.sphereTexture = -1;
      material.sphereModeByte = 0;
      material.sharedToon = true;
      material.toon = 2;
    }
    int changed = 0;
    for (pmx::Vertex& vertex : model.vertices) {
      if (!spherical) break;
      if (vertex.deform == pmx::DeformKind::Bdef4) vertex.deform = pmx::DeformKind::Qdef;
      if (vertex.deform != pmx::DeformKind::Bdef2) continue;
      const auto place = [&](int bone) { return model.bones[static_cast<std::size_t>(bone)].position; };
      const base::Vec3 between = 0.5F * (place(vertex.bones[0]) + place(vertex.bones[1]));
      vertex.deform = pmx::DeformKind::Sdef;
      vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
      model.sdefVectors.push_back({between, between, between});
      ++changed;
    }
    EXPECT_EQ(changed > 100, spherical);
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "untextured.pmx"));
    return {"untextured.pmx", kDemo / "dance.vmd"};
  }
};

TEST_F(OtherDrivers, OpenGl33AndNothingMoreDrawsTheSame) {
  const QImage with = picture(kDancer, {}, kLlvmpipe, "OpenGL 4.");
  const QImage without = picture(kDancer, {}, kOnly33, "OpenGL 3.3");
  EXPECT_EQ(pixelsApart(with, without, 0), 0);
}

TEST_F(OtherDrivers, ManyBonesLieInATextureUnderOpenGl33) {
  const Words many = manyBones();
  const QImage with = picture(many, {}, kLlvmpipe, "OpenGL 4.");
  const QImage without = picture(many, {}, kOnly33, "OpenGL 3.3");
  EXPECT_EQ(pixelsApart(with, without, 0), 0) << "the same numbers, read from elsewhere";
  // and equals the model with few bones
  EXPECT_EQ(pixelsApart(without, picture(kDancer, {}, kOnly33, "OpenGL 3.3"), 0), 0);
}

// Where the processor draws, vertices are skinned before they are drawn, and each kind of surface
// has a program of its own. Without textures, whose filters differ, the pictures are equal but for
// rounding, which may move an edge over a sample: less than two pixels in ten thousand. QDEF drawn
// as BDEF4 differs in more than that, and so does the same dancer two frames later.
TEST_F(OtherDrivers, SkinningOnTheProcessorDrawsWhatTheCardsProgramDraws) {
  Environment processor = kLlvmpipe, card = kLlvmpipe;
  processor.emplace_back("ODORI_SOFTWARE", "1");
  card.emplace_back("ODORI_SOFTWARE", "0");
  for (const bool spherical : {false, true}) {
    SCOPED_TRACE(spherical ? "SDEF and QDEF" : "as the file has it");
    const Words dancer = untextured(spherical);
    const QImage before = picture(dancer, {}, processor, "llvmpipe");
    const QImage within = picture(dancer, {}, card, "llvmpipe");
    const QImage later = picture(dancer, {"--frame", "107"}, card, "llvmpipe");
    const auto most = static_cast<long>(before.width()) * before.height() / 5000;
    std::printf("%ld pixels apart, %ld visibly\n", pixelsApart(before, within, 0),
                pixelsApart(before, within, kVisible));
    EXPECT_GE(pixelsApart(before, within, 0), 0);
    EXPECT_LT(pixelsApart(before, within, 2), most);
    EXPECT_GT(pixelsApart(before, later, 2), most);
  }
}

/// Skips where Mesa was built without softpipe; never with CI=true.
#define ODORI_NEEDS_SOFTPIPE()                                                                                    \
  if (std::getenv("CI") == nullptr && draw(kDancer, {}, kSoftpipe).error.find("softpipe") == std::string::npos) { \
    GTEST_SKIP() << "this Mesa has no softpipe";                                                                  \
  }

// Softpipe has no multisampling, and drivers may put lines a pixel aside. Without both, the drivers
// draw equal triangles. But llvmpipe places corners on a grid of a 256th of a pixel, which moves an
// edge by up to a 512th: where an edge passes between two neighbours, one of 512 goes over to the
// other side, or fewer. This picture has 2964 such places, so 5.8 pixels are expected at most; 7
// were seen, and twice the expected number may be. The dancer a fiftieth of a frame later has 68.
TEST_F(OtherDrivers, SoftpipeDrawsTheSameTriangles) {
  ODORI_NEEDS_SOFTPIPE();
  const Words plain{"--msaa", "1", "--no-ground"};
  const QImage llvmpipe = picture(kDancer, plain, kLlvmpipe, "llvmpipe");
  const QImage softpipe = picture(kDancer, plain, kSoftpipe, "softpipe");
  const QImage later = picture(kDancer, {"--msaa", "1", "--no-ground", "--frame", "105.02"}, kLlvmpipe, "llvmpipe");
  const double most = 2.0 * static_cast<double>(support::edgesSeen(softpipe, kVisible)) / 512.0;
  const long apart = pixelsApart(softpipe, llvmpipe, kVisible);
  std::printf("%ld pixels apart, at most %.1f\n", apart, most);
  EXPECT_GE(apart, 0);
  EXPECT_LE(static_cast<double>(apart), most);
  EXPECT_GT(static_cast<double>(pixelsApart(softpipe, later, kVisible)), most) << "the bound lets another pose pass";
}

// By default llvmpipe has four samples a pixel beside softpipe's one: the differences are at edges.
// Beyond them are details thinner than a pixel, which one sample misses and four find: lashes,
// folds, tips of hair. Those are 1.9 of 1000 pixels in this picture; the model one frame later has
// 3.6, two frames later 6.7.
TEST_F(OtherDrivers, SoftpipeDiffersByMultisamplingAlone) {
  ODORI_NEEDS_SOFTPIPE();
  constexpr double kPermille = 2.5;
  const QImage llvmpipe = picture(kDancer, {}, kLlvmpipe, "llvmpipe");
  const QImage softpipe = picture(kDancer, {}, kSoftpipe, "softpipe");
  const QImage later = picture(kDancer, {"--frame", "107"}, kLlvmpipe, "llvmpipe");
  const double thousandth = llvmpipe.width() * llvmpipe.height() / 1000.0;
  const long beyond = pixelsBeyondEdges(llvmpipe, softpipe, kVisible);
  std::printf("%ld pixels apart, %ld beyond edges\n", pixelsApart(softpipe, llvmpipe, kVisible), beyond);
  EXPECT_GE(beyond, 0);
  EXPECT_LE(static_cast<double>(beyond), kPermille * thousandth);
  EXPECT_GT(static_cast<double>(pixelsBeyondEdges(later, softpipe, kVisible)), kPermille * thousandth)
      << "the bound lets another pose pass";
}

// This draws everything that has a shader or a target of its own, each with OpenGL's messages on.
TEST_F(OtherDrivers, OpenGlFindsNoFault) {
  const Words show{kDemo / "demo.odori"};
  static_cast<void>(picture(show, {}, kLlvmpipe, "OpenGL 4."));
  for (const Words& options :
       {Words{"--self-shadow", "on", "--ground-shadow", "translucent", "--bones"},
        Words{"--transparent", "--ssaa", "2"}, Words{"--side-by-side", "mmd,fabrik,two-bone,dls"},
        Words{"--ghost", "off", "--ghost-position", "beside"},
        Words{"--background-image", kDemo / "tex" / "face.png"}}) {
    SCOPED_TRACE(testing::PrintToString(options));
    static_cast<void>(picture(kDancer, options, kLlvmpipe, "OpenGL 4."));
  }
}

TEST_F(OtherDrivers, AFaultIsToldAndCounted) {
  // GIVEN a deliberate error WHEN a picture is drawn THEN it is there, the error is reported, and
  // the exit status shows it
  const auto outcome = draw(kDancer, {}, kLlvmpipe, "error");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.error, HasSubstr("GL_INVALID_ENUM in glEnable(0xdead)"));
  EXPECT_THAT(outcome.error, Not(HasSubstr("OpenGL said 0 things")));
  EXPECT_TRUE(fs::exists(folder() / "out.png"));
}

TEST_F(OtherDrivers, TheContextThatDrawsIsListenedTo) {
  // GIVEN Qt 3D's own messages WHEN it makes its context THEN one of them says that it receives
  // OpenGL's
  auto run = odori({"render", kDancer[0], "--size", "64x64", "-o", "out.png"});
  run.environment.emplace_back("QT_LOGGING_RULES", "Qt3D.Renderer.OpenGL.Backend.debug=true");
  run.environment.emplace_back("ODORI_GL_DEBUG", "1");
  EXPECT_THAT(support::run(run).error, HasSubstr("Enabling OpenGL debug logging"));
  // and not without the option
  run.environment.back().second = "0";
  const std::string silent = support::run(run).error;
  EXPECT_THAT(silent, Not(HasSubstr("Enabling OpenGL debug logging")));
  EXPECT_THAT(silent, Not(HasSubstr("OpenGL said")));
}

}  // namespace
