// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These are checks of morphs.

#include <fmt/format.h>

#include "pmx/base/counted.h"
#include "pmx/model/model_checks.h"

namespace pmx::checks {
namespace {

bool usable(const Model& model, const VertexOffset& offset) {
  return inRange(offset.vertex, model.vertices.size()) && isFinite(offset.offset);
}
bool usable(const Model& model, const UvOffset& offset) {
  return inRange(offset.vertex, model.vertices.size()) && isFinite(offset.offset);
}
bool usable(const Model& model, const GroupOffset& offset) {
  return inRange(offset.morph, model.morphs.size()) && isFinite(offset.rate);
}
bool usable(const Model& model, const BoneOffset& offset) {
  return inRange(offset.bone, model.bones.size()) && isFinite(offset.translation) && isFinite(offset.rotation);
}
bool usable(const Model& model, const MaterialOffset& offset) {
  return inRangeOrNone(offset.material, model.materials.size()) && offset.operation <= 1 && isFinite(offset.diffuse) &&
         isFinite(offset.specular) && isFinite(offset.specularPower) && isFinite(offset.ambient) &&
         isFinite(offset.edgeColour) && isFinite(offset.edgeSize) && isFinite(offset.texture) &&
         isFinite(offset.sphere) && isFinite(offset.toon);
}
bool usable(const Model& model, const ImpulseOffset& offset) {
  return inRange(offset.rigidBody, model.rigidBodies.size()) && isFinite(offset.velocity) && isFinite(offset.torque);
}

// Within these limits, and weights within theirs, no sum of a morph's offsets becomes infinite.
bool cutOffset(VertexOffset& offset) { return cut(offset.offset); }
bool cutOffset(UvOffset& offset) { return cut(offset.offset); }
bool cutOffset(GroupOffset&) { return false; }    // MorphJob limits weights
bool cutOffset(ImpulseOffset&) { return false; }  // the world stops bodies that are too fast
bool cutOffset(BoneOffset& offset) { return cut(offset.translation); }
bool cutOffset(MaterialOffset& offset) {
  bool any = false;
  for (Vec4* v : {&offset.diffuse, &offset.edgeColour, &offset.texture, &offset.sphere, &offset.toon}) any |= cut(*v);
  for (Vec3* v : {&offset.specular, &offset.ambient}) any |= cut(*v);
  for (float* x : {&offset.specularPower, &offset.edgeSize}) any |= cut(*x);
  return any;
}

template <class Offset>
bool holds(const Morph& morph) {
  return std::holds_alternative<std::vector<Offset>>(morph.offsets);
}

/// Returns whether the offsets are of the morph's kind. In files they always are, programs may set
/// others.
bool kindFits(const Morph& morph) {
  switch (morph.kind) {
    case MorphKind::Group:
    case MorphKind::Flip:
      return holds<GroupOffset>(morph);
    case MorphKind::Vertex:
      return holds<VertexOffset>(morph);
    case MorphKind::Bone:
      return holds<BoneOffset>(morph);
    case MorphKind::Uv:
    case MorphKind::AdditionalUv1:
    case MorphKind::AdditionalUv2:
    case MorphKind::AdditionalUv3:
    case MorphKind::AdditionalUv4:
      return holds<UvOffset>(morph);
    case MorphKind::Material:
      return holds<MaterialOffset>(morph);
    case MorphKind::Impulse:
      return holds<ImpulseOffset>(morph);
  }
  return false;
}

/// Sets rotations of zero length, which some programs write for none, to none; returns how many.
std::size_t mendRotations(Morph& morph) {
  auto* offsets = std::get_if<std::vector<BoneOffset>>(&morph.offsets);
  if (offsets == nullptr) return 0;
  std::size_t mended = 0;
  for (BoneOffset& offset : *offsets) {
    const Quat& q = offset.rotation;
    const float square = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
    if (square > 0.0F) {
      if (!isFinite(square)) offset.rotation = Quat(glm::normalize(glm::dquat(q)));
      continue;
    }
    offset.rotation = base::kIdentityRotation;
    ++mended;
  }
  return mended;
}

/// This finds groups and flips that lead back to themselves: a walk in depth from every morph in
/// turn, without recursion; the offset that closes a circle is left out.
class GroupWalk {
 public:
  GroupWalk(Model& model, IssueGroup& circles)
      : morphs_(model.morphs), circles_(circles), states_(morphs_.size(), State::New), next_(morphs_.size(), 0) {}

