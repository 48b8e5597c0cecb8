// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QEvent;

namespace support {

// Qt isn't built with the thread sanitizer, which therefore sees nothing of what Qt orders.
// gui_hand_overs.cpp tells it where our code calls Qt (endurance.md, "Threads"). In builds without
// the thread sanitizer all this does nothing.

/// Orders what was done before `event` was posted before what follows this call. It must be called
/// first in notify(), before anything of the event is read.
#ifdef ODORI_QT_HAND_OVERS
void takeOverEvent(QEvent* event);
#else
inline void takeOverEvent(QEvent*) {}
#endif

}  // namespace support
