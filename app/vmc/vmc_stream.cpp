// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/vmc/vmc_stream.h"

#include "app/export/humanoid.h"

namespace app {

base::Result<VmcStream> VmcStream::open(const LoadedModel& model, const UdpAddress& to) {
  auto humanoid = humanoidOf(model.model, model.skeleton);
  if (!humanoid) return tl::unexpected(humanoid.error());
  auto sender = UdpSender::open(to);
  if (!sender) return tl::unexpected(sender.error());
  return VmcStream(VmcPerformer(model.model, std::move(*humanoid)), std::move(*sender));
}

base::Result<std::size_t> VmcStream::send(const ActorFrame& frame, float seconds) {
  const OscBundles& bundles = performer_.perform(frame, seconds);
  for (std::size_t i = 0; i < bundles.size(); ++i) {
    if (const auto sent = sender_.send(bundles.datagram(i)); !sent) return tl::unexpected(sent.error());
  }
  return bundles.size();
}

}  // namespace app
