// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/export_files.h"
#include "app/python/native_files.h"
#include "app/python/unlocked.h"
#include "app/python/uses.h"
#include "app/show/input_files.h"
#include "app/show/surface.h"
#include "app/tree/file_tree.h"
#include "ik/poses_side_by_side.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace py = pybind11;

/// A ChainSolverArgument is a solver's name, its loops (0: its own number) and its tolerance.
using ChainSolverArgument = std::optional<std::tuple<std::string, int, double>>;

/// A NativeActor is a model with its motions and the settings of its chains. Any number of threads
/// may make frames with it, which only read it.
class NativeActor {
 public:
  NativeActor(const NativeModel& model, const std::vector<Use>& motions, const std::vector<std::optional<bool>>& chains,
              const std::vector<ChainSolverArgument>& solvers, const std::vector<std::string>& switches)
      : plan_(model.plan), actor_(model.loaded, pmx::MorphScope::Bones) {
    actor_.setMotions(usesOf(motions));
    if (chains.size() != actor_.skeleton().chains.size()) throw std::invalid_argument("ik: one for each chain");
    for (std::size_t i = 0; i < chains.size(); ++i)
      actor_.setChainMode(i, !chains[i] ? IkMode::Motion : *chains[i] ? IkMode::On : IkMode::Off);
    setChainSolvers(solvers);
    setSwitches(switches);
  }

  void poses(const py::array_t<double>& frames, const py::object& positions, const py::object& rotations, int threads,
             const Bodies& bodies) const {
    const auto list = checkedFrames(frames);
    const std::size_t bones = model().bones.size();
    float* p = writable(positions, {list.size(), bones, 3}, "positions");
    float* r = writable(rotations, {list.size(), bones, 4}, "rotations");
    each(list, pmx::MorphScope::Bones, threads, bodies, [=](std::size_t place, const Actor& actor, std::size_t) {
      writePose(actor, Space::Model, p + place * bones * 3, r + place * bones * 4);
    });
  }

  void skinned(const py::array_t<double>& frames, const py::object& positions, const py::object& normals, int threads,
               const Bodies& bodies) const {
    const auto list = checkedFrames(frames);
    const std::size_t vertices = model().vertices.size();
    float* p = writable(positions, {list.size(), vertices, 3}, "positions");
    float* n = normals.is_none() ? nullptr : writable(normals, {list.size(), vertices, 3}, "normals");
    const std::size_t workers = std::min(static_cast<std::size_t>(checkedThreads(threads)),
                                         (list.size() + ik::kPosesSideBySide - 1) / ik::kPosesSideBySide);
    std::shared_ptr<const pmx::SkinningPlan> plan;
    std::optional<Surface> surface;
    {
      const Unlocked unlocked;
      plan = plan_->of(model());
      surface.emplace(*plan, workers);
    }
    each(list, pmx::MorphScope::All, threads, bodies, [&](std::size_t place, const Actor& actor, std::size_t worker) {
      const std::size_t first = place * vertices * 3;
      surface->write(actor.frame(), worker, p + first, n != nullptr ? n + first : nullptr);
    });
  }

  void morphWeights(const py::array_t<double>& frames, const py::object& weights, bool resolved, int threads) const {
    const auto list = checkedFrames(frames);
    const std::size_t morphs = model().morphs.size();
    float* w = writable(weights, {list.size(), morphs}, "weights");
    each(list, pmx::MorphScope::Bones, threads, {}, [=](std::size_t place, const Actor& actor, std::size_t) {
      std::ranges::copy(resolved ? actor.frame().morphWeights : actor.sampledWeights(), w + place * morphs);
    });
  }

  [[nodiscard]] py::tuple exportTo(const ExportWords& words, const Bodies& bodies) const {
    ExportRequest request = requestOf(words);
    const GoesOn goesOn = untilInterrupted();
    std::optional<ExportOutcome> outcome;
    {
      const Unlocked unlocked;
      Show show;
      putAlone(actor_, bodies ? physicsOf(*bodies) : PhysicsChoice(), show);
      if (bodies) request.restFrames = std::get<3>(*bodies);
      request.actors = {show.order().front()};
      base::Issues issues;
      request.song = songOf(words, {}, {}, issues);
      std::vector<std::filesystem::path> inputs = inputFiles(show);
      if (words.song) inputs.push_back(diskFileOf(*words.song));
      outcome = exportFile(show, request, words.file, inputs, goesOn, std::move(issues));
    }
    endOf(outcome.has_value());
    return rowOf(*outcome);
  }

