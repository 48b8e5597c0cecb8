// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

namespace app {

// Each function defines its classes and functions. odori/_odori.pyi describes them; people use the
// Python classes in odori/*.py, which wrap them.
void bindFiles(pybind11::module_& module);  ///< models, motions, contents of archives
void bindActor(pybind11::module_& module);  ///< a model with motions
void bindShow(pybind11::module_& module);   ///< shows, the camera

}  // namespace app
