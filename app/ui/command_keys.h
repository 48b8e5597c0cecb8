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

/// Keys that aren't the standard ones, by the names of commands.
using ChosenKeys = std::map<QString, QList<QKeySequence>>;

/// As the settings keep them. Names that no command has stay, for versions that do; keys that are none are left out.
[[nodiscard]] QStringList keysToText(const QList<QKeySequence>& keys);
[[nodiscard]] QList<QKeySequence> keysFromText(const QStringList& text);

/// The commands of the window's menus and their keys, as people chose them: a key is one command's.
class CommandKeys : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMaxKeys = 2;  ///< of a command

  struct Command {
    QAction* action;
    std::vector<const QMenu*> menus;  ///< from the menu bar on
    QList<QKeySequence> standard;
    [[nodiscard]] QString name() const;        ///< in the settings
    [[nodiscard]] QStringList titles() const;  ///< of its menus, in the language of now
  };

  /// All that stands in the window's menus now, with the keys that it has now as the standard ones.
  CommandKeys(QMainWindow& window, const WindowActions& actions, QObject* parent = nullptr);

  [[nodiscard]] const std::vector<Command>& commands() const { return commands_; }
  [[nodiscard]] QString nameOf(const Command& command) const;  ///< to people
  [[nodiscard]] bool isStandard(const Command& command) const;

  /// What was stored takes the place of all choices. A key that is given to several is the first one's, and a chosen one
  /// isn't the command's any more that had it by standard.
  void restore(ChosenKeys chosen);
  [[nodiscard]] const ChosenKeys& chosen() const { return chosen_; }

  /// Commands other than this that have one of the keys.
  [[nodiscard]] std::vector<const Command*> others(const Command& command, const QList<QKeySequence>& keys) const;
  /// The command has these keys and no others; those that had them have them no more.
  void set(const Command& command, const QList<QKeySequence>& keys);
  void resetAll();

  /// Why no command can have a key: it opens a menu, or every dialog and list needs it. Empty: it can.
  [[nodiscard]] QString taken(const QKeySequence& key) const;

 signals:
  void changed();  ///< the choices, by somebody

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
