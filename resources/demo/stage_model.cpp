// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the stage a model: materials, pictures, and the root bone.

#include <cmath>

#include <QPainterPath>

#include <fmt/core.h>

#include "resources/demo/brushes.h"
#include "resources/demo/instruments.h"
#include "resources/demo/stage.h"

namespace demo {
namespace {

enum StagePicture {
  kWood,
  kCloth,
  kPaper,
  kSky,
  kMoon,
  kMeadow,
  kBlossom,
  kPetal,
  kStagePictures,
  kPlain = kStagePictures
};
constexpr const char* kNames[kStagePictures] = {"wood", "cloth", "paper", "sky", "moon", "meadow", "blossom", "petal"};

struct StageLook {
  const char *name, *english;
  Vec3 colour;
  StagePicture picture;
  bool shines, outlined;  ///< shines: is as bright in the shade
};
const StageLook kStageLooks[kStagePartCount] = {
    {"花びら", "petals", Vec3(1.0F), kPetal, true, false},
    {"床", "deck", Vec3(1.0F), kWood, false, true},
    {"朱", "red", {0.86F, 0.29F, 0.22F}, kPlain, false, true},
    {"金", "gold", {1.0F, 0.78F, 0.34F}, kPlain, false, true},
    {"提灯", "lanterns", Vec3(1.0F), kPaper, true, true},
    {"黒", "black", {0.20F, 0.17F, 0.22F}, kPlain, false, false},
    {"幕", "curtain", Vec3(1.0F), kCloth, false, false},
    {"幹", "trunks", {0.36F, 0.25F, 0.27F}, kPlain, false, false},
    {"草", "meadow", Vec3(1.0F), kMeadow, true, false},
    {"山", "hills", {0.27F, 0.25F, 0.46F}, kPlain, true, false},
    {"遠山", "far hills", {0.45F, 0.36F, 0.60F}, kPlain, true, false},
    {"月", "moon", Vec3(1.0F), kMoon, true, false},
    {"空", "sky", Vec3(1.0F), kSky, true, false},
    {"桜", "blossom", Vec3(1.0F), kBlossom, true, false},
};

QImage wood() {
  QImage image = canvas(256, 256, QColor(206, 158, 112));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int plank = 0; plank < 4; ++plank) {
    const QColor shade = between(QColor(198, 148, 102), QColor(220, 174, 128), (plank * 2 % 4) / 3.0);
    painter.fillRect(QRectF(0, plank * 64, 256, 64), shade);
    for (int line = 0; line < 7; ++line) {
      QPainterPath grain;
      const double y = plank * 64 + 6 + line * 8.5, bow = 3.0 * std::sin(plank * 2.3 + line);
      grain.moveTo(0, y);
      grain.cubicTo(90, y + bow, 170, y - bow, 256, y);
      painter.strokePath(grain, QPen(QColor(150, 100, 62, 60), 1.5));
    }
    painter.fillRect(QRectF(0, plank * 64, 256, 2.5), QColor(116, 74, 48));
    painter.fillRect(QRectF(plank % 2 == 0 ? 40 : 168, plank * 64, 2.5, 64), QColor(116, 74, 48));
  }
  return image;
}

QImage paper() {
  QImage image = canvas(64, 128, QColor(255, 214, 128));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient glow(0, 0, 0, 128);
  glow.setColorAt(0.0, QColor(248, 138, 74));
  glow.setColorAt(0.5, QColor(255, 238, 178));
  glow.setColorAt(1.0, QColor(248, 138, 74));
  painter.fillRect(image.rect(), glow);
  for (int ring = 1; ring < 9; ++ring) painter.fillRect(QRectF(0, ring * 14.2, 64, 1.6), QColor(214, 104, 60, 150));
  blossom(painter, {32, 64}, 15, QColor(226, 74, 66), QColor(255, 226, 150), 0.0);
  return image;
}

/// The stops go from above to below, or from the middle outwards.
QImage fade(int height, std::initializer_list<std::pair<double, QColor>> stops) {
  QImage image = canvas(8, height, Qt::white);
  QPainter painter(&image);
  QLinearGradient gradient(0, 0, 0, height);
  for (const auto& [at, colour] : stops) gradient.setColorAt(at, colour);
  painter.fillRect(image.rect(), gradient);
  return image;
}

QImage moon() {
  QImage image = canvas(128, 128, QColor(255, 246, 214));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  spot(painter, {46, 50}, 26, 20, QColor(238, 214, 170, 170));
  spot(painter, {84, 78}, 22, 26, QColor(238, 214, 170, 150));
  spot(painter, {60, 96}, 16, 12, QColor(238, 214, 170, 130));
  return image;
}

/// Paints two clouds of blossom beside each other, lit from above; between them one sees through.
QImage clouds() {
  constexpr int kSize = 256;
  QImage image = canvas(2 * kSize, kSize, Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  Noise scattered(31U);
  const QColor shade(196, 116, 160), middle(244, 168, 194), light(255, 226, 232);
  for (int cloud = 0; cloud < 2; ++cloud) {
    struct Lump {
      double x, y, radius;
    };
    std::vector<Lump> lumps{{0.0, 0.02, 0.27}};
    for (int i = 0; i < 9; ++i) {
      const double a = kFullTurn * i / 9.0 + 0.4 * static_cast<double>(scattered.next());
      lumps.push_back({0.27 * std::cos(a), 0.20 * std::sin(a), 0.13 + 0.035 * static_cast<double>(scattered.next())});
    }
    // Blossoms are painted from below to above, so that the lit ones lie over the shaded.
    constexpr int kRows = 52;
    for (int row = kRows; row >= 0; --row) {
      for (int place = 0; place < 46; ++place) {
        const double x = 0.5 * static_cast<double>(scattered.next());
        const double y = static_cast<double>(row) / kRows - 0.5 + 0.012 * static_cast<double>(scattered.next());
        double height = -1.0;  // in its lump: 0 at the edge, rising to 1 above
        for (const Lump& lump : lumps) {
          const double far = std::hypot(x - lump.x, y - lump.y) / lump.radius;
          if (far < 1.0) height = std::max(height, std::clamp(0.5 - 0.6 * (y - lump.y) / lump.radius, 0.0, 1.0));
        }
        if (height < 0.0) continue;
        const double lit =
            std::clamp(0.62 * height + 0.38 * (0.5 - y) + 0.10 * static_cast<double>(scattered.next()), 0.0, 1.0);
        const QColor tone = lit < 0.5 ? between(shade, middle, 2.0 * lit) : between(middle, light, 2.0 * lit - 1.0);
        const double radius = 5.4 + 1.6 * static_cast<double>(scattered.next());
        blossom(painter, {(0.5 + x + cloud) * kSize, (0.5 + y) * kSize}, radius, tone, between(tone, shade, 0.25),
                static_cast<double>(scattered.next()));
      }
    }
  }
  return image;
}

QImage paintStage(int picture) {
  switch (picture) {
    case kWood:
      return wood();
    case kCloth: {
      QImage image = canvas(64, 64, QColor(252, 246, 240));
      QPainter painter(&image);
      painter.fillRect(QRectF(0, 0, 32, 64), QColor(206, 52, 58));
      return image;
    }
    case kPaper:
      return paper();
    case kSky:
      return fade(256, {{0.0, QColor(30, 34, 88)},
                        {0.45, QColor(58, 56, 128)},
                        {0.72, QColor(124, 88, 160)},
                        {0.86, QColor(214, 128, 158)},
                        {0.95, QColor(252, 178, 148)},
                        {1.0, QColor(255, 216, 170)}});
    case kMoon:
      return moon();
    case kMeadow:
      return fade(128, {{0.0, QColor(86, 118, 84)},
                        {0.5, QColor(74, 102, 92)},
                        {0.8, QColor(62, 76, 102)},
                        {1.0, QColor(66, 62, 112)}});
    case kPetal:
      return fade(16, {{0.0, QColor(255, 246, 246)}, {1.0, QColor(255, 176, 196)}});
    default:
      return clouds();
  }
}

std::string stagePicturePath(int picture) { return std::string("tex/stage_") + kNames[picture] + ".png"; }

void addBones(const StageMeshes& stage, pmx::Model& model) {
  model.displayFrames = {
      {"Root", "Root", 1, {{0, 0}}}, {"表情", "Exp", 1, {}}, {"花びら", "Petals", 0, {}}, {"提灯", "Lanterns", 0, {}}};
  const auto add = [&](const std::string& name, const std::string& english, const Vec3& at, std::size_t frame) {
    pmx::Bone bone;
    bone.name = name;
    bone.englishName = english;
    bone.position = at;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible | pmx::boneFlag::operable;
    bone.parent = model.bones.empty() ? -1 : 0;
    if (frame > 0) model.displayFrames[frame].elements.push_back({0, static_cast<std::int32_t>(model.bones.size())});
    model.bones.push_back(bone);
  };
  add("センター", "centre", Vec3(0.0F), 0);
  for (int petal = 0; petal < kPetals; ++petal)
    add(petalBone(petal), fmt::format("petal {}", petal + 1), {0, kStageGround - 1.0F, 0}, 2);
  for (std::size_t i = 0; i < stage.lanterns.size(); ++i)
    add(lanternBone(i), fmt::format("lantern {}", i + 1), stage.lanterns[i], 3);
}

pmx::Material material(const StageLook& look) {
  pmx::Material material;
  material.name = look.name;
  material.englishName = look.english;
  // MMD lights a material with ambient + diffuse * 154/255: this pair gives `colour` itself.
  material.diffuse = Vec4(look.colour * 0.83F, 1.0F);
  material.ambient = look.colour * 0.5F;
  material.flags = look.outlined ? pmx::materialFlag::edge : 0;
  if (look.picture == kPetal || look.picture == kBlossom) material.flags = pmx::materialFlag::doubleSided;
  if (look.picture == kWood) material.flags |= pmx::materialFlag::receiveShadow;
  material.edgeColour = Vec4(look.colour * 0.4F, 1.0F);
  material.edgeSize = 0.8F;
  material.texture = look.picture == kPlain ? -1 : look.picture;
  material.sharedToon = true;
  material.toon = look.shines ? 6 : 0;
  return material;
}

}  // namespace

std::size_t lanternCount(const pmx::Model& stage) {
  return stage.bones.size() - static_cast<std::size_t>(kFirstLantern);
}

pmx::Model makeStage() {
  StageMeshes stage;
  addLand(stage);
  addDeck(stage);
  addGate(stage);
  addLanterns(stage);
  addPetals(stage);
  pmx::Model model;
  model.header.indexSizes.vertex = 2;
  model.name = "祭りの舞台";
  model.englishName = "Festival stage";
  model.comment = "祭りの舞台\r\nOdori の見本の舞台。\r\nライセンス: MIT";
  model.englishComment = "Festival stage, of Odori's built-in demo.\r\nLicence: MIT";
  addBones(stage, model);
  for (int i = 0; i < kStagePictures; ++i) model.textures.emplace_back(stagePicturePath(i));
  for (std::size_t part = 0; part < kStagePartCount; ++part) {
    const Mesh& mesh = stage.meshes[part];
    if (mesh.indices.empty()) continue;
    model.materials.push_back(material(kStageLooks[part]));
    model.materials.back().indexCount = static_cast<std::int32_t>(mesh.indices.size());
    appendMesh(model, mesh);
  }
  return model;
}

base::Result<void> writeStagePictures(const std::filesystem::path& folder) {
  for (int i = 0; i < kStagePictures; ++i) {
    if (auto written = writePicture(paintStage(i), folder / stagePicturePath(i)); !written) return written;
  }
  return {};
}

}  // namespace demo
