// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/channel_tables.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace app {
namespace {

/// Returns the stored value of linear light.
float storedOf(float linear) {
  return linear <= 0.0031308F ? 12.92F * linear : 1.055F * std::pow(linear, 1.0F / 2.4F) - 0.055F;
}

template <class Becomes>
ChannelTables tablesOf(const Becomes& becomes) {
  ChannelTables tables{};
  for (std::size_t channel = 0; channel < tables.size(); ++channel) {
    for (std::size_t value = 0; value < 256; ++value) {
      const float result = becomes(static_cast<int>(channel), static_cast<float>(value) / 255.0F);
      tables[channel][value] = static_cast<std::uint8_t>(std::clamp(std::lround(255.0F * result), 0L, 255L));
    }
  }
  return tables;
}

}  // namespace

float linearOf(float stored) {
  return stored <= 0.04045F ? stored / 12.92F : std::pow((stored + 0.055F) / 1.055F, 2.4F);
}

base::Vec3 linearOf(const base::Vec3& stored) { return {linearOf(stored.x), linearOf(stored.y), linearOf(stored.z)}; }

ChannelTables tintTables(const base::Vec3& factor) {
  return tablesOf([&](int channel, float value) { return std::clamp(value * factor[channel], 0.0F, 1.0F); });
}

ChannelTables addedTables(const base::Vec3& onto, const base::Vec3& tint, const base::Vec3& plus) {
  return tablesOf([&](int channel, float value) {
    const float below = std::clamp(onto[channel], 0.0F, 1.0F);
    const float sum = std::clamp(below + value * tint[channel] + plus[channel], 0.0F, 1.0F);
    return storedOf(linearOf(sum) - linearOf(below));
  });
}

}  // namespace app
