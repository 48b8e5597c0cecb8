// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QVariantMap>

#include "app/remote/controlled_player.h"

namespace app {

/// This lets desktops show and control what plays: media keys, applets and `playerctl`, by MPRIS 2
/// (https://specifications.freedesktop.org/mpris-spec/latest/). It has the object
/// /org/mpris/MediaPlayer2 on the bus, under the name org.mpris.MediaPlayer2.odori, or with
/// `.instance` and the process's number behind it where another window has that name.
class MediaPlayer : public QObject {
  Q_OBJECT
 public:
  static constexpr int kTellAfter = 50;  ///< milliseconds between a change and its signal, at most

  /// The player outlives it.
  MediaPlayer(const QDBusConnection& bus, ControlledPlayer& player, QObject* parent = nullptr);
  ~MediaPlayer() override;

  /// Returns the name on the bus; empty: the bus hasn't given one yet, or refused both.
  [[nodiscard]] const QString& name() const { return name_; }

  /// Returns the properties of org.mpris.MediaPlayer2.Player whose changes are told: all but the
  /// position.
  [[nodiscard]] QVariantMap properties() const;
  /// Returns the object path of what is open, for `mpris:trackid`.
  [[nodiscard]] QString trackId() const;
  /// Has a picture drawn of what is open, and of all that is opened later.
  void wantPictures();

 signals:
  void seeked(qlonglong microseconds);

 private:
  void askForName(const QString& name, const QString& otherwise);
  void tell();

  QDBusConnection bus_;
  ControlledPlayer& player_;
  QString name_;
  QVariantMap told_;
  bool toldFullScreen_ = false;
  bool sought_ = false;
  bool wantsPictures_ = false;  // somebody has asked for what is open
  QTimer changes_;
};

}  // namespace app