  void run() {
    for (std::size_t i = 0; i < morphs_.size(); ++i) {
      if (states_[i] == State::New) walkFrom(i);
    }
  }

 private:
  enum class State : std::uint8_t { New, Open, Done };

  std::vector<GroupOffset>* offsetsOf(std::size_t morph) {
    return std::get_if<std::vector<GroupOffset>>(&morphs_[morph].offsets);
  }

  void walkFrom(std::size_t start) {
    open(start);
    while (!path_.empty()) {
      const std::size_t at = path_.back();
      auto* offsets = offsetsOf(at);
      if (offsets == nullptr || next_[at] == offsets->size()) {
        // They are removed only now, all at once: removing each by itself would be quadratic.
        if (offsets != nullptr) std::erase_if(*offsets, [](const GroupOffset& offset) { return offset.morph < 0; });
        states_[at] = State::Done;
        path_.pop_back();
        continue;
      }
      GroupOffset& offset = (*offsets)[next_[at]++];
      const auto to = static_cast<std::size_t>(offset.morph);
      if (states_[to] == State::New) {
        open(to);
      } else if (states_[to] == State::Open) {
        circles_.add(at, [to] { return fmt::format("leaves out morph {}, which leads back to it", to); });
        offset.morph = -1;
      }
    }
  }

  void open(std::size_t morph) {
    states_[morph] = State::Open;
    path_.push_back(morph);
  }

  std::vector<Morph>& morphs_;
  IssueGroup& circles_;
  std::vector<State> states_;
  std::vector<std::size_t> next_;  ///< per morph, the offset to visit next
  std::vector<std::size_t> path_;
};

}  // namespace

void checkMorphs(Model& model, base::Issues& issues) {
  IssueGroup kinds(issues, "morphs", "whose offsets aren't of their kind");
  IssueGroup unusableOffsets(issues, "morphs", "with offsets that can't be used");
  IssueGroup far(issues, "morphs", "with offsets beyond their range");
  IssueGroup rotations(issues, "morphs", "with rotations that are zero");
  IssueGroup panels(issues, "morphs", "in unknown panels");
  IssueGroup circles(issues, "morphs", "groups that led back to themselves");
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    Morph& morph = model.morphs[i];
    if (!kindFits(morph)) {
      kinds.add(i, [&] {
        return fmt::format("does nothing: its offsets aren't of its kind ({})", static_cast<int>(morph.kind));
      });
      morph.kind = MorphKind::Vertex;
      morph.offsets.emplace<std::vector<VertexOffset>>();
    }
    std::visit(
        [&](auto& offsets) {
          const std::size_t had = offsets.size();
          const std::size_t removed =
              std::erase_if(offsets, [&model](const auto& offset) { return !usable(model, offset); });
          if (removed == 0) return;
          unusableOffsets.add(i, [&] {
            return fmt::format(
                "does less than it should: of its {} offsets {}", had,
                base::counted(removed, "points at nothing or isn't a number", "point at nothing or aren't numbers"));
          });
        },
        morph.offsets);
    const auto cutAll = [](auto& offsets) {
      return std::count_if(offsets.begin(), offsets.end(), [](auto& offset) { return cutOffset(offset); });
    };
    if (const auto large = std::visit(cutAll, morph.offsets); large != 0) {
      far.add(i, [large] {
        return fmt::format("{} beyond {}; cut",
                           base::counted(static_cast<std::size_t>(large), "offset is", "offsets are"), base::kMaxUnits);
      });
    }
    if (const std::size_t mended = mendRotations(morph); mended != 0) {
      rotations.add(i, [&] {
        return base::counted(mended, "rotation is zero; taken as none", "rotations are zero; taken as none");
      });
    }
    if (morph.panel <= static_cast<std::uint8_t>(MorphPanel::Other)) continue;
    panels.add(i, [&] { return fmt::format("panel {} is unknown; shown under other", morph.panel); });
    morph.panel = static_cast<std::uint8_t>(MorphPanel::Other);
  }
  GroupWalk(model, circles).run();
}

}  // namespace pmx::checks
