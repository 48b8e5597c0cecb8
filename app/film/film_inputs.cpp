// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_inputs.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <sys/stat.h>

#include "app/film/picture_name.h"
#include "pmx/base/file.h"
#include "pmx/base/folder_names.h"

namespace app {
namespace {

constexpr std::int64_t kMostAskedFor = 1'000'000;  // names; a second or two

/// What a file is under all its names; none where there is no file.
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
  const PictureNumbers numbers = picturesOf(settings.frames, settings.picturesASecond);
  base::Result<void> checked;
  const auto goesOver = [&](const std::filesystem::path& picture) {
    const auto identity = identityOf(picture);
    const auto input = identity ? inputOf.find(*identity) : inputOf.end();
    if (input != inputOf.end()) checked = base::outputIsInput(picture.string(), input->second);
    return !checked.has_value();
  };
  const auto folder = name->folder();
  const auto unread = base::forEachName(folder, [&](std::string_view file) {
    const auto number = name->number(file);
    return !number || *number < numbers.first || *number > numbers.last || !goesOver(folder / file);
  });
  if (!checked || !unread || unread == std::errc::no_such_file_or_directory) return checked;
  // A folder that doesn't let itself be listed may let its files be written: each is asked for by its name.
  if (numbers.count() > kMostAskedFor) return base::cannotWrite(folder, unread.value());
  for (std::int64_t number = numbers.first; number <= numbers.last && checked; ++number) goesOver(name->path(number));
  return checked;
}

}  // namespace app
