// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/files/folder_listings.h"
#include "app/tree/file_tree.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

/// FoundBy says how a texture's path led to a file.
enum class FoundBy {
  Spelling,  ///< as stored, except for backslashes and `./`
  Form,      ///< With another case or form of characters, or without blanks and dots at its end.
  Moved,     ///< its path one folder up or down
  BareName,  ///< Its name alone, beside the model or in a folder where textures usually lie.
  Elsewhere  ///< by name, in the folder that the user chose
};
/// Returns a text for reports: "as written", "by other letters", …
[[nodiscard]] std::string_view nameOf(FoundBy how);

struct FoundTexture {
  FileRef file;
  FoundBy how = FoundBy::Spelling;
};

/// A TextureLookup finds the file that a model's texture path means, as Windows would: despite
/// backslashes, `./`, wrong case, composed or decomposed Unicode, full-width forms, blanks and dots
/// at the end of a part. Then it tries the path one folder up, and in the folders beside the model;
/// at last the bare name beside the model, in tex/, textures/, toon/, in any folder beside the
/// model, and one folder up with its tex/, textures/, toon/. For an absolute path only the bare
/// name counts, beside the model and in tex/, textures/, toon/. (mmd-reference.md 11.11)
/// Folders and archives are treated alike. Folders are listed once per object, and results are
/// remembered. After FolderListings::kMaxLooks a path is looked for where it leads and by its bare
/// name, but no longer in any folder beside the model.
class TextureLookup {
 public:
  /// `folder` is the model's, a name in the tree. `listings` may be shared with other look-ups;
  /// null: its own.
  TextureLookup(std::shared_ptr<const FileTree> tree, std::string_view folder,
                std::shared_ptr<FolderListings> listings = nullptr);
  ~TextureLookup();
  TextureLookup(const TextureLookup&) = delete;
  TextureLookup& operator=(const TextureLookup&) = delete;

  [[nodiscard]] std::optional<FoundTexture> find(std::string_view storedPath) const;
  /// Returns why a listed folder couldn't be read to its end, if one couldn't: some files count as
  /// absent then.
  [[nodiscard]] std::error_code unread() const;
  /// Returns how many different paths weren't found and weren't looked for in every folder.
  [[nodiscard]] std::size_t cutShort() const;

 private:
  [[nodiscard]] std::optional<FoundTexture> findAnew(std::string_view storedPath) const;

  struct Folders;
  std::shared_ptr<const FileTree> tree_;
  std::string folder_;
  std::unique_ptr<Folders> folders_;
};

/// Returns the shared toon (0 to 9) that the last part of a path names, toon01.bmp to toon10.bmp in
/// any case; -1: none. It is used where no such file lies beside the model. (mmd-reference.md
/// 11.11)
[[nodiscard]] int sharedToonNamed(std::string_view storedPath);

/// Returns a path shortened for a message; it isn't cut within a character.
[[nodiscard]] std::string shortened(const std::string& utf8);

/// A FoundTextures holds the result for every texture of a model, and an issue for each missing one
/// that materials use.
struct FoundTextures {
  std::vector<std::optional<FoundTexture>> files;  ///< per pmx::Model::textures
  std::vector<std::size_t> missing;                ///< indices of textures that materials use
  base::Issues issues;
};
/// Finds all textures, those that materials use first, in the context of the model's file.
/// `elsewhere` is a folder on the disk that the user chose for missing ones; empty: none. It is
/// searched by name, within lookFor()'s bounds.
[[nodiscard]] FoundTextures findTextures(const pmx::Model& model, const FileRef& modelFile,
                                         const std::filesystem::path& elsewhere = {});

/// Returns the name of a file relative to the model's folder where it lies there, else `../` and
/// the name from the folder above; the whole name for any other file. UTF-8 where the names are.
[[nodiscard]] std::string nameBeside(const FileRef& modelFile, const FileRef& file);

}  // namespace app
