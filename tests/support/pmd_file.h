// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "pmx/base/math.h"

namespace support {

/// These are the parts of a PMD file after which it may end.
enum class PmdEnd { Display, English, Toons, Bodies, Joints };

/// This struct is the content of a PMD file in its own terms (mmd-reference.md 3.1). Names are
/// UTF-8.
struct PmdFile {
  struct Vertex {
    base::Vec3 position{0.0F}, normal{0, 0, -1};
    base::Vec2 uv{0.0F};
    std::uint16_t bones[2]{0, 0};
    std::uint8_t weight = 100, noEdge = 0;
  };
  struct Material {
    base::Vec3 diffuse{1.0F};
    float alpha = 1.0F, power = 5.0F;
    base::Vec3 specular{0.25F}, ambient{0.5F};
    std::int8_t toon = 0;
    std::uint8_t edge = 1;
    std::uint32_t indexCount = 0;
    std::string file;
  };
  struct Bone {
    std::string name;
    int parent = -1, tail = 0;  ///< stored in 16 bits
    std::uint8_t kind = 0;
    int ikField = 0;
    base::Vec3 position{0.0F};
  };
  struct Ik {
    int bone = 0, effector = 0;
    std::uint16_t loops = 0;
    float weight = 0.0F;
    std::vector<int> links;
  };
  struct Offset {
    std::uint32_t index = 0;
    base::Vec3 offset{0.0F};
  };
  struct Morph {
    std::string name;
    std::uint8_t category = 0;
    std::vector<Offset> offsets;
  };
  struct Shown {
    int bone = 0;
    std::uint8_t frame = 0;
  };
  struct Body {
    std::string name;
    int bone = -1;
    std::uint8_t group = 0;
    std::uint16_t mask = 0xFFFF;
    std::uint8_t shape = 0;
    base::Vec3 size{0.5F}, position{0.0F}, rotation{0.0F};
    /// These are mass, both dampings, restitution, friction.
    std::array<float, 5> numbers{1.0F, 0.5F, 0.5F, 0.0F, 0.5F};
    std::uint8_t mode = 0;
  };
  struct Joint {
    std::string name;
    std::uint32_t bodies[2]{0, 1};
    std::array<base::Vec3, 8> vectors{};  ///< position, rotation, limits of both kinds, springs
  };

  float version = 1.0F;
  std::string name = "モデル", comment = "説明";
  std::vector<Vertex> vertices;
  std::vector<std::uint16_t> indices;
  std::vector<Material> materials;
  std::vector<Bone> bones;
  std::vector<Ik> iks;
  std::vector<Morph> morphs;
  std::vector<std::uint16_t> shownMorphs;
  std::vector<std::string> frames;
  std::vector<Shown> shownBones;
  std::uint8_t englishFlag = 1;
  std::string englishName = "model", englishComment = "about it";
  /// These are English names of bones, of morphs but the base, and of frames. Missing ones are
  /// written as empty names.
  std::vector<std::string> englishBones, englishMorphs, englishFrames;
  std::vector<std::string> toons;  ///< filled up with toon01.bmp to toon10.bmp
  std::vector<Body> bodies;
  std::vector<Joint> joints;
};

/// This struct says where a section of the file ends: `end` is the first byte after it.
struct PmdSection {
  std::string name;
  std::size_t end = 0;
};

/// Returns the file's bytes, which end after that part. Text fields are filled up with 0xFD after
/// their NUL, as in real files. `sections`, if given, gets each section of the file that has bytes.
[[nodiscard]] std::vector<std::byte> pmdBytes(const PmdFile& file, PmdEnd end = PmdEnd::Joints,
                                              std::vector<PmdSection>* sections = nullptr);

/// Returns a small valid file that has something of everything: bones of all ten kinds, a knee,
/// morphs of all panels, a texture with a sphere map, a toon of its own, bodies and a joint.
/// Neither readPmd() nor validate() reports an issue.
[[nodiscard]] PmdFile fullPmd();

}  // namespace support
