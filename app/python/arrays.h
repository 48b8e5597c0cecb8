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

/// Returns a copy of an array of frames, so that nobody changes them meanwhile. Throws
/// std::invalid_argument (ValueError) where one isn't finite, or outside 0 to base::kMaxFrame.
[[nodiscard]] std::vector<double> checkedFrames(const pybind11::array_t<double>& frames);

/// Returns the numbers of an output array. Throws std::invalid_argument unless it is a writable
/// array of float32 in C order with this shape. (A Floats argument would be a copy of an array of
/// another type, and the copy be written.)
[[nodiscard]] float* writable(const pybind11::object& array, const std::vector<std::size_t>& shape, const char* name);

/// Returns `threads`, one per core where it is 0, at most four per core. Throws
/// std::invalid_argument where it is negative.
[[nodiscard]] int checkedThreads(int threads);

/// Returns a check that notices Ctrl+C, for work that has released the interpreter's lock.
[[nodiscard]] GoesOn untilInterrupted();
/// Throws the exception of Ctrl+C, unless the work is whole.
void endOf(bool whole);

enum class Space { Model, World };

/// Writes positions (bones, 3) and rotations (bones, 4) of an actor at its current frame; rotations
/// are x, y, z, w with w >= 0.
void writePose(const Actor& actor, Space space, float* positions, float* rotations);
/// Writes a rotation as x, y, z, w, with the sign that gives w >= 0.
void writeRotation(const base::Quat& rotation, float* numbers);

/// Returns a list as an array of its own.
template <class T>
[[nodiscard]] pybind11::array_t<T> arrayOf(std::span<const T> values) {
  return pybind11::array_t<T>(static_cast<pybind11::ssize_t>(values.size()), values.data());
}

}  // namespace app
