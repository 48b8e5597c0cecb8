// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/sound/sound_output.h"

namespace app {

/// A DeviceOutput is the machine's default sound device. All objects share one thread that opens
/// it. It is tried again every second while there is none, and changes when the default does.
/// Nobody waits for a sound server: one that hangs counts as no device. start() and stop() mustn't
/// be called by two threads at a time. A QCoreApplication must exist and outlive it.
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
  std::shared_ptr<Shared> shared_;  // shared with the device, which may outlive this
  Device* device_ = nullptr;        // lives on the thread; null: not started
};

}  // namespace app
