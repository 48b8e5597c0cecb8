// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_inputs.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <sys/stat.h>

#include "app/film/present_pictures.h"
#include "pmx/base/file.h"

namespace app {
namespace {

/// Returns a file's identity under all its names; none where there is no file.
std::optional<std::pair<dev_t, ino_t>> identityOf(const std::filesystem::path& path) {
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0) return std::nullopt;
  return std::pair(about.st_dev, about.st_ino);
}

}  // namespace

base::Result<void> checkOutput(const FilmSettings& settings, std::span<const std::filesystem::path> inputs) {
  std::vector<std::filesystem::path> all(inputs.begin(), inputs.end());
  if (!settings.audio.empty()) all.push_back(settings.audio);
  const auto kind = filmKind(settings.output);
  if (!kind || *kind != FilmKind::Pictures) return base::checkOutput(settings.output, all);
  const auto name = PictureName::parse(settings.output);
  if (!name) return {};
  std::map<std::pair<dev_t, ino_t>, std::filesystem::path> inputOf;
  for (const auto& input : all) {
    if (const auto identity = identityOf(input)) inputOf.emplace(*identity, input);
  }
  base::Result<void> checked;
  const auto told = forEachPresent(*name, picturesOf(settings.frames, settings.picturesASecond),
                                   [&](const std::filesystem::path& picture, std::int64_t /*number*/) {
                                     const auto identity = identityOf(picture);
                                     const auto input = identity ? inputOf.find(*identity) : inputOf.end();
                                     if (input != inputOf.end())
                                       checked = base::outputIsInput(picture.string(), input->second);
                                     return checked.has_value();
                                   });
  return told ? checked : told;
}

}  // namespace app
