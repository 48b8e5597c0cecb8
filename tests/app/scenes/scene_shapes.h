// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QImage>

#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace scenes {

/// Returns a model of one bone and no shapes.
[[nodiscard]] pmx::Model emptyScene();

/// Adds a ball. Each of these functions adds one material, grey unless changed, and returns it.
/// Shapes are around `centre`, model space, units.
pmx::Material& addBall(pmx::Model& model, const base::Vec3& centre, float radius);
pmx::Material& addBox(pmx::Model& model, const base::Vec3& centre, const base::Vec3& halfSides);
/// Adds a wall that faces -Z, the default camera. It has `cells` squares a side.
pmx::Material& addWall(pmx::Model& model, const base::Vec3& centre, float halfSide, int cells = 1);
/// Adds a floor that faces up.
pmx::Material& addFloor(pmx::Model& model, const base::Vec3& centre, float halfSide);

/// Saves the picture beside the model and returns its index in the model.
std::int32_t addTexture(pmx::Model& model, const std::filesystem::path& folder, const char* name, const QImage& image);

/// Returns vertical stripes of two colours.
[[nodiscard]] QImage stripes(const QColor& a, const QColor& b, int side = 64);

void writeLookScenes(const std::filesystem::path& folder);
void writeShadowScenes(const std::filesystem::path& folder);
void writeMorphScene(const std::filesystem::path& folder);

/// Writes the file or ends the program.
void write(const pmx::Model& model, const std::filesystem::path& path);
void write(const vmd::Motion& motion, const std::filesystem::path& path);

}  // namespace scenes
