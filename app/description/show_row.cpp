// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_row.h"

#include <utility>

#include <fmt/format.h>

#include "app/description/show_json.h"
#include "app/files/loaded_files.h"
#include "pmx/base/printable.h"

namespace app {

base::Result<void> ShowRow::add(const std::filesystem::path& file) {
  if (isShow(file)) return addShow(file);
  switch (fileKind(file)) {
    case FileKind::Motion:
    case FileKind::Pose:
      addMotion(file);
      return {};
    case FileKind::Sound:
      return addSong(file);
    case FileKind::Model:
    case FileKind::Unknown:  // told with its name when it is read
      addModel(file);
      return {};
  }
  return {};
}

void ShowRow::addModel(const std::filesystem::path& file) {
  ActorDescription& actor = show_.actors.emplace_back();
  actor.model = file;
  actor.motions = std::exchange(waiting_, {});
}

void ShowRow::addMotion(const std::filesystem::path& file) {
  (show_.actors.empty() ? waiting_ : show_.actors.back().motions).push_back({file});
}

base::Result<void> ShowRow::addSong(const std::filesystem::path& file) {
  if (!show_.song.file.empty()) {
    return tl::unexpected(
        base::Error{base::ErrorCode::BadArgument, file.string(), {}, -1, -1, "is a second song; a show has one"});
  }
  show_.song.file = file;
  return {};
}

base::Result<void> ShowRow::addShow(const std::filesystem::path& file) {
  auto read = readShow(file);
  if (!read) return tl::unexpected(read.error());
  for (auto& issue : read->issues) {
    issue.detail = fmt::format("{}: {}", base::printable(file.string()), issue.detail);
    issues_.push_back(std::move(issue));
  }
  ShowDescription& other = read->show;
  if (!other.song.file.empty()) {
    if (!show_.song.file.empty()) return addSong(other.song.file);
    show_.song = std::move(other.song);
  }
  const std::size_t before = show_.actors.size();
  for (auto& actor : other.actors) {
    for (auto& of : actor.outsideParents) of.actor += before;
    auto waiting = std::exchange(waiting_, {});
    actor.motions.insert(actor.motions.begin(), waiting.begin(), waiting.end());
    show_.actors.push_back(std::move(actor));
  }
  for (auto& motion : other.motions) show_.motions.push_back(std::move(motion));
  if (std::exchange(hasShow_, true)) return {};
  // Of several show files the first says how the show looks and moves.
  show_.physics = std::move(other.physics);
  show_.look = std::move(other.look);
  show_.unknown = std::move(other.unknown);
  return {};
}

}  // namespace app
