// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/accessible_parts.h"

#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QAccessibleWidget>

#include "app/playback/timeline.h"
#include "app/playback/waveform.h"
#include "app/stage/overlay_legend.h"
#include "app/widgets/accessible_button.h"
#include "app/widgets/accessible_list.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// This describes a slider of frames.
class AccessibleTimeline : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  explicit AccessibleTimeline(Timeline& timeline) : QAccessibleWidget(&timeline, QAccessible::Slider), of_(timeline) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    if (kind != QAccessible::Value) return QAccessibleWidget::text(kind);
    return Timeline::tr("Frame %1 — %2").arg(std::floor(of_.frame())).arg(shownTime(of_.frame()));
  }
  [[nodiscard]] QVariant currentValue() const override { return of_.frame(); }
  void setCurrentValue(const QVariant& value) override {
    const double frame = value.toDouble();
    if (std::isfinite(frame)) emit of_.frameChosen(std::clamp(frame, 0.0, of_.scale().lastFrame()));
  }
  [[nodiscard]] QVariant maximumValue() const override { return of_.scale().lastFrame(); }
  [[nodiscard]] QVariant minimumValue() const override { return 0.0; }
  [[nodiscard]] QVariant minimumStepSize() const override { return 1.0; }

 private:
  Timeline& of_;
};

/// The message's text is its accessible name.
class AccessibleMessage : public QAccessibleWidget {
 public:
  explicit AccessibleMessage(MessageBar& bar) : QAccessibleWidget(&bar, QAccessible::AlertMessage), of_(bar) {}
  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Name ? of_.text() : QString();  // as in the tool tip
  }

 private:
  MessageBar& of_;
};

QAccessibleInterface* make(const QString& kind, QObject* object) {
  if (auto* timeline = qobject_cast<Timeline*>(object)) return new AccessibleTimeline(*timeline);
  if (auto* bar = qobject_cast<MessageBar*>(object)) return new AccessibleMessage(*bar);
  if (auto* picture = qobject_cast<Waveform*>(object)) return new QAccessibleWidget(picture, QAccessible::Graphic);
  if (auto* legend = qobject_cast<OverlayLegend*>(object))
    return new QAccessibleWidget(legend, QAccessible::StaticText);
  if (auto* list = qobject_cast<ListTree*>(object)) return new AccessibleList(*list);
  if (kind == QLatin1String("QToolButton") || kind == QLatin1String("QCheckBox") ||
      kind == QLatin1String("QRadioButton"))
    return new AccessibleButton(*static_cast<QAbstractButton*>(object));
  return nullptr;
}

}  // namespace

void tellScreenReaders() { QAccessible::installFactory(make); }  // Qt registers each factory once

}  // namespace app
