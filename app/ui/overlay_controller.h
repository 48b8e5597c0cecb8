// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

class Playback;
struct WindowActions;

/// These are the switches for what is drawn over and under the models.
class OverlayController : public QObject {
  Q_OBJECT
 public:
  OverlayController(Playback& playback, const WindowActions& actions);
};

}  // namespace app
