// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace app {

/// This is a format of exported files.
enum class ExportKind : std::uint8_t {
  Glb,   ///< glTF 2.0 as one binary file: a model with its clips
  Vrma,  ///< VRM animation 1.0: the clip of a humanoid, without a model
  Bvh,   ///< the skeleton with one clip, as text
  Pc2,   ///< a mesh cache, with the rest mesh as OBJ beside it
  Mdd,   ///< the same in another format
  Html   ///< a page that plays a GLB, with its song
};
inline constexpr std::array kExportKinds{ExportKind::Glb, ExportKind::Html, ExportKind::Vrma,
                                         ExportKind::Bvh, ExportKind::Pc2,  ExportKind::Mdd};

/// Returns the ending of a kind's files without its dot, which is also its word on command lines.
[[nodiscard]] std::string_view endingOf(ExportKind kind);
[[nodiscard]] std::optional<ExportKind> exportKindNamed(std::string_view ending);

/// Returns the kind that a file's ending says, whatever its case; none where it says none.
[[nodiscard]] std::optional<ExportKind> exportKindOf(const std::filesystem::path& file);

/// Returns whether a file of this kind holds several models.
[[nodiscard]] bool holdsSeveral(ExportKind kind);

/// Returns whether a file of this kind contains models, and not only what they do.
[[nodiscard]] bool holdsModel(ExportKind kind);

/// Returns whether a file of this kind is a mesh cache, with its rest mesh beside it.
[[nodiscard]] bool hasRestMesh(ExportKind kind);

/// Returns all endings as a list for messages, such as "glb, bvh".
[[nodiscard]] std::string exportEndings();

}  // namespace app
