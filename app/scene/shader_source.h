// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include <QByteArray>
#include <QString>

namespace app {

/// These are the driver's limits. They decide where the bone palette is kept.
struct GpuLimits {
  int uniformBlockBytes = 65536;  ///< GL_MAX_UNIFORM_BLOCK_SIZE, at least 16384
  int samples = 4;                ///< largest number per pixel
  bool software = false;          ///< the processor draws; ODORI_SOFTWARE=0 or 1 says otherwise
  bool storageBuffers = false;    ///< GL 4.3 or later
  std::int64_t storageBytes = 0;  ///< GL_MAX_SHADER_STORAGE_BLOCK_SIZE
  int textureSide = 4096;         ///< largest width and height of a texture or a target, pixels
  int viewSide = 4096;            ///< largest width and height of a picture in pieces, pixels
  QString description;            ///< vendor, renderer, version; empty: no OpenGL 3.3
  [[nodiscard]] bool usable() const { return !description.isEmpty(); }
  /// Returns how many palette entries (48 bytes each) fit one uniform block.
  [[nodiscard]] int uniformBlockBones() const { return uniformBlockBytes / 48; }
};

/// Asks a context of the default format, once.
[[nodiscard]] const GpuLimits& gpuLimits();

/// Sets QT3D_RENDERER, the default surface format, and how much memory the C library keeps. It is
/// called before the QGuiApplication is made: Qt 3D creates its context from the default format,
/// and other renderers show nothing. (qt3d-notes.md 1)
void prepareRendering();

/// Sets whether contexts that are made from now on may draw on windows with alpha, as windows of
/// QSurfaceFormat::defaultFormat() then are. Normally they have none.
void setSurfaceAlpha(bool alpha);

/// Most models fit the small block. The declared size is uploaded whole, each frame. Nowhere is for
/// vertices that come skinned, see SkinnedVertices.
enum class PaletteHome { SmallUniformBlock, UniformBlock, StorageBuffer, Texture, Nowhere };
inline constexpr std::size_t kPaletteHomes = 5;
inline constexpr std::size_t kSmallPalette = 256;  // entries, 12 KiB
/// A block of resources/shaders/joined.glsl has this many materials.
inline constexpr std::size_t kJoinedMaterials = 256;
/// A row of the texture with a palette has this many entries, three texels each.
inline constexpr std::size_t kPaletteRow = 256;

/// Returns how many entries fit into a home.
[[nodiscard]] std::size_t paletteRoom(PaletteHome home, const GpuLimits& limits = gpuLimits());
/// Returns the home of a palette with this many entries. It is the texture even where there are too
/// many for it.
[[nodiscard]] PaletteHome paletteHome(std::size_t entries);
/// Returns how many of the bones are drawn with. One entry is the identity's.
[[nodiscard]] std::size_t drawableBones(std::size_t bones);

/// Returns a file of resources/shaders with its includes. It is empty where no file has this name.
[[nodiscard]] QByteArray shaderText(const char* name);
/// Returns a whole shader that doesn't skin: a version line and the driver's constants, then the
/// file.
[[nodiscard]] QByteArray shaderSource(const char* name, const GpuLimits& limits);
/// Returns the lines before a vertex shader that skins: version line, the palette's home,
/// skinning.glsl.
[[nodiscard]] QByteArray skinningSource(PaletteHome home, const GpuLimits& limits = gpuLimits());

}  // namespace app
