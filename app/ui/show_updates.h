// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

/// This tells displays that depend on the show's files and models when to be refreshed: once after
/// several changes.
class ShowUpdates : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// The displays are outdated. They are refreshed when the event loop runs next.
  void mark();
  /// Refreshes the displays now, if they are outdated.
  void catchUp();
  /// Refreshes the displays now.
  void refresh();

 signals:
  void due();

 private:
  bool outdated_ = false;
};

}  // namespace app
