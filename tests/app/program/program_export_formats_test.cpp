// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Skeletons and mesh caches of the demo's dancer, as scripts get them.
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>

#include <gmock/gmock.h>

#include "tests/app/program/program_runs.h"

namespace {

using support::contents;
using support::kDance;
using support::kModel;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

class ExportProgram : public support::Program {
 protected:
  [[nodiscard]] std::string exporting(const std::string& more) const {
    return "export " + kModel + " " + kDance + " --frames 0:59 " + more;
  }
  [[nodiscard]] std::string file(const char* name) const { return contents(folder_ / name); }
  /// Returns how many lines of a text begin with a word.
  static long linesOf(const std::string& text, const std::string& word) {
    long count = text.starts_with(word) ? 1 : 0;
    for (std::size_t at = 0; (at = text.find("\n" + word, at)) != std::string::npos; ++at) ++count;
    return count;
  }
  static unsigned numberAt(const std::string& bytes, std::size_t at) {
    unsigned number = 0;
    for (std::size_t i = 4; i-- > 0;) number = number * 256 + static_cast<unsigned char>(bytes.at(at + i));
    return number;
  }
};

TEST_F(ExportProgram, ABvhHasTheDanceWithAndWithoutIk) {
  const auto made = run(exporting("-o on.bvh"), support::kNoDisplay);
  ASSERT_EQ(made.status, 0) << made.err;
  EXPECT_EQ(made.out, "");
  EXPECT_THAT(made.err, HasSubstr("vertices: the mesh of "));
  const std::string on = file("on.bvh");
  EXPECT_THAT(on, HasSubstr("\nMOTION\nFrames: 60\nFrame Time: 0.0333333333\n"));
  const std::string motion = on.substr(on.find("0.0333333333\n") + 13);
  EXPECT_EQ(lines(motion), 60);
  const std::string head = on.substr(0, on.find("MOTION"));
  long joints = 0;
  for (std::size_t at = 0; (at = head.find("\tCHANNELS ", at)) != std::string::npos; ++at) ++joints;
  EXPECT_THAT(made.err,
              HasSubstr("60 frames, " + std::to_string(joints) + " joints: " + std::to_string(on.size()) + " bytes\n"));
  // THEN without IK the legs do something else, and the output of a pipe is the same
  ASSERT_EQ(run(exporting("--ik off -o off.bvh")).status, 0);
  EXPECT_NE(file("off.bvh"), on);
  EXPECT_EQ(run(exporting("--format bvh -o - | cmp - on.bvh")).status, 0);
  EXPECT_THAT(left(), UnorderedElementsAre("on.bvh", "off.bvh"));
}

TEST_F(ExportProgram, AMeshCacheHasItsRestMeshBesideIt) {
  const auto made = run(exporting("-o dance.pc2"), support::kNoDisplay);
  ASSERT_EQ(made.status, 0) << made.err;
  EXPECT_THAT(left(), UnorderedElementsAre("dance.pc2", "dance.obj", "dance.mtl"));
  const std::string cache = file("dance.pc2"), mesh = file("dance.obj"), library = file("dance.mtl");
  EXPECT_EQ(cache.substr(0, 12), std::string("POINTCACHE2\0", 12));
  const std::size_t points = numberAt(cache, 16);
  EXPECT_EQ(numberAt(cache, 28), 60U) << "samples";
  EXPECT_EQ(cache.size(), 32 + 12 * points * 60);
  EXPECT_THAT(made.err, HasSubstr("60 frames of " + std::to_string(points) +
                                  " vertices: " + std::to_string(cache.size()) + " bytes\n"));
  EXPECT_EQ(linesOf(mesh, "v "), static_cast<long>(points)) << "they are in the order of the file, all of them";
  EXPECT_THAT(mesh, testing::StartsWith("mtllib dance.mtl\n"));
  EXPECT_EQ(linesOf(mesh, "usemtl "), linesOf(library, "newmtl "));
  EXPECT_THAT(made.err, HasSubstr("its rest mesh is dance.obj\n"));
  // THEN an MDD has the same numbers, with their bytes turned over
  ASSERT_EQ(run(exporting("-o dance.mdd")).status, 0);
  const std::string turned = file("dance.mdd");
  ASSERT_EQ(turned.size(), 8 + 4 * 60 + 12 * points * 60);
  std::string back = turned.substr(8 + 4 * 60);
  for (std::size_t at = 0; at + 4 <= back.size(); at += 4) std::reverse(back.begin() + at, back.begin() + at + 4);
  EXPECT_TRUE(back == cache.substr(32));
  EXPECT_EQ(file("dance.obj"), mesh);
}

TEST_F(ExportProgram, APhysicsRunMovesTheHair) {
  ASSERT_EQ(run(exporting("-o still.pc2")).status, 0);
  ASSERT_EQ(run(exporting("--physics -o moved.pc2")).status, 0);
  EXPECT_EQ(file("still.pc2").size(), file("moved.pc2").size());
  EXPECT_NE(file("still.pc2"), file("moved.pc2"));
}

TEST_F(ExportProgram, WhatCannotBeIsRefusedAndLeavesNothing) {
  const auto clips = run(exporting("--clips on,off -o d.bvh"));
  EXPECT_EQ(clips.status, 2);
  EXPECT_THAT(clips.err, HasSubstr("--clips"));
  const auto piped = run(exporting("--format pc2 -o -"));
  EXPECT_EQ(piped.status, 2) << piped.err;
  EXPECT_THAT(piped.err, HasSubstr("its rest mesh beside it"));
  EXPECT_EQ(run(exporting("--format pc2 -o /dev/null")).status, 2);
  EXPECT_FALSE(std::filesystem::exists("/dev/null.obj") || std::filesystem::exists("/dev/.obj"));
  EXPECT_EQ(run(exporting("--format mdd -o d.obj")).status, 2);
  EXPECT_EQ(run(exporting("--format mdd -o d.mtl")).status, 2);
  EXPECT_EQ(left().size(), 0U);
  // A folder has the name of the rest mesh, and the model that of another.
  std::filesystem::create_directory(folder_ / "taken.obj");
  EXPECT_EQ(run(exporting("-o taken.pc2")).status, 1);
  std::filesystem::copy_file(kModel, folder_ / "model.mtl");
  EXPECT_EQ(run("export model.mtl --frames 0:1 -o model.pc2").status, 2);
  EXPECT_EQ(file("model.mtl"), contents(kModel));
  EXPECT_THAT(left(), UnorderedElementsAre("taken.obj", "model.mtl"));
}

}  // namespace
