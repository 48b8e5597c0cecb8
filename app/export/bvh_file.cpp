// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/bvh_file.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_set>

#include <fmt/format.h>

#include "app/export/euler_angles.h"
#include "app/export/exported_number.h"

namespace app {
namespace {

constexpr int kBvhDecimals = 8, kAngleDecimals = 6;
constexpr std::size_t kMaxBvhIndent = 40;

bool finite(const base::Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }
bool finite(const base::Quat& q) {
  return std::isfinite(q.w) && std::isfinite(q.x) && std::isfinite(q.y) && std::isfinite(q.z);
}

tl::unexpected<base::Error> refused(std::string why) {
  return tl::unexpected(base::badArgument("BVH: " + std::move(why)));
}

base::Result<void> checkNames(std::span<const BvhJoint> joints) {
  std::unordered_set<std::string_view> names;
  for (const BvhJoint& joint : joints) {
    if (joint.name.empty() || joint.name.find_first_of(" \t\r\n\v\f") != std::string::npos)
      return refused(fmt::format("'{}' is no name of a joint", joint.name));
    if (!names.insert(joint.name).second) return refused(fmt::format("two joints have the name {}", joint.name));
    if (!finite(joint.offset) || !finite(joint.end))
      return refused(fmt::format("the place of {} isn't finite", joint.name));
  }
  return {};
}

void appendVector(std::string& text, const base::Vec3& v) {
  for (int axis = 0; axis < 3; ++axis) {
    if (axis > 0) text += ' ';
    appendNumber(text, v[axis], kBvhDecimals);
  }
}

/// This class writes the file of a motion.
class BvhWriter {
 public:
  BvhWriter(const BvhMotion& motion, const ByteSink& write) : motion_(motion), write_(write) {}

  base::Result<void> run() {
    const std::size_t count = motion_.joints.size();
    if (count == 0) return refused("there are no bones");
    if (motion_.frames == 0) return refused("there are no frames");
    if (const auto checked = checkNames(motion_.joints); !checked) return checked;
    children_.resize(count);
    std::vector<std::size_t> roots;
    for (std::size_t i = 0; i < count; ++i) {
      const std::int32_t parent = motion_.joints[i].parent;
      if (parent >= static_cast<std::int32_t>(count)) return refused("a joint's parent doesn't exist");
      (parent < 0 ? roots : children_[static_cast<std::size_t>(parent)]).push_back(i);
    }
    if (roots.size() != 1) return refused(fmt::format("{} joints have no parent", roots.size()));
    text_ += "HIERARCHY\n";
    if (const auto written = writeTree(roots.front()); !written) return written;
    if (order_.size() != count) return refused("joints are in a circle");
    return writeFrames();
  }

 private:
  /// These are the steps of a walk through the tree, which may be too deep for calls.
  struct Visit {
    std::size_t joint = 0, depth = 0, nextChild = 0;
  };

  base::Result<void> writeTree(std::size_t root) {
    std::vector<Visit> visits{{root, 0, 0}};
    open(visits.back());
    while (!visits.empty()) {
      Visit& visit = visits.back();
      const std::vector<std::size_t>& children = children_[visit.joint];
      if (visit.nextChild < children.size()) {
        visits.push_back({children[visit.nextChild++], visit.depth + 1, 0});
        open(visits.back());
      } else {
        indent(visit.depth);
        text_ += "}\n";
        visits.pop_back();
      }
      if (const auto handed = handOn(false); !handed) return handed;
    }
    return {};
  }

  void indent(std::size_t depth) { text_.append(std::min(depth, kMaxBvhIndent), '\t'); }

  [[nodiscard]] bool moves(std::size_t joint) const {
    return motion_.joints[joint].moves || motion_.joints[joint].parent < 0;
  }

  void open(const Visit& visit) {
    const BvhJoint& joint = motion_.joints[visit.joint];
    order_.push_back(visit.joint);
    indent(visit.depth);
    text_ += (joint.parent < 0 ? "ROOT " : "JOINT ") + joint.name + "\n";
    indent(visit.depth);
    text_ += "{\n";
    indent(visit.depth + 1);
    text_ += "OFFSET ";
    appendVector(text_, moves(visit.joint) ? base::Vec3(0.0F) : joint.offset);
    text_ += "\n";
    indent(visit.depth + 1);
    text_ += moves(visit.joint) ? "CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
                                : "CHANNELS 3 Zrotation Xrotation Yrotation\n";
    if (!children_[visit.joint].empty()) return;
    indent(visit.depth + 1);
    text_ += "End Site\n";
    indent(visit.depth + 1);
    text_ += "{\n";
    indent(visit.depth + 2);
    text_ += "OFFSET ";
    appendVector(text_, joint.end);
    text_ += "\n";
    indent(visit.depth + 1);
    text_ += "}\n";
  }

  base::Result<void> writeFrames() {
    // Fewer digits of the time would be frames at the end of a dance.
    text_ += fmt::format("MOTION\nFrames: {}\nFrame Time: 0.0333333333\n", motion_.frames);
    std::vector<base::Transform> locals(motion_.joints.size());
    std::vector<ZxyAngles> angles(motion_.joints.size());
    for (std::size_t frame = 0; frame < motion_.frames; ++frame) {
      motion_.pose(frame, locals);
      for (const std::size_t joint : order_) {
        const base::Transform& local = locals[joint];
        const bool nowhere = !finite(local.translation) && moves(joint);
        if (nowhere || !finite(local.rotation) || glm::dot(local.rotation, local.rotation) == 0.0F)
          return refused(fmt::format("{} isn't anywhere at frame {}", motion_.joints[joint].name, frame));
        if (joint != order_.front()) text_ += ' ';
        if (moves(joint)) {
          appendVector(text_, local.translation);
          text_ += ' ';
        }
        angles[joint] = nearestZxy(local.rotation, angles[joint]);
        appendNumber(text_, angles[joint].z, kAngleDecimals);
        text_ += ' ';
        appendNumber(text_, angles[joint].x, kAngleDecimals);
        text_ += ' ';
        appendNumber(text_, angles[joint].y, kAngleDecimals);
      }
      text_ += '\n';
      if (const auto handed = handOn(frame + 1 == motion_.frames); !handed) return handed;
    }
    return {};
  }

  base::Result<void> handOn(bool all) {
    if (text_.size() < kSinkPiece && !all) return {};
    const auto written = write_(text_);
    text_.clear();
    return written;
  }

  const BvhMotion& motion_;
  const ByteSink& write_;
  std::vector<std::vector<std::size_t>> children_;
  std::vector<std::size_t> order_;  // of the channels
  std::string text_;                // that wasn't handed on
};

}  // namespace

base::Result<void> writeBvh(const BvhMotion& motion, const ByteSink& write) { return BvhWriter(motion, write).run(); }

}  // namespace app
