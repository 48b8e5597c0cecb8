// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/view/camera.h"
#include "pmx/model/model.h"
#include "vmd/scene_tracks.h"

namespace app {

/// This is a ball in world space, in units.
struct Ball {
  base::Vec3 centre{0.0F};
  float radius = 0.0F;
};

/// This bounds a model in any pose: a ball around its vertices at rest, with room to move, that
/// follows the middle of the bones that move vertices.
class ModelExtent {
 public:
  explicit ModelExtent(const pmx::Model& model);
  /// Returns the ball for posed bones in model space; with no bones it is that at rest. The radius
  /// grows only by whole steps of a quarter, where bones have gone beyond it, so that the shadow
  /// map's grid stays the same from picture to picture. It depends on the pose alone, not on
  /// earlier ones: frames drawn separately are the same.
  [[nodiscard]] Ball at(std::span<const base::Transform> boneModels) const;

 private:
  Ball rest_;
  std::vector<std::size_t> moving_;  // bones that move vertices
  float beyondBones_ = 0.0F;         // units that vertices reach beyond the bones' box at rest
  base::Vec3 fromBones_{0.0F};       // from the middle of the bones at rest to the ball's centre
};

/// This says what the shadow map covers and how far behind a surface shadow begins. Depth and both
/// coordinates go from 0 to 1.
struct ShadowBox {
  base::Mat4 worldToMap{1.0F};   ///< texture coordinates and depth
  base::Mat4 worldToClip{1.0F};  ///< for drawing the map, with OpenGL's -1 to 1
  float texel = 0.0F;            ///< world units
  float depth = 0.0F;            ///< world units from 0 to 1
  float ramp = 0.0F;             ///< darkening per unit behind the surface: MMD's K in world units
};

/// The shadow map of a whole picture has this many texels a side.
inline constexpr int kShadowMapSide = 2048;
/// Returns how many texels a side the map of a picture has that is drawn with `scale` of its pixels
/// each way, above 0: the power of two that is nearest to as large a part of kShadowMapSide. So the
/// map costs less where pixels do, and its texels stay about as fine beside them. Mesa's llvmpipe
/// compiles shaders anew for a texture whose side is no power of two.
[[nodiscard]] int shadowMapSide(float scale);

/// Returns how far from the eye self shadow reaches, in units.
[[nodiscard]] float shadowReach(const vmd::SelfShadowState& state);

/// Returns an orthographic box along the light around the space that both the model and the nearer
/// part of the view can cover. It moves by whole texels only and keeps its size while camera and
/// model move, so shadows' edges don't crawl. MMD's distance d (stored form) is taken as a reach of
/// 1/d units from the eye in mode 1, two thirds of that in mode 2; K is 1500 over a depth of 50
/// units in mode 1, and 8000 at half the map's height in mode 2 (mmd-reference.md 11.6: constants
/// are MMD's, the box is the recommended one and not MMD's warped frustum). `direction` is of unit
/// length, and `side` is the map's number of texels a side.
[[nodiscard]] ShadowBox shadowBox(const Ball& model, const base::Vec3& direction, const vmd::CameraState& camera,
                                  const CameraMatrices& matrices, const vmd::SelfShadowState& state,
                                  int side = kShadowMapSide);
/// Returns the box for several models; for one model it has the same bits as above. Models beyond
/// the nearer part of the view don't make its texels coarser, but cast their shadows into it.
[[nodiscard]] ShadowBox shadowBox(std::span<const Ball> models, const base::Vec3& direction,
                                  const vmd::CameraState& camera, const CameraMatrices& matrices,
                                  const vmd::SelfShadowState& state, int side = kShadowMapSide);
/// Returns the box where the nearer part of the view is a ball of shadowReach() around the eye, of
/// pictures that look in all directions.
[[nodiscard]] ShadowBox shadowBoxAround(std::span<const Ball> models, const base::Vec3& direction,
                                        const base::Vec3& eye, const vmd::SelfShadowState& state,
                                        int side = kShadowMapSide);

}  // namespace app
