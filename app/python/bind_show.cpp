// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include "app/description/describe_actor.h"
#include "app/description/open_show.h"
#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/native_files.h"
#include "app/python/one_at_a_time.h"
#include "app/python/python_error.h"
#include "app/python/unlocked.h"

namespace app {
namespace {

namespace py = pybind11;

/// The camera at each frame, world space: target (frames, 3), rotation (frames, 3), distance (frames), field of view (frames),
/// perspective (frames).
py::tuple cameraRows(const vmd::SceneTracks& tracks, double start, const std::vector<double>& frames) {
  const auto count = static_cast<py::ssize_t>(frames.size());
  py::array_t<float> targets({count, py::ssize_t{3}}), rotations({count, py::ssize_t{3}}), distances(count),
      fovs(count);
  py::array_t<bool> perspectives(count);
  float *target = targets.mutable_data(), *rotation = rotations.mutable_data(), *distance = distances.mutable_data();
  float* fov = fovs.mutable_data();
  bool* perspective = perspectives.mutable_data();
  {
    const Unlocked unlocked;
    for (const double frame : frames) {
      const vmd::CameraState camera = tracks.camera(frame + start);
      for (int k = 0; k < 3; ++k) *target++ = camera.target[k];
      for (int k = 0; k < 3; ++k) *rotation++ = camera.rotation[k];
      *distance++ = camera.distance;
      *fov++ = camera.fovDegrees;
      *perspective++ = camera.perspective;
    }
  }
  return py::make_tuple(targets, rotations, distances, fovs, perspectives);
}

/// The camera of motions on their own; None where they move none.
py::object cameraOf(const std::vector<const NativeMotion*>& motions, const py::array_t<double>& frames) {
  std::vector<const vmd::Motion*> pointers;
  for (const NativeMotion* motion : motions) pointers.push_back(&motion->loaded->motion);
  const vmd::SceneTracks tracks{std::span<const vmd::Motion* const>(pointers)};
  const auto list = checkedFrames(frames);
  return tracks.hasCamera() ? py::object(cameraRows(tracks, 0.0, list)) : py::object(py::none());
}

/// A show of files. Frames of it are made by one thread of Python at a time.
class NativeShow {
 public:
  static std::unique_ptr<NativeShow> open(const std::vector<std::filesystem::path>& files, bool strict) {
    const Unlocked unlocked;
    auto show = std::make_unique<NativeShow>();
    const auto description = valueOf(describeFiles(files, show->issues_));
    auto opened = valueOf(openShow(description, strict ? Missing::Fails : Missing::IsListed, show->show_));
    std::ranges::move(opened.issues, std::back_inserter(show->issues_));
    show->actors_ = std::move(opened.actors);
    show->physics_ = physicsOf(description.physics);
    show->settle_ = description.physics.settle;
    return show;
  }

  /// Of each actor its model; None where that can't be used.
  [[nodiscard]] py::list models() const {
    py::list models;
    for (const ActorId id : actors_)
      models.append(id == 0 ? py::object(py::none()) : py::cast(NativeModel{show_.actor(id)->loadedModel()}));
    return models;
  }

  /// Of each actor its motions, as (motion, on, shift).
  [[nodiscard]] py::list motions() const {
    py::list all;
    for (const ActorId id : actors_) {
      py::list motions;
      if (id != 0) {
        for (const MotionUse& use : show_.actor(id)->motions())
          motions.append(py::make_tuple(NativeMotion{use.motion}, use.on, use.shift));
      }
      all.append(motions);
    }
    return all;
  }

