// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <QBuffer>
#include <QByteArray>
#include <QImage>

#include "pmx/model/model.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/program_run.h"

namespace support {

/// Adds a square of a material of its own that faces the camera; `place`: its centre, units.
inline pmx::Material& addSquare(pmx::Model& model, base::Vec3 place, float halfSide, std::int32_t bone = 0) {
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  for (const base::Vec2 corner : {base::Vec2(-1, 1), base::Vec2(1, 1), base::Vec2(1, -1), base::Vec2(-1, -1)}) {
    pmx::Vertex vertex;
    vertex.position = place + base::Vec3(corner * halfSide, 0);
    vertex.normal = {0, 0, -1};
    vertex.uv = {0.5F + 0.5F * corner.x, 0.5F - 0.5F * corner.y};
    vertex.bones[0] = bone;
    model.vertices.push_back(vertex);
  }
  for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) model.indices.push_back(first + i);
  pmx::Material material;
  material.name = "square";
  material.indexCount = 6;
  material.diffuse = {0, 0, 0, 1};
  material.ambient = {1, 0, 0};
  model.materials.push_back(material);
  return model.materials.back();
}

/// Returns bones "b0", "b1", … at the origin, and nothing else.
inline pmx::Model empty(std::size_t bones = 1) {
  pmx::Model model;
  model.bones.resize(bones);
  for (std::size_t i = 0; i < bones; ++i) {
    model.bones[i].name = std::string("b").append(std::to_string(i));
    model.bones[i].flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable;
  }
  return model;
}

inline QByteArray png(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

/// Returns a picture of one bit a pixel, all of one colour: as few bytes as a picture can have.
inline QByteArray plainPng(int side, bool white = true) {
  QImage image(side, side, QImage::Format_Mono);
  image.setColorTable({qRgb(0, 0, 255), qRgb(0, 255, 0)});
  image.fill(white ? 1 : 0);
  return png(image);
}

/// This fixture has models that `odori render` draws, and the pictures.
class PictureTest : public ProgramTest {
 protected:
  /// Returns a run that renders a model of the folder, small and plain unless the words say
  /// otherwise.
  [[nodiscard]] ProgramRun rendering(std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"render",      "m.pmx",         "-o", "out.png", "--physics", "off",
                                   "--no-ground", "--self-shadow", "off"};
    const auto unless = [&](const char* option, const char* value) {
      if (std::ranges::find(more, option) == more.end()) words.insert(words.end(), {option, value});
    };
    unless("--size", "96x96");
    unless("--msaa", "1");
    unless("--fit", "off");  // the models stand where a test put them, not where they are best seen
    words.insert(words.end(), more.begin(), more.end());
    return odori(words);
  }
  [[nodiscard]] ProgramOutcome render(std::vector<std::string> more = {}) const {
    return run(rendering(std::move(more)));
  }
  void writeModel(const pmx::Model& model) const { write("m.pmx", pmx::writePmx(model)); }
  void writeFile(const std::string& name, const QByteArray& bytes) const { write(name, bytes.toStdString()); }
  [[nodiscard]] QImage picture() const { return QImage(QString::fromStdString((folder() / "out.png").string())); }
  [[nodiscard]] QColor middle() const {
    const QImage image = picture();
    return image.isNull() ? QColor() : image.pixelColor(image.width() / 2, image.height() / 2);
  }
};

}  // namespace support
