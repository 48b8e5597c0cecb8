// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/sparkline.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

namespace app {

QPixmap sparkline(std::span<const float> values, float most, const QSize& size, double pixelRatio,
                  const QColor& colour) {
  QPixmap picture(size * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  if (values.empty()) return picture;
  const double wide = size.width() - 1.0, high = size.height() - 2.0;
  const double step = values.size() > 1 ? wide / static_cast<double>(values.size() - 1) : 0.0;
  QPainterPath curve;
  bool drawing = false;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!std::isfinite(values[i])) {
      drawing = false;
      continue;
    }
    const double share = most > 0.0F ? std::clamp(static_cast<double>(values[i] / most), 0.0, 1.0) : 0.0;
    const QPointF at(0.5 + step * static_cast<double>(i), 1.0 + high * (1.0 - share));
    drawing ? curve.lineTo(at) : curve.moveTo(at);
    drawing = true;
  }
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor ground = colour;
  ground.setAlphaF(0.25F);
  painter.fillRect(QRectF(0, size.height() - 1.0, size.width(), 1.0), ground);
  painter.setPen(QPen(colour, 1.0));
  painter.drawPath(curve);
  return picture;
}

}  // namespace app
