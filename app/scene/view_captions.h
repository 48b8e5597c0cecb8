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

/// What lies over several views beside each other: lines between them, and in the upper left corner of each its caption,
/// light on a dark plate, so that it reads on anything.
class ViewCaptions : public Qt3DCore::QEntity {
 public:
  /// In a layer of its own. `scale`: pixels drawn for one at 96 dpi.
  ViewCaptions(float scale, Qt3DRender::QLayer* layer);
  /// One caption a view, UTF-8, in one line; those that are too long are cut. `views`: pixels of `whole`.
  void show(std::span<const std::string> captions, std::span<const QRect> views, QSize whole);
  /// Where each caption lies with its plate, pixels of the whole picture.
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
