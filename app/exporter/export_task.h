// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/export/baked_clip.h"
#include "app/exporter/export_request.h"

namespace app {

/// The writers of this folder share this.
struct ExportTask {
  Show& show;
  const ExportRequest& request;
  const ExportOutputs& outputs;
  const ExportListener& listener;

  [[nodiscard]] const LoadedModel& model(ActorId id) const { return *show.actor(id)->loadedModel(); }
  /// Returns the first model.
  [[nodiscard]] const LoadedModel& model() const { return model(request.actors.front()); }
  [[nodiscard]] bool stopped() const { return listener.stopped && listener.stopped(); }
  void progressed(double done) const {
    if (listener.progressed) listener.progressed(done);
  }
  /// Tells of issues, if there are any. `model` is named where `several` models are exported.
  void tell(const base::Issues& issues, const LoadedModel* model = nullptr, bool several = false) const {
    if (listener.issues && !issues.empty()) listener.issues(several ? model : nullptr, issues);
  }
  void begins(const ExportSummary& planned) const {
    if (listener.begins) listener.begins(planned);
  }
};

/// The outcome of an export: none after a stop.
using Exported = base::Result<std::optional<ExportSummary>>;

[[nodiscard]] Exported exportGlb(const ExportTask& task);
[[nodiscard]] Exported exportVrma(const ExportTask& task);
[[nodiscard]] Exported exportBvh(const ExportTask& task);
[[nodiscard]] Exported exportMeshCache(const ExportTask& task);

/// Plays the models once for each solver. Returns none after a stop.
[[nodiscard]] base::Result<std::optional<std::vector<BakedDance>>> bakeDances(const ExportTask& task,
                                                                              std::span<const ViewSolver> solvers);

/// Returns the names of the motions that the models dance, without folders, each once.
[[nodiscard]] std::vector<std::string> exportedMotions(const ExportTask& task);

/// Gathers the terms of models and tells the listener, of a model that dances twice once. Returns
/// one for each.
[[nodiscard]] std::vector<ModelTerms> tellTerms(const ExportTask& task, std::span<const ActorId> actors);

/// Returns a sink that hands on to another, and fails after a stop.
[[nodiscard]] ByteSink stoppable(const ExportTask& task, const ByteSink& into);
/// Returns what an export returns whose writer failed: none if it was stopped.
[[nodiscard]] Exported unwritten(const ExportTask& task, const base::Error& error);

}  // namespace app
