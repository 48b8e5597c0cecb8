// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "app/export/glb_file.h"

namespace support {

/// This is a GLB as it is read back from its bytes.
struct ReadGlb {
  nlohmann::json json;
  std::string binary;

  /// Returns the numbers of an accessor of floats.
  [[nodiscard]] std::vector<float> floats(std::size_t accessor) const {
    const nlohmann::json& told = json.at("accessors").at(accessor);
    EXPECT_EQ(told.at("componentType"), 5126);
    const nlohmann::json& view = json.at("bufferViews").at(told.at("bufferView").get<std::size_t>());
    const std::string type = told.at("type");
    const std::size_t width = type == "SCALAR" ? 1 : type == "VEC3" ? 3 : type == "VEC4" ? 4 : 16;
    std::vector<float> values(told.at("count").get<std::size_t>() * width);
    const auto begin = view.at("byteOffset").get<std::size_t>();
    EXPECT_LE(begin + values.size() * sizeof(float), binary.size());
    if (begin + values.size() * sizeof(float) > binary.size()) return {};
    std::memcpy(values.data(), binary.data() + begin, values.size() * sizeof(float));
    return values;
  }

  /// Returns the number of the first node of that name.
  [[nodiscard]] std::size_t node(const std::string& name) const {
    const nlohmann::json& nodes = json.at("nodes");
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      if (nodes[i].at("name") == name) return i;
    }
    ADD_FAILURE() << "there is no node " << name;
    return 0;
  }

  /// Returns the keys of a node's channel in an animation, and their times; none without one.
  struct Keys {
    std::vector<float> seconds, values;
  };
  [[nodiscard]] Keys keys(std::size_t node, const std::string& path, std::size_t clip = 0) const {
    const nlohmann::json& animation = json.at("animations").at(clip);
    for (const nlohmann::json& channel : animation.at("channels")) {
      if (channel.at("target").at("node") != node || channel.at("target").at("path") != path) continue;
      const nlohmann::json& sampler = animation.at("samplers").at(channel.at("sampler").get<std::size_t>());
      return {floats(sampler.at("input").get<std::size_t>()), floats(sampler.at("output").get<std::size_t>())};
    }
    return {};
  }
};

/// Reads the two chunks of a GLB.
inline ReadGlb readGlb(const std::string& bytes) {
  const auto number = [&](std::size_t at) {
    std::uint32_t value = 0;
    if (at + 4 <= bytes.size()) std::memcpy(&value, bytes.data() + at, 4);
    return std::size_t{value};
  };
  EXPECT_EQ(number(0), 0x46546C67U);
  EXPECT_EQ(number(8), bytes.size());
  const std::size_t text = number(12);
  ReadGlb read;
  read.json = nlohmann::json::parse(bytes.substr(20, text));
  if (bytes.size() > 28 + text) read.binary = bytes.substr(28 + text);
  return read;
}

/// Reads the two chunks of a GLB that was just made.
inline ReadGlb readGlb(const app::GlbFile& file) {
  std::string bytes;
  const auto written = file.write([&](std::string_view piece) -> base::Result<void> {
    bytes += piece;
    return {};
  });
  EXPECT_TRUE(written);
  return readGlb(bytes);
}

}  // namespace support
