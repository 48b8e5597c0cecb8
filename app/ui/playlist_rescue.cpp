// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/playlist_rescue.h"

#include <system_error>
#include <utility>

#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/playlist/playlist_json.h"
#include "app/ui/rescue_controller.h"
#include "app/ui/window_messages.h"
#include "app/widgets/text.h"

namespace app {

PlaylistRescue::PlaylistRescue(ChangesKeeper& keeper, OpenPlaylist& list, const ShowParts& show, SaveController& saving,
                               const WindowParts& parts)
    : keeper_(keeper), list_(list), document_(show.document), saving_(saving), parts_(parts) {
  connect(&list_, &OpenPlaylist::changed, &keeper_, &ChangesKeeper::noteChange);
  connect(&list_, &OpenPlaylist::fileChanged, this, [this] {
    if (!list_.modified()) keeper_.forget();  // it was saved, or its changes were undone
  });
  connect(&list_, &OpenPlaylist::opened, &keeper_, &ChangesKeeper::forget);
}

std::optional<UnsavedWork> PlaylistRescue::unsaved() const {
  if (!list_.unsaved()) return std::nullopt;
  return unsavedPlaylist(list_.list(), {list_.file(), list_.hash()});
}

QString PlaylistRescue::keepNow() { return RescueController::keepNow(keeper_); }

void PlaylistRescue::offer() {
  RescueController::offer(
      keeper_, saving_,
      [](const QString& when) {
        return tr("When Odori ended at %1, a playlist had unsaved changes. They can be recovered.").arg(when);
      },
      [this](const std::filesystem::path& file) { open(file); });
}

/// The rescued file stays, with a message, where it can't be read.
void PlaylistRescue::open(const std::filesystem::path& rescued) {
  auto read = readPlaylist(rescued, document_.context());
  if (!read) {
    keeper_.letGo(rescued);
    parts_.messages.show({oneLine(base::describe(read.error()))});
    return;
  }
  const FileOrigin origin = RescuedFiles::takeOrigin(read->list.unknown);
  std::error_code failed;
  const bool hasFile = std::filesystem::exists(origin.file, failed);
  list_.openUnsaved(std::move(read->list), hasFile ? origin.file : std::filesystem::path(), origin.hash);
  static_cast<void>(keeper_.take(rescued, true));  // offer() has claimed it
  QStringList odd;
  for (const base::Issue& issue : read->issues) odd << oneLine(base::describe(issue));
  if (!odd.isEmpty()) parts_.messages.show(odd);
}

}  // namespace app
