// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/render_list.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/film_command.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/drawing_commands/rendering.h"
#include "app/files/loaded_files.h"
#include "app/film/film_inputs.h"
#include "app/playlist/film_names.h"
#include "app/playlist/playlist_json.h"
#include "pmx/base/file.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Returns the files that no film may replace: the list, and all that it names.
std::vector<fs::path> inputsOf(const RenderCommand& command, const Playlist& list) {
  std::vector<fs::path> inputs = command.files;
  if (!list.dancer.empty()) inputs.push_back(diskFileOf(list.dancer));
  for (const PlaylistEntry& entry : list.entries)
    for (const fs::path& file : entry.files) inputs.push_back(diskFileOf(file));
  return inputs;
}

/// Makes the last folder of a path where it isn't there.
base::Result<void> makeFolder(const fs::path& folder) {
  std::error_code failed;
  if (folder.empty() || fs::is_directory(folder, failed)) return {};
  fs::create_directory(folder, failed);
  if (failed) return base::cannotWrite(folder, failed.value());
  return {};
}

/// A ListFilming makes the films of a playlist.
class ListFilming {
 public:
  ListFilming(const RenderCommand& command, const OpenContext& context, Playlist list)
      : command_(command), context_(context), list_(std::move(list)) {}

  int run() {
    if (const auto checked = check(); !checked) return complain(checked.error());
    listenForStop();
    for (std::size_t i = 0; i < list_.entries.size() && !stopAsked() && !ended(); ++i) {
      say(fmt::format("{} of {}: {}", i + 1, list_.entries.size(),
                      base::printable(entryTitle(list_.entries[i]), kMaxMessageCharacters)));
      const int status = makeOne(i);
      if (status == kDone) ++made_;
      if (worst_ != kFailed && status != kDone) worst_ = status;
    }
    if (film_) {
      if (const auto whole = film_->finish(); !whole) worst_ = complain(whole.error());
    }
    if (stopAsked()) worst_ = kFailed;
    sayPlain(fmt::format("{} of {} dances filmed{}", made_, list_.entries.size(), stopAsked() ? "; stopped" : ""));
    return worst_;
  }

 private:
  /// Checks that no film would replace what the list needs, and makes the folder.
  base::Result<void> check() {
    const std::vector<fs::path> inputs = inputsOf(command_, list_);
    if (command_.list->join) {
      FilmSettings whole = *command_.film;
      whole.joined = true;
      return checkOutput(whole, inputs);
    }
    files_ = filmFiles(list_, command_.output);
    return checkOutputs(files_, inputs).and_then([this] { return makeFolder(command_.output.parent_path()); });
  }

  int makeOne(std::size_t index) {
    RenderCommand one = command_;
    one.files = entryFiles(list_, index, context_);
    one.film->joined = command_.list->join;
    if (!command_.list->join) one.output = one.film->output = files_[index];
    Rendering dance(one, context_);
    if (const int status = dance.prepare(); status != kDone) return status;
    if (!command_.list->join) return dance.draw();
    if (!film_) {
      if (const auto opened = openFilm(dance.film()); !opened) return complain(opened.error());
    }
    const JoinedFilm::Meeting meeting{command_.list->fade.value_or(list_.fade), film_->pictures() > 0,
                                      index + 1 < list_.entries.size()};
    return dance.drawPart(*film_, meeting);
  }

  base::Result<void> openFilm(const FilmSettings& first) {
    FilmSettings whole = first;
    whole.audio.clear();
    auto opened = openJoinedFilm(whole);
    if (!opened) {
      cantOpen_ = true;
      return tl::unexpected(opened.error());
    }
    film_ = std::move(*opened);
    now_ = std::make_unique<JoinedFilmNow>(*film_);
    return {};
  }

  /// Returns whether no more dances can be filmed.
  [[nodiscard]] bool ended() const { return cantOpen_ || (film_ && film_->failed()); }

  RenderCommand command_;
  OpenContext context_;
  Playlist list_;
  std::vector<fs::path> files_;  // of each dance; empty for a joined film
  std::unique_ptr<JoinedFilm> film_;
  std::unique_ptr<JoinedFilmNow> now_;  // of that film, before which it ends
  bool cantOpen_ = false;
  std::size_t made_ = 0;
  int worst_ = kDone;
};

}  // namespace

int runRenderList(const RenderCommand& command, const OpenContext& context) {
  const fs::path& file = command.files.front();
  if (!command.list)
    return complain(base::Error{base::ErrorCode::BadArgument,
                                file.string(),
                                {},
                                -1,
                                -1,
                                "is a playlist: name a folder, -o FOLDER/, for a film of each dance, or give --join "
                                "for one film of all"});
  auto read = readPlaylist(file, context);
  if (!read) return complain(read.error());
  tellIssues(read->issues, file);
  if (read->list.entries.empty()) return complain(base::badArgument("there is no dance in this playlist"));
  const ArchivesStayOpen stayOpen(context);
  return ListFilming(command, context, std::move(read->list)).run();
}

}  // namespace app
