// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/readout_commands.h"

#include <algorithm>
#include <utility>

#include <QMenu>

#include "app/show/readout_values.h"
#include "app/widgets/chain_text.h"
#include "pmx/model/vertex_weights.h"

namespace app {
namespace {

constexpr std::size_t kMaxVerticesLooked = 2'000'000;

/// Returns how much a bone moves a vertex, from 0 to 1.
float weightOn(const pmx::Vertex& vertex, std::int32_t bone) {
  const auto weights = pmx::normalisedWeights(vertex);
  float sum = 0.0F;
  for (int i = 0; i < 4; ++i) {
    if (vertex.bones[static_cast<std::size_t>(i)] == bone) sum += weights[i];
  }
  return sum;
}

/// Returns the vertex that a bone shares most evenly with others; if it shares none, one that it
/// moves alone; -1: it moves none.
std::int32_t blendedVertex(const pmx::Model& model, std::int32_t bone) {
  std::int32_t best = -1;
  float most = 0.0F;
  for (std::size_t i = 0; i < std::min(model.vertices.size(), kMaxVerticesLooked); ++i) {
    const float weight = weightOn(model.vertices[i], bone);
    const float shared = weight > 0.0F ? 1e-6F + std::min(weight, 1.0F - weight) : 0.0F;
    if (shared <= most) continue;
    most = shared;
    best = static_cast<std::int32_t>(i);
  }
  return best;
}

}  // namespace

QString readoutTitle(const Readout& readout, const pmx::Model& model) {
  const QString bone = boneName(model, readout.bone);
  switch (readout.kind) {
    case ReadoutKind::Angle:
      return ReadoutCommands::tr("Angle at %1").arg(bone);
    case ReadoutKind::Turn:
      return ReadoutCommands::tr("Turn of %1").arg(bone);
    case ReadoutKind::Length:
      return ReadoutCommands::tr("Length from %1 to %2").arg(bone, boneName(model, readout.to));
    case ReadoutKind::Axes:
      return ReadoutCommands::tr("Axes of %1").arg(bone);
    case ReadoutKind::Position:
      return ReadoutCommands::tr("Position of %1").arg(bone);
    case ReadoutKind::Matrix:
      return readout.vertex >= 0 ? ReadoutCommands::tr("Matrices of vertex %1").arg(readout.vertex)
                                 : ReadoutCommands::tr("Matrices of %1").arg(bone);
    case ReadoutKind::Chain:
      return ReadoutCommands::tr("Solve of %1").arg(bone);
    case ReadoutKind::Pose:
      return ReadoutCommands::tr("Pose vector of %1").arg(bone);
    case ReadoutKind::Name:
      return ReadoutCommands::tr("Name of the model");
  }
  return {};
}

ReadoutCommands::ReadoutCommands(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection) {}

bool ReadoutCommands::mayAdd() const { return actor() != nullptr && actor()->switches.readouts.size() < kMaxReadouts; }

std::int32_t ReadoutCommands::endOfChain() const {
  const std::int32_t bone = selection_.parts().bone;
  const Actor* shown = document_.show().actor(selection_.actor());
  if (shown == nullptr || bone < 0) return -1;
  const ChainRead read = chainReadBy(*shown, bone);
  if (read.goal >= 0 || read.chain >= 0) return bone;
  for (const ik::Chain& chain : shown->skeleton().chains) {
    if (std::ranges::find(chain.links, bone, &ik::Link::bone) != chain.links.end()) return chain.target;
  }
  return -1;
}

std::optional<Readout> ReadoutCommands::of(ReadoutKind kind) const {
  if (!mayAdd()) return {};
  Readout readout;
  readout.kind = kind;
  const bool ofChain = kind == ReadoutKind::Chain || kind == ReadoutKind::Pose;
  readout.bone = ofChain ? endOfChain() : selection_.parts().bone;
  if (kind == ReadoutKind::Pose) readout.corner = ReadoutCorner::LowerLeft;
  if (kind == ReadoutKind::Name) readout.corner = ReadoutCorner::Bone;
  if (!complete(readout, actor()->model->model, actor()->model->skeleton)) return {};
  return readout;
}

std::optional<Readout> ReadoutCommands::ofVertex() const {
  if (!mayAdd() || selection_.parts().bone < 0) return {};
  Readout readout;
  readout.kind = ReadoutKind::Matrix;
  readout.vertex = blendedVertex(actor()->model->model, selection_.parts().bone);
  if (readout.vertex < 0) return {};
  return readout;
}

void ReadoutCommands::set(const LiveText& name, const std::vector<Readout>& readouts, bool merge, ActorId of) {
  if (actor() == nullptr || actor()->switches.readouts == readouts) return;
  document_.change(
      name,
      [&readouts, id = selection_.actor()](DocumentState& state) { state.find(id)->switches.readouts = readouts; },
      merge, of);
}

void ReadoutCommands::add(const Readout& readout) {
  if (!mayAdd()) return;
  std::vector<Readout> readouts = actor()->switches.readouts;
  readouts.push_back(readout);
  const int place = static_cast<int>(readouts.size()) - 1;
  set([] { return tr("Add Readout"); }, readouts);
  emit added(place);
}

void ReadoutCommands::fill(QMenu& menu) {
  menu.clear();
  const auto entry = [&](const QString& text, const std::optional<Readout>& readout) {
    QAction* action = menu.addAction(text);
    action->setEnabled(readout.has_value());
    if (readout) connect(action, &QAction::triggered, this, [this, readout = *readout] { add(readout); });
  };
  entry(tr("&Angle between Parent and Child"), of(ReadoutKind::Angle));
  entry(tr("&Turn in Its Parent's Space"), of(ReadoutKind::Turn));
  entry(tr("&Length to Its Child"), of(ReadoutKind::Length));
  entry(tr("A&xes"), of(ReadoutKind::Axes));
  entry(tr("&Position"), of(ReadoutKind::Position));
  menu.addSeparator();
  entry(tr("&Matrices"), of(ReadoutKind::Matrix));
  entry(tr("Matrices of a &Vertex It Moves"), ofVertex());
  menu.addSeparator();
  entry(tr("&Solve of Its Chain or Goal"), of(ReadoutKind::Chain));
  entry(tr("P&ose Vector of Its Chain or Goal"), of(ReadoutKind::Pose));
  menu.addSeparator();
  entry(tr("&Name of the Model"), of(ReadoutKind::Name));
}

}  // namespace app
