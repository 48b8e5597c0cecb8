// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/readouts_description.h"

#include <utility>

#include <fmt/format.h>

#include "app/description/named_parts.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using BoneParts = NamedParts<pmx::Bone>;

EditedPart readBone(const BoneParts& bones, std::int32_t bone) {
  return bones.has(bone) ? bones.describe(bone) : EditedPart();
}

/// Fills in the readout. Returns the missing part, or nothing.
std::string fillReadout(const ReadoutDescription& described, const LoadedModel& model, const BoneParts& bones,
                        Readout& readout) {
  if (described.vertex >= 0 && described.kind == ReadoutKind::Matrix &&
      static_cast<std::size_t>(described.vertex) >= model.model.vertices.size())
    return fmt::format("vertex {} for a readout", described.vertex);
  const std::pair<EditedPart, std::int32_t*> parts[] = {{{described.bone, described.bonePlace}, &readout.bone},
                                                        {{described.from, described.fromPlace}, &readout.from},
                                                        {{described.to, described.toPlace}, &readout.to}};
  for (const auto& [part, bone] : parts) {
    if (part.name.empty() && part.place < 0) continue;
    *bone = bones.find(part);
    if (*bone < 0) return lacking("bone", part);
  }
  if (complete(readout, model.model, model.skeleton)) return {};
  return fmt::format("second bone for the readout of bone '{}'", base::printable(described.bone, 60));
}

}  // namespace

std::vector<Readout> readoutsOf(std::span<const ReadoutDescription> described, const LoadedModel& model,
                                std::vector<std::string>& missing) {
  std::vector<Readout> readouts;
  if (described.empty()) return readouts;
  const BoneParts bones(model.model.bones);
  for (const ReadoutDescription& each : described) {
    Readout readout;
    readout.kind = each.kind;
    readout.on = each.on;
    readout.vertex = each.vertex;
    readout.space = each.space;
    readout.corner = each.corner;
    readout.time = each.time;
    std::string lacks = fillReadout(each, model, bones, readout);
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
  if (readouts.empty()) return described;
  const BoneParts bones(model.bones);
  for (const Readout& of : readouts) {
    const EditedPart bone = readBone(bones, of.bone), from = readBone(bones, of.from), to = readBone(bones, of.to);
    described.push_back({of.kind, of.on, bone.name, from.name, to.name, of.vertex, of.space, of.corner, of.time,
                         bone.place, from.place, to.place});
  }
  return described;
}

}  // namespace app
