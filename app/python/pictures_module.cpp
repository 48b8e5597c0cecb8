// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>

#include "app/encoding/exported_pictures.h"
#include "app/python/pictures_capsule.h"

PYBIND11_MODULE(_pictures, module) {
  module.doc() = "How odori.export() reads pictures.";
  const app::PictureReader reader = &app::encodedPictures;
  module.attr("reader") = pybind11::capsule(reinterpret_cast<const void*>(reader), app::kPicturesCapsule.c_str());
}
