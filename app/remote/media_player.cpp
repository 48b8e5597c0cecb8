// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/media_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QUrl>

#include "app/remote/media_interfaces.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr double kMicroseconds = 1e6;
constexpr QLatin1String kPath("/org/mpris/MediaPlayer2");
constexpr QLatin1String kRootInterface("org.mpris.MediaPlayer2");
constexpr QLatin1String kPlayerInterface("org.mpris.MediaPlayer2.Player");

// These are of the bus's own protocol.
constexpr uint kDontQueue = 4, kOwner = 1, kOwnerAlready = 4;

QDBusMessage busCall(const char* method) {
  const QString bus = QStringLiteral("org.freedesktop.DBus");
  return QDBusMessage::createMethodCall(bus, QStringLiteral("/org/freedesktop/DBus"), bus, QLatin1String(method));
}

qlonglong microsecondsAt(double frame) { return std::llround(frame / base::kFramesPerSecond * kMicroseconds); }

double frameAt(qlonglong microseconds) {
  return static_cast<double>(microseconds) / kMicroseconds * base::kFramesPerSecond;
}

QString trackIdOf(const PlayedItem& item) {
  // The specification's path for nothing.
  if (item.number == 0) return QStringLiteral("/org/mpris/MediaPlayer2/TrackList/NoTrack");
  return QStringLiteral("/io/github/odori/track/%1").arg(item.number);
}

QString statusOf(const PlayerState& state, double frame) {
  if (state.playing) return QStringLiteral("Playing");
  return frame > 0.0 ? QStringLiteral("Paused") : QStringLiteral("Stopped");
}

/// These are the specification's words.
constexpr std::array kLoopWords{std::pair(QLatin1String("None"), PlayerLoop::Off),
                                std::pair(QLatin1String("Track"), PlayerLoop::One),
                                std::pair(QLatin1String("Playlist"), PlayerLoop::Playlist)};

QString loopOf(const PlayerState& state) {
  return std::ranges::find(kLoopWords, state.loop, [](const auto& each) { return each.second; })->first;
}

QVariantMap metadataOf(const PlayedItem& item) {
  QVariantMap data{{QStringLiteral("mpris:trackid"), QVariant::fromValue(QDBusObjectPath(trackIdOf(item)))}};
  if (item.number == 0) return data;
  if (item.lastFrame > 0.0) data.insert(QStringLiteral("mpris:length"), microsecondsAt(item.lastFrame));
  data.insert(QStringLiteral("xesam:title"), item.title);
  if (!item.artists.isEmpty()) data.insert(QStringLiteral("xesam:artist"), item.artists);
  if (!item.album.isEmpty()) data.insert(QStringLiteral("xesam:album"), item.album);
  const auto address = [](const QString& file) { return QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded); };
  if (!item.file.isEmpty()) data.insert(QStringLiteral("xesam:url"), address(item.file));
  if (!item.picture.isEmpty()) data.insert(QStringLiteral("mpris:artUrl"), address(item.picture));
  return data;
}

}  // namespace

MediaPlayer::MediaPlayer(const QDBusConnection& bus, ControlledPlayer& player, QObject* parent)
    : QObject(parent), bus_(bus), player_(player) {
  new MediaRootInterface(*this, player);
  new MediaPlayerInterface(*this, player);
  told_ = properties();
  toldFullScreen_ = player.state().fullScreen;
  changes_.setSingleShot(true);
  changes_.setInterval(kTellAfter);
  connect(&changes_, &QTimer::timeout, this, &MediaPlayer::tell);
  const auto soon = [this] {
    if (!changes_.isActive()) changes_.start();
  };
  connect(&player, &ControlledPlayer::changed, this, soon);
  connect(&player, &ControlledPlayer::sought, this, [this, soon] {
    sought_ = true;
    soon();
  });
  if (!bus_.registerObject(kPath, this)) return;
  const QString name = QStringLiteral("org.mpris.MediaPlayer2.odori");
  askForName(name, QStringLiteral("%1.instance%2").arg(name).arg(QCoreApplication::applicationPid()));
}

/// Asks the bus for a name, without waiting, and for another one where it is taken.
void MediaPlayer::askForName(const QString& name, const QString& otherwise) {
  QDBusMessage call = busCall("RequestName");
  call << name << kDontQueue;
  auto* answer = new QDBusPendingCallWatcher(bus_.asyncCall(call), this);
  connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, name, otherwise] {
    answer->deleteLater();
    const QDBusPendingReply<uint> reply = *answer;
    if (!reply.isError() && (reply.value() == kOwner || reply.value() == kOwnerAlready)) {
      name_ = name;
    } else if (!otherwise.isEmpty()) {
      askForName(otherwise, {});
    }
  });
}

MediaPlayer::~MediaPlayer() {
  if (!name_.isEmpty()) {
    QDBusMessage call = busCall("ReleaseName");
    call << name_;
    bus_.send(call);
  }
  bus_.unregisterObject(kPath);
}

void MediaPlayer::wantPictures() {
  wantsPictures_ = true;
  player_.wantPicture();
}

QString MediaPlayer::trackId() const { return trackIdOf(player_.state().item); }

