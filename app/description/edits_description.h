// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/show/edits.h"
#include "pmx/model/model.h"

namespace app {

/// An EditedPart is a bone or a morph of a model: its name, and its index where the name isn't
/// enough (none, or several alike).
struct EditedPart {
  std::string name;         ///< Japanese or English; may be empty with an index
  std::int32_t place = -1;  ///< index in the model; -1: the first of that name
  bool operator==(const EditedPart&) const = default;
};

struct BoneEditDescription {
  EditedPart bone;
  EditKind kind = EditKind::Add;
  base::Transform local{};  ///< as in BoneEdit
  bool operator==(const BoneEditDescription&) const = default;
};

struct MorphEditDescription {
  EditedPart morph;
  EditKind kind = EditKind::Add;
  float weight = 0.0F;
  bool operator==(const MorphEditDescription&) const = default;
};

/// A show file may have so many edits of bones, and as many of morphs, per actor.
inline constexpr std::size_t kMaxEdits = 4096;
inline constexpr double kMaxEditedWeight = 1e6;

/// An EditsDescription holds the edits of an actor by names. Edits of materials are left out, since
/// no file has them.
struct EditsDescription {
  bool on = true;
  std::vector<BoneEditDescription> bones;
  std::vector<MorphEditDescription> morphs;
  bool operator==(const EditsDescription&) const = default;
};

/// Returns at most kMaxEdits of bones and of morphs; edits with indices that the model lacks are
/// left out.
[[nodiscard]] EditsDescription describeEdits(const Edits& edits, bool on, const pmx::Model& model);

/// Returns the edits for a model; the last one for a bone or morph counts. Names that the model
/// lacks are added to `missing`, as "bone 'name'" and "morph 'name'".
[[nodiscard]] Edits editsOf(const EditsDescription& described, const pmx::Model& model,
                            std::vector<std::string>& missing);

}  // namespace app
