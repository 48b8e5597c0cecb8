// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include "app/remote/control_listener.h"

namespace app {

class ControlClient;
class ControlledPlayer;

/// This lets programs of the user control the window by a socket (docs/user/remote.md). Each client
/// gets answers to its lines, events, and the properties that it observes.
class ControlServer : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMaxClients = 16;      ///< another one is refused with a line
  static constexpr int kTellAfter = 50;       ///< milliseconds between a change and its line, at most
  static constexpr int kTellMovesEach = 100;  ///< milliseconds between lines about the position

  /// The player outlives it.
  ControlServer(ControlListener listener, ControlledPlayer& player, QObject* parent = nullptr);
  /// Tells clients that the program ends.
  ~ControlServer() override;

  [[nodiscard]] int clients() const { return static_cast<int>(clients_.size()); }

 private:
  void takeConnections();
  void tellSoon();
  void tellAll(const QByteArray& lines);
  void tellChanges();
  void watchPosition();

  const ControlListener listener_;
  ControlledPlayer& player_;
  QSocketNotifier notifier_;
  QTimer changes_, moves_;
  bool sought_ = false;
  std::vector<ControlClient*> clients_;  // its children
};

}  // namespace app
