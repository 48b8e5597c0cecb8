// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/sound/sound_output.h"

namespace app {

/// The machine's default sound device. It is opened by a thread that all of these share, is tried again every second
/// while there is none, and changes when the default does. Whatever a sound server does, nobody waits for it: one that
/// hangs is no device. start() and stop() aren't called by two threads at a time. Needs a QCoreApplication that outlives it.
class DeviceOutput : public SoundOutput {
 public:
  DeviceOutput();
  ~DeviceOutput() override;
  void start(Fill fill) override;
  void stop() override;
  [[nodiscard]] State state() const override;
  [[nodiscard]] std::optional<Heard> heard() const override;

 private:
  struct Shared;
  class Device;
  std::shared_ptr<Shared> shared_;  // with the device, which may outlive this
  Device* device_ = nullptr;        // the thread's; none: not started
};

}  // namespace app
