// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QByteArray>
#include <QLocalSocket>
#include <QObject>

#include "app/remote/control_session.h"
#include "pmx/base/open_file.h"

namespace app {

/// This is one connection of the control socket: lines come in, and answers and events go out, each
/// within limits. It deletes itself when the connection has ended and its last line was followed.
class ControlClient : public QObject {
  Q_OBJECT
 public:
  static constexpr qint64 kMaxLine = 64 * 1024;      ///< bytes, with the line break
  static constexpr qint64 kMaxQueued = 1024 * 1024;  ///< bytes that the client hasn't read yet
  /// The window does its own work after so many lines.
  static constexpr int kLinesPerTurn = 16;

  /// `connection` doesn't block.
  ControlClient(base::OpenFile connection, ControlledPlayer& player, QObject* parent);
  ~ControlClient() override;

  [[nodiscard]] bool isDropped() const { return dropped_; }
  /// Sends lines. A client that doesn't read and has kMaxQueued bytes to come is dropped.
  void send(const QByteArray& lines);
  /// Sends what observed properties have become.
  void sendChanges() { send(session_.changes()); }
  [[nodiscard]] bool followsPosition() const { return session_.followsPosition(); }
  /// Sends a last line and ends the connection.
  void endWith(const QByteArray& line);

 signals:
  void ended();
  void answered();  ///< what it observes may have changed

 private:
  void takeLines();
  void act(const std::function<void()>& what);
  void drop();

  QLocalSocket socket_;
  ControlSession session_;
  QByteArray input_;   // kMaxLine bytes at most
  bool gone_ = false;  // nobody hears any more
  bool dropped_ = false;
  bool waiting_ = false;  // takeLines() comes again by itself
};

}  // namespace app
