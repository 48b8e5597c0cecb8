// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/tree/archive_tree.h"
#include "app/tree/file_tree.h"
#include "pmx/base/code_page.h"

namespace app {

/// A ContentFile is a file in a folder or an archive that can be opened.
struct ContentFile {
  std::filesystem::path path;  ///< a path for findFile()
  std::string name;            ///< from the folder or archive on, for people; UTF-8
  FileKind kind = FileKind::Unknown;
  bool accessory = false;  ///< a model of a .x file
  /// This is true for a motion with keys of bones or morphs, so not only of a camera; see
  /// LookInside.
  bool moves = false;
  std::uint64_t vertices = 0;  ///< number of a readable model's vertices; see LookInside
};

/// A Contents lists what a folder or an archive holds.
struct Contents {
  std::filesystem::path path;
  std::vector<ContentFile> files;  ///< files that can be opened, in order of names
  std::size_t looked = 0;          ///< entries of folders that were looked at
  std::uint64_t read = 0;          ///< bytes of models and motions that were read, see LookInside
  bool whole = true;               ///< everything was looked at
  /// This says why a folder couldn't be read to its end, `whole` being false then; empty: it could.
  std::string unread;
  base::Issues issues;                  ///< issues of archives
  std::optional<base::CodePage> names;  ///< encoding of an archive's names

  [[nodiscard]] std::vector<const ContentFile*> ofKind(FileKind kind) const;
};

/// So many entries are looked at in folders that are opened together.
inline constexpr std::size_t kMaxFolderEntries = 20000;
inline constexpr int kFolderDepth = 3;  ///< folders within a folder; in archives any depth

inline constexpr std::size_t kMaxPackedModels = 4;  ///< archives of a folder that are looked into

/// Models and motions are read up to so many bytes of a folder or an archive.
inline constexpr std::uint64_t kMaxReadInside = std::uint64_t{256} << 20U;

/// LookInside says when ContentFile::moves and vertices are found. Models and motions are read for
/// them, up to a number of bytes. Beyond that motions count as moving, and models have no vertices.
enum class LookInside {
  /// A single file isn't read, since whoever opens it reads it anyway: it moves nothing and has no
  /// vertices.
  WhereThereIsAChoice,
  Always,
};

/// Searches for models, motions, poses, shows and sounds. In a folder on the disk only files with
/// the endings of these are looked at, so that a home folder opened by mistake isn't read, and
/// links to folders aren't followed. Archives in an archive count as folders. Where a folder has no
/// model but accessories, a few archives in it that contain one count, too. At most `mostEntries`
/// entries of folders are looked at; `stop` is called now and then and ends the search early.
/// Errors: those of an archive that can't be opened; CannotOpen for anything that is neither.
[[nodiscard]] base::Result<Contents> contentsOf(const std::filesystem::path& folderOrArchive,
                                                const OpenContext& context, std::size_t mostEntries,
                                                const std::function<bool()>& stop = {},
                                                LookInside look = LookInside::WhereThereIsAChoice,
                                                std::uint64_t mostBytes = kMaxReadInside);

/// Returns the files to open where the choice is clear: the only model; else the only dance with
/// its cameras; else the only pose, show or sound. Empty where the user must choose, or where
/// nothing is there. A model comes alone, unless the archive has exactly one dance besides.
[[nodiscard]] std::vector<std::filesystem::path> withoutAsking(const Contents& contents);

/// Returns the model that most people want: the one with most vertices, among equals the one with
/// the shortest name; accessories come last. Null without models.
[[nodiscard]] const ContentFile* likeliestModel(const Contents& contents);
/// Returns the likeliest one of some files, by the same rule.
[[nodiscard]] const ContentFile* likeliestModel(std::span<const ContentFile> files);

/// Returns what most people want to open: likeliestModel(); the dance where there is only one, and
/// with it the only camera and the only song. Empty where there is neither a model nor a dance.
[[nodiscard]] std::vector<const ContentFile*> likeliestFiles(const Contents& contents);

/// Returns why nothing is opened, as one line: nothing is there, or a list to choose from, with the
/// model of likeliestFiles() and how to ask for those files.
[[nodiscard]] std::string whyNotOpened(const Contents& contents);

}  // namespace app
