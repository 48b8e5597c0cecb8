// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "pmx/base/result.h"

namespace app {

/// This says what an exported file doesn't have of the show, or has otherwise. `count` counts what
/// stands behind the kind.
enum class LossKind : std::uint8_t {
  Sdef,                ///< vertices, which are skinned linearly
  Qdef,                ///< vertices, which are skinned linearly
  ToonShading,         ///< materials
  Spheres,             ///< materials
  Outlines,            ///< materials
  Highlights,          ///< materials
  OtherSpheres,        ///< materials whose spheres aren't added, which MToon can't have
  ToonOfManyColours,   ///< materials whose toon has more colours than MToon's two
  ToonDark,            ///< materials whose toon isn't white on the lit side; `number`: by how much, 0 to 255
  ToonRising,          ///< materials whose toon is brighter on the shaded side
  OutlineTranslucent,  ///< materials
  OutlineUneven,       ///< materials whose outline differs in width from vertex to vertex
  TintLinear,          ///< materials whose texture is tinted in linear light, beyond the budget of pictures
  SphereTooMany,       ///< materials whose added sphere is left out, beyond the budget of pictures
  UvMorphs,            ///< morphs
  MaterialMorphs,      ///< morphs
  VertexMorphs,        ///< morphs
  SoftBodies,          ///< soft bodies, which stay in their rest shape
  Mesh,                ///< vertices, of a model whose bones alone are in the file
  Bones,               ///< bones, of a model whose vertices alone are in the file
  RenamedBones,        ///< bones whose name another one has, too
  HumanBones,          ///< of VRM's, which the model doesn't have; `names`: all of them
  UnmatchedBones,      ///< bones that move and have no counterpart in VRM; `names`: the first
  LeavingBones,        ///< bones that leave their place, where VRM's only turn; `names`: the first
  LightColour,         ///< frames, which have the first one's
  LightDirection,      ///< frames, which have the first one's
  FieldOfView,         ///< frames with another one than the file has; `number`: that one, degrees
  MixedViews,          ///< frames whose view is parallel, or isn't, other than the first one's
  ParallelViews,       ///< frames with a parallel view, which are seen in perspective
  HiddenModel,         ///< a model that isn't shown at any frame; nothing is counted
  PackedTextures,      ///< textures that lie in an archive; nothing is counted
  Song,                ///< nothing is counted; `names`: why it is left out
  TermsCutComment,     ///< only the beginning of a comment is there; nothing is counted
  TermsCutText,        ///< only the beginning of a text is there; `names`: the file's
  TermsUnreadText      ///< a text can't be read; `names`: the file's, and why
};

/// This is something that an exported file doesn't have, or has otherwise. It is told in English by
/// issueOf(), and in the window's language by lossSentence() of app/dialogs.
struct Loss {
  LossKind kind{};
  std::size_t count = 0;
  float number = 0.0F;
  std::vector<std::string> names{};  ///< UTF-8
};

using Losses = std::vector<Loss>;

/// So many of the bones that a loss is about have their names in it.
inline constexpr std::size_t kNamedBones = 5;

/// Returns what commands and Python say of a loss, in English.
[[nodiscard]] base::Issue issueOf(const Loss& loss);
/// Returns that of each.
[[nodiscard]] base::Issues issuesOf(std::span<const Loss> losses);

}  // namespace app
