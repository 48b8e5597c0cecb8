// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include "app/description/describe_actor.h"
#include "app/description/open_show.h"
#include "app/description/show_description.h"
#include "app/description/show_json.h"
#include "app/ik_lab/goal_study.h"
#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/exclusive_use.h"
#include "app/python/export_files.h"
#include "app/python/native_files.h"
#include "app/python/python_error.h"
#include "app/python/unlocked.h"
#include "app/python/uses.h"
#include "app/show/input_files.h"
#include "app/show/motion_shift.h"
#include "app/tree/file_tree.h"
#include "app/tree/open_context.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace py = pybind11;

constexpr std::size_t kCamerasAtOnce = 4096;  // frames between two calls of `goesOn`

/// Returns the camera at each frame, world space: target (frames, 3), rotation (frames, 3),
/// distance (frames), field of view (frames), perspective (frames).
py::tuple cameraRows(const vmd::SceneTracks& tracks, double start, const std::vector<double>& frames) {
  const auto count = static_cast<py::ssize_t>(frames.size());
  py::array_t<float> targets({count, py::ssize_t{3}}), rotations({count, py::ssize_t{3}}), distances(count),
      fovs(count);
  py::array_t<bool> perspectives(count);
  float *target = targets.mutable_data(), *rotation = rotations.mutable_data(), *distance = distances.mutable_data();
  float* fov = fovs.mutable_data();
  bool* perspective = perspectives.mutable_data();
  const GoesOn goesOn = untilInterrupted();
  bool whole = true;
  {
    const Unlocked unlocked;
    for (std::size_t i = 0; i < frames.size() && whole; ++i) {
      if (i % kCamerasAtOnce == 0 && !goesOn()) whole = false;
      const vmd::CameraState camera = tracks.camera(frames[i] + start);
      for (int k = 0; k < 3; ++k) *target++ = camera.target[k];
      for (int k = 0; k < 3; ++k) *rotation++ = camera.rotation[k];
      *distance++ = camera.distance;
      *fov++ = camera.fovDegrees;
      *perspective++ = camera.perspective;
    }
  }
  endOf(whole);
  return py::make_tuple(targets, rotations, distances, fovs, perspectives);
}

/// Returns the camera of motions by themselves; None where they move none.
py::object cameraOf(const std::vector<Use>& motions, const py::array_t<double>& frames) {
  const auto list = checkedFrames(frames);
  const std::vector<MotionUse> uses = usesOf(motions);
  const ShiftedMotions shifted(uses, MovedKeys::Scene);
  const vmd::SceneTracks tracks(shifted.pointers());
  return tracks.hasCamera() ? py::object(cameraRows(tracks, shifted.start(), list)) : py::object(py::none());
}

/// A NativeShow is a show of files. One Python thread at a time may make its frames.
class NativeShow {
 public:
  static std::unique_ptr<NativeShow> open(const std::vector<std::filesystem::path>& files, bool strict, bool obvious) {
    const Unlocked unlocked;
    auto show = std::make_unique<NativeShow>();
    const OpenContext& context = show->context_;
    const Missing missing = strict ? Missing::Fails : Missing::IsListed;
    const auto description = valueOf(
        describeFiles(files, context, show->issues_, missing, obvious ? OfSeveral::Likeliest : OfSeveral::Nothing));
    auto opened = valueOf(openShow(description, context, missing, show->show_));
    if (auto read = context.allRead(); !read) throw Failure(std::move(read.error()));
    std::ranges::move(opened.issues, std::back_inserter(show->issues_));
    show->actors_ = std::move(opened.actors);
    show->physics_ = physicsOf(description.physics);
    show->settle_ = description.physics.settle;
    show->light_ = description.look.picture.light;
    show->view_ = description.look.camera;
    show->song_ = description.song;
    const auto named = std::ranges::find_if(files, [&context](const auto& file) { return isShow(file, context); });
    if (named != files.end()) show->title_ = named->stem().string();
    show->inputs_ = diskFilesOf(description);
    for (const auto& file : files) show->inputs_.push_back(diskFileOf(file));
    std::erase_if(show->inputs_, [&context](const auto& file) { return context.isReadPipe(file); });
    show->context_ = context.withShowNames(description.archives);
    // gathers the scene's keys now, before several threads need them
    (void)show->show_.lastFrame();
    return show;
  }

  /// Returns each actor's model; None where it can't be used.
  [[nodiscard]] py::list models() const {
    py::list models;
    for (const ActorId id : actors_)
      models.append(id == 0 ? py::object(py::none()) : py::cast(NativeModel{show_.actor(id)->loadedModel()}));
    return models;
  }

