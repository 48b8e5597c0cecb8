// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <string>

#include <pybind11/pybind11.h>

#include "app/parallel/parallel.h"
#include "app/python/bindings.h"
#include "app/python/export_files.h"
#include "app/python/python_error.h"
#include "app/python/unlocked.h"
#include "app/version.h"
#include "ik/solver_switches.h"
#include "ik/solvers/solve.h"
#include "pmx/base/frames.h"

namespace py = pybind11;

PYBIND11_MODULE(_odori, module) {
  module.doc() = "Odori's libraries as the package odori uses them. Use odori.";
  app::translateFailures();
  module.attr("version") = app::kVersion;
  module.attr("frames_per_second") = base::kFramesPerSecond;
  module.attr("most_frame") = base::kMaxFrame;
  module.def("default_threads", &app::defaultThreadCount, "How many threads work where nobody says.");
  py::list solvers;
  for (const auto solver : ik::solvers::kAllSolvers) solvers.append(ik::solvers::nameOf(solver));
  module.attr("solvers") = py::tuple(solvers);
  py::dict switches;
  for (const auto& named : ik::kNamedSwitches) switches[py::str(std::string(named.name))] = std::string(named.meaning);
  module.attr("switches") = switches;
  py::module_::import("atexit").attr("register")(py::cpp_function(&app::Unlocked::waitForAll));
  app::bindFiles(module);
  app::bindActor(module);
  app::bindShow(module);
  app::bindExport(module);
}
