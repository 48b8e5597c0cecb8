// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/step_strip_picture.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>
#include <QFont>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include "app/film/shrink.h"
#include "app/ik_lab/named_chain.h"
#include "app/ik_lab/step_colours.h"
#include "app/ik_lab/step_picture.h"
#include "app/ik_lab/step_strip.h"
#include "pmx/base/printable.h"
#include "pmx/names/name_reading.h"

namespace app {
namespace {

constexpr int kAcross = 4;                          // pictures
constexpr int kGap = 6, kWords = 50, kLetter = 13;  // pixels
// kTitle is for the title, kRow and kBetween for the legend.
constexpr int kTitle = 30, kTitleLetter = 15, kRow = 20, kBetween = 18;
constexpr float kStripRoom = 1.3F;  // space around the chain
constexpr QRgb kGround = 0xff14171c, kInk = 0xffd8dce4;

/// Returns a bone's name among words that are English.
std::string drawnName(const pmx::Model& model, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= model.bones.size()) return plainBoneName(model, bone);
  const pmx::Bone& of = model.bones[static_cast<std::size_t>(bone)];
  const std::string readable = pmx::readableName(of.name, of.englishName);
  return readable.empty() ? plainBoneName(model, bone) : base::printable(readable, 60);
}

std::string titleOf(const Actor& actor, const ChainSteps& steps, double frame, std::size_t drawn) {
  const pmx::Model& model = actor.model();
  const std::string name = base::printable(model.name.utf8.empty() ? model.englishName.utf8 : model.name.utf8, 60);
  const std::string chain = drawnName(model, actor.skeleton().chains[steps.chain].target);
  const std::string_view solver = steps.solver && !steps.byMmd ? ik::solvers::nameOf(*steps.solver) : "mmd";
  const std::string title = fmt::format("{}{}{}, {}, frame {}", name, name.empty() ? "" : ", ", chain, solver, frame);
  return stripTitle(steps, title, drawn);
}

/// The legend explains the colours, in rows of a picture's width.
class Legend {
 public:
  Legend(const QFont& font, int width) {
    const QFontMetrics metrics(font);
    int x = kGap;
    for (const StepLegendEntry& entry : stepLegendEntries()) {
      const QString words = QString::fromUtf8(entry.words.data(), static_cast<qsizetype>(entry.words.size()));
      const int room = metrics.horizontalAdvance(words);
      if (x > kGap && x + room > width - kGap) {
        x = kGap;
        ++rows_;
      }
      const base::Vec4 c = lineOf(entry.role).colour;
      entries_.push_back({QPoint(x, rows_ * kRow), words, QColor::fromRgbF(c.r, c.g, c.b)});
      x += room + kBetween;
    }
  }
  [[nodiscard]] int height() const { return (rows_ + 1) * kRow + kGap; }
  void draw(QPainter& painter, int top) const {
    for (const Entry& entry : entries_) {
      painter.setPen(entry.colour);
      painter.drawText(QPoint(entry.at.x(), top + entry.at.y() + kLetter), entry.words);
    }
  }

 private:
  struct Entry {
    QPoint at;
    QString words;
    QColor colour;
  };
  std::vector<Entry> entries_;
  int rows_ = 0;
};

void drawTitle(QPainter& painter, const std::string& title, int width) {
  QFont font = painter.font();
  font.setPixelSize(kTitleLetter);
  font.setBold(true);
  painter.save();
  painter.setFont(font);
  const int room = width - 2 * kGap;
  painter.drawText(QRect(kGap, 0, room, kTitle), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                   QFontMetrics(font).elidedText(QString::fromStdString(title), Qt::ElideRight, room));
  painter.restore();
}

}  // namespace

vmd::CameraState cameraOf(const ChainSteps& steps, const Placement& placement, float aspect) {
  const ChainSight sight = sightOf(steps);
  vmd::CameraState camera;
  camera.target = placement.toWorld(sight.centre);
  // eye = target + R·(0, 0, distance) with a distance below 0: R turns -Z to where the eye is
  // (camera.h)
  const base::Vec3 towards = placement.rotation() * sight.towards;
  camera.rotation = {-std::asin(std::clamp(towards.y, -1.0F, 1.0F)), -std::atan2(-towards.x, -towards.z), 0.0F};
  const float half = std::max(sight.halfHeight, sight.halfWidth / aspect) * placement.scale * kStripRoom;
  camera.distance = -std::clamp(half / std::tan(0.5F * camera.fovDegrees * base::kPi / 180.0F), 1.0F, 10000.0F);
  return camera;
}

base::Result<Picture> stepStrip(ScenePictures& pictures, const Actor& actor, ActorId id, const ChainSteps& steps,
                                double frame, int width, int height) {
  const std::vector<std::size_t> strip = stripOf(steps, kMaxStripPictures);
  const int count = static_cast<int>(strip.size()), across = std::min(kAcross, count);
  const int down = (count + across - 1) / across;
  QFont font = QGuiApplication::font();
  font.setPixelSize(kLetter);
  const int wide = kGap + across * (width + kGap), legendAt = kTitle + kGap + down * (height + kWords);
  const Legend legend(font, wide);
  QImage whole(wide, legendAt + legend.height(), QImage::Format_ARGB32_Premultiplied);
  if (whole.isNull()) return base::fail(base::ErrorCode::BadArgument, "the strip is too large");
  whole.fill(kGround);
  QPainter painter(&whole);
  painter.setFont(font);
  painter.setPen(QColor(kInk));
  drawTitle(painter, titleOf(actor, steps, frame, strip.size()), wide);
  const auto bone = [&](std::int32_t of) { return drawnName(actor.model(), of); };
  for (int i = 0; i < count; ++i) {
    const std::size_t step = strip[static_cast<std::size_t>(i)];
    pictures.setStep(id, stepPicture(steps, step));
    // The first text is prepared in its picture and only visible in the next.
    if (i < 2) {
      if (const auto ready = pictures.draw(frame).and_then([&](auto&&...) { return pictures.last(); }); !ready)
        return tl::unexpected(ready.error());
    }
    const auto drawn = pictures.draw(frame).and_then([&](auto&&...) { return pictures.last(); });
    if (!drawn) return tl::unexpected(drawn.error());
    const Picture small = shrink(*drawn, pictures.samples());
    const QImage image(small.bytes.get(), small.width, small.height, static_cast<qsizetype>(small.stride),
                       QImage::Format_ARGB32_Premultiplied);
    const QPoint corner(kGap + i % across * (width + kGap), kTitle + kGap + i / across * (height + kWords));
    painter.drawImage(corner, image);
    const std::string words = fmt::format("{}. {}", step, stepCaption(steps, step, bone));
    painter.drawText(QRect(corner.x() + 2, corner.y() + height + 3, width - 4, kWords - 6),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, QString::fromStdString(words));
  }
  legend.draw(painter, legendAt);
  painter.end();
  return toPicture(std::move(whole));
}

}  // namespace app
