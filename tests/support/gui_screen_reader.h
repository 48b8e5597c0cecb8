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

/// These are states of a part of a program by AT-SPI. Numbers are those of AT-SPI's
/// atspi-constants.h.
enum class SpokenState : unsigned { Checked = 4, Focusable = 11, Showing = 25, Visible = 30, Mixed = 32 };

/// This struct is one part of a running program as a screen reader finds it. Texts and lists of a
/// part that went away are empty.
struct SpokenPart {
  QString bus, path;

  [[nodiscard]] bool operator==(const SpokenPart&) const = default;
};

/// This class looks at programs from outside, by the calls that Orca makes. It has a session bus
/// and an accessibility bus of its own, on the existing display. A process must have a
/// QCoreApplication.
class ScreenReader {
 public:
  ScreenReader() = default;
  ~ScreenReader();
  ScreenReader(const ScreenReader&) = delete;
  ScreenReader& operator=(const ScreenReader&) = delete;

  /// Returns why a screen reader can't run here; empty: it can.
  [[nodiscard]] static QString missing();
  /// Starts the buses, reports that a screen reader is there, and starts a program among them.
  /// Returns false if something doesn't start.
  [[nodiscard]] bool start(const QString& program, const QStringList& words);
  [[nodiscard]] bool programRuns() { return program_.state() == QProcess::Running; }

  [[nodiscard]] std::optional<SpokenPart> application() const;
  [[nodiscard]] std::vector<SpokenPart> children(const SpokenPart& of) const;
  [[nodiscard]] QString name(const SpokenPart& of) const;
  [[nodiscard]] QString description(const SpokenPart& of) const;
  [[nodiscard]] QString role(const SpokenPart& of) const;  ///< "push button", as AT-SPI calls it
  [[nodiscard]] bool is(SpokenState state, const SpokenPart& of) const;
  [[nodiscard]] QStringList actions(const SpokenPart& of) const;
  /// Does an action by its name. Returns false if the part has no such action.
  [[nodiscard]] bool act(const SpokenPart& on, const QString& action) const;
  /// Returns the value of a slider or number field; none of other parts.
  [[nodiscard]] std::optional<double> value(const SpokenPart& of) const;
  [[nodiscard]] bool setValue(const SpokenPart& of, double value) const;
  /// Returns the parts that label this one.
  [[nodiscard]] std::vector<SpokenPart> labels(const SpokenPart& of) const;

  /// Visits a part and all that is in it; a false answer leaves out the children of that part.
  void walk(const SpokenPart& from, const std::function<bool(const SpokenPart&)>& visit) const;
  /// Returns the first part with this role and name, outside menus and lists of choices, or none.
  [[nodiscard]] std::optional<SpokenPart> find(const QString& role, const QString& name) const;
  /// Waits for such a part, a minute at most.
  [[nodiscard]] std::optional<SpokenPart> await(const QString& role, const QString& name) const;

  /// Asks until the condition holds. Returns false after a minute.
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
