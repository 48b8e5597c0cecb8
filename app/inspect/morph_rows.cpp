// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/morph_rows.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>
#include <QFont>

#include "app/inspect/number_text.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::uint8_t kPanels = 5;  // of pmx::MorphPanel

/// The texts of this file get their translation context from this struct.
struct MorphWords {
  Q_DECLARE_TR_FUNCTIONS(app::MorphWords)
};

QString weightText(float weight) { return shownNumber(static_cast<double>(weight)); }

/// The order is MMD's: morphs in no panel come last.
constexpr std::array<std::uint8_t, kPanels> kPanelOrder{1, 2, 3, 4, 0};

std::uint8_t panelOf(const pmx::Morph& morph) { return morph.panel < kPanels ? morph.panel : 4; }

}  // namespace

QString morphName(const pmx::Model& model, std::int32_t morph) {
  if (morph < 0 || static_cast<std::size_t>(morph) >= model.morphs.size()) return QStringLiteral("—");
  const pmx::Morph& of = model.morphs[static_cast<std::size_t>(morph)];
  return shownNames(of.name, of.englishName, MorphWords::tr("morph %1").arg(morph));
}

QString morphPanelName(std::uint8_t panel) {
  switch (static_cast<pmx::MorphPanel>(panel)) {
    case pmx::MorphPanel::Eyebrow:
      return MorphWords::tr("Eyebrow");
    case pmx::MorphPanel::Eye:
      return MorphWords::tr("Eye");
    case pmx::MorphPanel::Mouth:
      return MorphWords::tr("Lip");
    case pmx::MorphPanel::Reserved:
      return MorphWords::tr("Reserved (hidden in MMD)");
    case pmx::MorphPanel::Other:
      break;
  }
  return MorphWords::tr("Other");
}

QString morphKindName(pmx::MorphKind kind) {
  switch (kind) {
    case pmx::MorphKind::Group:
      return MorphWords::tr("group");
    case pmx::MorphKind::Vertex:
      return MorphWords::tr("vertices");
    case pmx::MorphKind::Bone:
      return MorphWords::tr("bones");
    case pmx::MorphKind::Material:
      return MorphWords::tr("materials");
    case pmx::MorphKind::Flip:
      return MorphWords::tr("flip");
    case pmx::MorphKind::Impulse:
      return MorphWords::tr("impulse");
    default:
      return MorphWords::tr("UV");
  }
}

MorphRows::MorphRows(Live live, QObject* parent) : NamedRows(parent), live_(std::move(live)) {}

void MorphRows::fill(std::shared_ptr<const LoadedModel> model) {
  model_ = std::move(model);
  motion_.clear();
  headings_.clear();
  std::vector<Row> rows;
  if (model_) {
    const auto& morphs = model_->model.morphs;
    for (const std::uint8_t panel : kPanelOrder) {
      std::int32_t heading = -1;
      for (std::size_t i = 0; i < morphs.size(); ++i) {
        if (panelOf(morphs[i]) != panel) continue;
        if (heading < 0) {
          heading = static_cast<std::int32_t>(rows.size());
          headings_.resize(rows.size() + 1);
          headings_.back() = panel;
          rows.push_back({-1, -1});
        }
        rows.push_back({heading, static_cast<std::int32_t>(i)});
      }
    }
  }
  setRows(std::move(rows));
  update();
}

const Actor* MorphRows::actor() const {
  const Actor* actor = live_();
  return actor == nullptr || actor->loadedModel() != model_ || actor->frame().morphWeights.empty() ? nullptr : actor;
}

void MorphRows::update() {
  const Actor* of = actor();
  motion_.resize(of == nullptr ? 0 : model_->model.morphs.size());
  if (of != nullptr) of->weightsWithoutEdits(motion_);
}

