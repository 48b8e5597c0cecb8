// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "pmx/base/math.h"

namespace app {

/// These say what each value of a picture becomes, for red, green and blue, as they are stored.
using ChannelTables = std::array<std::array<std::uint8_t, 256>, 3>;

/// Returns a colour of sRGB in linear light, 0 to 1, as glTF's factors are. Source: IEC 61966-2-1.
[[nodiscard]] float linearOf(float stored);
[[nodiscard]] base::Vec3 linearOf(const base::Vec3& stored);

/// Returns tables that multiply each value by a factor as MMD does: in what is stored.
[[nodiscard]] ChannelTables tintTables(const base::Vec3& factor);

/// Returns tables for a picture that MMD adds to the stored values of a colour, for readers that
/// add it in linear light: on that colour both give the same, and on others nearly so. Each value
/// is multiplied by `tint` first, and then `plus` is added to it.
[[nodiscard]] ChannelTables addedTables(const base::Vec3& onto, const base::Vec3& tint,
                                        const base::Vec3& plus = base::Vec3(0.0F));

}  // namespace app
