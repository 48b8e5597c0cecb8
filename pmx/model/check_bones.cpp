// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These are checks of bones, IK and display frames.

#include <utility>

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include "pmx/base/counted.h"
#include "pmx/model/model_checks.h"

namespace pmx::checks {
namespace {

constexpr std::uint16_t kAppends = boneFlag::appendRotation | boneFlag::appendTranslation;

void clear(Bone& bone, std::uint16_t flags) { bone.flags = static_cast<std::uint16_t>(bone.flags & ~flags); }

void dropAppend(Bone& bone) {
  clear(bone, kAppends);
  bone.appendParent = -1;
  bone.appendRatio = 0.0F;
}

void checkParents(Model& model, base::Issues& issues) {
  IssueGroup stray(issues, "bones", "with parents that don't exist");
  IssueGroup circles(issues, "bones", "that were their own ancestors");
  std::vector<std::int32_t> parents;
  parents.reserve(model.bones.size());
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    Bone& bone = model.bones[i];
    if (!inRangeOrNone(bone.parent, model.bones.size())) {
      stray.add(i, [&] {
        return fmt::format("stands by itself: its parent is bone {}, but there are {} bones", bone.parent,
                           model.bones.size());
      });
      bone.parent = -1;
    }
    parents.push_back(bone.parent);
  }
  cutCircles(parents, [&](std::size_t i) {
    std::int32_t& parent = model.bones[i].parent;
    circles.add(i, [&] { return fmt::format("stands by itself: its parent, bone {}, hangs from it", parent); });
    parent = -1;
  });
}

void checkAppends(Model& model, base::Issues& issues) {
  IssueGroup unusable(issues, "bones", "with unusable appends");
  IssueGroup circles(issues, "bones", "that appended from themselves");
  std::vector<std::int32_t> sources(model.bones.size(), -1);
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    Bone& bone = model.bones[i];
    if (!bone.has(kAppends)) {  // nothing reads these; they are kept harmless
      if (!inRangeOrNone(bone.appendParent, model.bones.size())) bone.appendParent = -1;
      mend(bone.appendRatio, 0.0F);
      continue;
    }
    if (!inRange(bone.appendParent, model.bones.size())) {
      unusable.add(i, [&] {
        return fmt::format("moves with no other bone: its append parent is bone {}, but there are {} bones",
                           bone.appendParent, model.bones.size());
      });
    } else if (!isFinite(bone.appendRatio)) {
      unusable.add(i, [] { return "moves with no other bone: its append ratio isn't a number"; });
    } else {
      sources[i] = bone.appendParent;
      continue;
    }
    dropAppend(bone);
  }
  cutCircles(sources, [&](std::size_t i) {
    Bone& bone = model.bones[i];
    circles.add(i, [&] {
      return fmt::format("moves with no other bone: its append parent, bone {}, moves with it", bone.appendParent);
    });
    dropAppend(bone);
  });
}

void checkAxes(Model& model, base::Issues& issues) {
  IssueGroup fixed(issues, "bones", "with unusable fixed axes");
  IssueGroup local(issues, "bones", "with unusable local axes");
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    Bone& bone = model.bones[i];
    if (bone.has(boneFlag::fixedAxis) && !isFinite(bone.fixedAxis)) {
      fixed.add(i, [] { return "turns freely: its fixed axis isn't a number"; });
      clear(bone, boneFlag::fixedAxis);
    } else if (bone.has(boneFlag::fixedAxis) && bone.fixedAxis == Vec3(0.0F)) {
      // It is kept: a motion's keys find no axis to turn about. (ik-parity.md 1, fixed axis)
      fixed.add(i, [] { return "motions don't turn it: its fixed axis is zero"; });
    }
    mend(bone.fixedAxis, Vec3(0.0F));
    if (bone.has(boneFlag::localAxes) && !(hasDirection(bone.localAxisX) && hasDirection(bone.localAxisZ))) {
      local.add(i, [] { return "the model's axes are shown: a local axis of its own is zero or isn't a number"; });
      clear(bone, boneFlag::localAxes);
    }
    mend(bone.localAxisX, Vec3(1, 0, 0));
    mend(bone.localAxisZ, Vec3(0, 0, 1));
  }
}

