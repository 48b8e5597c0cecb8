// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

class FullScreenBar;
class Playback;
struct WindowActions;

/// These are the switches for what is drawn over and under the models. Targets of goals are handles
/// for the mouse: in full screen they come and go with the bar.
class OverlayController : public QObject {
  Q_OBJECT
 public:
  OverlayController(Playback& playback, const FullScreenBar& bar, const WindowActions& actions);
};

}  // namespace app
