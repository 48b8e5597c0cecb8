// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/bone_rows.h"

#include <algorithm>
#include <utility>

#include "app/inspect/number_text.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {

BoneRows::BoneRows(Live live, QObject* parent) : NamedRows(parent), live_(std::move(live)) {}

void BoneRows::fill(std::shared_ptr<const LoadedModel> model, BoneOrder order) {
  model_ = std::move(model);
  headings_.clear();
  kinds_.clear();
  if (!model_) return setRows({});
  kinds_ = boneKinds(model_->model);
  setRows(order == BoneOrder::ByParent         ? byParent()
          : order == BoneOrder::ByDisplayFrame ? byDisplayFrame()
                                               : inOneList());
}

/// Returns each bone after its parent, with siblings in the file's order. Bones in a circle of
/// parents begin trees of their own.
std::vector<TreeRows::Row> BoneRows::byParent() const {
  const auto& bones = model_->model.bones;
  const auto count = static_cast<std::int32_t>(bones.size());
  const auto parentOf = [&](std::int32_t bone) {
    const std::int32_t parent = bones[static_cast<std::size_t>(bone)].parent;
    return parent >= 0 && parent < count ? parent : -1;
  };
  // The children are lists in two arrays, in the file's order.
  std::vector<std::int32_t> first(bones.size(), -1), next(bones.size(), -1);
  for (std::int32_t bone = count; bone-- > 0;) {
    const std::int32_t parent = parentOf(bone);
    if (parent < 0) continue;
    next[static_cast<std::size_t>(bone)] = std::exchange(first[static_cast<std::size_t>(parent)], bone);
  }
  std::vector<Row> rows;
  std::vector<std::int32_t> rowOf(bones.size(), -1), waiting;
  const auto addTree = [&](std::int32_t top) {
    waiting.push_back(top);
    while (!waiting.empty()) {
      const std::int32_t bone = waiting.back();
      waiting.pop_back();
      if (rowOf[static_cast<std::size_t>(bone)] >= 0) continue;
      const std::int32_t parent = bone == top ? -1 : parentOf(bone);
      rowOf[static_cast<std::size_t>(bone)] = static_cast<std::int32_t>(rows.size());
      rows.push_back({parent < 0 ? -1 : rowOf[static_cast<std::size_t>(parent)], bone});
      const auto from = waiting.size();
      for (std::int32_t child = first[static_cast<std::size_t>(bone)]; child >= 0;
           child = next[static_cast<std::size_t>(child)])
        waiting.push_back(child);
      std::reverse(waiting.begin() + static_cast<std::ptrdiff_t>(from), waiting.end());
    }
  };
  for (std::int32_t bone = 0; bone < count; ++bone) {
    if (parentOf(bone) < 0) addTree(bone);
  }
  for (std::int32_t bone = 0; bone < count; ++bone) {
    if (rowOf[static_cast<std::size_t>(bone)] < 0) addTree(bone);
  }
  return rows;
}

std::vector<TreeRows::Row> BoneRows::byDisplayFrame() {
  const pmx::Model& model = model_->model;
  std::vector<Row> rows;
  std::vector<std::uint8_t> listed(model.bones.size(), 0);
  const auto addHeading = [&](std::int32_t frame) {
    // A heading has no item: its display frame is found by its row's index.
    headings_.resize(rows.size() + 1, -1);
    headings_.back() = frame;
    rows.push_back({-1, -1});
    return static_cast<std::int32_t>(rows.size()) - 1;
  };
  for (std::size_t i = 0; i < model.displayFrames.size(); ++i) {
    std::int32_t heading = -1;
    for (const pmx::DisplayElement& element : model.displayFrames[i].elements) {
      const bool bone = element.kind == 0 && element.index >= 0;
      if (!bone || static_cast<std::size_t>(element.index) >= listed.size()) continue;
      if (heading < 0) heading = addHeading(static_cast<std::int32_t>(i));
      rows.push_back({heading, element.index});
      listed[static_cast<std::size_t>(element.index)] = 1;
    }
  }
  std::int32_t heading = -1;
  for (std::size_t bone = 0; bone < listed.size(); ++bone) {
    if (listed[bone] != 0) continue;
    if (heading < 0) heading = addHeading(-1);
    rows.push_back({heading, static_cast<std::int32_t>(bone)});
  }
  return rows;
}

std::vector<TreeRows::Row> BoneRows::inOneList() const {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < model_->model.bones.size(); ++i) rows.push_back({-1, static_cast<std::int32_t>(i)});
  return rows;
}

/// Returns the display frame of a heading, or -1 for bones in none.
std::int32_t BoneRows::displayFrame(const Row& heading) const {
  const auto place = static_cast<std::size_t>(&heading - rows().data());
  return place < headings_.size() ? headings_[place] : -1;
}

BoneRows::FileNames BoneRows::namesOf(const Row& row) const {
  if (row.item >= 0) {
    const pmx::Bone& bone = model_->model.bones[static_cast<std::size_t>(row.item)];
    return {&bone.name, &bone.englishName};
  }
  const std::int32_t frame = displayFrame(row);
  if (frame < 0) return {};
  const pmx::DisplayFrame& of = model_->model.displayFrames[static_cast<std::size_t>(frame)];
  return {&of.name, &of.englishName};
}

QString BoneRows::unnamed(const Row& row) const {
  if (row.item >= 0) return boneName(model_->model, row.item);
  const std::int32_t frame = displayFrame(row);
  return frame < 0 ? tr("In no display frame") : tr("Display frame %1").arg(frame);
}

int BoneRows::columnCount(const QModelIndex&) const { return kColumns; }

QVariant BoneRows::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
  if (role == Qt::DisplayRole)
    return QStringList{tr("Bone"), tr("Type"), tr("Layer"), tr("Translation"), tr("Rotation"), tr("Position")}[section];
  if (role == Qt::ToolTipRole)
    return QStringList{QString(),
                       tr("What drives it, or what it is for"),
                       tr("Lower layers are evaluated first"),
                       tr("From motions, poses and edits, in units; before IK and physics"),
                       tr("The same, in degrees about X, Y and Z"),
                       tr("Position in the current frame: model space, in units")}[section];
  return {};
}

QVariant BoneRows::liveText(std::int32_t bone, int column) const {
  const Actor* actor = live_();
  if (actor == nullptr || actor->loadedModel() != model_ || actor->frame().boneModels.empty()) return {};
  const auto index = static_cast<std::size_t>(bone);
  const base::Transform& local = actor->pose().locals[index];
  if (column == kMoved) return shownNumbers(local.translation);
  if (column == kTurned) return shownAngles(local.rotation);
  return shownNumbers(actor->frame().boneModels[index].translation);
}

QVariant BoneRows::moreOf(const Row& row, int column, int role) const {
  if (row.item < 0) return {};
  const auto index = static_cast<std::size_t>(row.item);
  const pmx::Bone& bone = model_->model.bones[index];
  if (role == Qt::ToolTipRole)
    return plainToolTip(column == kKind ? boneKindTip(kinds_[index]) : boneName(model_->model, row.item));
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case kKind:
      return boneKindName(kinds_[index]);
    case kLayer:
      return bone.has(pmx::boneFlag::afterPhysics) ? tr("%1 after physics").arg(bone.deformLayer)
                                                   : QString::number(bone.deformLayer);
    default:
      return liveText(row.item, column);
  }
}

}  // namespace app
