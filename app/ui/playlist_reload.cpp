// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/playlist_reload.h"

#include <utility>
#include <vector>

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/files/file_hash.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/playlist/playlist_json.h"
#include "app/ui/window_messages.h"
#include "app/widgets/text.h"

namespace app {

PlaylistReload::PlaylistReload(OpenPlaylist& list, const Document& document, const WindowParts& parts)
    : list_(list), document_(document), parts_(parts), reload_(new QAction(&parts.window)) {
  reload_->setObjectName(QStringLiteral("reloadPlaylist"));
  keepTranslated(this, [this] { setActionText(*reload_, tr("Reload Playlist")); });
  connect(reload_, &QAction::triggered, this, &PlaylistReload::reload);
  connect(&watch_, &FileWatch::changed, this, &PlaylistReload::look);
  connect(&list_, &OpenPlaylist::fileChanged, this, &PlaylistReload::follow);
}

bool PlaylistReload::isChanged(const OpenPlaylist& list) {
  if (!list.hash()) return false;
  const auto now = hashOfFile(list.file(), kMaxPlaylistBytes);
  return now && now != list.hash();
}

/// Watches the file of the list. What was said about another one, or before it was saved, goes.
void PlaylistReload::follow() {
  if (!isChanged(list_)) parts_.messages.hide(reload_);
  watch_.watch(list_.file().empty() ? std::vector<std::filesystem::path>() : std::vector{list_.file()});
}

void PlaylistReload::look() {
  watch_.watch({list_.file()});  // it may have been away
  if (!isChanged(list_)) return parts_.messages.hide(reload_);
  if (!list_.modified() && parts_.actions[ActionId::ReloadChanged]->isChecked()) return reload();
  parts_.messages.add(
      [file = list_.file(), lost = list_.modified()] {
        const QString name = shownName(file);
        return lost ? tr("Another program has changed %1; your changes of the playlist aren't in it").arg(name)
                    : tr("Another program has changed %1").arg(name);
      },
      reload_);
}

void PlaylistReload::reload() {
  if (list_.file().empty()) return parts_.messages.hide(reload_);
  // The hash comes before reading: if somebody writes in between, the file counts as changed later.
  const auto hash = hashOfFile(list_.file(), kMaxPlaylistBytes);
  auto read = readPlaylist(list_.file(), document_.context());
  if (!read) {
    parts_.messages.show({oneLine(base::describe(read.error()))});
    return;
  }
  parts_.messages.hide(reload_);
  list_.reload(std::move(read->list), hash);
  QStringList odd;
  for (const base::Issue& issue : read->issues) odd << oneLine(base::describe(issue));
  if (!odd.isEmpty()) parts_.messages.show(odd);
  parts_.messages.say(tr("Playlist read again: %1").arg(shownName(list_.file())));
}

}  // namespace app