  /// Returns each actor's motions, as (motion, on, shift).
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

  /// Returns each actor's placement: ((x, y, z), (x, y, z, w), scale).
  [[nodiscard]] py::list placements() const {
    py::list all;
    for (const ActorId id : actors_) {
      const Placement placement = id == 0 ? Placement() : show_.actor(id)->switches().placement;
      const base::Vec3& at = placement.position;
      std::array<float, 4> turned{};
      writeRotation(placement.rotation(), turned.data());
      all.append(py::make_tuple(py::make_tuple(at.x, at.y, at.z),
                                py::make_tuple(turned[0], turned[1], turned[2], turned[3]), placement.scale));
    }
    return all;
  }

  /// Writes poses. `arrays` has (positions, rotations) for each actor, or None for one whose model
  /// can't be used. `physics` None means the show's setting. `bodies` replaces the show's gravity
  /// and rest.
  void poses(const py::array_t<double>& frames,
             const std::vector<std::optional<std::pair<py::object, py::object>>>& arrays, bool world,
             std::optional<bool> physics, const Bodies& bodies, int threads) {
    const auto list = checkedFrames(frames);
    const auto rows = rowsOf(arrays, list.size(), world ? Space::World : Space::Model);
    const auto [choice, settle] = physicsWith(physics, bodies);
    const GoesOn goesOn = untilInterrupted();
    const int count = checkedThreads(threads);
    bool whole = false;
    {
      const Unlocked unlocked;
      ExclusiveUse::Turn turn(frames_, goesOn);
      whole = turn.has() && make(turn, list, rows, choice, settle, count, goesOn);
    }
    endOf(whole);
  }

  /// Exports the actors with these indices. `physics` and `bodies` are as for poses().
  [[nodiscard]] py::tuple exportTo(const ExportWords& words, const std::vector<std::size_t>& actors,
                                   std::optional<bool> physics, const Bodies& bodies) {
    ExportRequest request = requestOf(words);
    for (const std::size_t index : actors) request.actors.push_back(actors_.at(index));
    const auto [choice, settle] = physicsWith(physics, bodies);
    request.restFrames = settle;
    request.light = light_;
    request.view = view_;
    if (request.title.empty()) request.title = title_;
    const GoesOn goesOn = untilInterrupted();
    std::optional<ExportOutcome> outcome;
    {
      const Unlocked unlocked;
      ExclusiveUse::Turn turn(frames_, goesOn);
      if (turn.has()) {
        turn.changes();
        show_.setPhysics(choice);
        std::vector<std::filesystem::path> inputs = inputFiles(show_);
        inputs.insert(inputs.end(), inputs_.begin(), inputs_.end());
        if (words.song) inputs.push_back(diskFileOf(*words.song));
        base::Issues issues;
        request.song = songOf(words, song_, context_, issues);
        outcome = exportFile(show_, request, words.file, inputs, goesOn, std::move(issues));
      }
    }
    endOf(outcome.has_value());
    return rowOf(*outcome);
  }

  [[nodiscard]] py::object camera(const py::array_t<double>& frames) const {
    const auto list = checkedFrames(frames);
    if (!show_.hasCamera()) return py::none();
    return cameraRows(show_.sceneTracks(), show_.sceneStart(), list);
  }

  /// Returns what the goals of each actor are at a frame, as JSON (app/ik_lab/goal_study.h); None
  /// for one whose model can't be used.
  [[nodiscard]] py::list goals(double frame, const std::vector<std::string>& solvers, int loops, double tolerance,
                               std::optional<double> damping) {
    GoalStudyRequest request{{}, loops, tolerance, damping};
    for (const std::string& name : solvers) {
      const auto solver = ik::solvers::solverNamed(name);
      if (!solver) throw py::value_error(fmt::format("solvers: there is no solver '{}'", base::printable(name, 60)));
      request.solvers.push_back(*solver);
    }
    const GoesOn goesOn = untilInterrupted();
    std::vector<std::string> told;
    bool whole = false;
    {
      const Unlocked unlocked;
      ExclusiveUse::Turn turn(frames_, goesOn);
      whole = turn.has();
      if (whole) {
        turn.changes();
        show_.setPhysics({});
        show_.evaluate(frame);
        for (const ActorId id : actors_)
          told.push_back(id == 0 ? std::string() : goalsJson(studyGoals(*show_.actor(id), request)));
      }
    }
    endOf(whole);
    py::list all;
    for (const std::string& text : told) all.append(text.empty() ? py::object(py::none()) : py::object(py::str(text)));
    return all;
  }

