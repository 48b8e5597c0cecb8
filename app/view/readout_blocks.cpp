// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/readout_blocks.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "app/show/readout_values.h"
#include "app/view/readout_number.h"
#include "pmx/names/name_reading.h"

namespace app {
namespace {

constexpr int kNumber = 8;                    // letters of an entry of a matrix
constexpr std::size_t kMatrix = 4 * kNumber;  // letters of its row
constexpr std::size_t kBetween = 3;           // letters between two matrices
const base::Vec3 kTitleColour{1.0F, 0.85F, 0.35F}, kQuiet{0.72F, 0.75F, 0.82F};

std::string rowOf(const base::Mat3x4& matrix, int row) {
  std::string text;
  for (int column = 0; column < 4; ++column)
    text += readoutNumber(static_cast<double>(matrix.row[row][column]), 3, kNumber);
  return text;
}

/// This is a matrix with a name, and the sign between it and the next one.
struct NamedMatrix {
  std::string name;
  base::Mat3x4 matrix;
  std::string then;
};

void addMatrices(std::vector<ReadoutRow>& rows, std::span<const NamedMatrix> matrices, std::size_t letters) {
  if (letters < matrices.size() * kMatrix + (matrices.size() - 1) * kBetween) {
    for (const NamedMatrix& of : matrices) {
      rows.push_back({of.name, {}, kQuiet});
      for (int row = 0; row < 3; ++row) rows.push_back({rowOf(of.matrix, row), {}});
    }
    return;
  }
  // Names count as one letter a character, so that figures stay below them in other scripts, too.
  const auto letterCount = [](const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
  };
  std::string names;
  for (std::size_t i = 0; i < matrices.size(); ++i) {
    const std::size_t wide = kMatrix + (i + 1 < matrices.size() ? kBetween : 0);
    const std::string name = "  " + matrices[i].name;
    names += name + std::string(wide - std::min(wide, letterCount(name)), ' ');
  }
  rows.push_back({std::move(names), {}, kQuiet});
  for (int row = 0; row < 3; ++row) {
    std::string line;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
      line += rowOf(matrices[i].matrix, row);
      if (i + 1 < matrices.size()) line += row == 1 ? " " + matrices[i].then + " " : std::string(kBetween, ' ');
    }
    rows.push_back({std::move(line), {}});
  }
}

std::string titleOf(const Actor& actor, const ReadoutWords& words, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= actor.model().bones.size()) return {};
  const pmx::Bone& of = actor.model().bones[static_cast<std::size_t>(bone)];
  return words.nameIn(of.name, of.englishName);
}

/// Adds what a bone does to a point at rest: now × inverse bind = palette.
void addBone(std::vector<ReadoutRow>& rows, const Actor& actor, const ReadoutWords& words, std::int32_t bone,
             std::size_t letters) {
  const auto at = static_cast<std::size_t>(bone);
  const ActorFrame& frame = actor.frame();
  addMatrices(rows,
              std::array{NamedMatrix{words.bone, matrixOf(frame.boneModels[at]), "×"},
                         NamedMatrix{words.inverseBind, inverseBind(actor.skeleton(), bone), "="},
                         NamedMatrix{words.palette, frame.palette[at], {}}},
              letters);
}

std::vector<ReadoutRow> vertexRows(const Actor& actor, const ReadoutWords& words, std::int32_t vertex,
                                   std::size_t letters) {
  const auto reading = readVertex(actor.model(), actor.frame(), vertex);
  if (!reading) return {};
  std::vector<ReadoutRow> rows;
  rows.push_back({fmt::format("{} {}", words.vertex, vertex), {}, kTitleColour});
  rows.push_back({words.atRest, readoutPoint(reading->rest)});
  for (const VertexReading::Part& part : reading->parts) {
    const auto bone = static_cast<std::size_t>(part.bone);
    rows.push_back({readoutNumber(static_cast<double>(part.weight), 3) + " × " + titleOf(actor, words, part.bone),
                    {},
                    kTitleColour});
    addBone(rows, actor, words, part.bone, letters);
    rows.push_back({words.inBone, readoutPoint(times(inverseBind(actor.skeleton(), part.bone), reading->rest))});
    rows.push_back({words.byBone, readoutPoint(times(actor.frame().palette[bone], reading->rest))});
  }
  if (reading->parts.size() > 1)
    addMatrices(rows, std::array{NamedMatrix{words.weightedSum, reading->sum, {}}}, letters);
  rows.push_back({words.drawn, readoutPoint(reading->skinned)});
  if (reading->parts.empty() || !reading->bySum)
    rows.push_back({reading->parts.empty() ? words.byPhysics : words.notBySum, {}, kQuiet});
  return rows;
}

