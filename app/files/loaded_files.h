// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/files/content_hash.h"
#include "app/tree/content_kind.h"
#include "app/tree/file_tree.h"
#include "ik/skeleton.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"
#include "vmd/motion.h"
#include "vmd/pose.h"

namespace app {

/// A LoadedModel is ready to be posed: read, validated and with its skeleton. It is immutable, so
/// that one thread can load it and another use it.
struct LoadedModel {
  std::filesystem::path path;  ///< as it was named; `archive.zip!model.pmx` in an archive
  pmx::Model model;
  ik::Skeleton skeleton;
  base::Issues issues;  ///< from reading, validating and building
  FileRef file{};       ///< the file that was read; its textures are in the same tree
  ContentHash hash{};   ///< hash of the bytes that were read
};

/// A LoadedMotion is what an actor plays: a motion, or a pose that overrides motions at every
/// frame.
struct LoadedMotion {
  std::filesystem::path path;
  vmd::Motion motion;  ///< empty for a pose
  base::Issues issues{};
  std::optional<vmd::Pose> pose{};  ///< from a VPD file
  FileRef file{};
  ContentHash hash{};  ///< hash of the bytes that were read
};

/// Returns the file's own name, without the archive that it lies in.
[[nodiscard]] std::filesystem::path ownName(const LoadedMotion& motion);

/// FileKind is the kind of a file by its content, never by its name.
enum class FileKind {
  Model,    ///< PMX, PMD, .x, and a .vac, which names one
  Motion,   ///< VMD
  Pose,     ///< VPD
  Sound,    ///< one of kSoundFormats; films count for their sound
  Picture,  ///< all but TGA, which has no signature
  Archive,
  Unknown
};
/// Returns the kind by the first bytes. A .vac has no signature and is Unknown.
[[nodiscard]] FileKind fileKind(const FileRef& file);
[[nodiscard]] FileKind fileKind(ContentKind content);
/// Returns the kind of the file that findFile() finds; Unknown where there is none. A file without
/// a signature is read whole, up to 64 KiB, to see whether it is a .vac.
[[nodiscard]] FileKind fileKind(const std::filesystem::path& path, const OpenContext& context);

/// Reads a model's file and returns its number of vertices. Errors: those of the file.
[[nodiscard]] base::Result<std::uint64_t> countVertices(const FileRef& model);

/// Loads a model. Path and context are those of findFile(). Errors carry the path.
[[nodiscard]] base::Result<std::shared_ptr<const LoadedModel>> loadModel(const std::filesystem::path& path,
                                                                         const OpenContext& context);
/// Loads a VMD, or a VPD where the content says so.
[[nodiscard]] base::Result<std::shared_ptr<const LoadedMotion>> loadMotion(const std::filesystem::path& path,
                                                                           const OpenContext& context);

}  // namespace app
