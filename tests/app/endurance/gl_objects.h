// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace support {

/// Returns how many textures, buffers, renderbuffers, shaders and programs the driver has for this
/// program, in the contexts that share with QOpenGLContext::globalShareContext(). To be called on
/// the application's thread.
[[nodiscard]] long glObjects();

}  // namespace support