void checkPlaces(Model& model, base::Issues& issues) {
  IssueGroup positions(issues, "bones", "with positions that aren't numbers");
  IssueGroup far(issues, "bones", "beyond the range of places");
  IssueGroup tails(issues, "bones", "with unusable tails");
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    Bone& bone = model.bones[i];
    if (mend(bone.position, Vec3(0.0F))) {
      positions.add(i, [] { return "stands at the origin: its position isn't a number"; });
    }
    if (cut(bone.position)) {
      far.add(i, [] { return fmt::format("its position is beyond {} units; cut", base::kMaxUnits); });
    }
    const bool strayTail = !inRangeOrNone(bone.tailBone, model.bones.size());
    if (strayTail) {
      tails.add(i, [&] {
        return fmt::format("is drawn without a tail: that is bone {}, but there are {} bones", bone.tailBone,
                           model.bones.size());
      });
      bone.tailBone = -1;
    }
    if (mend(bone.tailOffset, Vec3(0.0F)))
      tails.add(i, [] { return "is drawn without a tail: its place isn't a number"; });
    cut(bone.tailOffset);
  }
}

/// Returns why a solver can't be used, or nothing.
std::string solverFault(const Model& model, const IkBlock& ik) {
  if (!inRange(ik.effector, model.bones.size())) {
    return fmt::format("the effector is bone {}, but there are {} bones", ik.effector, model.bones.size());
  }
  if (ik.loopCount <= 0) return fmt::format("the loop count is {}", ik.loopCount);
  if (!isFinite(ik.unitAngleRad)) return "the unit angle isn't a number";
  for (const IkLink& link : ik.links) {
    if (link.limited && !(isFinite(link.lower) && isFinite(link.upper))) return "a limit isn't a number";
  }
  return {};
}

struct LinkGroups {
  explicit LinkGroups(base::Issues& issues)
      : unusable(issues, "bones", "IK links that can't be used"),
        swapped(issues, "bones", "IK links with limits the wrong way round") {}
  IssueGroup unusable, swapped;
};

void checkLinks(std::size_t boneCount, std::size_t i, IkBlock& ik, LinkGroups& groups) {
  std::erase_if(ik.links, [&](const IkLink& link) {
    const bool stray = !inRange(link.bone, boneCount);
    if (!stray && link.bone != ik.effector) return false;
    groups.unusable.add(i, [&] {
      return stray ? fmt::format("its IK chain leaves out a link: that is bone {}, but there are {} bones", link.bone,
                                 boneCount)
                   : fmt::format("its IK chain leaves out a link: bone {} is the effector itself", link.bone);
    });
    return true;
  });
  for (IkLink& link : ik.links) {
    bool swapped = false;
    for (int k = 0; k < 3; ++k) {
      if (link.lower[k] <= link.upper[k]) continue;
      std::swap(link.lower[k], link.upper[k]);
      swapped = true;
    }
    if (swapped) {
      groups.swapped.add(i, [&] {
        return fmt::format("the limits of its IK link, bone {}, are the wrong way round; swapped", link.bone);
      });
    }
  }
}

}  // namespace

void checkBones(Model& model, base::Issues& issues) {
  checkPlaces(model, issues);
  checkParents(model, issues);
  checkAppends(model, issues);
  checkAxes(model, issues);
}

void checkIk(Model& model, base::Issues& issues) {
  IssueGroup dropped(issues, "bones", "with unusable IK");
  LinkGroups links(issues);
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    Bone& bone = model.bones[i];
    if (!bone.has(boneFlag::ik)) {
      bone.ik = {};
      continue;
    }
    const std::string fault = solverFault(model, bone.ik);
    if (fault.empty()) {
      for (IkLink& link : bone.ik.links) {  // numbers that nothing reads
        mend(link.lower, Vec3(0.0F));
        mend(link.upper, Vec3(0.0F));
      }
      checkLinks(model.bones.size(), i, bone.ik, links);
      continue;
    }
    dropped.add(i, [&] { return fmt::format("its IK chain does nothing: {}", fault); });
    clear(bone, boneFlag::ik);
    bone.ik = {};
  }
}

void checkDisplayFrames(Model& model, base::Issues& issues) {
  IssueGroup stray(issues, "display frames", "with elements that don't exist");
  for (std::size_t i = 0; i < model.displayFrames.size(); ++i) {
    const std::size_t removed = std::erase_if(model.displayFrames[i].elements, [&](const DisplayElement& element) {
      return element.kind > 1 || !inRange(element.index, element.kind == 0 ? model.bones.size() : model.morphs.size());
    });
    if (removed != 0)
      stray.add(
          i, [&] { return base::counted(removed, "entry doesn't exist; left out", "entries don't exist; left out"); });
  }
}

}  // namespace pmx::checks
