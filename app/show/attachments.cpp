// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/attachments.h"

namespace app {

void Attachments::set(std::span<const OutsideParent> parents) {
  parents_.clear();
  for (const OutsideParent& of : parents) parents_.push_back({of});
  locals_.assign(parents.size(), {});
}

void Attachments::follow(std::size_t index, const BoneTrail& trail) {
  Attachment& attachment = parents_[index];
  attachment.trail = &trail;
  attachment.slot = trail.slotOf(attachment.outside.parentBone);
}

void Attachments::moveToTick(std::int64_t tick) {
  for (std::size_t i = 0; i < parents_.size(); ++i) hold(i, parents_[i].trail->at(tick, parents_[i].slot));
}

void Attachments::moveToPicture() {
  for (std::size_t i = 0; i < parents_.size(); ++i) hold(i, parents_[i].trail->now(parents_[i].slot));
}

// An accessory's placement is in the bone's space: bone · T · R, and then its size.
// (accessories.md 8)
void Attachments::hold(std::size_t index, const base::Transform& bone) {
  base::Transform held = placement_->toModel(accessory_ ? placement_->under(bone) : bone);
  held.rotation = glm::normalize(held.rotation);
  locals_[index] = held;
}

}  // namespace app
