// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Models that mean it ill are exported: whatever is written can be read, and whatever can't be
// written leaves nothing behind.
#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/export/figure.h"
#include "tests/support/file_contents.h"
#include "tests/support/program_run.h"
#include "vmd/vmd_writer.h"

namespace {

using Json = nlohmann::json;
using support::contents;
using testing::HasSubstr;

/// Returns a figure that VRM knows, with a red square, a morph, a toon and a motion's bones.
pmx::Model dancer() {
  pmx::Model model = support::figure();
  const pmx::Model square = support::redDancer();
  model.vertices = square.vertices;
  model.indices = square.indices;
  model.materials = square.materials;
  model.materials[0].flags |= pmx::materialFlag::edge;
  model.materials[0].sharedToon = true;
  model.materials[0].toon = 0;
  pmx::Morph morph;
  morph.name = "あ";
  morph.offsets = std::vector<pmx::VertexOffset>{{0, {0, 1, 0}}};
  model.morphs.push_back(morph);
  return model;
}

class Exports : public support::ProgramTest {
 protected:
  Exports() {
    vmd::Motion motion = vmd::Motion::make("m");
    for (const std::uint32_t frame : {0U, 20U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0, 0.1F * static_cast<float>(frame), 0};
      motion.boneKeys.push_back(key);
    }
    write("dance.vmd", vmd::writeVmd(motion));
  }
  void save(const pmx::Model& model) const { write("model.pmx", pmx::writePmx(model)); }

  [[nodiscard]] support::ProgramOutcome exported(const std::string& output, std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"export", "model.pmx", "dance.vmd", "-o", output};
    words.insert(words.end(), more.begin(), more.end());
    return runOdori(words);
  }

  /// Reads a GLB, and expects that all its numbers are finite.
  [[nodiscard]] Json glb(const std::string& name) const {
    const std::string bytes = contents(folder() / name);
    const auto number = [&](std::size_t at) {
      std::uint32_t value = 0;
      if (at + 4 <= bytes.size()) std::memcpy(&value, bytes.data() + at, 4);
      return std::size_t{value};
    };
    if (bytes.size() < 28 || number(8) != bytes.size()) {
      ADD_FAILURE() << name << " is no GLB";
      return {};
    }
    const std::size_t begin = 28 + number(12);
    Json read = Json::parse(bytes.substr(20, number(12)));
    EXPECT_THAT(read.dump(), testing::Not(HasSubstr("null"))) << "JSON has no NaN";
    for (const Json& accessor : read["accessors"]) {
      if (accessor["componentType"] != 5126 || !accessor.contains("bufferView")) continue;
      const Json& view = read["bufferViews"][accessor["bufferView"].get<std::size_t>()];
      const auto from = begin + view["byteOffset"].get<std::size_t>(), size = view["byteLength"].get<std::size_t>();
      for (std::size_t at = from; at + 4 <= from + size; at += 4) {
        float value = 0.0F;
        std::memcpy(&value, bytes.data() + at, 4);
        if (!std::isfinite(value)) {
          ADD_FAILURE() << "a number of " << accessor << " isn't finite";
          break;
        }
      }
    }
    return read;
  }
  /// Counts the lines that begin with a word.
  [[nodiscard]] std::size_t linesOf(const std::string& name, const std::string& word) const {
    std::istringstream text(contents(folder() / name));
    std::size_t count = 0;
    for (std::string line; std::getline(text, line);) count += line.starts_with(word) ? 1 : 0;
    return count;
  }
};

TEST_F(Exports, NamesThatLieStayNames) {
  pmx::Model model = dancer();
  model.name = "../../etc/passwd\x1b[31m\nodori: done";
  model.comment = "\x1b]0;title\x07 line\r\nmore";
  const char* const names[] = {"a b", "}\nROOT x", "\"\\", "", "JOINT", "../x", "a:b/c", "#", "a b"};
  for (const char* name : names) {
    support::addBone(model, "x", {0, 1, 0}, "頭");
    model.bones.back().name = name;
  }
  model.materials.push_back(model.materials[0]);
  model.materials[0].name = "skin\nnewmtl other\nmap_Kd /etc/passwd";
  model.indices.insert(model.indices.end(), {0, 1, 2, 0, 2, 3});
  model.morphs[0].name = "\n";
  save(model);
  for (const char* output : {"a.glb", "a.vrma", "a.bvh", "a.pc2"}) {
    const auto outcome = exported(output);
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_THAT(outcome.error, testing::Not(HasSubstr("\x1b"))) << "the terminal gets no commands";
  }
  EXPECT_THAT(left(), testing::UnorderedElementsAre("a.bvh", "a.glb", "a.mtl", "a.obj", "a.pc2", "a.vrma", "dance.vmd",
                                                    "model.pmx"));
  std::set<std::string> nodes;
  for (const Json& node : glb("a.glb")["nodes"]) EXPECT_TRUE(nodes.insert(node["name"]).second) << node["name"];
  // THEN each joint of the BVH is a line with one word as its name, and braces match
  std::istringstream bvh(contents(folder() / "a.bvh"));
  std::size_t joints = 0, open = 0, closed = 0;
  for (std::string line; std::getline(bvh, line) && line != "MOTION";) {
    std::istringstream words(line);
    std::string first, name, more;
    words >> first >> name >> more;
    if (first == "JOINT" || first == "ROOT") {
      ++joints;
      EXPECT_FALSE(name.empty() || !more.empty()) << line;
    }
    open += first == "{" ? 1 : 0;
    closed += first == "}" ? 1 : 0;
  }
  EXPECT_EQ(joints, model.bones.size());
  EXPECT_EQ(open, closed);
  EXPECT_EQ(linesOf("a.mtl", "newmtl "), 2U);
  EXPECT_EQ(linesOf("a.mtl", "map_Kd"), 0U);
  EXPECT_EQ(linesOf("a.obj", "usemtl "), 2U);
}

