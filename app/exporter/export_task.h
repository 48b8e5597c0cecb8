// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/export/baked_clip.h"
#include "app/export/glb_file.h"
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
  /// Tells of losses likewise, in English where nobody listens to losses.
  void tell(const Losses& losses, const LoadedModel* model = nullptr, bool several = false) const {
    if (!listener.losses) return tell(issuesOf(losses), model, several);
    if (!losses.empty()) listener.losses(several ? model : nullptr, losses);
  }
  void begins(const ExportSummary& planned) const {
    if (listener.begins) listener.begins(planned);
  }
};

/// The outcome of an export: none after a stop.
using Exported = base::Result<std::optional<ExportSummary>>;

[[nodiscard]] Exported exportGlb(const ExportTask& task);
[[nodiscard]] Exported exportPage(const ExportTask& task);
[[nodiscard]] Exported exportVrma(const ExportTask& task);
[[nodiscard]] Exported exportBvh(const ExportTask& task);
[[nodiscard]] Exported exportMeshCache(const ExportTask& task);

/// This is a GLB before it is written, and what it was made of.
struct MadeGlb {
  GlbFile file{};
  std::vector<ActorId> actors{};     ///< the models that are in it, in its order
  std::vector<ModelTerms> terms{};   ///< one per model
  std::vector<ViewSolver> clips{};   ///< how its clips are solved; empty where it has none
  std::vector<BakedDance> dances{};  ///< one or more
  Losses losses{};
  ExportSummary summary{};
};
/// Plays the models and makes a GLB of them. Returns none after a stop. The show is at the first
/// frame then.
[[nodiscard]] base::Result<std::optional<MadeGlb>> makeGlb(const ExportTask& task);
/// Tells what is odd in a GLB, and what of each model it can't hold.
void tellLost(const ExportTask& task, const MadeGlb& glb);

/// Plays the models once for each solver. Returns none after a stop.
[[nodiscard]] base::Result<std::optional<std::vector<BakedDance>>> bakeDances(const ExportTask& task,
                                                                              std::span<const ViewSolver> solvers);

/// Returns the names of the motions that the models dance, without folders, each once.
[[nodiscard]] std::vector<std::string> exportedMotions(const ExportTask& task);

/// Gathers the terms of models and tells the listener, of a model that dances twice once. Returns
/// one for each. Errors: those of modelTerms().
[[nodiscard]] base::Result<std::vector<ModelTerms>> tellTerms(const ExportTask& task, std::span<const ActorId> actors);

/// Returns a sink that hands on to another, and fails after a stop.
[[nodiscard]] ByteSink stoppable(const ExportTask& task, const ByteSink& into);
/// Returns what an export returns whose writer failed: none if it was stopped.
[[nodiscard]] Exported unwritten(const ExportTask& task, const base::Error& error);

}  // namespace app
