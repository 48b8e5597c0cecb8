// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/control_client.h"

#include <utility>

#include <QPointer>
#include <QTimer>

namespace app {

ControlClient::ControlClient(base::OpenFile connection, ControlledPlayer& player, QObject* parent)
    : QObject(parent), session_(player) {
  socket_.setReadBufferSize(kMaxLine);
  connect(&socket_, &QLocalSocket::readyRead, this, &ControlClient::takeLines);
  connect(&socket_, &QLocalSocket::disconnected, this, [this] {
    gone_ = true;
    QMetaObject::invokeMethod(this, &ControlClient::takeLines, Qt::QueuedConnection);
  });
  if (!socket_.setSocketDescriptor(connection.release(), QLocalSocket::ConnectedState, QIODevice::ReadWrite)) drop();
}

// The socket says that it ends while it is destroyed.
ControlClient::~ControlClient() { socket_.disconnect(this); }

void ControlClient::takeLines() {
  if (waiting_ || dropped_) return;
  for (int taken = 0; taken < kLinesPerTurn; ++taken) {
    // A socket that can't be written to any more forgets what it has read.
    if (socket_.bytesAvailable() > 0) input_ += socket_.read(kMaxLine - input_.size());
    const qsizetype end = input_.indexOf('\n');
    if (end < 0) {
      if (gone_) return drop();
      if (input_.size() >= kMaxLine)
        endWith(ControlSession::errorLine(QStringLiteral("invalid parameter"),
                                          QStringLiteral("a line has at most %1 bytes").arg(kMaxLine)));
      return;
    }
    const QByteArray line = input_.left(end);
    input_.remove(0, end + 1);
    const ControlSession::Answer answer = session_.answer(line);
    send(answer.line);
    if (dropped_) return;
    emit answered();
    if (answer.then) return act(answer.then);
  }
  act({});
}

/// Does what a line asks for, and takes the next lines afterwards, both in turns of their own: it
/// may run an event loop for a dialog, in which the next lines are taken then, and the connection
/// may end. Qt announces no further lines while it is announcing some.
void ControlClient::act(const std::function<void()>& what) {
  waiting_ = true;
  const QPointer<ControlClient> there(this);
  QTimer::singleShot(0, parent(), [there, what] {
    if (there) {
      there->waiting_ = false;
      QTimer::singleShot(0, there, &ControlClient::takeLines);
    }
    if (what) what();
    if (there) emit there->answered();
  });
}

void ControlClient::send(const QByteArray& lines) {
  if (gone_ || dropped_ || lines.isEmpty()) return;
  socket_.write(lines);
  socket_.flush();
  if (socket_.bytesToWrite() > kMaxQueued) drop();
}

void ControlClient::endWith(const QByteArray& line) {
  send(line);
  drop();
}

void ControlClient::drop() {
  if (std::exchange(dropped_, true)) return;
  socket_.abort();
  emit ended();
  deleteLater();
}

}  // namespace app
