// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include <QRect>
#include <QSize>

#include "app/scene/text_plates.h"

namespace app {

/// This entity lies over several views beside each other. It has the lines between them, and in the
/// upper left corner of each view its caption.
class ViewCaptions : public TextPlates {
 public:
  /// `scale` and `layer` are those of TextPlates.
  ViewCaptions(float scale, Qt3DRender::QLayer* layer);
  /// Shows one caption a view, UTF-8, in one line. Captions that are too long are cut. `views` are
  /// in pixels of `whole`.
  void show(std::span<const std::string> captions, std::span<const QRect> views, QSize whole);
  /// Returns where each caption lies with its plate, in pixels of the whole picture.
  [[nodiscard]] const std::vector<QRect>& areas() const { return areas_; }

 private:
  std::vector<QRect> areas_;
};

}  // namespace app
