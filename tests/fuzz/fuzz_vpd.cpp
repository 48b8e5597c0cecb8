// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This target runs VPD files through the reader, binding to a model, and the writer, whose file is
// read again.
// A long run:
//   cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_vpd fuzz_vpd_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_vpd_replay --write seeds &&
//   ./fuzz_vpd -jobs=2 -timeout=10 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_vpd_replay FILE
#include <algorithm>
#include <cmath>

#include "pmx/model/validate.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/seed_model.h"
#include "vmd/pose_binding.h"
#include "vmd/vpd_reader.h"
#include "vmd/vpd_writer.h"

namespace {

const pmx::Model& dancer() {
  static const pmx::Model model = [] {
    auto made = support::seedModel(2.0F, base::Encoding::Utf16Le);
    (void)pmx::validate(made);
    return made;
  }();
  return model;
}

bool isUnit(const base::Quat& q) { return std::abs(glm::dot(q, q) - 1.0F) < 1e-3F; }

void bind(const vmd::Pose& pose) {
  const vmd::PoseBinding binding(pose, dancer());
  std::int32_t last = -1;
  for (const auto& bone : binding.bones) {
    FUZZ_EXPECT(bone.bone > last && static_cast<std::size_t>(bone.bone) < dancer().bones.size());
    FUZZ_EXPECT(isUnit(bone.local.rotation));
    last = bone.bone;
  }
  FUZZ_EXPECT(binding.bones.size() + binding.unmatchedBones.size() <= pose.bones.size());
}

void writeAndRead(const vmd::Pose& pose) {
  base::Issues issues;
  const std::string text = vmd::writeVpd(pose, issues);
  const auto again = vmd::readVpd(std::as_bytes(std::span(text)));
  FUZZ_EXPECT(again.has_value());
  FUZZ_EXPECT(again->pose.bones.size() <= pose.bones.size() && again->pose.morphs.size() <= pose.morphs.size());
  if (!issues.empty()) return;
  FUZZ_EXPECT(again->pose.bones.size() == pose.bones.size() && again->pose.morphs.size() == pose.morphs.size());
  for (std::size_t i = 0; i < pose.bones.size(); ++i) {
    const base::Vec3 far = again->pose.bones[i].translation - pose.bones[i].translation;
    FUZZ_EXPECT(std::max({std::abs(far.x), std::abs(far.y), std::abs(far.z)}) <= 1e-6F);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto read = vmd::readVpd(std::span(reinterpret_cast<const std::byte*>(bytes), size));
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return 0;
  }
  FUZZ_EXPECT(read->issues.size() <= 5 * 21 + 1);
  for (const auto& bone : read->pose.bones) FUZZ_EXPECT(isUnit(bone.rotation) && !bone.name.utf8.empty());
  for (const auto& morph : read->pose.morphs) FUZZ_EXPECT(std::isfinite(morph.weight));
  bind(read->pose);
  writeAndRead(read->pose);
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  const std::string text =
      "Vocaloid Pose Data file\r\n\r\n種.osm;\t\t// 親ファイル名\r\n2;\r\n\r\nBone0{骨0\r\n  1.5,0,-2;\t// trans\r\n"
      "  0,0.6,0,0.8;\r\n}\r\n\r\nBone1{骨5 x\r\n  1,2,3;\r\n  0,0,0,0;\r\n}\r\nMorph0{表情1\r\n  0.5;\r\n}\r\n";
  const std::string loose =
      "Vocaloid Pose Data file\nno\n9\nBone 骨0\n1,2\nbone1\n{\n骨5\n1,2,3; 0,0,0,1; }\nMorph1{表情1\nnan\nCamera0{x\n";
  std::vector<std::vector<std::byte>> seeds;
  const auto add = [&seeds](std::string_view bytes) {
    const auto span = std::as_bytes(std::span(bytes));
    seeds.emplace_back(span.begin(), span.end());
  };
  add(base::encodeUtf8(text, base::Encoding::ShiftJis));
  add("\xEF\xBB\xBF" + text);
  add("\xFF\xFE" + base::encodeUtf8(text, base::Encoding::Utf16Le));
  add(loose);
  return seeds;
}
