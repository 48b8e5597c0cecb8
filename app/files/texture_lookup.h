// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

/// The file a texture path of a model means, as Windows would find it: backslashes, `./`, wrong case,
/// composed or decomposed Unicode, full-width forms; at last the bare name beside the model or in tex/,
/// textures/, toon/. Never an absolute path or a drive of the file's choosing. (mmd-reference.md 11.11)
/// Folders are listed once for the life of the object.
class TextureLookup {
 public:
  explicit TextureLookup(std::filesystem::path modelFolder);
  ~TextureLookup();
  TextureLookup(const TextureLookup&) = delete;
  TextureLookup& operator=(const TextureLookup&) = delete;

  [[nodiscard]] std::optional<std::filesystem::path> find(std::string_view storedPath) const;

 private:
  struct Folders;
  std::filesystem::path root_;
  std::unique_ptr<Folders> folders_;
};

/// The shared toon (0 to 9) that a path names by its last part, toon01.bmp to toon10.bmp in any case; -1: none.
/// It stands in where no such file lies beside the model. (mmd-reference.md 11.11)
[[nodiscard]] int sharedToonNamed(std::string_view storedPath);

/// A path as it is told: up to a length, ending between characters.
[[nodiscard]] std::string shortened(const std::string& utf8);

/// Every texture of a model looked up, and an issue for each that a material uses and that isn't there.
struct FoundTextures {
  std::vector<std::optional<std::filesystem::path>> files;  ///< per pmx::Model::textures
  base::Issues issues;
};
[[nodiscard]] FoundTextures findTextures(const pmx::Model& model, const std::filesystem::path& modelFolder);

}  // namespace app
