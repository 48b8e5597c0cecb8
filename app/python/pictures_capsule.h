// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

#include <pybind11/pybind11.h>

#include "app/exporter/export_request.h"
#include "app/version.h"

namespace app {

// Decoding and encoding pictures takes Qt, which the package should load only for what needs
// pictures. So they are a module of their own, _pictures, which hands a function to _odori in a
// capsule. Both are built together.

/// Reads the textures of a model, see ExportRequest::pictures.
using PictureReader = base::Result<ModelPictures> (*)(const LoadedModel& model);

/// Two builds mustn't mix, so the capsule's name has the version.
inline const std::string kPicturesCapsule = std::string("odori pictures ") + kVersion;

/// Returns the function of a capsule. Throws std::invalid_argument for another one.
[[nodiscard]] inline PictureReader readerOf(const pybind11::capsule& capsule) {
  if (capsule.name() != kPicturesCapsule) throw std::invalid_argument("pictures: the module is of another version");
  return reinterpret_cast<PictureReader>(capsule.get_pointer<void>());
}

}  // namespace app
