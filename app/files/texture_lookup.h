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

/// How a texture's path led to a file.
enum class FoundBy {
  Spelling,  ///< as it is stored, but for backslashes and `./`
  Form,      ///< in another case, another form of the same characters, or without blanks and dots at its end
  Moved,     ///< its path a folder up or down
  BareName,  ///< its name alone, beside the model or in a folder that textures usually lie in
  Elsewhere  ///< by name, in the folder that somebody pointed at
};
/// "as written", "by other letters", …: for reports.
[[nodiscard]] std::string_view nameOf(FoundBy how);

struct FoundTexture {
  FileRef file;
  FoundBy how = FoundBy::Spelling;
};

/// The file a texture path of a model means, as Windows would find it: backslashes, `./`, wrong case,
/// composed or decomposed Unicode, full-width forms, blanks and dots at the end of a part. Then the same path a folder up, and in the folders beside the model;
/// at last the bare name beside the model, in tex/, textures/, toon/, in any folder beside the model, and a folder up with
/// its tex/, textures/, toon/. Of an absolute path only the name counts, beside the model and in tex/, textures/, toon/.
/// (mmd-reference.md 11.11)
/// In folders and in archives alike. Folders are listed once for the life of the object, and a path that is asked for again
/// isn't looked for again. After FolderListings::kMaxLooks a path is looked for where it leads and by its bare name, but no
/// more in any folder beside the model.
class TextureLookup {
 public:
  /// `folder`: the model's, a name in the tree. `listings`: shared with look-ups of other folders; null: its own.
  TextureLookup(std::shared_ptr<const FileTree> tree, std::string_view folder,
                std::shared_ptr<FolderListings> listings = nullptr);
  ~TextureLookup();
  TextureLookup(const TextureLookup&) = delete;
  TextureLookup& operator=(const TextureLookup&) = delete;

  [[nodiscard]] std::optional<FoundTexture> find(std::string_view storedPath) const;
  /// Why a folder that was listed for that couldn't be read to its end, if one couldn't: some files count as absent then.
  [[nodiscard]] std::error_code unread() const;
  /// How many different paths weren't found and weren't looked for in every folder.
  [[nodiscard]] std::size_t cutShort() const;

 private:
  [[nodiscard]] std::optional<FoundTexture> findAnew(std::string_view storedPath) const;

  struct Folders;
  std::shared_ptr<const FileTree> tree_;
  std::string folder_;
  std::unique_ptr<Folders> folders_;
};

/// The shared toon (0 to 9) that a path names by its last part, toon01.bmp to toon10.bmp in any case; -1: none.
/// It stands in where no such file lies beside the model. (mmd-reference.md 11.11)
[[nodiscard]] int sharedToonNamed(std::string_view storedPath);

/// A path as it is told: up to a length, ending between characters.
[[nodiscard]] std::string shortened(const std::string& utf8);

/// Every texture of a model looked up, those that materials use first, and an issue for each of these that isn't there.
struct FoundTextures {
  std::vector<std::optional<FoundTexture>> files;  ///< per pmx::Model::textures
  std::vector<std::size_t> missing;                ///< of those that materials use
  base::Issues issues;
};
/// `elsewhere`: a folder of the disk that somebody pointed at for what is missing; empty: none. All of it is searched by
/// name, as far as lookFor() goes.
[[nodiscard]] FoundTextures findTextures(const pmx::Model& model, const FileRef& modelFile,
                                         const std::filesystem::path& elsewhere = {});

/// What a file is called beside a model: from the model's folder on where it lies there, else `../` and the name from the
/// folder above; the whole name of what lies elsewhere. UTF-8 where the names are.
[[nodiscard]] std::string nameBeside(const FileRef& modelFile, const FileRef& file);

}  // namespace app