QVariantMap MediaPlayer::properties() const {
  const PlayerState state = player_.state();
  const bool moves = state.item.lastFrame > 0.0;
  return {{QStringLiteral("PlaybackStatus"), statusOf(state, player_.frame())},
          {QStringLiteral("LoopStatus"), loopOf(state)},
          {QStringLiteral("Shuffle"), state.shuffled.value_or(false)},
          {QStringLiteral("Rate"), state.speed},
          {QStringLiteral("Metadata"), metadataOf(state.item)},
          {QStringLiteral("Volume"), state.volume.value_or(1.0)},
          {QStringLiteral("CanGoNext"), state.hasNext},
          {QStringLiteral("CanGoPrevious"), state.hasPrevious},
          {QStringLiteral("CanPlay"), moves},
          {QStringLiteral("CanPause"), moves},
          {QStringLiteral("CanSeek"), moves}};
}

/// Sends a signal for what differs from what was told last, whatever number of changes that was.
void MediaPlayer::tell() {
  const auto send = [this](QLatin1String interface, const QVariantMap& changed) {
    QDBusMessage signal = QDBusMessage::createSignal(kPath, QStringLiteral("org.freedesktop.DBus.Properties"),
                                                     QStringLiteral("PropertiesChanged"));
    signal << QString(interface) << changed << QStringList();
    bus_.send(signal);
  };
  if (wantsPictures_) player_.wantPicture();
  const QVariantMap now = properties();
  QVariantMap changed;
  for (auto each = now.begin(); each != now.end(); ++each)
    if (told_.value(each.key()) != each.value()) changed.insert(each.key(), each.value());
  told_ = now;
  if (!changed.isEmpty()) send(kPlayerInterface, changed);
  const bool full = player_.state().fullScreen;
  if (std::exchange(toldFullScreen_, full) != full) send(kRootInterface, {{QStringLiteral("Fullscreen"), full}});
  if (std::exchange(sought_, false)) emit seeked(microsecondsAt(player_.frame()));
}

QStringList MediaRootInterface::mimeTypes() const {
  // Those of io.github.odori.Odori.desktop.
  QStringList types;
  for (const char* each : {"model/x-mmd-pmx", "model/x-mmd-pmd", "model/x-directx", "application/x-mmd-vmd",
                           "application/x-mmd-vpd", "application/x-odori-show"})
    types << QLatin1String(each);
  return types;
}

// The caller gets its answer first: a dialog may ask about unsaved changes.
void MediaRootInterface::Quit() {
  if (!player_.waitsForAnswer()) QTimer::singleShot(0, &player_, &ControlledPlayer::quit);
}

MediaPlayerInterface::MediaPlayerInterface(MediaPlayer& media, ControlledPlayer& player)
    : QDBusAbstractAdaptor(&media), media_(media), player_(player) {
  connect(&media, &MediaPlayer::seeked, this, &MediaPlayerInterface::Seeked);
}

QString MediaPlayerInterface::playbackStatus() const { return statusOf(player_.state(), player_.frame()); }

QString MediaPlayerInterface::loopStatus() const { return loopOf(player_.state()); }

void MediaPlayerInterface::setLoopStatus(const QString& status) {
  for (const auto& [word, loop] : kLoopWords)
    if (status == word) player_.setLoop(loop);
}

void MediaPlayerInterface::setRate(double rate) {
  if (rate == 0.0) return player_.setPlaying(false);  // as the specification says
  if (std::isfinite(rate)) player_.setSpeed(rate);
}

QVariantMap MediaPlayerInterface::metadata() const {
  media_.wantPictures();
  return metadataOf(player_.state().item);
}

void MediaPlayerInterface::setVolume(double volume) {
  if (std::isfinite(volume)) player_.setVolume(volume);
}

qlonglong MediaPlayerInterface::position() const { return microsecondsAt(player_.frame()); }

void MediaPlayerInterface::Next() {
  if (canGoNext()) QTimer::singleShot(0, &player_, &ControlledPlayer::next);
}

void MediaPlayerInterface::Previous() {
  if (canGoPrevious()) QTimer::singleShot(0, &player_, &ControlledPlayer::previous);
}

void MediaPlayerInterface::Seek(qlonglong Offset) { player_.seek(player_.frame() + frameAt(Offset)); }

// A position of something that isn't open any more, or beyond its ends, is left alone, as the
// specification says.
void MediaPlayerInterface::SetPosition(const QDBusObjectPath& TrackId, qlonglong Position) {
  const double frame = frameAt(Position);
  if (TrackId.path() != media_.trackId() || Position < 0 || frame > player_.state().item.lastFrame) return;
  player_.seek(frame);
}

void MediaPlayerInterface::OpenUri(const QString& Uri) {
  const QUrl address(Uri, QUrl::StrictMode);
  const QString file = address.toLocalFile();
  if (!address.isLocalFile() || !address.host().isEmpty() || file.contains(QChar(0)) || player_.waitsForAnswer())
    return;
  QTimer::singleShot(0, &player_, [&player = player_, file] { player.open({file}); });
}

}  // namespace app
