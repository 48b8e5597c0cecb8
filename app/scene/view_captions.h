// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include <QRect>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QLayer>

namespace app {

class LabelEntity;
class OverlayEntity;

/// This entity lies over several views beside each other. It has the lines between them, and in the
/// upper left corner of each view its caption, light on a dark plate so that it can be read on any
/// background.
class ViewCaptions : public Qt3DCore::QEntity {
 public:
  /// It has a layer of its own. `scale` is pixels drawn per pixel at 96 dpi.
  ViewCaptions(float scale, Qt3DRender::QLayer* layer);
  /// Shows one caption a view, UTF-8, in one line. Captions that are too long are cut. `views` are
  /// in pixels of `whole`.
  void show(std::span<const std::string> captions, std::span<const QRect> views, QSize whole);
  /// Returns where each caption lies with its plate, in pixels of the whole picture.
  [[nodiscard]] const std::vector<QRect>& areas() const { return areas_; }
  [[nodiscard]] float scale() const { return scale_; }

 private:
  [[nodiscard]] std::string fitting(const std::string& text, int width);

  float scale_;
  LabelEntity* texts_;
  OverlayEntity* plates_;
  std::vector<QRect> areas_;
};

}  // namespace app
