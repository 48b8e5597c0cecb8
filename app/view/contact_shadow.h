// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "app/show/frame.h"
#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace app {

/// This is how much a model darkens the ground below it, on a grid of the ground.
struct ContactField {
  float x = 0.0F, z = 0.0F;  ///< world: where value 0 is
  float cell = 0.0F;         ///< units between values
  std::size_t width = 0, depth = 0;
  std::vector<float> values;  ///< width × depth, row by row along x, 0 (nothing) to 1

  [[nodiscard]] float at(std::size_t column, std::size_t row) const { return values[row * width + column]; }
};

/// This is the soft shadow where a model stands or lies on the ground: that of a wide sky, which
/// doesn't depend on the light. It comes from what is nearer to the ground (y = 0) than kHeight,
/// seen from above and blurred. Only materials count that throw a shadow on the ground, and no part
/// of the model that is larger than kLargest, which is a floor or a wall, or lower than kFlat,
/// which is a carpet: others stand on it, and it would only darken its own top. It holds only those
/// vertices and faces that can throw a shadow.
class ContactShadow {
 public:
  static constexpr float kHeight = 1.2F;    ///< units above or below the ground
  static constexpr float kLargest = 10.0F;  ///< units: a part's radius at rest, in the file and scaled
  static constexpr float kFlat = 0.25F;     ///< units: a part's height at rest and posed, both scaled
  static constexpr float kCell = 0.25F;     ///< units; a field that would be too large has larger ones
  static constexpr float kBlur = 1.0F;      ///< units that the shadow reaches beyond what throws it

  explicit ContactShadow(const pmx::Model& model);
  /// Returns whether the model throws no such shadow in any pose.
  [[nodiscard]] bool empty() const { return parts_.empty(); }
  /// Makes the field of a frame of the model. Returns false, and does nothing, where pose, place
  /// and materials are those of the call before.
  bool update(const ActorFrame& frame);
  /// Returns the field. It has no values where nothing is near the ground.
  [[nodiscard]] const ContactField& field() const { return field_; }

 private:
  struct Face {
    std::array<std::uint32_t, 3> vertices;  // of vertices_
    std::uint32_t material;
  };
  /// These are the faces that follow mostly one bone.
  struct Part {
    std::uint32_t bone;
    base::Vec3 centre{0.0F};             // at rest
    float radius = 0.0F, height = 0.0F;  // in the file
    std::size_t first = 0, count = 0;    // of faces_
  };
  struct Vertex {
    std::uint32_t of;  // of the model
    std::array<std::uint32_t, 4> bones;
    std::array<float, 4> weights;
  };
  /// This is what a field is made of.
  struct Seen {
    std::uint64_t positions = 0, materials = 0;  // Revisions
    Placement placement;
    std::vector<base::Mat3x4> palette;
  };
  using Corners = std::array<base::Vec3, 3>;

  void addFaces(const pmx::Model& model);
  std::uint32_t addVertex(const pmx::Model& model, std::uint32_t of, std::vector<std::uint32_t>& ownOf);
  [[nodiscard]] bool moved(const ActorFrame& frame);
  [[nodiscard]] bool isFlat(const ActorFrame& frame, const Part& part, const base::Mat4& toWorld);
  void gather(const ActorFrame& frame, const Part& part);
  [[nodiscard]] const base::Vec3& placed(std::uint32_t vertex, const ActorFrame& frame, const base::Mat4& toWorld);
  void lay();
  void draw(const Corners& corners, std::size_t& budget);
  void blur();

  std::vector<Vertex> vertices_;
  std::vector<Face> faces_;
  std::vector<Part> parts_;
  std::size_t modelVertices_ = 0;
  Seen seen_;
  std::vector<std::uint8_t> soft_;  // per vertex of the model: physics has placed it
  std::vector<base::Vec3> placed_;  // per vertex, world: where placedIn_ is turn_
  std::vector<std::uint32_t> placedIn_;
  std::uint32_t turn_ = 0;     // of update(); 0: none yet
  std::vector<Corners> near_;  // faces near the ground, world
  ContactField field_;
  std::vector<float> scratch_;
};

}  // namespace app
