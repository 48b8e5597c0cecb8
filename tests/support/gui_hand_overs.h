// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QEvent;

namespace support {

// Qt isn't built with the thread sanitizer, which so sees nothing of what Qt orders. gui_hand_overs.cpp says it where our code
// calls Qt (endurance.md, "Threads"). In builds without the thread sanitizer all this is nothing.

/// What was done before `event` was posted comes before what follows this call. To be called first in notify(), before
/// anything of the event is read.
#ifdef ODORI_QT_HAND_OVERS
void takeOverEvent(QEvent* event);
#else
inline void takeOverEvent(QEvent*) {}
#endif

}  // namespace support
