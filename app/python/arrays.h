// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <pybind11/numpy.h>

#include "app/python/frame_run.h"

namespace app {

using Floats = pybind11::array_t<float, pybind11::array::c_style>;

/// The frames of an array, copied, so that nobody changes them meanwhile. Throws std::invalid_argument (ValueError) where one isn't
/// finite, or outside 0 to base::kMaxFrame.
[[nodiscard]] std::vector<double> checkedFrames(const pybind11::array_t<double>& frames);

/// The numbers of an array that is to be written. Throws std::invalid_argument where it is none of float32 in C order and of this
/// shape, or read-only. (A Floats as an argument would be a copy of what is of another kind, and the copy be written.)
[[nodiscard]] float* writable(const pybind11::object& array, const std::vector<std::size_t>& shape, const char* name);

/// `threads`, one a core where it is 0, four a core at most. Throws std::invalid_argument where it is negative.
[[nodiscard]] int checkedThreads(int threads);

/// Hears Ctrl+C: for work that has given up the interpreter's lock.
[[nodiscard]] GoesOn untilInterrupted();
/// Throws what Ctrl+C has raised, where work was ended by it.
void endOf(bool whole);

enum class Space { Model, World };

/// Positions (bones, 3) and rotations (bones, 4) of an actor as it is now; rotations x, y, z, w with w >= 0.
void writePose(const Actor& actor, Space space, float* positions, float* rotations);
/// A rotation's numbers x, y, z, w, those of the two that have w >= 0.
void writeRotation(const base::Quat& rotation, float* numbers);

/// A list as an array of its own.
template <class T>
[[nodiscard]] pybind11::array_t<T> arrayOf(std::span<const T> values) {
  return pybind11::array_t<T>(static_cast<pybind11::ssize_t>(values.size()), values.data());
}

}  // namespace app
