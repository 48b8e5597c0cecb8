// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include <QStringList>
#include <QWidget>

class QAction;
class QColor;
class QLabel;
class QToolButton;

namespace app {

/// This is one message of the message bar: its text, its buttons, and the one that closes it.
class MessageRow : public QWidget {
  Q_OBJECT
 public:
  explicit MessageRow(QWidget* parent = nullptr);

  static constexpr std::size_t kMaxActions = 3;

  /// Shows the first text and how many more there are; the tool tip has all. The actions help, or
  /// undo what it says; none is null, and those beyond kMaxActions have no button. `waiting` is the
  /// number of messages that have no row yet.
  void show(const QStringList& texts, const std::vector<QAction*>& actions, std::size_t waiting);
  void setInk(const QColor& ink);
  /// Returns the line of such texts.
  [[nodiscard]] static QString lineOf(const QStringList& texts);

 signals:
  void closed();

 private:
  QLabel *label_, *waiting_;
  std::array<QToolButton*, kMaxActions> buttons_{};
  QToolButton* close_ = nullptr;
};

}  // namespace app
