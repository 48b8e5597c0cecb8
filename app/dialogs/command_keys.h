// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include <QKeySequence>
#include <QObject>
#include <QStringList>

class QAction;
class QMainWindow;
class QMenu;

namespace app {

struct WindowActions;

/// These are keys that differ from the standard ones, by the names of commands.
using ChosenKeys = std::map<QString, QList<QKeySequence>>;

/// These convert keys for the settings. Unknown names stay, for versions that have such commands;
/// invalid keys are left out.
[[nodiscard]] QStringList keysToText(const QList<QKeySequence>& keys);
[[nodiscard]] QList<QKeySequence> keysFromText(const QStringList& text);

/// These are the commands of the window's menus and their keys, as the user chose them. A key
/// belongs to one command.
class CommandKeys : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMaxKeys = 2;  ///< per command

  struct Command {
    QAction* action;
    std::vector<const QMenu*> menus;  ///< from the menu bar on
    QList<QKeySequence> standard;
    [[nodiscard]] QString name() const;        ///< for the settings
    [[nodiscard]] QStringList titles() const;  ///< of its menus, in the current language
  };

  /// Collects all commands in the window's menus. Their present keys become the standard ones.
  CommandKeys(QMainWindow& window, const WindowActions& actions, QObject* parent = nullptr);

  [[nodiscard]] const std::vector<Command>& commands() const { return commands_; }
  [[nodiscard]] QString nameOf(const Command& command) const;  ///< for people
  [[nodiscard]] bool isStandard(const Command& command) const;

  /// Replaces all choices by stored ones. A key with several commands belongs to the first, and a
  /// chosen key is taken from the command that had it as standard.
  void restore(ChosenKeys chosen);
  [[nodiscard]] const ChosenKeys& chosen() const { return chosen_; }

  /// Returns the other commands that have one of the keys.
  [[nodiscard]] std::vector<const Command*> others(const Command& command, const QList<QKeySequence>& keys) const;
  /// Gives the command exactly these keys and takes them from other commands.
  void set(const Command& command, const QList<QKeySequence>& keys);
  void resetAll();

  /// Returns why no command can have a key: it opens a menu, or every dialog and list needs it.
  /// Empty means that one can.
  [[nodiscard]] QString taken(const QKeySequence& key) const;

 signals:
  void changed();  ///< the user changed keys

 private:
  void collect(const QMenu& menu, std::vector<const QMenu*> menus);
  void choose(const Command& command, const QList<QKeySequence>& keys);
  void apply();

  QMainWindow& window_;
  const WindowActions& actions_;
  std::vector<Command> commands_;
  ChosenKeys chosen_;
};

}  // namespace app
