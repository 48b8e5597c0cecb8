// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QFrame>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "app/language/live_text.h"

class QAction;
class QColor;
class QEvent;
class QResizeEvent;

namespace app {

class MessageRow;

/// An Error stays until it is closed or outdated; Information closes itself after a while.
enum class MessageKind { Error, Information };

/// This is the number of a message, which no other gets.
enum class MessageId : std::uint64_t { None = 0 };

/// This bar above the view reports what went wrong, and what there is to know about what was
/// opened: a row a message, each with its own button that helps and one that closes it. It has
/// kMaxRows at most, and one in a low window; the messages after them follow when those are gone.
class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Texts in the language of the moment, as LiveText is one.
  using LiveTexts = std::function<QStringList()>;

  /// Shows one message alone: the first text and how many more there are; its tool tip has all. An
  /// empty list hides the bar. `mend` is an action that helps. Returns the message's number.
  MessageId showMessages(const LiveTexts& messages, QAction* mend = nullptr, MessageKind kind = MessageKind::Error);
  /// Adds a message below the others, and returns its number. One with the same action that helps
  /// is outdated and goes, and of more than kMaxMessages the second.
  MessageId addMessage(const LiveText& message, QAction* mend = nullptr, MessageKind kind = MessageKind::Information);
  /// Adds a file that lies where the opened ones do, and the action that takes it. All that was
  /// found has one row, with a button each. `what` says what it is, as part of a sentence.
  void addFound(const LiveText& what, QAction* take);
  /// Offers an action that undoes what the latest message says, beside the one that helps.
  void offerUndo(QAction* undo);
  /// Closes all messages.
  void dismiss();
  /// Closes the message that offered this action, which helped or undid. What else was found stays.
  void removeOffer(const QAction* taken);
  /// Closes the message with this number, if it is still there.
  void remove(MessageId message);
  /// Returns all messages in one line; empty when there is none.
  [[nodiscard]] QString text() const;

  /// While the bar is put away its messages are only announced by shownAway(), each once; what is
  /// still open afterwards is seen then.
  void setAway(bool away);
  /// Sets how long information is shown, in milliseconds: without buttons, and with some, which
  /// must be read and reached.
  void setTimes(int plain, int offering);

  static constexpr std::size_t kMaxRows = 3, kMaxMessages = 8, kMaxFound = 2;
  static constexpr int kLowWindow = 480;  ///< device-independent pixels: lower ones have one row

 signals:
  /// Messages came while the bar was put away: those that came together, a line each.
  void shownAway(const QString& text);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Found {
    LiveText what;
    QAction* take;
  };
  struct Message {
    LiveTexts texts;  // where nothing was found
    QAction *mend = nullptr, *undo = nullptr;
    MessageKind kind = MessageKind::Error;
    MessageId id = MessageId::None;
    std::vector<Found> found;  // at most kMaxFound
  };
  static QStringList textsOf(const Message& message);
  static std::vector<QAction*> actionsOf(const Message& message);
  void followColours();
  void close(std::size_t row);
  MessageId push(const LiveTexts& texts, QAction* mend, MessageKind kind);
  void announce();
  void showRows();
  void showOrHide();
  void beginToWait();
  void closeUnlessUsed();
  [[nodiscard]] std::size_t mostRows() const;
  [[nodiscard]] QStringList lines() const;

  std::vector<Message> messages_;
  std::uint64_t pushed_ = 0;           // messages since the start
  std::vector<MessageId> toAnnounce_;  // once those are there that come with them
  std::array<MessageRow*, kMaxRows> rows_{};
  std::optional<bool> dark_;  // the window's colours that it was painted for
  bool away_ = false;
  QTimer wait_;
  int plainMs_, offeringMs_;
};

}  // namespace app
