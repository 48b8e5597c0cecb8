// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "app/files/contents.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "vmd/vmd_writer.h"

namespace support {

/// Returns bytes as a text.
inline std::string textOf(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Returns a PMX file with a texture in tex/, and so many more vertices than the dancer has.
inline std::string modelBytes(int extraVertices = 0) {
  pmx::Model made = redDancer();
  made.textures = {"tex\\skin.png"};
  made.materials[0].texture = 0;
  for (int i = 0; i < extraVertices; ++i) made.vertices.push_back(made.vertices[0]);
  return textOf(pmx::writePmx(made));
}

/// Returns a VMD file that moves a bone.
inline std::string danceBytes() {
  vmd::Motion motion = vmd::Motion::make("踊り子");
  motion.boneKeys.resize(1);
  return textOf(vmd::writeVmd(motion));
}

/// Returns a VMD file that moves the camera.
inline std::string cameraBytes() {
  vmd::Motion motion = vmd::Motion::make("踊り子");
  motion.cameraKeys.resize(1);
  return textOf(vmd::writeVmd(motion));
}

/// Writes a file, and makes its folders.
inline void put(const std::filesystem::path& file, const std::string& bytes) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << bytes;
}

/// Returns the names of the files that can be opened.
inline std::vector<std::string> namesOf(const app::Contents& contents) {
  std::vector<std::string> names;
  for (const auto& file : contents.files) names.push_back(file.name);
  return names;
}

constexpr std::size_t kMany = 1000;  ///< entries

}  // namespace support