  [[nodiscard]] double lastFrame() const { return actor_.lastFrame(); }

  /// Returns names of bones, morphs and chains that the motions move and the model lacks.
  [[nodiscard]] py::tuple unmatched() const {
    const UnmatchedTracks tracks = actor_.unmatched();
    const auto names = [](const std::vector<vmd::Unmatched>& unmatched) {
      py::tuple all(unmatched.size());
      for (std::size_t i = 0; i < unmatched.size(); ++i) all[i] = py::str(unmatched[i].name.utf8);
      return all;
    };
    return py::make_tuple(names(tracks.bones), names(tracks.morphs), names(tracks.chains));
  }

 private:
  [[nodiscard]] const pmx::Model& model() const { return actor_.model(); }

  void setChainSolvers(const std::vector<ChainSolverArgument>& solvers) {
    std::vector<ChainSolver> chosen;
    for (const ChainSolverArgument& solver : solvers) {
      ChainSolver& chain = chosen.emplace_back();
      if (!solver) continue;
      const auto& [name, loops, tolerance] = *solver;
      chain.solver = ik::solvers::solverNamed(name);
      if (!chain.solver) throw std::invalid_argument(fmt::format("'{}' isn't a solver", name));
      if (loops < 0 || loops > kMaxSolverLoops)
        throw std::invalid_argument(fmt::format("loops: 0 to {} are wanted", kMaxSolverLoops));
      if (!(tolerance >= kMinSolverTolerance && tolerance <= kMaxSolverTolerance))
        throw std::invalid_argument(
            fmt::format("tolerance: {} to {} units are wanted", kMinSolverTolerance, kMaxSolverTolerance));
      chain.loops = loops;
      chain.tolerance = tolerance;
    }
    actor_.setChainSolvers(std::move(chosen));
  }

  void setSwitches(const std::vector<std::string>& names) {
    ik::SolverSwitches switches;
    for (const std::string& name : names) {
      const auto* named = std::ranges::find(ik::kNamedSwitches, name, &ik::NamedSwitch::name);
      if (named == ik::kNamedSwitches.end()) throw std::invalid_argument(fmt::format("'{}' isn't a switch", name));
      switches.*(named->field) = true;
    }
    actor_.setSolverSwitches(switches);
  }

  void each(const std::vector<double>& frames, pmx::MorphScope scope, int threads, const Bodies& bodies,
            const ActorTaker& take) const {
    const GoesOn goesOn = untilInterrupted();
    const int count = checkedThreads(threads);
    bool whole = false;
    {
      const Unlocked unlocked;
      if (bodies) {
        whole = eachWithPhysics(frames, *bodies, take, goesOn);
      } else if (scope == pmx::MorphScope::Bones) {
        whole = poses_.each(frames, count, take, goesOn);
      } else {
        // vertices are too much to keep
        whole = FrameMaker(actor_, scope).each(frames, count, take, goesOn);
      }
    }
    endOf(whole);
  }

  static PhysicsChoice physicsOf(const Bodies::value_type& bodies) {
    const auto& [x, y, z, settle] = bodies;
    PhysicsChoice physics;
    physics.on = true;
    physics.settings.gravity = {x, y, z};
    return physics;
  }

  bool eachWithPhysics(const std::vector<double>& frames, const Bodies::value_type& bodies, const ActorTaker& take,
                       const GoesOn& goesOn) const {
    Show show;
    putAlone(actor_, physicsOf(bodies), show);
    return eachShowFrame(
        show, std::get<3>(bodies), frames,
        [&](std::size_t place, const Show& made) { take(place, *made.actor(made.order().front()), 0); }, goesOn);
  }

  std::shared_ptr<KeptPlan> plan_;
  Actor actor_;
  mutable FrameMaker poses_{actor_, pmx::MorphScope::Bones};
};

}  // namespace

void bindActor(py::module_& module) {
  py::class_<NativeActor>(module, "Actor")
      .def(py::init<const NativeModel&, const std::vector<Use>&, const std::vector<std::optional<bool>>&,
                    const std::vector<ChainSolverArgument>&, const std::vector<std::string>&>())
      .def("poses", &NativeActor::poses)
      .def("skinned", &NativeActor::skinned)
      .def("morph_weights", &NativeActor::morphWeights)
      .def("export", &NativeActor::exportTo)
      .def("last_frame", &NativeActor::lastFrame)
      .def("unmatched", &NativeActor::unmatched);
}

}  // namespace app