  /// `arrays`: (positions, rotations) of each actor, or None of one whose model can't be used.
  void poses(const py::array_t<double>& frames,
             const std::vector<std::optional<std::pair<py::object, py::object>>>& arrays, std::optional<bool> physics,
             int threads) {
    const auto list = checkedFrames(frames);
    const auto rows = rowsOf(arrays, list.size());
    const GoesOn goesOn = untilInterrupted();
    const int count = checkedThreads(threads);
    bool whole = false;
    {
      const Unlocked unlocked;
      OneAtATime::Turn turn(frames_, goesOn);
      whole = turn.has() && make(turn, list, rows, physics.value_or(physics_.on), count, goesOn);
    }
    endOf(whole);
  }

  [[nodiscard]] py::object camera(const py::array_t<double>& frames) const {
    const auto list = checkedFrames(frames);
    if (!show_.hasCamera()) return py::none();
    return cameraRows(show_.sceneTracks(), show_.sceneStart(), list);
  }

  [[nodiscard]] double lastFrame() const { return show_.lastFrame(); }
  [[nodiscard]] bool physics() const { return physics_.on; }
  [[nodiscard]] py::tuple issues() const { return issueRows(issues_); }

 private:
  /// Where the numbers of an actor go.
  struct Rows {
    ActorId actor = 0;
    std::size_t bones = 0;
    float *positions = nullptr, *rotations = nullptr;

    void take(std::size_t place, const Actor& made) const {
      writePose(made.frame(), positions + place * bones * 3, rotations + place * bones * 4);
    }
  };

  [[nodiscard]] std::vector<Rows> rowsOf(const std::vector<std::optional<std::pair<py::object, py::object>>>& arrays,
                                         std::size_t frames) const {
    if (arrays.size() != actors_.size()) throw std::invalid_argument("arrays: one for each actor");
    std::vector<Rows> rows;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (actors_[i] == 0 || !arrays[i]) continue;
      const auto& [positions, rotations] = *arrays[i];
      const std::size_t bones = show_.actor(actors_[i])->model().bones.size();
      rows.push_back({actors_[i], bones, writable(positions, {frames, bones, 3}, "positions"),
                      writable(rotations, {frames, bones, 4}, "rotations")});
    }
    return rows;
  }

  /// No actor has a say in what another does, nor frames in those behind them.
  [[nodiscard]] bool apart(bool physics) const {
    return !physics && std::ranges::all_of(show_.order(), [&](ActorId id) {
      const Actor& actor = *show_.actor(id);
      return actor.goals().empty() && actor.outsideParentCount() == 0;
    });
  }

  bool make(OneAtATime::Turn& turn, const std::vector<double>& frames, const std::vector<Rows>& rows, bool physics,
            int threads, const GoesOn& goesOn) {
    if (apart(physics)) {
      return std::ranges::all_of(rows, [&](const Rows& row) {
        const auto take = [&row](std::size_t place, const Actor& actor, std::size_t) { row.take(place, actor); };
        return FrameMaker(*show_.actor(row.actor), pmx::MorphScope::Bones).each(frames, threads, take, goesOn);
      });
    }
    turn.changes();
    PhysicsChoice choice = physics_;
    choice.on = physics;
    show_.setPhysics(choice);
    show_.setThreads(threads);
    const auto take = [&rows](std::size_t place, const Show& show) {
      for (const Rows& row : rows) row.take(place, *show.actor(row.actor));
    };
    return eachShowFrame(show_, settle_, frames, take, goesOn);
  }

  Show show_;
  std::vector<ActorId> actors_;
  PhysicsChoice physics_;
  double settle_ = 0.0;
  base::Issues issues_;
  OneAtATime frames_;  // made of show_
};

}  // namespace

void bindShow(py::module_& module) {
  py::class_<NativeShow>(module, "Show")
      .def_static("open", &NativeShow::open)
      .def("models", &NativeShow::models)
      .def("motions", &NativeShow::motions)
      .def("poses", &NativeShow::poses)
      .def("camera", &NativeShow::camera)
      .def("last_frame", &NativeShow::lastFrame)
      .def("physics", &NativeShow::physics)
      .def("issues", &NativeShow::issues);
  module.def("camera", &cameraOf);
}

}  // namespace app
