// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <utility>

#include "app/files/loaded_files.h"
#include "app/show/frame.h"
#include "app/vmc/udp_sender.h"
#include "app/vmc/vmc_performer.h"
#include "pmx/base/result.h"

namespace app {

/// This class sends what a model does to one address, by the VMC protocol.
class VmcStream {
 public:
  /// Prepares it; nothing is sent yet. Errors: those of humanoidOf() and of UdpSender::open().
  [[nodiscard]] static base::Result<VmcStream> open(const LoadedModel& model, const UdpAddress& to);

  /// Sends a frame of that model; `seconds` is the time in the dance. Returns the number of
  /// datagrams. Errors: those of UdpSender::send().
  [[nodiscard]] base::Result<std::size_t> send(const ActorFrame& frame, float seconds);

 private:
  VmcStream(VmcPerformer performer, UdpSender sender) : performer_(std::move(performer)), sender_(std::move(sender)) {}

  VmcPerformer performer_;
  UdpSender sender_;
};

}  // namespace app
