// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/loss.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "pmx/base/counted.h"

namespace app {
namespace {

/// These are the English words of a kind of loss. `text` has {0} for the count with `one` or
/// `many`, {1} for the number, {2} for the names in a row, {3} and {4} for the first two names.
struct EnglishLoss {
  LossKind kind;
  const char *section, *one, *many, *text;
};

constexpr std::array kEnglishLosses{
    EnglishLoss{LossKind::Sdef, "vertices", "vertex has SDEF and is", "vertices have SDEF and are",
                "{0} skinned linearly"},
    EnglishLoss{LossKind::Qdef, "vertices", "vertex has QDEF and is", "vertices have QDEF and are",
                "{0} skinned linearly"},
    EnglishLoss{LossKind::ToonShading, "materials", "material", "materials", "the toon shading of {0} is left out"},
    EnglishLoss{LossKind::Spheres, "materials", "material", "materials", "the sphere maps of {0} are left out"},
    EnglishLoss{LossKind::Outlines, "materials", "material", "materials", "the outlines of {0} are left out"},
    EnglishLoss{LossKind::Highlights, "materials", "material", "materials", "the highlights of {0} are left out"},
    EnglishLoss{LossKind::OtherSpheres, "materials", "material", "materials",
                "the sphere maps of {0} multiply, or are no spheres, and are left out"},
    EnglishLoss{LossKind::ToonOfManyColours, "materials", "material", "materials",
                "the toon of {0} has more colours than the lit and the shaded one that MToon has"},
    EnglishLoss{LossKind::ToonDark, "materials", "material", "materials",
                "the toon of {0} isn't white on the lit side, which darkens them in programs without MToon, too, by up "
                "to {1} of 255"},
    EnglishLoss{LossKind::ToonRising, "materials", "material", "materials",
                "the toon of {0} is brighter on the shaded side, and there only as bright as on the lit one"},
    EnglishLoss{LossKind::OutlineTranslucent, "materials", "material", "materials",
                "the outline of {0} is translucent, and as opaque as the surface in MToon"},
    EnglishLoss{LossKind::OutlineUneven, "materials", "material", "materials",
                "the outline of {0} differs in width from vertex to vertex, and has their mean in MToon"},
    EnglishLoss{LossKind::TintLinear, "materials", "material", "materials",
                "the texture of {0} isn't tinted as MMD does it, but in linear light, since there would be too many "
                "large pictures"},
    EnglishLoss{LossKind::SphereTooMany, "materials", "material", "materials",
                "the added sphere of {0} is left out, since there would be too many large pictures"},
    EnglishLoss{LossKind::UvMorphs, "morphs", "UV morph is", "UV morphs are", "{0} left out"},
    EnglishLoss{LossKind::MaterialMorphs, "morphs", "material morph is", "material morphs are", "{0} left out"},
    EnglishLoss{LossKind::VertexMorphs, "morphs", "vertex morph is", "vertex morphs are", "{0} left out"},
    EnglishLoss{LossKind::SoftBodies, "soft bodies", "soft body stays in its", "soft bodies stay in their",
                "{0} rest shape"},
    EnglishLoss{LossKind::Mesh, "vertices", "vertex", "vertices", "the mesh of {0} is left out: BVH has bones alone"},
    EnglishLoss{LossKind::Bones, "bones", "bone is", "bones are",
                "{0} left out: a mesh cache has what they do to the vertices"},
    EnglishLoss{LossKind::RenamedBones, "bones", "bone of", "bones of",
                "{0} these models have a name that another one has, too; a number is added to theirs"},
    EnglishLoss{LossKind::HumanBones, "bones", "", "", "the model has nothing for VRM's {2}"},
    EnglishLoss{LossKind::UnmatchedBones, "bones", "", "", "moving bones without a counterpart in VRM: {0}({2})"},
    EnglishLoss{LossKind::LeavingBones, "bones", "", "",
                "bones that leave their place, where VRM's only turn: {0}({2})"},
    EnglishLoss{LossKind::LightColour, "light", "frame has", "frames have",
                "its colour changes in the dance; {0} that of the first"},
    EnglishLoss{LossKind::LightDirection, "light", "frame has", "frames have",
                "its direction changes in the dance; {0} that of the first"},
    EnglishLoss{LossKind::FieldOfView, "camera", "frame", "frames",
                "its field of view moves, which GLB can't hold: it is {1} degrees throughout, and another one in {0} "
                "of the show"},
    EnglishLoss{LossKind::MixedViews, "camera", "frame is", "frames are",
                "it changes between perspective and parallel views; {0} drawn as the first"},
    EnglishLoss{LossKind::ParallelViews, "camera", "frame with a parallel view is", "frames with a parallel view are",
                "{0} seen in perspective"},
    EnglishLoss{LossKind::HiddenModel, "", "", "", "it isn't shown at any of the frames, and is left out"},
    EnglishLoss{LossKind::PackedTextures, "textures", "", "", "they lie in an archive: unpack them beside the OBJ"},
    EnglishLoss{LossKind::Song, "song", "", "", "{2}"},
    EnglishLoss{LossKind::TermsCutComment, "terms", "", "", "the comment: only its beginning is taken along"},
    EnglishLoss{LossKind::TermsCutText, "terms", "", "", "{2}: only its beginning is taken along"},
    EnglishLoss{LossKind::TermsUnreadText, "terms", "", "", "{3}: {4}"}};

}  // namespace

base::Issue issueOf(const Loss& loss) {
  const auto& words = *std::ranges::find(kEnglishLosses, loss.kind, &EnglishLoss::kind);
  const std::string counted = base::counted(loss.count, words.one, words.many);
  const bool more = loss.kind != LossKind::HumanBones && loss.count > loss.names.size();
  const std::string names = fmt::format("{}{}", fmt::join(loss.names, ", "), more ? ", …" : "");
  const auto name = [&loss](std::size_t at) { return at < loss.names.size() ? loss.names[at] : std::string(); };
  return {.section = words.section,
          .index = -1,
          .offset = -1,
          .detail = fmt::format(fmt::runtime(words.text), counted, loss.number, names, name(0), name(1))};
}

base::Issues issuesOf(std::span<const Loss> losses) {
  base::Issues issues;
  for (const Loss& loss : losses) issues.push_back(issueOf(loss));
  return issues;
}

}  // namespace app
