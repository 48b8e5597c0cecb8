// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace support {

/// Textures, buffers, renderbuffers, shaders and programs that the driver has for this program, in the contexts that share
/// with QOpenGLContext::globalShareContext(). To be called on the thread of the application.
[[nodiscard]] long glObjects();

}  // namespace support
