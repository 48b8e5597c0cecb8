// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/remote_controller.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QMainWindow>
#include <QTemporaryFile>
#include <QTimer>

#include "app/actions/window_actions.h"
#include "app/dialogs/command_keys.h"
#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/playback/playback.h"
#include "app/playback/screenshot.h"
#include "app/playback/transport.h"
#include "app/ui/full_screen_controller.h"
#include "app/ui/opening_controller.h"
#include "app/ui/play_controller.h"
#include "app/ui/playlist_controller.h"
#include "app/ui/recent_pictures.h"
#include "app/ui/show_file.h"
#include "app/ui/show_updates.h"
#include "app/ui/song_controller.h"
#include "app/ui/title_controller.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kPictureSide = 256;  // pixels

/// Returns the middle of a picture as a small square.
QImage squareOf(const QImage& picture) {
  const int side = std::min(picture.width(), picture.height());
  return picture.copy((picture.width() - side) / 2, (picture.height() - side) / 2, side, side)
      .scaled(kPictureSide, kPictureSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace

static_assert(ControlledPlayer::kMinSpeed == PlayerClock::kMinSpeed &&
              ControlledPlayer::kMaxSpeed == PlayerClock::kMaxSpeed);

RemoteController::RemoteController(const ShowParts& show, const RemoteParts& with, const WindowParts& parts,
                                   RemoteWays ways)
    : show_(show), with_(with), parts_(parts) {
  refresh();
  connectChanges();
  if (ways.socket) server_.emplace(std::move(*ways.socket), *this);
  if (ways.bus) letDesktop(*ways.bus);
}

void RemoteController::letDesktop(const QDBusConnection& bus) {
  if (media_) return;
  media_.emplace(bus, *this);
  keeper_.emplace(bus, *this);
}

RemoteController::~RemoteController() { end(); }

void RemoteController::end() {
  server_.reset();
  media_.reset();
  keeper_.reset();
  pictureFile_.reset();
}

void RemoteController::connectChanges() {
  connect(&with_.updates, &ShowUpdates::due, this, &RemoteController::refresh);
  connect(&show_.document, &Document::songChanged, this, &RemoteController::refresh);
  connect(&show_.transport, &Transport::lastFrameChanged, this, &RemoteController::refresh);
  connect(&show_.transport, &Transport::playingChanged, this, &ControlledPlayer::changed);
  connect(&show_.transport, &Transport::peaksReady, this, &RemoteController::refresh);
  connect(&show_.transport, &Transport::speedChanged, this, &ControlledPlayer::changed);
  connect(&show_.transport, &Transport::moved, this, &ControlledPlayer::sought);
  connect(&show_.transport, &Transport::wentRound, this, &ControlledPlayer::sought);
  connect(&with_.list, &OpenPlaylist::changed, this, &ControlledPlayer::changed);
  connect(parts_.actions[ActionId::Loop], &QAction::toggled, this, &ControlledPlayer::changed);
  connect(&with_.fullScreen, &FullScreenController::changed, this, &ControlledPlayer::changed);
  connect(&show_.playback, &Playback::allShown, this, [this] {
    if (std::exchange(shown_, item_.number) != item_.number || wanted_ == item_.number) takePicture();
  });
  connect(&with_.opening, &OpeningController::loaded, this, [this] {
    refresh();
    emit loaded();
  });
  for (const CommandKeys::Command& command : with_.keys.commands())
    connect(command.action, &QAction::changed, this, &ControlledPlayer::changed);
}

/// Returns what is open, without its number and its picture.
PlayedItem RemoteController::item() const {
  const DocumentState& state = show_.document.state();
  if (show_.document.empty() && state.song.file.empty()) return {};
  PlayedItem item;
  item.title = with_.title.title();
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
  if (now == PlayedItem()) {
    opened_.clear();
  } else {
    const QString opened = now.title + QLatin1Char('\n') + now.file;
    const bool same = std::exchange(opened_, opened) == opened && item_.number != 0;
    now.number = same ? item_.number : ++items_;
    if (same) now.picture = item_.picture;
    const SongTags& tags = show_.transport.songTags();
    if (!tags.title.empty()) now.title = oneLine(tags.title);
    if (now.title.isEmpty()) now.title = shownName(show_.document.state().song.file);
    if (!tags.artist.empty()) now.artists = {oneLine(tags.artist)};
    now.album = oneLine(tags.album);
  }
  item_ = now;
  emit changed();
}

PlayerState RemoteController::state() const {
  const PlayerClock& clock = show_.transport.clock();
  const SongDescription& song = show_.document.state().song;
  PlayerState state;
  state.item = item_;
  state.playing = show_.transport.playing();
  const Repeat repeat = with_.list.list().repeat;
  state.loop = clock.loop()                                   ? PlayerLoop::One
               : !with_.list.empty() && repeat == Repeat::All ? PlayerLoop::Playlist
                                                              : PlayerLoop::Off;
  if (!with_.list.empty()) state.shuffled = with_.list.list().shuffle;
  state.fullScreen = parts_.actions[ActionId::FullScreen]->isChecked();
  state.hasNext = parts_.actions[ActionId::NextDance]->isEnabled();
  state.hasPrevious = parts_.actions[ActionId::PreviousDance]->isEnabled();
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
    const bool oneIsOn = action.actionGroup() != nullptr && action.actionGroup()->isExclusive();
    all.push_back({each.name(), with_.keys.nameOf(each), action.isEnabled(),
                   action.isCheckable() ? std::optional(action.isChecked()) : std::nullopt, oneIsOn});
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

/// The switch follows the list while a dance of it plays, and is the user's own otherwise.
void RemoteController::setLoop(PlayerLoop loop) {
  if (loop == PlayerLoop::Playlist && with_.list.empty()) return;
  const bool one = loop == PlayerLoop::One;
  // While a dance of the list plays, the switch keeps what the list did before.
  if (one || !with_.list.present()) parts_.actions[ActionId::Loop]->setChecked(one);
  if (!one && !with_.list.empty()) with_.list.setRepeat(loop == PlayerLoop::Playlist ? Repeat::All : Repeat::Off);
}

void RemoteController::setShuffled(bool shuffled) {
  if (!with_.list.empty()) with_.list.setShuffle(shuffled);
}

void RemoteController::setVolume(double volume) { with_.song.setVolume(volume); }

void RemoteController::setMuted(bool muted) { with_.song.setMuted(muted); }

// The command that leaves the stage does nothing while the models aren't on the desktop.
void RemoteController::setFullScreen(bool full) {
  if (full) parts_.actions[ActionId::LeaveStage]->trigger();
  with_.fullScreen.setFullScreen(full);
}

void RemoteController::next() { with_.playlist.next(); }

void RemoteController::previous() { with_.playlist.previous(); }

// Another program may have opened a dialog since the caller asked waitsForAnswer().
void RemoteController::open(const QStringList& files) {
  if (waitsForAnswer()) return;
  std::vector<std::filesystem::path> paths;
  for (const QString& each : files) paths.push_back(toPath(each));
  with_.opening.open(paths);
}

void RemoteController::raise() {
  parts_.actions[ActionId::LeaveStage]->trigger();
  QMainWindow& window = parts_.window;
  window.setWindowState(window.windowState().setFlag(Qt::WindowMinimized, false));
  window.show();
  window.raise();
  window.activateWindow();
}

void RemoteController::quit() {
  if (!waitsForAnswer()) parts_.window.close();
}

void RemoteController::run(const QString& name) {
  if (waitsForAnswer()) return;
  const auto& all = with_.keys.commands();
  const auto found =
      std::ranges::find_if(all, [&name](const CommandKeys::Command& each) { return each.name() == name; });
  if (found != all.end()) found->action->trigger();
}

void RemoteController::wantPicture() {
  if (item_.number == 0 || wanted_ == item_.number) return;
  wanted_ = item_.number;
  // Whoever asks gets an answer first.
  if (shown_ == item_.number) QTimer::singleShot(0, this, &RemoteController::takePicture);
}

/// Takes the picture that the view shows, which costs no drawing.
void RemoteController::takePicture() {
  if (wanted_ != item_.number || shown_ != item_.number || !item_.picture.isEmpty()) return;
  const auto picture = show_.playback.picture({.asShown = true});
  if (picture && !picture->isNull()) keepPicture(squareOf(*picture));
}

/// Writes the picture where only the user can read it. It goes with the window, or with the next
/// picture.
void RemoteController::keepPicture(const QImage& picture) {
  QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
  // A Flatpak shares this folder with the desktop, and nothing else of that one.
  const QString flatpak = folder + QStringLiteral("/app/") + qEnvironmentVariable("FLATPAK_ID");
  if (!folder.isEmpty() && qEnvironmentVariableIsSet("FLATPAK_ID") && QFileInfo(flatpak).isWritable()) folder = flatpak;
  if (folder.isEmpty() || !QFileInfo(folder).isWritable()) {
    folder = shownPath(RecentPictures::standardFolder().parent_path());
    if (!QDir().mkpath(folder)) return;
  }
  auto file = std::make_unique<QTemporaryFile>(folder + QStringLiteral("/odori-XXXXXX.png"));
  if (!file->open() || !picture.save(file.get(), "PNG") || !file->flush()) return;
  item_.picture = file->fileName();
  pictureFile_ = std::move(file);
  emit changed();
}

}  // namespace app
