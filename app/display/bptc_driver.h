// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/image/bptc.h"

namespace app {

/// This is a BptcDecoder: the driver of openEglDisplay() reads the blocks as a texture and returns
/// its pixels. It works on a thread and an OpenGL context of its own, so that the caller's context
/// stays as it is; calls wait for each other. Errors: BadValue where there is no such driver, it
/// doesn't know BPTC, its textures are smaller, or it has no memory.
[[nodiscard]] base::Result<std::vector<std::byte>> decodeBptcByDriver(Bptc format, std::uint32_t width,
                                                                      std::uint32_t height,
                                                                      std::span<const std::byte> blocks);

}  // namespace app
