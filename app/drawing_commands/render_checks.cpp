// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/render_checks.h"

#include <utility>

#include <fmt/format.h>

#include "app/drawing_commands/described_look.h"
#include "app/film/film_inputs.h"
#include "app/film/picture_name.h"
#include "pmx/base/file.h"
#include "pmx/base/issue_of_file.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Checks that the cache is none of the files that are read or written, whether they exist or not.
base::Result<void> checkCache(const RenderCommand& command, std::vector<std::filesystem::path> others) {
  if (command.film && !command.film->audio.empty()) others.push_back(command.film->audio);
  const auto name = PictureName::parse(command.output);
  if (name && name->number(command.physicsCache.filename().string())) {
    others.push_back(name->folder() / command.physicsCache.filename());
  } else {
    others.push_back(command.output);
  }
  return base::checkOutput(command.physicsCache, others);
}

}  // namespace

bool takesSound(const std::filesystem::path& film) {
  const auto kind = filmKind(film);
  return kind && (*kind == FilmKind::Mp4 || *kind == FilmKind::Webm);
}

base::Result<void> checkSongOptions(const RenderCommand& command, const SongDescription& song) {
  if (command.list) return {};  // a dance of several may have none
  if (command.film && takesSound(command.output) && !song.file.empty() && !song.muted) return {};
  for (const char* option : {"--audio-offset", "--audio-volume"}) {
    if (!command.given.contains(option)) continue;
    return tl::unexpected(
        base::Error{base::ErrorCode::BadArgument, {}, {}, -1, -1, fmt::format("{}: the film has no sound", option)});
  }
  return {};
}

void leaveOutWhatIsMissing(const RenderCommand& command, const OpenContext& context, ShowDescription& show,
                           base::Issues& issues) {
  const auto isMissing = [&](const char* option, const std::filesystem::path& file) {
    if (file.empty() || command.given.contains(option) || findFile(file, context)) return false;
    issues.push_back({{}, -1, -1, "isn't there; left out"});
    base::nameFile(issues.back(), file);
    return true;
  };
  if (isMissing("--audio", show.song.file)) show.song = {};
  if (isMissing("--background-image", show.look.picture.backdrop)) show.look.picture.backdrop.clear();
  if (!command.given.contains("--background") && !backgroundOf(show.look)) {
    issues.push_back(
        {"look", -1, -1, fmt::format("background: '{}' isn't a colour; white", base::printable(show.look.background))});
    show.look.background = LookDescription().background;
  }
}

base::Result<void> checkOutputs(const RenderCommand& command, std::vector<std::filesystem::path>& inputs) {
  if (!command.physicsCache.empty()) {
    if (auto checked = checkCache(command, inputs); !checked) return checked;
    inputs.push_back(command.physicsCache);
  }
  if (command.film) return checkOutput(*command.film, inputs);
  return command.output == "-" ? base::Result<void>{} : base::checkOutput(command.output, inputs);
}

base::Result<void> checkAllRound(Stereo layout, const LookDescription& look) {
  if (layout == Stereo::SideBySide || look.picture.backdrop.empty()) return {};
  return base::fail(base::ErrorCode::BadArgument,
                    "--stereo: the show has a flat picture behind everything, which can't be behind all directions");
}

std::vector<std::string> leftOutOfStereo(const RenderCommand& command, bool hasReadouts, bool hasOverlays) {
  std::vector<std::string> lines;
  if (!command.film || !takesSound(command.output))
    lines.emplace_back("--stereo: only MP4 and WebM say how a picture is laid out; tell it to the player");
  if (hasReadouts && command.stereo.layout != Stereo::SideBySide)
    lines.emplace_back("--stereo: readouts lie flat over a picture; vr180, 360 and 360-tb have none");
  if (hasOverlays && command.stereo.layout == Stereo::AroundTopBottom)
    lines.emplace_back("--stereo: bones and limits of joints lie flat over a picture; 360-tb has none");
  return lines;
}

}  // namespace app
