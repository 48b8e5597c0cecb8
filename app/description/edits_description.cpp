// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/edits_description.h"

#include "app/description/named_parts.h"

namespace app {
EditsDescription describeEdits(const Edits& edits, bool on, const pmx::Model& model) {
  EditsDescription described;
  described.on = on;
  if (!edits.bones().empty()) {
    const NamedParts bones(model.bones);
    for (const BoneEdit& edit : edits.bones()) {
      if (bones.has(edit.bone) && described.bones.size() < kMaxEdits)
        described.bones.push_back({bones.describe(edit.bone), edit.kind, edit.local});
    }
  }
  if (!edits.morphs().empty()) {
    const NamedParts morphs(model.morphs);
    for (const MorphEdit& edit : edits.morphs()) {
      if (morphs.has(edit.morph) && described.morphs.size() < kMaxEdits)
        described.morphs.push_back({morphs.describe(edit.morph), edit.kind, edit.weight});
    }
  }
  return described;
}

Edits editsOf(const EditsDescription& described, const pmx::Model& model, std::vector<std::string>& missing) {
  Edits edits;
  if (!described.bones.empty()) {
    const NamedParts bones(model.bones);
    for (const auto& edit : described.bones) {
      if (const std::int32_t bone = bones.find(edit.bone); bone >= 0) {
        edits.set(BoneEdit{bone, edit.kind, edit.local});
      } else {
        missing.push_back(lacking("bone", edit.bone));
      }
    }
  }
  if (!described.morphs.empty()) {
    const NamedParts morphs(model.morphs);
    for (const auto& edit : described.morphs) {
      if (const std::int32_t morph = morphs.find(edit.morph); morph >= 0) {
        edits.set(MorphEdit{morph, edit.kind, edit.weight});
      } else {
        missing.push_back(lacking("morph", edit.morph));
      }
    }
  }
  return edits;
}

}  // namespace app