  [[nodiscard]] double lastFrame() const { return show_.lastFrame(); }
  [[nodiscard]] bool physics() const { return physics_.on; }
  [[nodiscard]] py::tuple issues() const { return issueRows(issues_); }

 private:
  /// Returns the show's physics and its frames of rest, with what a call says instead.
  [[nodiscard]] std::pair<PhysicsChoice, double> physicsWith(std::optional<bool> physics, const Bodies& bodies) const {
    PhysicsChoice choice = physics_;
    choice.on = physics.value_or(physics_.on);
    if (!bodies) return {choice, settle_};
    const auto& [x, y, z, rest] = *bodies;
    choice.settings.gravity = {x, y, z};
    return {choice, rest};
  }

  /// A Rows says where the numbers of an actor go.
  struct Rows {
    ActorId actor = 0;
    std::size_t bones = 0;
    Space space = Space::Model;
    float *positions = nullptr, *rotations = nullptr;

    void take(std::size_t place, const Actor& made) const {
      writePose(made, space, positions + place * bones * 3, rotations + place * bones * 4);
    }
  };

  [[nodiscard]] std::vector<Rows> rowsOf(const std::vector<std::optional<std::pair<py::object, py::object>>>& arrays,
                                         std::size_t frames, Space space) const {
    if (arrays.size() != actors_.size()) throw std::invalid_argument("arrays: one for each actor");
    std::vector<Rows> rows;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (actors_[i] == 0 || !arrays[i]) continue;
      const auto& [positions, rotations] = *arrays[i];
      const std::size_t bones = show_.actor(actors_[i])->model().bones.size();
      rows.push_back({actors_[i], bones, space, writable(positions, {frames, bones, 3}, "positions"),
                      writable(rotations, {frames, bones, 4}, "rotations")});
    }
    return rows;
  }

  /// Returns whether actors and frames are independent of each other.
  [[nodiscard]] bool apart(bool physics) const {
    return !physics && std::ranges::all_of(show_.order(), [&](ActorId id) {
      const Actor& actor = *show_.actor(id);
      return actor.switches().goals.empty() && actor.switches().outsideParents.empty();
    });
  }

  bool make(ExclusiveUse::Turn& turn, const std::vector<double>& frames, const std::vector<Rows>& rows,
            const PhysicsChoice& physics, double settle, int threads, const GoesOn& goesOn) {
    if (apart(physics.on)) {
      return std::ranges::all_of(rows, [&](const Rows& row) {
        const auto take = [&row](std::size_t place, const Actor& actor, std::size_t) { row.take(place, actor); };
        return FrameMaker(*show_.actor(row.actor), pmx::MorphScope::Bones).each(frames, threads, take, goesOn);
      });
    }
    turn.changes();
    show_.setPhysics(physics);
    show_.setThreads(threads);
    const auto take = [&rows](std::size_t place, const Show& show) {
      for (const Rows& row : rows) row.take(place, *show.actor(row.actor));
    };
    return eachShowFrame(show_, settle, frames, take, goesOn);
  }

  Show show_;
  std::vector<ActorId> actors_;
  PhysicsChoice physics_;
  double settle_ = 0.0;
  LightChoice light_;
  std::optional<vmd::CameraState> view_;  // from where it is seen at first, as it says
  SongDescription song_;
  std::string title_;                          // of a page: the name of the show's file; empty where there is none
  OpenContext context_;                        // its own, so that shows on several threads share no choices
  std::vector<std::filesystem::path> inputs_;  // that the show was described by
  base::Issues issues_;
  ExclusiveUse frames_;  // for frames made of show_
};

}  // namespace

void bindShow(py::module_& module) {
  py::class_<NativeShow>(module, "Show")
      .def_static("open", &NativeShow::open)
      .def("models", &NativeShow::models)
      .def("motions", &NativeShow::motions)
      .def("placements", &NativeShow::placements)
      .def("poses", &NativeShow::poses)
      .def("camera", &NativeShow::camera)
      .def("goals", &NativeShow::goals)
      .def("export", &NativeShow::exportTo)
      .def("last_frame", &NativeShow::lastFrame)
      .def("physics", &NativeShow::physics)
      .def("issues", &NativeShow::issues);
  module.def("camera", &cameraOf);
}

}  // namespace app