std::optional<MorphWeights> MorphRows::weightsOf(std::int32_t morph) const {
  const Actor* of = actor();
  if (of == nullptr || morph < 0 || static_cast<std::size_t>(morph) >= motion_.size()) return {};
  MorphWeights weights;
  weights.shown = of->sampledWeights()[static_cast<std::size_t>(morph)];
  weights.motion = motion_[static_cast<std::size_t>(morph)];
  if (!of->switches().editsOn) return weights;
  const auto& edits = of->switches().edits.morphs();
  const auto at = std::ranges::lower_bound(edits, morph, {}, &MorphEdit::morph);
  if (at != edits.end() && at->morph == morph)
    weights.hand = at->kind == EditKind::Replace ? at->weight : weights.motion + at->weight;
  return weights;
}

std::optional<MorphWeights> MorphRows::weightsOf(const QModelIndex& index) const { return weightsOf(itemOf(index)); }

int MorphRows::columnCount(const QModelIndex&) const { return kColumns; }

QVariant MorphRows::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
  if (role == Qt::DisplayRole) return QStringList{tr("Morph"), tr("Weight"), tr("Value")}[section];
  if (role == Qt::ToolTipRole)
    return QStringList{
        QString(),
        tr("Drag to override the motion (Left and Right; Delete resets it). The mark shows the motion's value"),
        tr("Current value; bold: set by hand")}[section];
  return {};
}

QString MorphRows::heading(const Row& row) const {
  return morphPanelName(headings_[static_cast<std::size_t>(&row - rows().data())]);
}

/// Says in a sentence what moves the morph.
QString MorphRows::told(std::int32_t morph) const {
  const auto weights = weightsOf(morph);
  if (!weights) return {};
  if (weights->hand)
    return tr("%1 set by hand; %2 in the motion").arg(weightText(*weights->hand), weightText(weights->motion));
  return tr("%1, from the motion").arg(weightText(weights->motion));
}

MorphRows::FileNames MorphRows::namesOf(const Row& row) const {
  if (row.item < 0) return {};
  const pmx::Morph& morph = model_->model.morphs[static_cast<std::size_t>(row.item)];
  return {&morph.name, &morph.englishName};
}

QString MorphRows::unnamed(const Row& row) const {
  return row.item < 0 ? heading(row) : morphName(model_->model, row.item);
}

QVariant MorphRows::moreOf(const Row& row, int column, int role) const {
  if (row.item < 0 || column == kName) return {};
  if (role == Qt::ToolTipRole) return plainToolTip(told(row.item));
  if (role == Qt::AccessibleTextRole) return told(row.item);
  if (column != kValue) return {};
  const auto weights = weightsOf(row.item);
  if (!weights) return {};
  if (role == Qt::DisplayRole) return weightText(weights->shown);
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::FontRole && weights->hand) {
    QFont bold;
    bold.setBold(true);
    return bold;
  }
  return {};
}

std::vector<Property> morphProperties(const pmx::Model& model, std::int32_t morph,
                                      const std::optional<MorphWeights>& weights, std::optional<float> inPicture) {
  if (morph < 0 || static_cast<std::size_t>(morph) >= model.morphs.size()) return {};
  const pmx::Morph& of = model.morphs[static_cast<std::size_t>(morph)];
  const std::size_t offsets = std::visit([](const auto& list) { return list.size(); }, of.offsets);
  std::vector<Property> told{
      {MorphWords::tr("Name"), oneLine(of.name.utf8)},
      {MorphWords::tr("English name"), oneLine(of.englishName.utf8)},
      {MorphWords::tr("Number"), QString::number(morph)},
      {MorphWords::tr("Panel"), morphPanelName(panelOf(of))},
      {MorphWords::tr("Changes"), MorphWords::tr("%1: %2").arg(morphKindName(of.kind)).arg(offsets)}};
  if (weights) {
    told.push_back({MorphWords::tr("Value in the motion"), weightText(weights->motion)});
    told.push_back(
        {MorphWords::tr("Value set by hand"), weights->hand ? weightText(*weights->hand) : QStringLiteral("—")});
  }
  if (inPicture) told.push_back({MorphWords::tr("Value with groups"), weightText(*inPicture)});
  return told;
}

}  // namespace app
