// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

namespace app {

// Each enters its classes and functions. They are told of in odori/_odori.pyi; what people use stands before them, in odori/*.py.
void bindFiles(pybind11::module_& module);   ///< models, motions, contents of archives
void bindDancer(pybind11::module_& module);  ///< a model that dances
void bindShow(pybind11::module_& module);    ///< shows, the camera

}  // namespace app
