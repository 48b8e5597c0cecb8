// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This is the content of a VMD file: its keys in file order, fields as stored. Layouts:
// mmd-reference.md chapter 4.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pmx/base/math.h"

namespace vmd {

using base::Quat;
using base::Vec3;

/// This is a name field: Shift-JIS bytes, ended by a NUL or by the field's end; bytes after the NUL
/// are noise that is kept. Names are compared as bytes (see base::shiftJisKey), never after
/// decoding.
template <std::size_t N>
struct NameField {
  std::array<char, N> bytes{};
  [[nodiscard]] std::string_view view() const {
    const std::string_view all(bytes.data(), N);
    return all.substr(0, all.find('\0'));
  }
  bool operator==(const NameField&) const = default;
};

/// These are the four control values of one curve, 0 to 127, before clamping.
struct CurveBytes {
  std::uint8_t x1 = 20, y1 = 20, x2 = 107, y2 = 107;
  bool operator==(const CurveBytes&) const = default;
};

/// These are the curve channels of a bone key.
enum class BoneChannel : std::uint8_t { X = 0, Y = 1, Z = 2, Rotation = 3 };

struct BoneKey {
  NameField<15> name;
  std::uint32_t frame = 0;
  Vec3 translation{0.0F};  ///< local, units, added to the bind pose
  /// It is local, as stored: it may be zero or not of unit length.
  Quat rotation{base::kIdentityRotation};
  std::array<std::uint8_t, 64> interpolation{};  ///< as stored; see curve() and physicsOff()

  /// Returns the curve of the segment that ENDS at this key. Channel c reads x1, y1, x2, y2 at 16c
  /// + 0, 4, 8, 12: only these bytes are kept by the physics switch. (mmd-reference.md 4.3)
  [[nodiscard]] CurveBytes curve(BoneChannel channel) const {
    const std::size_t at = 16U * static_cast<std::size_t>(channel);
    return {interpolation[at], interpolation[at + 4], interpolation[at + 8], interpolation[at + 12]};
  }
  /// Returns whether bytes 2 and 3 hold 63 0F, with which the bone's physics is off from this key
  /// on.
  [[nodiscard]] bool physicsOff() const { return interpolation[2] == 0x63 && interpolation[3] == 0x0F; }

  /// Fills the whole block by the shift rule of mmd-reference.md 4.3, as MMD writes it.
  void setCurves(const CurveBytes& x, const CurveBytes& y, const CurveBytes& z, const CurveBytes& turn,
                 bool physicsIsOff = false);
  bool operator==(const BoneKey&) const = default;
};

struct MorphKey {
  NameField<15> name;
  std::uint32_t frame = 0;
  float weight = 0.0F;  ///< any real number
  bool operator==(const MorphKey&) const = default;
};

enum class CameraChannel : std::uint8_t { X = 0, Y = 1, Z = 2, Rotation = 3, Distance = 4, Fov = 5 };

struct CameraKey {
  std::uint32_t frame = 0;
  float distance = -45.0F;                       ///< units; negative is in front of the target
  Vec3 target{0.0F, 10.0F, 0.0F};                ///< world, units
  Vec3 rotation{0.0F};                           ///< radians; see mmd-reference.md 4.6
  std::array<std::uint8_t, 24> interpolation{};  ///< as stored: x1, x2, y1, y2 per channel
  std::uint32_t fovDegrees = 30;
  std::uint8_t perspectiveOff = 0;  ///< 0 perspective, 1 orthographic

  [[nodiscard]] CurveBytes curve(CameraChannel channel) const {
    const std::size_t at = 4U * static_cast<std::size_t>(channel);
    return {interpolation[at], interpolation[at + 2], interpolation[at + 1], interpolation[at + 3]};
  }
  void setCurve(CameraChannel channel, const CurveBytes& curve) {
    const std::size_t at = 4U * static_cast<std::size_t>(channel);
    interpolation[at] = curve.x1;
    interpolation[at + 1] = curve.x2;
    interpolation[at + 2] = curve.y1;
    interpolation[at + 3] = curve.y2;
  }
  bool operator==(const CameraKey&) const = default;
};

struct LightKey {
  std::uint32_t frame = 0;
  Vec3 colour{154.0F / 255.0F};        ///< 0 to 1
  Vec3 direction{-0.5F, -1.0F, 0.5F};  ///< from the light into the scene, world, not normalised
  bool operator==(const LightKey&) const = default;
};

struct SelfShadowKey {
  std::uint32_t frame = 0;
  std::uint8_t mode = 0;  ///< 0 off, 1, 2
  float distance = 0.0F;  ///< as stored: UI value = 10000 - 100000 d
  bool operator==(const SelfShadowKey&) const = default;
};

struct IkSwitch {
  NameField<20> name;  ///< the IK bone's
  std::uint8_t enabled = 1;
  bool operator==(const IkSwitch&) const = default;
};

struct IkKey {
  std::uint32_t frame = 0;
  std::uint8_t visible = 1;  ///< of the whole model
  std::vector<IkSwitch> switches;
  bool operator==(const IkKey&) const = default;
};

enum class HeaderKind : std::uint8_t { File /*v1, 10-byte name*/, Data0002 /*v2, 20-byte name*/ };

/// This is a whole VMD file. sectionCount says how many of the six sections the file holds (it may
/// end after any).
struct Motion {
  HeaderKind headerKind = HeaderKind::Data0002;
  std::array<char, 30> signature{};  ///< as stored, with its padding
  NameField<20> modelName;           ///< v1 fills 10 bytes of it
  int sectionCount = 6;
  std::vector<BoneKey> boneKeys;
  std::vector<MorphKey> morphKeys;
  std::vector<CameraKey> cameraKeys;
  std::vector<LightKey> lightKeys;
  std::vector<SelfShadowKey> selfShadowKeys;
  std::vector<IkKey> ikKeys;
  std::vector<std::byte> trailing;  ///< bytes after the last section

  /// Returns a motion with the signature of v2 and this model name (UTF-8), ready to be filled.
  [[nodiscard]] static Motion make(std::string_view modelName);
  /// Returns whether it has bone, morph or IK keys.
  [[nodiscard]] bool movesModel() const { return !boneKeys.empty() || !morphKeys.empty() || !ikKeys.empty(); }
  /// Returns whether it has camera, light or self-shadow keys.
  [[nodiscard]] bool movesScene() const { return !cameraKeys.empty() || !lightKeys.empty() || !selfShadowKeys.empty(); }
  /// Returns the largest frame number of any key, 0 if there is none.
  [[nodiscard]] std::uint32_t lastFrame() const;
  bool operator==(const Motion&) const = default;
};

/// Converts UTF-8 to a name field (encoded as Shift-JIS and cut, maybe inside a character, as MMD
/// does).
template <std::size_t N>
[[nodiscard]] NameField<N> makeName(std::string_view utf8);
extern template NameField<15> makeName<15>(std::string_view);
extern template NameField<20> makeName<20>(std::string_view);

}  // namespace vmd
