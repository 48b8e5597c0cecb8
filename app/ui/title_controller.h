// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include <QObject>

#include "app/ui/window_parts.h"

namespace app {

class LookController;

/// This writes into the window's title what is open, and marks it while a show's file lacks
/// changes.
class TitleController : public QObject {
  Q_OBJECT
 public:
  TitleController(const ShowParts& show, const LookController& look, const WindowParts& parts);

  void showTitle();
  /// Sets which dance of the playlist is shown, from 1, and how many there are; 0: none of them.
  void setPlace(std::size_t number, std::size_t of);
  /// Returns the name of the show's file, or what is on the stage; empty: nothing.
  [[nodiscard]] QString title() const;

 private:
  void showModified();

  Document& document_;
  const Selection& selection_;
  const ShowFile& file_;
  const LookController& look_;
  QMainWindow& window_;
  std::size_t number_ = 0, of_ = 0;
};

}  // namespace app
