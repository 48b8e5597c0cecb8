// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/material_rows.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPixmap>

#include "app/inspect/number_text.h"
#include "app/inspect/texture_status.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxThumbnails = 2048;  // 24 pixels a side take 5 MB, 48 take 19 MB

/// The texts of this file get their translation context from this struct.
struct MaterialWords {
  Q_DECLARE_TR_FUNCTIONS(app::MaterialWords)
};

QColor colourOf(const base::Vec4& colour) {
  const auto part = [](float value) { return std::isfinite(value) ? std::clamp(value, 0.0F, 1.0F) : 0.0F; };
  return QColor::fromRgbF(part(colour.r), part(colour.g), part(colour.b));
}

QString colourText(const base::Vec4& colour) { return colourOf(colour).name(); }
QString colourText(const base::Vec3& colour) { return colourText(base::Vec4(colour, 1.0F)); }

QString flagNames(const pmx::Material& material) {
  namespace flag = pmx::materialFlag;
  QStringList names;
  const auto add = [&](std::uint8_t bit, const QString& name) {
    if (material.has(bit)) names << name;
  };
  add(flag::doubleSided, MaterialWords::tr("double-sided"));
  add(flag::edge, MaterialWords::tr("edge"));
  add(flag::groundShadow, MaterialWords::tr("ground shadow"));
  add(flag::castShadow, MaterialWords::tr("casts self shadow"));
  add(flag::receiveShadow, MaterialWords::tr("receives self shadow"));
  add(flag::vertexColour, MaterialWords::tr("vertex colours"));
  add(flag::points, MaterialWords::tr("points"));
  add(flag::lines, MaterialWords::tr("lines"));
  return enumerated(names);
}

QString sphereName(pmx::SphereMode mode) {
  switch (mode) {
    case pmx::SphereMode::Multiply:
      return MaterialWords::tr("multiply");
    case pmx::SphereMode::Add:
      return MaterialWords::tr("add");
    case pmx::SphereMode::SubTexture:
      return MaterialWords::tr("sub-texture");
    case pmx::SphereMode::Off:
      break;
  }
  return MaterialWords::tr("off");
}

}  // namespace

QString materialName(const pmx::Model& model, std::int32_t material) {
  if (material < 0 || static_cast<std::size_t>(material) >= model.materials.size()) return QStringLiteral("—");
  const pmx::Material& of = model.materials[static_cast<std::size_t>(material)];
  const QString number = MaterialWords::tr("material %1").arg(material);
  return shownNames(of.name, of.englishName, number);
}

void MaterialRows::fill(const DocumentActor* actor) {
  actor_ = actor == nullptr ? DocumentActor() : *actor;
  thumbnails_.clear();
  hidden_.clear();
  std::vector<Row> rows;
  const std::size_t count = actor_.model ? actor_.model->model.materials.size() : 0;
  for (std::size_t i = 0; i < count; ++i) rows.push_back({-1, static_cast<std::int32_t>(i)});
  setRows(std::move(rows));
}

void MaterialRows::setHidden(std::vector<std::int32_t> hidden) {
  const std::vector<std::int32_t> before = std::exchange(hidden_, std::move(hidden));
  std::vector<std::int32_t> changed;
  std::ranges::set_symmetric_difference(before, hidden_, std::back_inserter(changed));
  for (const std::int32_t material : changed) {
    const QModelIndex at = indexOfItem(material);
    if (at.isValid()) emit dataChanged(at, at, {Qt::CheckStateRole});
  }
}

bool MaterialRows::hides(std::int32_t material) const { return std::ranges::binary_search(hidden_, material); }

int MaterialRows::columnCount(const QModelIndex&) const { return kColumns; }

QVariant MaterialRows::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
  if (role == Qt::DisplayRole) return QStringList{tr("Material"), tr("Texture"), tr("Triangles")}[section];
  if (role == Qt::ToolTipRole)
    return QStringList{tr("Ticked: the material is visible (Space)"), tr("Status of its texture"), QString()}[section];
  return {};
}

Qt::ItemFlags MaterialRows::flags(const QModelIndex& index) const {
  const Qt::ItemFlags all = TreeRows::flags(index);
  return index.isValid() && index.column() == kName ? all | Qt::ItemIsUserCheckable : all;
}

bool MaterialRows::setData(const QModelIndex& index, const QVariant& value, int role) {
  const std::int32_t material = itemOf(index);
  if (role != Qt::CheckStateRole || index.column() != kName || material < 0) return false;
  emit ticked(material, value.toInt() == Qt::Checked);
  return true;
}

