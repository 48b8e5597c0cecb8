// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compile every shader that Odori can give to OpenGL, in every variant, by Khronos' own
// compiler: it keeps to the specification where the present driver is lenient. They need
// glslangValidator (Debian: glslang-tools), no OpenGL.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/scene/shader_programs.h"
#include "tests/support/places.h"
#include "tests/support/program_run.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::GpuLimits, app::PaletteHome;

constexpr PaletteHome kHomes[] = {PaletteHome::SmallUniformBlock, PaletteHome::UniformBlock, PaletteHome::StorageBuffer,
                                  PaletteHome::Texture, PaletteHome::Nowhere};

/// Returns the compiler's messages about shaders that are linked together; empty: none.
std::string complaints(const app::ShaderCode& code) {
  const support::TestFolder folder;
  support::ProgramRun run;
  run.program = "/usr/bin/env";
  run.words = {"glslangValidator", "-l"};
  const auto put = [&](const char* name, const QByteArray& text) {
    if (text.isEmpty()) return;
    std::ofstream(folder / name) << text.toStdString();
    run.words.emplace_back(name);
  };
  put("a.vert", code.vertex);
  put("a.geom", code.geometry);
  put("a.frag", code.fragment);
  run.folder = folder.path;
  const support::ProgramOutcome outcome = support::run(run);
  if (outcome.status == 127) return "glslangValidator isn't there";
  // It names each file that it reads; all else is an error or a warning.
  std::set<std::string> names(run.words.begin(), run.words.end());
  std::string said;
  std::istringstream lines(outcome.out + outcome.error);
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty() && !names.contains(line)) said += line + '\n';
  }
  if (outcome.status != 0 && said.empty()) said = fmt::format("exit status {}", outcome.status);
  return said;
}

class ShaderCompiler : public testing::Test {
 protected:
  void SetUp() override {
    if (std::system("command -v glslangValidator >/dev/null") == 0) return;
    if (std::getenv("CI") != nullptr) FAIL() << "glslangValidator isn't there (Debian: glslang-tools)";
    GTEST_SKIP() << "glslangValidator isn't there (Debian: glslang-tools)";
  }
};

/// Returns drivers as shaders know them: the limits of their blocks, and whether the processor
/// draws.
std::vector<GpuLimits> drivers() {
  std::vector<GpuLimits> all;
  for (const int bytes : {16384, 65536}) {
    for (const bool software : {false, true}) {
      GpuLimits limits;
      limits.uniformBlockBytes = bytes;
      limits.software = software;
      all.push_back(limits);
    }
  }
  return all;
}

TEST_F(ShaderCompiler, TakesEveryVariant) {
  std::set<std::string> seen;
  for (const app::ShaderProgram& program : app::shaders::kAll) {
    for (const PaletteHome home : kHomes) {
      for (const GpuLimits& limits : drivers()) {
        // GIVEN all shaders for OpenGL WHEN they are compiled and linked THEN there is no message
        const app::ShaderCode code = app::shaderCode(program, home, limits);
        ASSERT_FALSE(code.vertex.isEmpty() || code.fragment.isEmpty());
        if (!seen.insert((code.vertex + '\0' + code.geometry + '\0' + code.fragment).toStdString()).second) continue;
        EXPECT_EQ(complaints(code), "") << fmt::format("{} and {}, palette home {}, blocks of {} bytes{}",
                                                       program.vertex, program.fragment, static_cast<int>(home),
                                                       limits.uniformBlockBytes, limits.software ? ", software" : "");
      }
    }
  }
  std::printf("%zu programs that differ\n", seen.size());
  EXPECT_EQ(seen.size(), (8U * 6U + 8U) * 2U)
      << "eight that skin, their palette in five ways or nowhere, and eight; two sorts of driver";
}

TEST_F(ShaderCompiler, TakesEverySurface) {
  // GIVEN what surfaces have, alone and together WHEN their programs are compiled and linked THEN
  // there is no message, and each has a text of its own
  std::vector<app::SurfaceFeatures> surfaces(1);
  surfaces.push_back({.texture = true});
  for (const int mode : {1, 2, 3}) surfaces.push_back({.sphereMode = mode});
  surfaces.push_back({.toon = true});
  surfaces.push_back({.vertexColours = true});
  surfaces.push_back({.receivesShadow = true});
  surfaces.push_back({.accessory = true});
  surfaces.push_back({.shines = true});
  surfaces.push_back({true, 2, true, false, true, false, true});
  surfaces.push_back({true, 1, false, true, true, true, true});
  std::set<std::string> seen;
  for (const app::SurfaceFeatures& features : surfaces) {
    for (const GpuLimits& limits : drivers()) {
      const app::ShaderCode code = app::shaderCode(app::shaders::kModel, PaletteHome::UniformBlock, limits, features);
      if (!seen.insert((code.vertex + '\0' + code.fragment).toStdString()).second) continue;
      EXPECT_EQ(complaints(code), "") << code.fragment.left(400).toStdString();
    }
  }
  EXPECT_EQ(seen.size(), surfaces.size() * drivers().size());
}

TEST_F(ShaderCompiler, FindsWhatIsWrong) {
  // GIVEN a program WHEN one of its shaders is wrong alone, or doesn't fit the other THEN there is
  // a message
  const app::ShaderCode good = app::shaderCode(app::shaders::kModel, PaletteHome::UniformBlock, {});
  app::ShaderCode bad = good;
  bad.fragment.replace("void main() {", "void main() { int wrong = 1.0;");
  ASSERT_NE(bad.fragment, good.fragment);
  EXPECT_NE(complaints(bad).find("ERROR"), std::string::npos);
  bad = good;
  bad.vertex.replace("out vec3 worldPosition", "out vec4 worldPosition");
  ASSERT_NE(bad.vertex, good.vertex);
  EXPECT_NE(complaints(bad), "");
}

TEST(ShaderPrograms, UseEveryShaderThereIs) {
  // GIVEN the files WHEN the table of programs is compared with them THEN each file is in one, and
  // each name is a file
  std::set<std::string> files, used;
  for (const auto& entry : fs::directory_iterator(fs::path(ODORI_SOURCE_DIR) / "resources" / "shaders")) {
    if (entry.path().extension() != ".glsl") files.insert(entry.path().filename());
  }
  for (const app::ShaderProgram& program : app::shaders::kAll) {
    used.insert({program.vertex, program.fragment});
    if (program.geometry != nullptr) used.insert(program.geometry);
  }
  EXPECT_EQ(files, used);
}

}  // namespace
