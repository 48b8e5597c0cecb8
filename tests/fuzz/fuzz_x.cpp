// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This target runs .x and .vac files through the readers, validation, the skeleton, and one posed
// and skinned frame.
// A long run:
//   cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_x fuzz_x_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_x_replay --write seeds &&
//   ./fuzz_x -jobs=2 -timeout=10 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_x_replay FILE
#include "pmx/model/validate.h"
#include "pmx/x/vac_reader.h"
#include "pmx/x/x_reader.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/posed_frame.h"
#include "tests/support/x_files.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::span input(reinterpret_cast<const std::byte*>(bytes), size);
  if (const auto vac = pmx::readVac(input)) {
    FUZZ_EXPECT(vac->vac.size >= 0.0F && !vac->vac.file.empty());
  } else {
    FUZZ_EXPECT(!base::describe(vac.error()).empty());
  }
  auto read = pmx::readX(input);
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return 0;
  }
  pmx::Model& model = read->model;
  std::int64_t drawn = 0;
  for (const auto index : model.indices) FUZZ_EXPECT(index < model.vertices.size());
  for (const auto& material : model.materials) {
    FUZZ_EXPECT(material.indexCount >= 0 && material.indexCount % 3 == 0);
    drawn += material.indexCount;
    FUZZ_EXPECT(material.texture < static_cast<std::int64_t>(model.textures.size()));
    FUZZ_EXPECT(material.sphereTexture < static_cast<std::int64_t>(model.textures.size()));
  }
  FUZZ_EXPECT(drawn == static_cast<std::int64_t>(model.indices.size()));
  (void)pmx::validate(model);
  support::poseOneFrame(model, {}, support::switchesFrom(bytes, size));
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  const auto text = support::xText(
      "template T{<3d82ab46>DWORD a;[...]}Frame A{FrameTransformMatrix{1,0,0,0,0,1,0,0,0,0,1,0,0,2,0,1;;}Mesh "
      "B{4;0;0;0;,"
      "0;1;0;,1;1;0;,1;0;0;;1;4;0,1,2,3;;MeshNormals{1;0;0;-1;;1;4;0,0,0,0;;}MeshTextureCoords{4;0;0;,0;1;,1;1;,1;0;;}"
      "MeshMaterialList{1;1;0;Material r{1;0;0;0.5;;5;1;1;1;;0;0;0;;TextureFilename{\"a*b.spa\";}}{r}}}}//\n");
  support::XBinary x;
  x.name("Frame").open().name("FrameTransformMatrix").open();
  x.reals({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}).reals({0, 0, 2, 0, 1}).close();
  x.name("Mesh").open().integers({3}).reals({0, 0, 0, 0, 1, 0, 1, 0, 0}).integers({1, 3, 0, 1, 2});
  x.name("MeshNormals").open().integers({1}).reals({0, 0, -1}).integers({1, 3, 0, 0, 0}).close();
  x.name("MeshMaterialList").open().integer(1).integers({1, 0});
  x.name("Material").open().reals({1, 0, 0, 1, 5, 1, 1, 1, 0, 0, 0});
  x.name("TextureFilename").open().text("a").close().close().close().close().close();
  return {text, x.bytes(), support::packed(text), support::packed(x.bytes()),
          support::bytesOf("a\nb.x\n1.5\n0,1,2\n0,90,0\nc\n1\n")};
}