/// Returns the texture's picture, else one of the material's own colour.
QVariant MaterialRows::picture(const pmx::Material& material) const {
  const auto& images = actor_.textures->images;
  const auto ratio = qGuiApp->devicePixelRatio();
  const int side = static_cast<int>(kThumbnailSide * ratio);
  const bool named = material.texture >= 0 && static_cast<std::size_t>(material.texture) < images.size();
  if (!named) return colourOf(material.diffuse);
  const auto known = thumbnails_.find(material.texture);
  if (known != thumbnails_.end()) return known->second;
  const QImage& image = images[static_cast<std::size_t>(material.texture)];
  QImage small = thumbnailOf(image.isNull() ? neutralTexture() : image, side);
  small.setDevicePixelRatio(ratio);
  if (thumbnails_.size() >= kMaxThumbnails) thumbnails_.clear();
  return thumbnails_.emplace(material.texture, small).first->second;
}

MaterialRows::FileNames MaterialRows::namesOf(const Row& row) const {
  const pmx::Material& material = actor_.model->model.materials[static_cast<std::size_t>(row.item)];
  return {&material.name, &material.englishName};
}

QString MaterialRows::unnamed(const Row& row) const { return materialName(actor_.model->model, row.item); }

QVariant MaterialRows::moreOf(const Row& row, int column, int role) const {
  const pmx::Model& model = actor_.model->model;
  const pmx::Material& material = model.materials[static_cast<std::size_t>(row.item)];
  if (column == kName) {
    if (role == Qt::CheckStateRole) return hides(row.item) ? Qt::Unchecked : Qt::Checked;
    if (role == Qt::DecorationRole) return picture(material);
  }
  if (column == kTexture && role == Qt::DisplayRole) return statusOf(actor_, material.texture).brief;
  if (column == kTexture && role == Qt::ToolTipRole) return plainToolTip(statusOf(actor_, material.texture).whole);
  if (column == kTriangles && role == Qt::DisplayRole) return QString::number(material.indexCount / 3);
  if (column == kTriangles && role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

/// A search also finds a material by its texture's name.
QString MaterialRows::moreSearched(const Row& row) const {
  const pmx::Model& model = actor_.model->model;
  const std::int32_t texture = model.materials[static_cast<std::size_t>(row.item)].texture;
  const bool named = texture >= 0 && static_cast<std::size_t>(texture) < model.textures.size();
  return named ? oneLine(model.textures[static_cast<std::size_t>(texture)].utf8) : QString();
}

std::vector<Property> materialProperties(const DocumentActor& actor, std::int32_t material) {
  const pmx::Model& model = actor.model->model;
  if (material < 0 || static_cast<std::size_t>(material) >= model.materials.size()) return {};
  const pmx::Material& of = model.materials[static_cast<std::size_t>(material)];
  const auto stored = [&](std::int32_t texture) {
    return texture >= 0 && static_cast<std::size_t>(texture) < model.textures.size()
               ? oneLine(model.textures[static_cast<std::size_t>(texture)].utf8)
               : QStringLiteral("—");
  };
  const auto number = [](float value) { return shownNumber(static_cast<double>(value)); };
  std::vector<Property> told{{MaterialWords::tr("Name"), oneLine(of.name.utf8)},
                             {MaterialWords::tr("English name"), oneLine(of.englishName.utf8)},
                             {MaterialWords::tr("Number"), QString::number(material)},
                             {MaterialWords::tr("Texture"), stored(of.texture)},
                             {MaterialWords::tr("Texture status"), statusOf(actor, of.texture).whole}};
  if (of.sphereMode() != pmx::SphereMode::Off) {
    told.push_back({MaterialWords::tr("Sphere map"),
                    MaterialWords::tr("%1, %2").arg(stored(of.sphereTexture), sphereName(of.sphereMode()))});
    told.push_back({MaterialWords::tr("Sphere map status"), statusOf(actor, of.sphereTexture).whole});
  }
  told.push_back({MaterialWords::tr("Toon"),
                  of.sharedToon ? MaterialWords::tr("shared toon %1").arg(of.toon + 1) : stored(of.toon)});
  if (!of.sharedToon && of.toon >= 0)
    told.push_back({MaterialWords::tr("Toon status"), statusOf(actor, of.toon).whole});
  told.push_back({MaterialWords::tr("Diffuse"),
                  MaterialWords::tr("%1, opacity %2").arg(colourText(of.diffuse), number(of.diffuse.a))});
  told.push_back({MaterialWords::tr("Ambient"), colourText(of.ambient)});
  told.push_back({MaterialWords::tr("Specular"),
                  MaterialWords::tr("%1, power %2").arg(colourText(of.specular), number(of.specularPower))});
  told.push_back({MaterialWords::tr("Edge"),
                  MaterialWords::tr("%1, size %2").arg(colourText(of.edgeColour), number(of.edgeSize))});
  told.push_back({MaterialWords::tr("Flags"), flagNames(of)});
  told.push_back({MaterialWords::tr("Triangles"), QString::number(of.indexCount / 3)});
  if (!of.memo.utf8.empty()) told.push_back({MaterialWords::tr("Memo"), oneLine(of.memo.utf8)});
  return told;
}

}  // namespace app
