// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_inputs.h"

#include <limits>
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

/// These are the files that no output may replace.
class Identities {
 public:
  explicit Identities(std::span<const std::filesystem::path> inputs) {
    for (const auto& input : inputs) {
      if (const auto identity = identityOf(input)) inputOf_.emplace(*identity, input);
    }
  }
  [[nodiscard]] base::Result<void> check(const std::filesystem::path& output) const {
    const auto identity = identityOf(output);
    const auto input = identity ? inputOf_.find(*identity) : inputOf_.end();
    if (input == inputOf_.end()) return {};
    return base::outputIsInput(output.string(), input->second);
  }

 private:
  std::map<std::pair<dev_t, ino_t>, std::filesystem::path> inputOf_;
};

}  // namespace

base::Result<void> checkOutput(const FilmSettings& settings, std::span<const std::filesystem::path> inputs) {
  std::vector<std::filesystem::path> all(inputs.begin(), inputs.end());
  if (!settings.audio.empty()) all.push_back(settings.audio);
  const auto kind = filmKind(settings.output);
  if (!kind || *kind != FilmKind::Pictures) return base::checkOutput(settings.output, all);
  const auto name = PictureName::parse(settings.output);
  if (!name) return {};
  const Identities inputOf(all);
  // How many pictures a joined film will have isn't known.
  const PictureNumbers numbers = settings.joined ? PictureNumbers{0, std::numeric_limits<std::int64_t>::max() - 1}
                                                 : picturesOf(settings.frames, settings.picturesASecond);
  base::Result<void> checked;
  const auto told = forEachPresent(*name, numbers, [&](const std::filesystem::path& picture, std::int64_t /*number*/) {
    checked = inputOf.check(picture);
    return checked.has_value();
  });
  return told ? checked : told;
}

base::Result<void> checkOutputs(std::span<const std::filesystem::path> outputs,
                                std::span<const std::filesystem::path> inputs) {
  const Identities inputOf(inputs);
  for (const auto& output : outputs) {
    if (auto checked = inputOf.check(output); !checked) return checked;
  }
  return {};
}

}  // namespace app
