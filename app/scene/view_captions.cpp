// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/view_captions.h"

namespace app {
namespace {

constexpr float kLarger = 1.25F;               // relative to other labels
constexpr float kMargin = 8.0F, kLine = 1.5F;  // pixels at scale 1

}  // namespace

ViewCaptions::ViewCaptions(float scale, Qt3DRender::QLayer* layer) : TextPlates(scale, kLarger, layer) {}

void ViewCaptions::show(std::span<const std::string> captions, std::span<const QRect> views, QSize whole) {
  const int margin = pixels(kMargin), line = pixels(kLine);
  areas_.clear();
  begin(whole);
  for (std::size_t i = 0; i < views.size() && i < captions.size(); ++i) {
    const QRect& view = views[i];
    if (view.x() > 0) addLine({view.x(), view.y(), line, view.height()});
    if (view.y() > 0) addLine({view.x(), view.y(), view.width(), line});
    areas_.push_back(add(captions[i], view.topLeft() + QPoint(margin, margin), view.width() - 2 * margin));
  }
  end();
}

}  // namespace app
