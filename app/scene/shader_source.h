// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include <QByteArray>
#include <QString>

namespace app {

/// What the driver allows; decides where the bone palette lives.
struct GpuLimits {
  int uniformBlockBytes = 65536;  ///< GL_MAX_UNIFORM_BLOCK_SIZE, at least 16384
  int samples = 4;                ///< a pixel, at most
  bool software = false;          ///< drawn by the processor: every sample costs
  bool storageBuffers = false;    ///< GL 4.3 or later
  std::int64_t storageBytes = 0;  ///< GL_MAX_SHADER_STORAGE_BLOCK_SIZE
  int textureSide = 4096;         ///< pixels a texture or a target may be wide and high
  int viewSide = 4096;            ///< pixels a picture may be wide and high, in pieces
  QString description;            ///< vendor, renderer, version; empty: no OpenGL 3.3
  [[nodiscard]] bool usable() const { return !description.isEmpty(); }
  /// Palette entries (48 bytes each) that fit one uniform block.
  [[nodiscard]] int uniformBlockBones() const { return uniformBlockBytes / 48; }
};

/// Asks a context of the default format, once.
[[nodiscard]] const GpuLimits& gpuLimits();

/// Sets QT3D_RENDERER, the default surface format, and how much memory the C library keeps. Call before the QGuiApplication is made: Qt 3D
/// creates its context from the default format, and another renderer shows nothing. (qt3d-notes.md 1)
void prepareRendering();

/// Most models fit the small block: what is declared is uploaded whole, each frame.
enum class PaletteHome { SmallUniformBlock, UniformBlock, StorageBuffer, Texture };
inline constexpr std::size_t kPaletteHomes = 4;
inline constexpr std::size_t kSmallPalette = 256;  // entries, 12 KiB
/// Materials in a block of resources/shaders/joined.glsl.
inline constexpr std::size_t kJoinedMaterials = 256;
/// Entries in a row of the texture that holds a palette: three texels each.
inline constexpr std::size_t kPaletteRow = 256;

/// Entries that a home has room for.
[[nodiscard]] std::size_t paletteRoom(PaletteHome home, const GpuLimits& limits = gpuLimits());
/// Where a palette of this many entries goes; the texture also where there are too many for it.
[[nodiscard]] PaletteHome paletteHome(std::size_t entries);
/// Bones that are drawn with: one entry is the identity's.
[[nodiscard]] std::size_t drawableBones(std::size_t bones);

/// A file of resources/shaders with what it includes; empty where there is none of this name.
[[nodiscard]] QByteArray shaderText(const char* name);
/// The same as a whole shader that doesn't skin: behind a version line and what is known of the driver.
[[nodiscard]] QByteArray shaderSource(const char* name, const GpuLimits& limits);
/// What stands before a vertex shader that skins: version line, where the palette lives, skinning.glsl.
[[nodiscard]] QByteArray skinningSource(PaletteHome home, const GpuLimits& limits = gpuLimits());

}  // namespace app
