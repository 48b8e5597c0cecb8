// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/readouts_description.h"

#include <utility>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {
namespace {

std::string readBoneName(const pmx::Model& model, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= model.bones.size()) return {};
  const pmx::Bone& of = model.bones[static_cast<std::size_t>(bone)];
  return of.name.utf8.empty() ? of.englishName.utf8 : of.name.utf8;
}

/// Fills in the readout. Returns the missing part, or nothing.
std::string fillReadout(const ReadoutDescription& described, const LoadedModel& model, Readout& readout) {
  if (described.vertex >= 0 && described.kind == ReadoutKind::Matrix &&
      static_cast<std::size_t>(described.vertex) >= model.model.vertices.size())
    return fmt::format("vertex {} for a readout", described.vertex);
  for (const auto& [name, bone] : {std::pair(&described.bone, &readout.bone), std::pair(&described.from, &readout.from),
                                   std::pair(&described.to, &readout.to)}) {
    if (name->empty()) continue;
    *bone = pmx::boneNamed(model.model, *name);
    if (*bone < 0) return fmt::format("bone '{}'", base::printable(*name, 60));
  }
  if (complete(readout, model.model, model.skeleton)) return {};
  return fmt::format("second bone for the readout of bone '{}'", base::printable(described.bone, 60));
}

}  // namespace

std::vector<Readout> readoutsOf(std::span<const ReadoutDescription> described, const LoadedModel& model,
                                std::vector<std::string>& missing) {
  std::vector<Readout> readouts;
  for (const ReadoutDescription& each : described) {
    Readout readout;
    readout.kind = each.kind;
    readout.on = each.on;
    readout.vertex = each.vertex;
    readout.space = each.space;
    readout.corner = each.corner;
    readout.time = each.time;
    std::string lacks = fillReadout(each, model, readout);
    if (lacks.empty()) {
      readouts.push_back(readout);
    } else {
      missing.push_back(std::move(lacks));
    }
  }
  return readouts;
}

std::vector<ReadoutDescription> describeReadouts(std::span<const Readout> readouts, const pmx::Model& model) {
  std::vector<ReadoutDescription> described;
  for (const Readout& of : readouts) {
    described.push_back({of.kind, of.on, readBoneName(model, of.bone), readBoneName(model, of.from),
                         readBoneName(model, of.to), of.vertex, of.space, of.corner, of.time});
  }
  return described;
}

}  // namespace app
