// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/model_pointer.h"

#include <QMouseEvent>

namespace app {

bool ModelPointer::click(const QMouseEvent& event) {
  if (!modelAt_ || (event.button() != Qt::LeftButton && event.button() != Qt::RightButton)) return false;
  const ActorId actor = modelAt_(event.position());
  if (event.button() == Qt::RightButton) {
    emit menuWanted(actor, event.globalPosition().toPoint());
  } else if (actor != 0) {
    emit chosen(actor);
  }
  return true;
}

}  // namespace app
