// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/input_files.h"

#include <map>
#include <optional>
#include <system_error>
#include <utility>

#include <sys/stat.h>

#include <fmt/format.h>

#include "app/film/picture_name.h"
#include "app/player/texture_lookup.h"
#include "pmx/base/file.h"

namespace app {
namespace {

namespace fs = std::filesystem;

tl::unexpected<base::Error> isInput(const fs::path& output, const fs::path& input) {
  return tl::unexpected(base::Error{
      base::ErrorCode::BadArgument,
      output.string(),
      {},
      -1,
      -1,
      output == input ? "is read for it, and would be lost"
                      : fmt::format("is the same file as {}, which is read for it and would be lost", input.string())});
}

using FileId = std::pair<dev_t, ino_t>;

std::optional<FileId> idOf(const fs::path& path) {
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0) return std::nullopt;
  return FileId{about.st_dev, about.st_ino};
}

/// Errors: one of the pictures to be written is an input. Through the folder once, since numbers may be millions.
base::Result<void> checkPictures(const FilmSettings& settings, const PictureName& name,
                                 std::span<const fs::path> inputs) {
  std::map<FileId, const fs::path*> ids;
  for (const fs::path& input : inputs) {
    if (const auto id = idOf(input)) ids.emplace(*id, &input);
  }
  const auto wanted = picturesOf(settings.frames, settings.picturesASecond);
  std::error_code failed;
  for (auto file = fs::directory_iterator(name.folder(), failed); !failed && file != fs::directory_iterator();
       file.increment(failed)) {
    const auto number = name.number(file->path().filename().string());
    if (!number || *number < wanted.first || *number > wanted.last) continue;
    const auto id = idOf(file->path());
    const auto input = id ? ids.find(*id) : ids.end();
    if (input != ids.end()) return isInput(name.path(*number), *input->second);
  }
  return {};
}

}  // namespace

std::vector<fs::path> inputFiles(const LoadedModel* model,
                                 std::span<const std::shared_ptr<const LoadedMotion>> motions) {
  std::vector<fs::path> files;
  if (model != nullptr) {
    files.push_back(model->path);
    for (auto& texture : findTextures(model->model, model->path.parent_path()).files) {
      if (texture) files.push_back(std::move(*texture));
    }
  }
  for (const auto& motion : motions) files.push_back(motion->path);
  return files;
}

base::Result<void> checkOutput(const FilmSettings& settings, std::span<const fs::path> inputs) {
  std::vector<fs::path> all(inputs.begin(), inputs.end());
  if (!settings.audio.empty()) all.push_back(settings.audio);
  for (const fs::path& input : all) {
    if (base::sameFile(settings.output, input)) return isInput(settings.output, input);
  }
  const auto kind = filmKind(settings.output);
  const auto name = PictureName::parse(settings.output);
  if (!kind || *kind != FilmKind::Pictures || !name) return {};
  return checkPictures(settings, *name, all);
}

}  // namespace app
