// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/remote_controller.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/dialogs/command_keys.h"
#include "app/document/document.h"
#include "app/playback/transport.h"
#include "app/ui/full_screen_controller.h"
#include "app/ui/opening_controller.h"
#include "app/ui/play_controller.h"
#include "app/ui/show_file.h"
#include "app/ui/show_updates.h"
#include "app/ui/song_controller.h"
#include "app/ui/title_controller.h"
#include "app/widgets/text.h"

namespace app {

static_assert(ControlledPlayer::kMinSpeed == PlayerClock::kMinSpeed &&
              ControlledPlayer::kMaxSpeed == PlayerClock::kMaxSpeed);

RemoteController::RemoteController(const ShowParts& show, const RemoteParts& with, const WindowParts& parts,
                                   std::optional<ControlListener> listener)
    : show_(show), with_(with), parts_(parts) {
  refresh();
  connectChanges();
  if (listener) server_.emplace(std::move(*listener), *this);
}

RemoteController::~RemoteController() = default;

void RemoteController::connectChanges() {
  connect(&with_.updates, &ShowUpdates::due, this, &RemoteController::refresh);
  connect(&show_.document, &Document::songChanged, this, &RemoteController::refresh);
  connect(&show_.transport, &Transport::lastFrameChanged, this, &RemoteController::refresh);
  connect(&show_.transport, &Transport::playingChanged, this, &ControlledPlayer::changed);
  connect(&show_.transport, &Transport::speedChanged, this, &ControlledPlayer::changed);
  connect(&show_.transport, &Transport::moved, this, &ControlledPlayer::sought);
  connect(&show_.transport, &Transport::wentRound, this, &ControlledPlayer::sought);
  connect(&with_.fullScreen, &FullScreenController::changed, this, &ControlledPlayer::changed);
  connect(&with_.opening, &OpeningController::loaded, this, [this] {
    refresh();
    emit loaded();
  });
  for (const CommandKeys::Command& command : with_.keys.commands())
    connect(command.action, &QAction::changed, this, &ControlledPlayer::changed);
}

/// Returns what is open, without its number.
PlayedItem RemoteController::item() const {
  const DocumentState& state = show_.document.state();
  if (show_.document.empty() && state.song.file.empty()) return {};
  PlayedItem item;
  item.title = with_.title.title();
  if (item.title.isEmpty()) item.title = shownName(state.song.file);
  if (show_.file.exists()) {
    item.file = shownPath(show_.file.path());
  } else if (!state.actors.empty()) {
    item.file = shownPath(state.actors.front().model->path);
  }
  item.lastFrame = show_.transport.clock().lastFrame();
  return item;
}

void RemoteController::refresh() {
  PlayedItem now = item();
  const bool nothing = now == PlayedItem();
  const bool same = now.title == item_.title && now.file == item_.file;
  now.number = nothing ? 0 : same && item_.number != 0 ? item_.number : ++items_;
  item_ = now;
  emit changed();
}

PlayerState RemoteController::state() const {
  const PlayerClock& clock = show_.transport.clock();
  const SongDescription& song = show_.document.state().song;
  PlayerState state;
  state.item = item_;
  state.playing = show_.transport.playing();
  state.loop = clock.loop();
  state.fullScreen = parts_.actions[ActionId::FullScreen]->isChecked();
  state.speed = clock.speed();
  // It is a float of two places, whose further ones mean nothing.
  if (!song.file.empty()) state.volume = std::round(static_cast<double>(song.volume) * 1e4) / 1e4;
  state.muted = song.muted;
  return state;
}

double RemoteController::frame() const { return show_.transport.frame(); }

std::vector<PlayerCommand> RemoteController::commands() const {
  std::vector<PlayerCommand> all;
  for (const CommandKeys::Command& each : with_.keys.commands()) {
    const QAction& action = *each.action;
    all.push_back({each.name(), with_.keys.nameOf(each), action.isEnabled(),
                   action.isCheckable() ? std::optional(action.isChecked()) : std::nullopt});
  }
  return all;
}

bool RemoteController::waitsForAnswer() const {
  return QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr;
}

void RemoteController::setPlaying(bool playing) {
  if (playing) {
    show_.transport.setPlaying(true);
  } else {
    show_.transport.pause();
  }
}

void RemoteController::stop() {
  show_.transport.pause();
  show_.transport.seek(0.0);
}

void RemoteController::seek(double frame) { show_.transport.seek(frame); }

void RemoteController::step(int frames) { show_.transport.step(frames); }

void RemoteController::setSpeed(double speed) { with_.play.setSpeed(speed); }

void RemoteController::setLoop(bool loop) { parts_.actions[ActionId::Loop]->setChecked(loop); }

void RemoteController::setVolume(double volume) { with_.song.setVolume(volume); }

void RemoteController::setMuted(bool muted) { with_.song.setMuted(muted); }

void RemoteController::setFullScreen(bool full) { with_.fullScreen.setFullScreen(full); }

// There is no list in which anything would come next.
void RemoteController::next() {}
void RemoteController::previous() {}

void RemoteController::open(const QStringList& files) {
  std::vector<std::filesystem::path> paths;
  for (const QString& each : files) paths.push_back(toPath(each));
  with_.opening.open(paths);
}

void RemoteController::raise() {
  QMainWindow& window = parts_.window;
  window.setWindowState(window.windowState().setFlag(Qt::WindowMinimized, false));
  window.show();
  window.raise();
  window.activateWindow();
}

void RemoteController::quit() { parts_.window.close(); }

void RemoteController::run(const QString& name) {
  const auto& all = with_.keys.commands();
  const auto found =
      std::ranges::find_if(all, [&name](const CommandKeys::Command& each) { return each.name() == name; });
  if (found != all.end()) found->action->trigger();
}

void RemoteController::wantPicture() {}

}  // namespace app
