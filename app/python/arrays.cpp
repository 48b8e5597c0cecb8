// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/arrays.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include <fmt/format.h>

#include "app/parallel/parallel.h"
#include "app/python/unlocked.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

namespace py = pybind11;

// Taking the interpreter's lock may take 5 ms where other Python threads work.
constexpr std::chrono::milliseconds kBetweenSignalChecks{100};

}  // namespace

std::vector<double> checkedFrames(const py::array_t<double>& frames) {
  if (frames.ndim() != 1) throw std::invalid_argument("frames: one dimension is wanted");
  const auto values = frames.unchecked<1>();
  std::vector<double> checked(static_cast<std::size_t>(values.shape(0)));
  for (py::ssize_t i = 0; i < values.shape(0); ++i) {
    const double frame = values(i);
    if (!std::isfinite(frame) || frame < 0.0 || frame > static_cast<double>(base::kMaxFrame))
      throw std::invalid_argument(
          fmt::format("frames[{}] is {}: frames are numbers from 0 to {}", i, frame, base::kMaxFrame));
    checked[static_cast<std::size_t>(i)] = frame;
  }
  return checked;
}

float* writable(const py::object& object, const std::vector<std::size_t>& shape, const char* name) {
  if (!py::isinstance<Floats>(object))
    throw std::invalid_argument(fmt::format("{}: an array of float32 in C order is wanted", name));
  Floats array = py::reinterpret_borrow<Floats>(object);
  bool fits = static_cast<std::size_t>(array.ndim()) == shape.size();
  for (std::size_t i = 0; fits && i < shape.size(); ++i)
    fits = static_cast<std::size_t>(array.shape(static_cast<py::ssize_t>(i))) == shape[i];
  if (!fits) {
    std::string wanted;
    for (const std::size_t size : shape) wanted += fmt::format("{}{}", wanted.empty() ? "" : ", ", size);
    throw std::invalid_argument(fmt::format("{}: the shape ({}) is wanted", name, wanted));
  }
  if (!array.writeable()) throw std::invalid_argument(fmt::format("{}: can't be written to", name));
  return array.mutable_data();
}

int checkedThreads(int threads) {
  if (threads < 0) throw std::invalid_argument("threads: 0 (one a core) or more are wanted");
  // More than a few per core make nothing faster, and each has its own memory.
  return threads == 0 ? defaultThreadCount() : std::min(threads, 4 * defaultThreadCount());
}

GoesOn untilInterrupted() {
  using Clock = std::chrono::steady_clock;
  return [next = Clock::now() + kBetweenSignalChecks]() mutable {
    if (Unlocked::isEnding()) return false;
    if (Clock::now() < next) return true;
    next = Clock::now() + kBetweenSignalChecks;
    const py::gil_scoped_acquire lock;
    return PyErr_CheckSignals() == 0;
  };
}

void endOf(bool whole) {
  if (whole) return;
  if (PyErr_Occurred() == nullptr) throw std::runtime_error("the interpreter is ending");
  throw py::error_already_set();
}

void writePose(const Actor& actor, Space space, float* positions, float* rotations) {
  const Placement& placement = actor.switches().placement;
  for (const base::Transform& model : actor.frame().boneModels) {
    const base::Transform bone = space == Space::World ? placement.toWorld(model) : model;
    // Adding 0 makes -0 into 0.
    const base::Vec3 p = bone.translation + base::Vec3(0.0F);
    *positions++ = p.x;
    *positions++ = p.y;
    *positions++ = p.z;
    writeRotation(bone.rotation, rotations);
    rotations += 4;
  }
}

void writeRotation(const base::Quat& rotation, float* numbers) {
  const base::Quat q = rotation.w < 0.0F ? -rotation : rotation;
  numbers[0] = q.x + 0.0F;
  numbers[1] = q.y + 0.0F;
  numbers[2] = q.z + 0.0F;
  numbers[3] = q.w + 0.0F;
}

}  // namespace app
