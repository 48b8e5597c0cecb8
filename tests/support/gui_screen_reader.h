// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QDBusConnection>
#include <QElapsedTimer>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QThread>

namespace support {

/// What AT-SPI says of a part of a program. Numbers are those of AT-SPI's atspi-constants.h.
enum class SpokenState : unsigned { Checked = 4, Focusable = 11, Showing = 25, Visible = 30, Mixed = 32 };

/// One part of a running program as a screen reader finds it. Empty texts and lists where it went away.
struct SpokenPart {
  QString bus, path;

  [[nodiscard]] bool operator==(const SpokenPart&) const = default;
};

/// Looks at programs from outside, by the calls that Orca makes: a session bus and an accessibility bus of its own, on the
/// display that is there. A process must have a QCoreApplication.
class ScreenReader {
 public:
  ScreenReader() = default;
  ~ScreenReader();
  ScreenReader(const ScreenReader&) = delete;
  ScreenReader& operator=(const ScreenReader&) = delete;

  /// Why it can't be here; empty: it can.
  [[nodiscard]] static QString missing();
  /// Starts the buses, says that a screen reader is there, and starts a program among them. False: something doesn't start.
  [[nodiscard]] bool start(const QString& program, const QStringList& words);
  [[nodiscard]] bool programRuns() { return program_.state() == QProcess::Running; }

  [[nodiscard]] std::optional<SpokenPart> application() const;
  [[nodiscard]] std::vector<SpokenPart> children(const SpokenPart& of) const;
  [[nodiscard]] QString name(const SpokenPart& of) const;
  [[nodiscard]] QString description(const SpokenPart& of) const;
  [[nodiscard]] QString role(const SpokenPart& of) const;  ///< "push button", as AT-SPI calls it
  [[nodiscard]] bool is(SpokenState state, const SpokenPart& of) const;
  [[nodiscard]] QStringList actions(const SpokenPart& of) const;
  /// Does an action by its name. False: it has none such.
  [[nodiscard]] bool act(const SpokenPart& on, const QString& action) const;
  /// Of sliders and number fields; none of others.
  [[nodiscard]] std::optional<double> value(const SpokenPart& of) const;
  [[nodiscard]] bool setValue(const SpokenPart& of, double value) const;
  /// What labels it.
  [[nodiscard]] std::vector<SpokenPart> labels(const SpokenPart& of) const;

  /// Goes through a part and all that is in it; a false answer leaves out what is in that one.
  void walk(const SpokenPart& from, const std::function<bool(const SpokenPart&)>& visit) const;
  /// The first with this role and name, outside menus and lists of choices; none: not there.
  [[nodiscard]] std::optional<SpokenPart> find(const QString& role, const QString& name) const;
  /// Waits for one at most a minute.
  [[nodiscard]] std::optional<SpokenPart> await(const QString& role, const QString& name) const;

  /// Asks until the condition holds; false after a minute.
  template <class Condition>
  [[nodiscard]] static bool waitFor(Condition condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
      if (timer.elapsed() > 60'000) return false;
      QThread::msleep(20);
    }
    return true;
  }

 private:
  [[nodiscard]] QDBusMessage call(const SpokenPart& to, const char* interface, const char* method,
                                  const QVariantList& words = {}) const;
  [[nodiscard]] QVariant property(const SpokenPart& of, const char* interface, const char* name) const;

  QTemporaryDir folder_;
  QProcess sessionBus_, program_;
  std::unique_ptr<QDBusConnection> session_, accessible_;
};

}  // namespace support
