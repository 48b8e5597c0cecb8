// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>

#include <QFrame>
#include <QList>
#include <QStringList>
#include <QTimer>

#include "app/language/live_text.h"

class QAction;
class QLabel;
class QToolButton;

namespace app {

/// An Error stays until it is closed or outdated; Information closes itself after a while.
enum class MessageKind { Error, Information };

/// This line above the view reports what went wrong, and what there is to know about what was
/// opened.
class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Texts in the language of the moment, as LiveText is one.
  using LiveTexts = std::function<QStringList()>;

  /// Shows the first message and how many more there are; the tool tip has all. An empty list hides
  /// the bar. `mend` is an action that helps.
  void showMessages(const LiveTexts& messages, QAction* mend = nullptr, MessageKind kind = MessageKind::Error);
  /// Adds a sentence after the shown text, or shows it alone. Its action that helps, if any, joins
  /// those before; of more than kMaxMends the first goes. An error that is shown stays.
  void addMessage(const LiveText& message, QAction* mend = nullptr, MessageKind kind = MessageKind::Information);
  /// Offers an action that undoes what the text says, beside those that help, until another text
  /// is shown.
  void offerUndo(QAction* undo);
  void dismiss();
  /// Removes the button of an action, and dismisses the text with the last one.
  void removeMend(QAction* mend);
  /// Returns the line; empty when there is none.
  [[nodiscard]] QString text() const;

  /// While the bar is put away its messages are only announced by shownAway(); what is still open
  /// afterwards is seen then.
  void setAway(bool away);
  /// Sets how long information is shown, in milliseconds: without buttons, and with some, which
  /// must be read and reached.
  void setTimes(int plain, int offering);

  static constexpr std::size_t kMaxMends = 4;

 signals:
  /// A text came while the bar was put away.
  void shownAway(const QString& text);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void followColours();
  void put(const LiveTexts& messages, const QList<QAction*>& mends, MessageKind kind);
  void showTexts();
  void showOrHide();
  void beginToWait();
  void closeUnlessUsed();

  QLabel* label_;
  std::array<QToolButton*, kMaxMends> mends_{};
  QToolButton *undo_ = nullptr, *close_ = nullptr;
  std::optional<bool> dark_;  // the window's colours that it was painted for
  LiveTexts shown_;
  QList<QAction*> actions_;
  MessageKind kind_ = MessageKind::Error;
  bool open_ = false, away_ = false;
  QTimer wait_;
  int plainMs_, offeringMs_;
};

}  // namespace app
