// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/overlay_legend.h"

#include <algorithm>

#include <QPainter>
#include <QStringList>

#include "app/language/live_text.h"
#include "app/view/overlay_colours.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kMark = 12, kGap = 4, kBetween = 14;  // device-independent pixels

QColor colourOf(const base::Vec4& colour) { return QColor::fromRgbF(colour.r, colour.g, colour.b); }

}  // namespace

OverlayLegend::OverlayLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  keepTranslated(this, [this] { setShown(bones_, bodies_, limits_, full_); });
}

void OverlayLegend::setShown(bool bones, bool bodies, bool limits, bool full) {
  bones_ = bones;
  bodies_ = bodies;
  limits_ = limits;
  full_ = full;
  entries_.clear();
  const auto add = [&](Mark mark, const base::Vec4& colour, const QString& text) {
    entries_.push_back({mark, colourOf(colour), text});
  };
  if (full && (bones || bodies || limits))
    add(Mark::Dot, overlayColour::kForward, tr("Too many: some are shown as dots or not at all"));
  if (bones) {
    add(Mark::Ring, overlayColour::kForward, tr("Bone"));
    add(Mark::Ring, overlayColour::kSolved, tr("Moved by IK"));
    add(Mark::Square, overlayColour::kTarget, tr("IK bone"));
    add(Mark::Dot, overlayColour::kEdited, tr("Moved by hand"));
    add(Mark::Halo, overlayColour::kSelected, tr("Selected"));
  }
  if (limits) {
    add(Mark::Line, overlayColour::kLimit, tr("Joint limit"));
    add(Mark::Line, overlayColour::kAtLimit, tr("Joint at its limit"));
  }
  if (bodies) {
    add(Mark::Line, overlayColour::kFollows, tr("Body: follow bone"));
    add(Mark::Line, overlayColour::kMoves, tr("Body: physics"));
    add(Mark::Line, overlayColour::kMovesOnBone, tr("Body: physics + bone"));
    add(Mark::Dot, overlayColour::kJoint, tr("Joint"));
  }
  QStringList words;
  for (const Entry& entry : entries_) words << entry.text;
  setAccessibleName(tr("What the colours mean: %1").arg(enumerated(words)));
  QString tip = QStringLiteral("<table>");
  for (const Entry& entry : entries_) {
    tip += QStringLiteral("<tr><td style=\"color:%1\">%2</td><td>%3</td></tr>")
               .arg(entry.colour.name(), entry.mark == Mark::Square ? QStringLiteral("■") : QStringLiteral("●"),
                    entry.text.toHtmlEscaped());
  }
  setToolTip(entries_.empty() ? QString() : tip + QStringLiteral("</table>"));
  setVisible(!entries_.empty());
  updateGeometry();
  update();
}

int OverlayLegend::widthOf(const Entry& entry) const {
  return kMark + kGap + fontMetrics().horizontalAdvance(entry.text) + kBetween;
}

QSize OverlayLegend::sizeHint() const {
  int width = 0;
  for (const Entry& entry : entries_) width += widthOf(entry);
  return {width, std::max(kMark + 2, fontMetrics().height())};
}

QSize OverlayLegend::minimumSizeHint() const { return {0, sizeHint().height()}; }

void OverlayLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int x = 0;
  for (const Entry& entry : entries_) {
    const int wide = widthOf(entry);
    if (x + wide - kBetween > width()) return;
    const QRectF box = QRectF(x, (height() - kMark) / 2.0, kMark, kMark).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(entry.colour, 2));
    painter.setBrush(Qt::NoBrush);
    switch (entry.mark) {
      case Mark::Ring:
        painter.drawEllipse(box);
        painter.setBrush(entry.colour);
        painter.drawEllipse(box.center(), 1.0, 1.0);
        break;
      case Mark::Square:
        painter.drawRect(box);
        painter.setBrush(entry.colour);
        painter.drawRect(QRectF(box.center() - QPointF(1, 1), QSizeF(2, 2)));
        break;
      case Mark::Dot:
        painter.setBrush(entry.colour);
        painter.drawEllipse(box.adjusted(2, 2, -2, -2));
        break;
      case Mark::Halo:
        painter.drawEllipse(box);
        break;
      case Mark::Line:
        painter.drawLine(QLineF(box.left(), box.center().y(), box.right(), box.center().y()));
        break;
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(x + kMark + kGap, 0, wide, height()), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    x += wide;
  }
}

}  // namespace app
