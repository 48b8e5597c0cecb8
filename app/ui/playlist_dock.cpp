// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/playlist_dock.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>

#include "app/actions/window_actions.h"
#include "app/document/open_playlist.h"
#include "app/language/live_text.h"
#include "app/panels/playlist_panel.h"
#include "app/widgets/scrolling_panel.h"
#include "app/widgets/text.h"

namespace app {

PlaylistDock::PlaylistDock(PlaylistPanel& panel, OpenPlaylist& list, const WindowActions& actions, QMainWindow& window)
    : QDockWidget(&window), list_(list), window_(window) {
  setObjectName(QStringLiteral("playlistPanel"));
  setWidget(new ScrollingPanel(&panel, this));
  window.addDockWidget(Qt::LeftDockWidgetArea, this);
  QAction* toggle = toggleViewAction();
  toggle->setShortcut(WindowActions::kPlaylistKey);
  toggle->setAutoRepeat(false);
  window.addAction(toggle);  // its key works while the menu bar is hidden
  actions.panels->addAction(toggle);
  connect(toggle, &QAction::triggered, this, [this](bool open) {
    if (open) bring();
  });
  connect(&list_, &OpenPlaylist::fileChanged, this, &PlaylistDock::showTitle);
  connect(&list_, &OpenPlaylist::changed, this, &PlaylistDock::followList);
  connect(&list_, &OpenPlaylist::opened, this, [this] {
    if (!list_.empty()) bring();
  });
  keepTranslated(this, [this] { showTitle(); });
  hide();  // most people watch one dance
}

QString PlaylistDock::nameOf(const OpenPlaylist& list) {
  return list.file().empty() ? tr("New playlist") : shownName(list.file().stem());
}

void PlaylistDock::followList() {
  if (std::exchange(any_, !list_.empty()) != any_) {
    showTitle();
    if (any_) bring();
  }
}

/// The menu's text stays "Playlist", whatever the list is called.
void PlaylistDock::showTitle() {
  const QString what = tr("Playlist");
  setWindowTitle(list_.empty() && list_.file().empty()
                     ? what
                     : tr("%1: %2", "\"Playlist\", and its name").arg(what, nameOf(list_)) +
                           (list_.modified() ? QStringLiteral("*") : QString()));
  toggleViewAction()->setText(what);
}

void PlaylistDock::bring() {
  show();
  raise();
  if (!std::exchange(sized_, true) && !isFloating())
    window_.resizeDocks({this}, {std::min(kWidth, window_.screen()->availableSize().width() / 3)}, Qt::Horizontal);
}

}  // namespace app
