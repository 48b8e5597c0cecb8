// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/body_rows.h"

#include <utility>

#include "app/inspect/body_words.h"
#include "app/inspect/number_text.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/name_lines.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/text.h"

namespace app {

void BodyRows::fill(std::shared_ptr<const LoadedModel> model) {
  model_ = std::move(model);
  headings_.clear();
  std::vector<Row> rows;
  std::int32_t item = 0;
  const auto add = [&](const QString& heading, std::size_t count) {
    if (count == 0) return;
    const auto place = static_cast<std::int32_t>(rows.size());
    headings_.resize(rows.size() + 1);
    headings_.back() = heading;
    rows.push_back({-1, -1});
    for (std::size_t i = 0; i < count; ++i) rows.push_back({place, item++});
  };
  if (model_) {
    add(tr("Rigid bodies"), model_->model.rigidBodies.size());
    add(tr("Joints"), model_->model.joints.size());
    add(tr("Soft bodies"), model_->model.softBodies.size());
  }
  setRows(std::move(rows));
}

std::int32_t BodyRows::bodies() const {
  return model_ ? static_cast<std::int32_t>(model_->model.rigidBodies.size()) : 0;
}
std::int32_t BodyRows::joints() const { return model_ ? static_cast<std::int32_t>(model_->model.joints.size()) : 0; }

std::int32_t BodyRows::itemOfBody(std::int32_t body) const { return body >= 0 && body < bodies() ? body : -1; }
std::int32_t BodyRows::itemOfJoint(std::int32_t joint) const {
  return joint >= 0 && joint < joints() ? bodies() + joint : -1;
}
std::int32_t BodyRows::bodyOf(std::int32_t item) const { return item >= 0 && item < bodies() ? item : -1; }
std::int32_t BodyRows::jointOf(std::int32_t item) const {
  return item >= bodies() && item < bodies() + joints() ? item - bodies() : -1;
}
std::int32_t BodyRows::softOf(std::int32_t item) const {
  const std::int32_t before = bodies() + joints();
  const bool there =
      model_ && item >= before && static_cast<std::size_t>(item - before) < model_->model.softBodies.size();
  return there ? item - before : -1;
}

int BodyRows::columnCount(const QModelIndex&) const { return kColumns; }

QVariant BodyRows::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
  if (role == Qt::DisplayRole)
    return QStringList{tr("Body or joint"), tr("Attached to"), tr("Type"), tr("Group"), tr("Mass")}[section];
  if (role == Qt::ToolTipRole)
    return QStringList{QString(), tr("A body's bone; the two bodies of a joint"),
                       tr("Follows its bone, moved by physics, or physics + bone"), tr("Collision group, 1 to 16"),
                       QString()}[section];
  return {};
}

BodyRows::FileNames BodyRows::namesOf(const Row& row) const {
  const auto of = [](const auto& list, std::int32_t index) {
    const auto& each = list[static_cast<std::size_t>(index)];
    return FileNames{&each.name, &each.englishName};
  };
  if (row.item < 0) return {};
  const pmx::Model& model = model_->model;
  if (const std::int32_t body = bodyOf(row.item); body >= 0) return of(model.rigidBodies, body);
  if (const std::int32_t joint = jointOf(row.item); joint >= 0) return of(model.joints, joint);
  return of(model.softBodies, softOf(row.item));
}

QString BodyRows::unnamed(const Row& row) const {
  if (row.item < 0) return headings_[static_cast<std::size_t>(&row - rows().data())];
  if (const std::int32_t body = bodyOf(row.item); body >= 0) return bodyName(model_->model, body);
  if (const std::int32_t joint = jointOf(row.item); joint >= 0) return jointName(model_->model, joint);
  return tr("soft body %1").arg(softOf(row.item));
}

/// Returns a body's bone, or the two bodies of a joint, in two lines as names have.
QVariant BodyRows::ofCell(std::int32_t item, int role) const {
  const pmx::Model& model = model_->model;
  NameLines of;
  if (const std::int32_t body = bodyOf(item); body >= 0) {
    of = boneNameLines(model, model.rigidBodies[static_cast<std::size_t>(body)].bone);
  } else if (const std::int32_t at = jointOf(item); at >= 0) {
    const pmx::Joint& joint = model.joints[static_cast<std::size_t>(at)];
    const NameLines a = bodyNameLines(model, joint.bodyA), b = bodyNameLines(model, joint.bodyB);
    const auto pair = [](const QString& left, const QString& right) {
      return QStringLiteral("%1 – %2").arg(left, right);
    };
    of.name = pair(a.name, b.name);
    const bool reads = !a.readable.isEmpty() || !b.readable.isEmpty();
    if (reads)
      of.readable = pair(a.readable.isEmpty() ? a.name : a.readable, b.readable.isEmpty() ? b.name : b.readable);
  }
  if (role == Qt::DisplayRole) return of.name;
  if (role == kReadableRole) return of.readable;
  if (role == Qt::ToolTipRole) return plainToolTip(inOneLine(of));
  return role == Qt::AccessibleTextRole ? QVariant(inOneLine(of)) : QVariant();
}

QVariant BodyRows::moreOf(const Row& row, int column, int role) const {
  if (row.item < 0 || column == kName) return {};
  if (role == Qt::TextAlignmentRole && (column == kGroup || column == kMass))
    return int(Qt::AlignRight | Qt::AlignVCenter);
  if (column == kOf) return ofCell(row.item, role);
  if (role == Qt::ToolTipRole) return plainToolTip(moreOf(row, column, Qt::DisplayRole).toString());
  if (role != Qt::DisplayRole) return {};
  const pmx::Model& model = model_->model;
  if (const std::int32_t body = bodyOf(row.item); body >= 0) {
    const pmx::RigidBody& of = model.rigidBodies[static_cast<std::size_t>(body)];
    return QStringList{QString(), QString(), bodyModeName(of.mode), QString::number(of.group + 1),
                       shownNumber(static_cast<double>(of.mass))}[column];
  }
  if (const std::int32_t joint = jointOf(row.item); joint >= 0) {
    const pmx::Joint& of = model.joints[static_cast<std::size_t>(joint)];
    return QStringList{QString(), QString(), jointKindName(of.kind), QString(), QString()}[column];
  }
  const pmx::SoftBody& of = model.softBodies[static_cast<std::size_t>(softOf(row.item))];
  return QStringList{QString(), QString(), softShapeName(of.shape), QString::number(of.group + 1),
                     shownNumber(static_cast<double>(of.totalMass))}[column];
}

/// A search also finds a body by its bone.
QString BodyRows::moreSearched(const Row& row) const {
  const std::int32_t body = bodyOf(row.item);
  if (body < 0) return {};
  const std::int32_t bone = model_->model.rigidBodies[static_cast<std::size_t>(body)].bone;
  const auto& bones = model_->model.bones;
  if (bone < 0 || static_cast<std::size_t>(bone) >= bones.size()) return {};
  const pmx::Bone& of = bones[static_cast<std::size_t>(bone)];
  return searchedNames(of.name, of.englishName);
}

std::vector<Property> BodyRows::properties(std::int32_t item) const {
  if (const std::int32_t body = bodyOf(item); body >= 0) return bodyProperties(model_->model, body);
  if (const std::int32_t joint = jointOf(item); joint >= 0) return jointProperties(model_->model, joint);
  if (const std::int32_t soft = softOf(item); soft >= 0) return softBodyProperties(model_->model, soft);
  return {};
}

}  // namespace app
