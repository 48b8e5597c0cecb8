// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/control_server.h"

#include <algorithm>
#include <utility>

#include "app/remote/control_client.h"
#include "app/remote/controlled_player.h"

namespace app {
namespace {

constexpr int kRestAfterFailure = 1000;  // milliseconds

}  // namespace

ControlServer::ControlServer(ControlListener listener, ControlledPlayer& player, QObject* parent)
    : QObject(parent),
      listener_(std::move(listener)),
      player_(player),
      notifier_(listener_.number(), QSocketNotifier::Read) {
  connect(&notifier_, &QSocketNotifier::activated, this, &ControlServer::takeConnections);
  changes_.setSingleShot(true);
  changes_.setInterval(kTellAfter);
  moves_.setInterval(kTellMovesEach);
  connect(&changes_, &QTimer::timeout, this, &ControlServer::tellChanges);
  connect(&moves_, &QTimer::timeout, this, &ControlServer::tellChanges);
  connect(&player, &ControlledPlayer::changed, this, &ControlServer::tellSoon);
  connect(&player, &ControlledPlayer::sought, this, [this] {
    sought_ = true;
    tellSoon();
  });
  connect(&player, &ControlledPlayer::loaded, this, [this] { tellAll(ControlSession::eventLine("file-loaded")); });
}

ControlServer::~ControlServer() {
  tellAll(ControlSession::eventLine("shutdown"));
  for (ControlClient* client : clients_) disconnect(client, nullptr, this, nullptr);
}

void ControlServer::takeConnections() {
  for (int taken = 0; taken < kMaxClients; ++taken) {
    base::OpenFile connection;
    const ControlListener::Outcome outcome = listener_.take(connection);
    if (outcome == ControlListener::Outcome::Nobody) return;
    if (outcome == ControlListener::Outcome::Refused) continue;
    if (outcome == ControlListener::Outcome::Failed) {
      // The connection stays where it is, and would be announced again and again.
      notifier_.setEnabled(false);
      QTimer::singleShot(kRestAfterFailure, this, [this] { notifier_.setEnabled(true); });
      return;
    }
    auto* client = new ControlClient(std::move(connection), player_, this);
    if (clients_.size() >= kMaxClients) {
      client->endWith(ControlSession::errorLine(QStringLiteral("too many clients"),
                                                QStringLiteral("at most %1 programs are connected").arg(kMaxClients)));
    }
    if (client->isDropped()) continue;
    clients_.push_back(client);
    connect(client, &ControlClient::ended, this, [this, client] {
      std::erase(clients_, client);
      watchPosition();
    });
    // Reading properties costs more than a line, of which there may be many.
    connect(client, &ControlClient::answered, this, &ControlServer::tellSoon);
  }
}

void ControlServer::tellSoon() {
  if (!changes_.isActive()) changes_.start();
}

void ControlServer::tellAll(const QByteArray& lines) {
  const auto all = clients_;  // one that is dropped leaves the list
  for (ControlClient* client : all) client->send(lines);
}

void ControlServer::tellChanges() {
  if (std::exchange(sought_, false)) tellAll(ControlSession::eventLine("seek"));
  const auto all = clients_;
  for (ControlClient* client : all) client->sendChanges();
  watchPosition();
}

/// The position has no signal of its own while a dance plays.
void ControlServer::watchPosition() {
  const bool followed = std::ranges::any_of(clients_, &ControlClient::followsPosition);
  if (!followed || !player_.state().playing) {
    moves_.stop();
  } else if (!moves_.isActive()) {
    moves_.start();
  }
}

}  // namespace app
