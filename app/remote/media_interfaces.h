// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusAbstractAdaptor>
#include <QDBusObjectPath>
#include <QStringList>
#include <QVariantMap>

#include "app/remote/media_player.h"

namespace app {

/// This is org.mpris.MediaPlayer2: the program. Names are the specification's.
class MediaRootInterface : public QDBusAbstractAdaptor {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.mpris.MediaPlayer2")
  Q_PROPERTY(bool CanQuit READ yes)
  Q_PROPERTY(bool CanRaise READ yes)
  Q_PROPERTY(bool CanSetFullscreen READ yes)
  Q_PROPERTY(bool Fullscreen READ fullScreen WRITE setFullScreen)
  Q_PROPERTY(bool HasTrackList READ no)
  Q_PROPERTY(QString Identity READ identity)
  Q_PROPERTY(QString DesktopEntry READ desktopEntry)
  Q_PROPERTY(QStringList SupportedUriSchemes READ uriSchemes)
  Q_PROPERTY(QStringList SupportedMimeTypes READ mimeTypes)
 public:
  MediaRootInterface(MediaPlayer& media, ControlledPlayer& player) : QDBusAbstractAdaptor(&media), player_(player) {}

  [[nodiscard]] bool yes() const { return true; }
  [[nodiscard]] bool no() const { return false; }
  [[nodiscard]] bool fullScreen() const { return player_.state().fullScreen; }
  void setFullScreen(bool full) { player_.setFullScreen(full); }
  [[nodiscard]] QString identity() const { return QStringLiteral("Odori"); }
  [[nodiscard]] QString desktopEntry() const { return QStringLiteral("io.github.odori.Odori"); }
  [[nodiscard]] QStringList uriSchemes() const { return {QStringLiteral("file")}; }
  [[nodiscard]] QStringList mimeTypes() const;

 public slots:
  void Raise() { player_.raise(); }
  void Quit();

 private:
  ControlledPlayer& player_;
};

/// This is org.mpris.MediaPlayer2.Player: what plays. Times are microseconds.
class MediaPlayerInterface : public QDBusAbstractAdaptor {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.mpris.MediaPlayer2.Player")
  Q_PROPERTY(QString PlaybackStatus READ playbackStatus)
  Q_PROPERTY(QString LoopStatus READ loopStatus WRITE setLoopStatus)
  Q_PROPERTY(bool Shuffle READ shuffle WRITE setShuffle)
  Q_PROPERTY(double Rate READ rate WRITE setRate)
  Q_PROPERTY(QVariantMap Metadata READ metadata)
  Q_PROPERTY(double Volume READ volume WRITE setVolume)
  Q_PROPERTY(qlonglong Position READ position)
  Q_PROPERTY(double MinimumRate READ minimumRate)
  Q_PROPERTY(double MaximumRate READ maximumRate)
  Q_PROPERTY(bool CanGoNext READ canGoNext)
  Q_PROPERTY(bool CanGoPrevious READ canGoPrevious)
  Q_PROPERTY(bool CanPlay READ canPlay)
  Q_PROPERTY(bool CanPause READ canPlay)
  Q_PROPERTY(bool CanSeek READ canPlay)
  Q_PROPERTY(bool CanControl READ canControl)
 public:
  MediaPlayerInterface(MediaPlayer& media, ControlledPlayer& player);

  [[nodiscard]] QString playbackStatus() const;
  [[nodiscard]] QString loopStatus() const;
  void setLoopStatus(const QString& status);
  [[nodiscard]] bool shuffle() const { return player_.state().shuffled.value_or(false); }
  void setShuffle(bool shuffle) { player_.setShuffled(shuffle); }
  [[nodiscard]] double rate() const { return player_.state().speed; }
  void setRate(double rate);
  /// A picture of what is open is drawn from the first time on that somebody asks for this.
  [[nodiscard]] QVariantMap metadata() const;
  [[nodiscard]] double volume() const { return player_.state().volume.value_or(1.0); }
  void setVolume(double volume);
  [[nodiscard]] qlonglong position() const;
  [[nodiscard]] double minimumRate() const { return ControlledPlayer::kMinSpeed; }
  [[nodiscard]] double maximumRate() const { return ControlledPlayer::kMaxSpeed; }
  [[nodiscard]] bool canGoNext() const { return player_.state().hasNext; }
  [[nodiscard]] bool canGoPrevious() const { return player_.state().hasPrevious; }
  [[nodiscard]] bool canPlay() const { return player_.state().item.lastFrame > 0.0; }
  [[nodiscard]] bool canControl() const { return true; }

 public slots:
  void Next();
  void Previous();
  void Pause() { player_.setPlaying(false); }
  void PlayPause() { player_.setPlaying(!player_.state().playing); }
  void Stop() { player_.stop(); }
  void Play() { player_.setPlaying(true); }
  void Seek(qlonglong Offset);
  void SetPosition(const QDBusObjectPath& TrackId, qlonglong Position);
  void OpenUri(const QString& Uri);

 signals:
  void Seeked(qlonglong Position);

 private:
  MediaPlayer& media_;
  ControlledPlayer& player_;
};

}  // namespace app
