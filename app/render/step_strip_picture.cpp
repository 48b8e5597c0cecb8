// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/step_strip_picture.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <QFont>
#include <QImage>
#include <QPainter>

#include "app/film/shrink.h"
#include "app/show/step_picture.h"
#include "app/view/step_strip.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr int kAcross = 4, kGap = 6, kWords = 50, kLetter = 13;  // pictures; pixels
constexpr float kRoom = 1.3F;                                    // around the chain
constexpr QRgb kGround = 0xff14171c, kInk = 0xffd8dce4;

std::string nameOf(const pmx::Model& model, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= model.bones.size()) return "the root";
  const pmx::Bone& of = model.bones[static_cast<std::size_t>(bone)];
  return base::printable(of.name.utf8.empty() ? of.englishName.utf8 : of.name.utf8, 60);
}

}  // namespace

vmd::CameraState cameraOf(const ChainSteps& steps, const Placement& placement, float aspect) {
  const ChainSight sight = sightOf(steps);
  vmd::CameraState camera;
  camera.target = placement.toWorld(sight.centre);
  // eye = target + R·(0, 0, distance) with a distance below 0: R turns -Z to where the eye is (camera.h)
  const base::Vec3 towards = placement.rotation() * sight.towards;
  camera.rotation = {-std::asin(std::clamp(towards.y, -1.0F, 1.0F)), -std::atan2(-towards.x, -towards.z), 0.0F};
  const float half = std::max(sight.halfHeight, sight.halfWidth / aspect) * placement.scale * kRoom;
  camera.distance = -std::clamp(half / std::tan(0.5F * camera.fovDegrees * base::kPi / 180.0F), 1.0F, 10000.0F);
  return camera;
}

base::Result<Picture> stepStrip(ScenePictures& pictures, const Actor& actor, ActorId id, const ChainSteps& steps,
                                double frame, int width, int height) {
  const std::vector<std::size_t> strip = stripOf(steps, kMostStripPictures);
  const int count = static_cast<int>(strip.size()), across = std::min(kAcross, count);
  const int down = (count + across - 1) / across;
  QImage whole(kGap + across * (width + kGap), kGap + down * (height + kWords), QImage::Format_ARGB32_Premultiplied);
  if (whole.isNull())
    return tl::unexpected(base::Error{base::ErrorCode::BadArgument, {}, {}, -1, -1, "the strip is too large"});
  whole.fill(kGround);
  QPainter painter(&whole);
  QFont font = painter.font();
  font.setPixelSize(kLetter);
  painter.setFont(font);
  painter.setPen(QColor(kInk));
  const auto bone = [&](std::int32_t of) { return nameOf(actor.model(), of); };
  for (int i = 0; i < count; ++i) {
    const std::size_t step = strip[static_cast<std::size_t>(i)];
    pictures.setStep(id, stepPicture(steps, step));
    // What is written first gets ready in its picture, and is seen in the next.
    if (i < 2) {
      if (const auto ready = pictures.draw(frame).and_then([&](auto&&...) { return pictures.last(); }); !ready)
        return tl::unexpected(ready.error());
    }
    const auto drawn = pictures.draw(frame).and_then([&](auto&&...) { return pictures.last(); });
    if (!drawn) return tl::unexpected(drawn.error());
    const Picture small = shrink(*drawn, pictures.samples());
    const QImage image(small.bytes.get(), small.width, small.height, static_cast<qsizetype>(small.stride),
                       QImage::Format_ARGB32_Premultiplied);
    const QPoint corner(kGap + i % across * (width + kGap), kGap + i / across * (height + kWords));
    painter.drawImage(corner, image);
    const std::string words = fmt::format("{}. {}", step, stepCaption(steps, step, bone));
    painter.drawText(QRect(corner.x() + 2, corner.y() + height + 3, width - 4, kWords - 6),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, QString::fromStdString(words));
  }
  painter.end();
  return toPicture(std::move(whole));
}

}  // namespace app
