// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From now on screen readers get the kinds and values of widgets that are painted by hand: the
/// timeline, the song's waveform, the message bar, the overlays' legend; and can operate switches.
/// It must be called before these widgets are made, because Qt may ask for their kinds at once.
void tellScreenReaders();

}  // namespace app
