// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/show_updates.h"

#include <utility>

#include <QTimer>

namespace app {

void ShowUpdates::mark() {
  if (std::exchange(outdated_, true)) return;
  QTimer::singleShot(0, this, &ShowUpdates::catchUp);
}

void ShowUpdates::catchUp() {
  if (outdated_) refresh();
}

void ShowUpdates::refresh() {
  outdated_ = false;
  emit due();
}

}  // namespace app
