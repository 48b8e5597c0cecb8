// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "pmx/model/model.h"
#include "resources/demo/mesh.h"

namespace demo {

/// This is the figure's left (+X) or right side; positions are made for the left and mirrored.
enum class Side { Left, Right };
inline constexpr Side kSides[] = {Side::Left, Side::Right};
[[nodiscard]] inline float signOf(Side side) { return side == Side::Left ? 1.0F : -1.0F; }
[[nodiscard]] inline std::string kanji(Side side) { return side == Side::Left ? "左" : "右"; }
[[nodiscard]] inline Vec3 mirrored(const Vec3& left, Side side) { return {left.x * signOf(side), left.y, left.z}; }

/// These are the joints' positions: bind pose, model space, left side.
namespace place {
inline const Vec3 centre{0.0F, 8.0F, 0.0F}, waist{0.0F, 9.9F, 0.0F}, chest{0.0F, 11.5F, 0.02F};
inline const Vec3 neck{0.0F, 13.75F, 0.14F}, head{0.0F, 14.20F, 0.05F}, eyes{0.0F, 17.1F, -0.2F};
inline const Vec3 eye{0.66F, 15.85F, -0.30F};
inline const Vec3 collar{0.32F, 13.35F, 0.10F}, arm{1.22F, 13.22F, 0.10F};
inline const Vec3 elbow{2.98F, 11.90F, 0.15F}, wrist{4.50F, 10.76F, 0.06F};
inline const Vec3 thigh{0.70F, 8.95F, 0.02F}, knee{0.68F, 5.05F, -0.12F}, ankle{0.66F, 1.15F, 0.20F};
inline const Vec3 toe{0.66F, 0.45F, -1.00F}, ball{0.66F, 0.45F, -0.55F};
inline const Vec3 tailRoot{0.0F, 17.5F, 1.45F};  ///< of the ponytail
}  // namespace place

inline constexpr int kHairLinks = 6;    ///< bones of the ponytail, without its tip
inline constexpr int kSkirtChains = 8;  ///< around the waist, from the front over the left side
inline constexpr int kSkirtLinks = 2;

/// Returns points of the ponytail's path, root first; there are kHairLinks + 1.
[[nodiscard]] Vec3 ponytailPoint(int link);
/// Returns joint `link` (0 … kSkirtLinks) of a skirt chain.
[[nodiscard]] Vec3 skirtPoint(int chain, int link);
/// Returns 裾左前１ and so on; `link` counts from 0. Names are short, because a motion stores 15 bytes
/// of a name.
[[nodiscard]] std::string skirtBoneName(int chain, int link);
/// Returns joint k (0 … 3) of a finger; finger 0 is the thumb, 4 the little finger. It is the left
/// hand.
[[nodiscard]] Vec3 fingerPoint(int finger, int joint);
[[nodiscard]] std::string fingerBoneName(Side side, int finger, int joint);
[[nodiscard]] std::string fingerEnglish(int finger);
[[nodiscard]] std::string skirtEnglish(int chain);
/// Returns a digit as MMD's names write it.
[[nodiscard]] std::string fullWidth(int digit);

/// These are the figure's bones, with their indices by name.
class Skeleton {
 public:
  Skeleton();
  /// Returns the index of a bone. An unknown name is a programming error and ends the program.
  [[nodiscard]] std::int32_t at(std::string_view name) const;
  [[nodiscard]] std::int32_t at(Side side, std::string_view name) const { return at(kanji(side) + std::string(name)); }
  [[nodiscard]] const Vec3& position(std::string_view name) const;
  std::vector<pmx::Bone> bones;
  std::vector<pmx::DisplayFrame> frames;

 private:
  friend class SkeletonBuilder;
  std::map<std::string, std::int32_t, std::less<>> byName_;
};

}  // namespace demo