std::vector<ReadoutRow> chainRows(const Actor& actor, const ReadoutWords& words, const Readout& readout,
                                  const ChainShake* shake) {
  std::vector<ReadoutRow> rows{{titleOf(actor, words, readout.bone), {}, kTitleColour}};
  const auto reading = readSolve(actor, readout.bone);
  if (!reading) {
    rows.push_back({words.noChain, {}, kQuiet});
    return rows;
  }
  const std::size_t solver = reading->solver ? static_cast<std::size_t>(*reading->solver) : words.solvers.size() - 1;
  // Below a bone there is little room: others may stand beside it.
  const bool isShort = readout.corner == ReadoutCorner::Bone;
  if (!isShort) rows.push_back({words.solver, words.solvers[solver]});
  if (!reading->solved) {
    rows.push_back({words.notSolved, {}, kQuiet});
    return rows;
  }
  rows.push_back({words.loops, fmt::format("{:>8}", reading->loops)});
  rows.push_back({words.distance, readoutNumber(reading->distance, 4, kNumber)});
  if (!isShort) rows.push_back({words.ended, words.stops[static_cast<std::size_t>(reading->stop)]});
  const ChainRead read = chainReadBy(actor, readout.bone);
  const auto shaken =
      shake != nullptr && read.chain >= 0 ? shake->of(static_cast<std::size_t>(read.chain)) : std::nullopt;
  if (shaken) rows.push_back({words.shake, readoutNumber(*shaken, 1, kNumber) + " °/s²"});
  if (readout.time) rows.push_back({words.time, readoutNumber(reading->microseconds, 1, kNumber) + " µs"});
  return rows;
}

std::vector<ReadoutRow> poseRows(const Actor& actor, const ReadoutWords& words, std::int32_t bone) {
  std::vector<ReadoutRow> rows{{titleOf(actor, words, bone), {}, kTitleColour}};
  const std::vector<JointReading> joints = readPose(actor, bone);
  if (joints.empty()) rows.push_back({words.noChain, {}, kQuiet});
  for (const JointReading& joint : joints) {
    std::string text;
    if (joint.hinge) {
      text = readoutNumber(joint.turn, 1, kNumber) + "°";
    } else if (joint.turns) {
      for (int axis = 0; axis < 3; ++axis) text += readoutNumber(joint.angles[axis], 1, kNumber) + "°";
    }
    if (joint.slide) {
      text += "  ↔ " + readoutNumber(*joint.slide, 2);
    } else if (joint.moved) {
      text += "  " + readoutPoint(joint.way);
    }
    rows.push_back({titleOf(actor, words, joint.bone), std::move(text)});
  }
  return rows;
}

}  // namespace

std::string ReadoutWords::nameIn(const base::Text& name, const base::Text& english) const {
  if (nameOf) return nameOf(name, english);
  const std::string readable = pmx::readableName(name, english);
  return labelText(readable.empty() ? name.utf8 : readable);
}

bool isBlock(ReadoutKind kind) {
  return kind == ReadoutKind::Matrix || kind == ReadoutKind::Chain || kind == ReadoutKind::Pose ||
         kind == ReadoutKind::Name;
}

std::vector<ReadoutRow> readoutRows(const Readout& readout, const Actor& actor, const ReadoutWords& words,
                                    std::size_t letters, const ChainShake* shake) {
  const bool vertex = readout.kind == ReadoutKind::Matrix && readout.vertex >= 0;
  if (vertex) return vertexRows(actor, words, readout.vertex, letters);
  if (readout.bone < 0 || static_cast<std::size_t>(readout.bone) >= actor.frame().boneModels.size()) return {};
  switch (readout.kind) {
    case ReadoutKind::Matrix: {
      std::vector<ReadoutRow> rows{{titleOf(actor, words, readout.bone), {}, kTitleColour}};
      addBone(rows, actor, words, readout.bone, letters);
      return rows;
    }
    case ReadoutKind::Chain:
      return chainRows(actor, words, readout, shake);
    case ReadoutKind::Pose:
      return poseRows(actor, words, readout.bone);
    case ReadoutKind::Name:
      return {{words.nameIn(actor.model().name, actor.model().englishName), {}, kTitleColour}};
    default:
      return {};
  }
}

}  // namespace app