TEST_F(Exports, AsManyBonesAsThereCanBe) {
  pmx::Model model = dancer();
  while (model.bones.size() < 65'535) model.bones.push_back(model.bones.back());
  save(model);
  const auto refused = exported("a.glb");
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(support::lineCount(refused.error), 1) << refused.error;
  EXPECT_THAT(refused.error, HasSubstr("65534"));
  const auto text = exported("a.bvh", {"--frames", "0:1"});
  EXPECT_EQ(text.status, 0) << text.error;
  EXPECT_EQ(linesOf("a.bvh", "Frames: 2"), 1U);
  EXPECT_EQ(exported("a.vrma", {"--frames", "0:1"}).status, 0);
  EXPECT_THAT(left(), testing::UnorderedElementsAre("a.bvh", "a.vrma", "dance.vmd", "model.pmx"));
}

TEST_F(Exports, AModelWithoutBones) {
  pmx::Model model = dancer();
  model.bones.clear();
  save(model);
  EXPECT_EQ(exported("a.glb").status, 0);
  EXPECT_EQ(glb("a.glb")["skins"][0]["joints"].size(), 1U) << "the node above all bones";
  const auto vrma = exported("a.vrma");
  EXPECT_EQ(vrma.status, 2);
  EXPECT_THAT(vrma.error, HasSubstr("the model doesn't have the bones of a humanoid: hips"));
  EXPECT_EQ(exported("a.pc2").status, 0);
}

TEST_F(Exports, NumbersThatAreNone) {
  constexpr float kNone = std::numeric_limits<float>::quiet_NaN(), kEndless = std::numeric_limits<float>::infinity();
  pmx::Model model = dancer();
  model.vertices[0].position = {kNone, kEndless, -kEndless};
  model.vertices[1].normal = {kNone, 0, 0};
  model.vertices[2].uv = {kEndless, kNone};
  model.vertices[3].edgeScale = kNone;
  model.bones[support::boneOf(model, "左腕")].position = {kNone, kNone, kEndless};
  pmx::Material& material = model.materials[0];
  material.diffuse = {kNone, kEndless, 0, kNone};
  material.ambient = base::Vec3(kNone);
  material.edgeColour = base::Vec4(kNone);
  material.edgeSize = kEndless;
  model.morphs[0].offsets = std::vector<pmx::VertexOffset>{{1, {kNone, kEndless, 0}}};
  save(model);
  for (const auto& more : std::vector<std::vector<std::string>>{{}, {"--toon"}}) {
    const auto outcome = exported("a.glb", more);
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    static_cast<void>(glb("a.glb"));
  }
  ASSERT_EQ(exported("a.bvh").status, 0);
  EXPECT_THAT(contents(folder() / "a.bvh"), testing::Not(testing::AnyOf(HasSubstr("nan"), HasSubstr("inf"))));
  ASSERT_EQ(exported("a.pc2").status, 0);
  EXPECT_THAT(contents(folder() / "a.obj"), testing::Not(testing::AnyOf(HasSubstr("nan"), HasSubstr("inf"))));
  const auto vrma = exported("a.vrma");
  ASSERT_EQ(vrma.status, 0) << vrma.error;
  static_cast<void>(glb("a.vrma"));
}

TEST_F(Exports, TexturesThatAreNotThereAreSaidAndLeftOut) {
  pmx::Model model = dancer();
  model.textures = {"skin.png", "toon.bmp", "sphere.spa"};
  model.materials[0].texture = 0;
  model.materials[0].sharedToon = false;
  model.materials[0].toon = 1;
  model.materials[0].sphereTexture = 2;
  model.materials[0].sphereModeByte = 2;
  save(model);
  const auto outcome = exported("a.glb", {"--toon"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.error, HasSubstr("skin.png"));
  const Json file = glb("a.glb");
  EXPECT_FALSE(file.contains("images"));
  EXPECT_FALSE(file["materials"][0]["pbrMetallicRoughness"].contains("baseColorTexture"));
  EXPECT_FALSE(file["materials"][0]["extensions"]["VRMC_materials_mtoon"].contains("matcapTexture"));
}

TEST_F(Exports, AFullDiskIsAnErrorAndLeavesNothing) {
  save(dancer());
  const auto before = left();
  for (const char* output : {"a.glb", "a.vrma", "a.bvh", "a.pc2", "a.mdd"}) {
    auto shell = odori({"-c", "ulimit -f 2; exec '" ODORI_PROGRAM "' export model.pmx dance.vmd --frames 0:999 -o " +
                                  std::string(output)});
    shell.program = "/bin/sh";
    const auto outcome = run(shell);
    EXPECT_EQ(outcome.status, 1) << output << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr("can't be written: File too large")) << output;
    EXPECT_EQ(left(), before) << output;
  }
}

TEST_F(Exports, AStopLeavesNothing) {
  save(dancer());
  const auto before = left();
  for (const char* output : {"a.glb", "a.vrma", "a.bvh", "a.pc2"}) {
    auto what = odori({"export", "model.pmx", "dance.vmd", "--frames", "0:99999", "-o", output});
    what.meanwhile = [](pid_t process) {
      support::waitUntilItCatchesSignals(process);
      ::kill(process, SIGTERM);
    };
    const auto outcome = run(what);
    EXPECT_NE(outcome.status, 0) << output;
    EXPECT_THAT(outcome.error, HasSubstr("nothing was written")) << output;
    EXPECT_EQ(left(), before) << output;
  }
}

}  // namespace
