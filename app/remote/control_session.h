// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace app {

class ControlledPlayer;
enum class PropertyOutcome : std::uint8_t;

/// This speaks the protocol of the control socket with one client, a line at a time
/// (docs/user/remote.md): JSON objects as mpv's. It knows no sockets.
class ControlSession {
 public:
  static constexpr std::size_t kMaxObserved = 64;  ///< properties that one client observes

  /// The player outlives it.
  explicit ControlSession(ControlledPlayer& player) : player_(player) {}

  struct Answer {
    QByteArray line;             ///< with its line break; empty: the line was empty, too
    std::function<void()> then;  ///< to be called once the line is on its way; may wait for a person
  };
  /// Answers a line of at most any length; junk gets a line with its error.
  [[nodiscard]] Answer answer(const QByteArray& line);
  /// Returns a line for an error that no command made.
  [[nodiscard]] static QByteArray errorLine(const QString& error, const QString& reason);
  [[nodiscard]] static QByteArray eventLine(const char* event);

  /// Returns a line for each observed property that has another value than was told last.
  [[nodiscard]] QByteArray changes();
  /// Returns whether one of the observed properties changes all the time while a dance plays.
  [[nodiscard]] bool followsPosition() const;

 private:
  struct Reply {
    const char* error = "success";
    QString reason;  ///< for people, where it isn't success
    QJsonValue data;
    std::function<void()> then;  ///< see Answer
  };
  struct Observed {
    QJsonValue id;
    QString name;
    QJsonValue told;
    bool any = false;  ///< `told` was told
  };
  using Words = QJsonArray;  // of a command; the first is its name

  [[nodiscard]] static Reply refused(const char* error, const QString& reason);
  [[nodiscard]] static Reply outcomeReply(PropertyOutcome outcome, const QJsonValue& value = {});
  [[nodiscard]] Reply follow(const Words& words);
  [[nodiscard]] Reply getProperty(const Words& words);
  [[nodiscard]] Reply setProperty(const Words& words);
  [[nodiscard]] Reply addToProperty(const Words& words);
  [[nodiscard]] Reply cycleProperty(const Words& words);
  [[nodiscard]] Reply observe(const Words& words);
  [[nodiscard]] Reply unobserve(const Words& words);
  [[nodiscard]] Reply seek(const Words& words);
  [[nodiscard]] Reply step(const Words& words);
  [[nodiscard]] Reply stop(const Words& words);
  [[nodiscard]] Reply move(const Words& words);
  [[nodiscard]] Reply openFiles(const Words& words);
  [[nodiscard]] Reply action(const Words& words);
  [[nodiscard]] Reply raise(const Words& words);
  [[nodiscard]] Reply quit(const Words& words);
  [[nodiscard]] Reply version(const Words& words);

  ControlledPlayer& player_;
  std::vector<Observed> observed_;
};

}  // namespace app
