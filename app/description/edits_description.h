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

/// A bone or a morph of a model: by its name, and where names aren't enough (none, or several alike) by its place in the
/// model's list, too.
struct EditedPart {
  std::string name;         ///< Japanese or English; may be empty with a place
  std::int32_t place = -1;  ///< -1: the first of that name
  bool operator==(const EditedPart&) const = default;
};

struct BoneEditDescription {
  EditedPart bone;
  EditKind kind = EditKind::Add;
  base::Transform local{};  ///< as BoneEdit
  bool operator==(const BoneEditDescription&) const = default;
};

struct MorphEditDescription {
  EditedPart morph;
  EditKind kind = EditKind::Add;
  float weight = 0.0F;
  bool operator==(const MorphEditDescription&) const = default;
};

inline constexpr std::size_t kMaxEdits = 4096;  ///< of bones, and of morphs, of one actor in a show file
inline constexpr double kMaxEditedWeight = 1e6;

/// The edits of an actor in words, without those of materials, which no file has.
struct EditsDescription {
  bool on = true;
  std::vector<BoneEditDescription> bones;
  std::vector<MorphEditDescription> morphs;
  bool operator==(const EditsDescription&) const = default;
};

/// kMaxEdits of bones and of morphs at most; those of indices that the model doesn't have are left out.
[[nodiscard]] EditsDescription describeEdits(const Edits& edits, bool on, const pmx::Model& model);

/// The other way round: of several for one bone or morph the last counts. Names that the model doesn't have go to
/// `missing`, as "bone 'name'" and "morph 'name'".
[[nodiscard]] Edits editsOf(const EditsDescription& described, const pmx::Model& model,
                            std::vector<std::string>& missing);

}  // namespace app
