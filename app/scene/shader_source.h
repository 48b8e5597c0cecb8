// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace app {

/// What the driver allows; decides where the bone palette lives.
struct GpuLimits {
  int uniformBlockBytes = 65536;  ///< GL_MAX_UNIFORM_BLOCK_SIZE, at least 16384
  int samples = 4;                ///< a pixel, at most
  bool software = false;          ///< drawn by the processor: every sample costs
  bool storageBuffers = false;    ///< GL 4.3 or later
  int textureSide = 4096;         ///< pixels a texture or a target may be wide and high
  int viewSide = 4096;            ///< pixels a picture may be wide and high, in pieces
  QString description;            ///< vendor, renderer, version; empty: no OpenGL 3.3
  [[nodiscard]] bool usable() const { return !description.isEmpty(); }
  /// Palette entries (48 bytes each) that fit one uniform block.
  [[nodiscard]] int uniformBlockBones() const { return uniformBlockBytes / 48; }
};

/// Asks a context of the default format, once.
[[nodiscard]] const GpuLimits& gpuLimits();

/// Sets QT3D_RENDERER and the default surface format. Call before the QGuiApplication is made: Qt 3D
/// creates its context from the default format, and another renderer shows nothing. (qt3d-notes.md 1)
void prepareRendering();

enum class PaletteHome { UniformBlock, StorageBuffer };

/// Where a palette of this many entries goes.
[[nodiscard]] PaletteHome paletteHome(std::size_t entries);

/// A shader of resources/shaders with its version line; those that skin get skinning.glsl in front.
[[nodiscard]] QByteArray shaderSource(const char* name, bool skins = false,
                                      PaletteHome home = PaletteHome::UniformBlock);

}  // namespace app
