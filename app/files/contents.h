// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/tree/archive_tree.h"
#include "app/tree/file_tree.h"
#include "pmx/base/code_page.h"

namespace app {

/// A file in a folder or an archive that can be opened.
struct ContentFile {
  std::filesystem::path path;  ///< as findFile() takes it
  std::string name;            ///< from the folder or archive on, as people see it; UTF-8
  FileKind kind = FileKind::Unknown;
  bool accessory = false;      ///< a model of a .x file
  bool moves = false;          ///< a motion with keys of bones or morphs, so not a camera's alone; see LookInside
  std::uint64_t vertices = 0;  ///< of a model that could be read: how large it is; see LookInside
};

/// What a folder or an archive holds.
struct Contents {
  std::filesystem::path path;
  std::vector<ContentFile> files;  ///< that can be opened, in order of their names
  std::size_t looked = 0;          ///< entries of folders that were looked at
  bool whole = true;               ///< all was looked at
  std::string unread;              ///< why not all of a folder could be read, which isn't whole then; empty: it could
  base::Issues issues;             ///< of archives
  std::optional<base::CodePage> names;  ///< what an archive's names are in

  [[nodiscard]] std::vector<const ContentFile*> ofKind(FileKind kind) const;
};

inline constexpr std::size_t kMaxFolderEntries = 20000;  ///< looked at in folders that are opened together
inline constexpr int kFolderDepth = 3;                   ///< folders within a folder; in archives any depth

inline constexpr std::size_t kMaxPackedModels = 4;  ///< archives of a folder that are looked into

/// Whose ContentFile::moves and vertices are told: models and motions are read for them, up to 256 MiB of a folder or an
/// archive. Of those beyond, motions count as moving, and models have no vertices.
enum class LookInside {
  WhereThereIsAChoice,  ///< a single file isn't read, since whoever opens it reads it anyway: it moves nothing, has no vertices
  Always,
};

/// Looks for models, motions, poses, shows and sounds. In a folder of the disk only at files that are called as those are, so
/// that a home folder opened by mistake isn't read; links to folders in it aren't followed. Archives in an archive count as
/// folders. Where a folder has no model but of accessories, archives in it that hold one do, too, if they are few.
/// `mostEntries` of folders are looked at; `stop` is asked now and then and ends it early.
/// Errors: of an archive that can't be opened; CannotOpen of what is neither.
[[nodiscard]] base::Result<Contents> contentsOf(const std::filesystem::path& folderOrArchive, std::size_t mostEntries,
                                                const std::function<bool()>& stop = {},
                                                LookInside look = LookInside::WhereThereIsAChoice);

/// What is opened of it where nobody need be asked: its only model; else its only dance with its cameras; else its only
/// pose, show or sound. Empty where somebody must choose, or where nothing is there. A model comes alone, unless the
/// archive has just one dance besides.
[[nodiscard]] std::vector<std::filesystem::path> withoutAsking(const Contents& contents);

/// The model that most people mean: the one with most vertices, of those the one with the shortest name; accessories last.
/// Null without models.
[[nodiscard]] const ContentFile* likeliestModel(const Contents& contents);

/// What most people mean to open of it: likeliestModel(); its dance where there is only one, and with that the only camera
/// and the only song. Empty where there is neither.
[[nodiscard]] std::vector<const ContentFile*> likeliestFiles(const Contents& contents);

/// Why nothing of it is opened: nothing there, or which to choose from, as one line, with the model of likeliestFiles() and how
/// to ask for these.
[[nodiscard]] std::string whyNotOpened(const Contents& contents);

}  // namespace app
