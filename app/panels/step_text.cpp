// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/step_text.h"

#include <cmath>

#include <QByteArray>
#include <QColor>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QStringList>
#include <QtCore/QBuffer>

#include "app/ik_lab/step_colours.h"
#include "app/ik_lab/turn_outcome.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

/// The texts of this file get their translation context from this struct.
struct StepWords {
  Q_DECLARE_TR_FUNCTIONS(app::StepWords)
};

constexpr QRgb kLegendBorder = 0xff808080;  // 3:1 or more on the windows of both appearances

QString degrees(double of) { return QString::number(of, 'f', decimalsOf(of)); }
QString units(double of) { return QString::number(of, 'f', of < 0.01 && of > 0 ? 4 : 2); }

QString turnText(const ChainStep& step, const QString& joint) {
  const QString loop = QString::number(step.loop), left = units(step.left);
  const TurnOutcome of = outcomeOf(step);
  const QString wanted = degrees(of.wanted), capped = degrees(of.capped), turned = degrees(of.turned),
                byLimit = degrees(of.byLimit);
  switch (of.end) {
    case TurnEnd::Nothing:
      return StepWords::tr("Iteration %1: %2 needs no rotation; error %3 units").arg(loop, joint, left);
    case TurnEnd::OtherWay:
      return StepWords::tr(
                 "Iteration %1: %2 should rotate %3°, and its limit rotates it %4° the other way; error %5 units")
          .arg(loop, joint, wanted, degrees(-of.turned), left);
    case TurnEnd::Farther:
      return StepWords::tr("Iteration %1: the limit of %2 makes it rotate %3° instead of %4°; error %5 units")
          .arg(loop, joint, turned, capped, left);
    case TurnEnd::CapAndLimit:
      return StepWords::tr(
                 "Iteration %1: %2 rotates %3° of %4°: a step may rotate %5° at most, and its limit takes %6°; error "
                 "%7 units")
          .arg(loop, joint, turned, wanted, capped, byLimit, left);
    case TurnEnd::Cap:
      return StepWords::tr("Iteration %1: %2 rotates %3° of %4°, the maximum of a step; error %5 units")
          .arg(loop, joint, turned, wanted, left);
    case TurnEnd::Limit:
      return StepWords::tr("Iteration %1: %2 rotates %3° of %4°: its limit takes %5°; error %6 units")
          .arg(loop, joint, turned, wanted, byLimit, left);
    case TurnEnd::Closed:
      return StepWords::tr(
                 "Iteration %1: %2 rotates %3°, to the angle at which the chain is as long as the distance to the "
                 "target; error %4 units")
          .arg(loop, joint, turned, left);
    case TurnEnd::Whole:
      break;
  }
  return StepWords::tr("Iteration %1: %2 rotates %3°, its whole angle; error %4 units").arg(loop, joint, turned, left);
}

QString endText(const ChainSteps& steps) {
  const QString left = units(steps.steps.back().left);
  using ik::solvers::Stop;
  switch (steps.stop) {
    case Stop::Reached:
      return StepWords::tr("Finished after %n iteration(s): target reached, error %1 units", nullptr, steps.loops)
          .arg(left);
    case Stop::Loops:
      return StepWords::tr("Finished after %n iteration(s), the maximum: error %1 units", nullptr, steps.loops)
          .arg(left);
    case Stop::NoProgress:
      return StepWords::tr("Finished after %n iteration(s): no further improvement, error %1 units", nullptr,
                           steps.loops)
          .arg(left);
    case Stop::OutOfReach:
      return StepWords::tr("Finished after %n iteration(s): target out of reach, error %1 units", nullptr, steps.loops)
          .arg(left);
    case Stop::NotFit:
      break;
  }
  return StepWords::tr("Finished: this solver doesn't support this chain, and only applied its limits; error %1 units")
      .arg(left);
}

/// Returns a square of this colour as HTML. Its border can be seen on light and on dark.
QString legendMark(const QColor& colour) {
  constexpr int kSide = 11;  // device-independent pixels
  const qreal ratio = qGuiApp != nullptr ? qGuiApp->devicePixelRatio() : 1.0;
  const auto side = static_cast<int>(std::lround(kSide * ratio)), border = static_cast<int>(std::lround(ratio));
  QImage mark(side, side, QImage::Format_RGB32);
  mark.fill(QColor(kLegendBorder));
  QPainter(&mark).fillRect(mark.rect().adjusted(border, border, -border, -border), colour);
  QByteArray png;
  QBuffer file(&png);
  mark.save(&file, "PNG");
  return QStringLiteral("<img width='%1' height='%1' src='data:image/png;base64,%2'>")
      .arg(kSide)
      .arg(QString::fromLatin1(png.toBase64()));
}

}  // namespace

QString stepText(const ChainSteps& steps, std::size_t index, const pmx::Model& model) {
  if (index >= steps.steps.size()) return {};
  const ChainStep& step = steps.steps[index];
  const auto nameOf = [&](int point) {
    return point < 0 ? QStringLiteral("—") : boneName(model, steps.bones[static_cast<std::size_t>(point)]);
  };
  const QString loop = QString::number(step.loop), left = units(step.left), moved = units(step.moved);
  switch (step.kind) {
    case ChainStepKind::Start:
      return StepWords::tr("Start: the joints as in the motion, the effector %1 units from its target").arg(left);
    case ChainStepKind::Limits:
      return steps.byMmd
                 ? StepWords::tr("Straight joints are bent in the direction that their limits allow; error %1 units")
                       .arg(left)
                 : StepWords::tr("Joints beyond their limits are clamped to them; error %1 units").arg(left);
    case ChainStepKind::Turn:
      return turnText(step, nameOf(step.joint));
    case ChainStepKind::Inwards:
      return StepWords::tr(
                 "Iteration %1, from the target to the root: %2 moves %3 units to where the next bone needs it")
          .arg(loop, nameOf(step.joint), moved);
    case ChainStepKind::Outwards:
      if (step.joint != steps.effector)
        return StepWords::tr(
                   "Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the "
                   "joint before it")
            .arg(loop, nameOf(step.joint), moved);
      return StepWords::tr(
                 "Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the "
                 "joint before it; error %4 units")
          .arg(loop, nameOf(step.joint), moved, left);
    case ChainStepKind::Together:
      return StepWords::tr(
                 "Iteration %1: all joints rotate at once, damped by %2; %3 moves farthest, %4 units; error %5 units")
          .arg(loop, QString::number(step.damping, 'g', 3), nameOf(step.farthest), moved, left);
    case ChainStepKind::End:
      break;
  }
  return endText(steps);
}

QString stepLegend() {
  QStringList parts;
  const auto add = [&](StepRole role, const QString& words) {
    const base::Vec4 c = lineOf(role).colour;
    parts << legendMark(QColor::fromRgbF(c.r, c.g, c.b)) + QStringLiteral("&nbsp;") + words.toHtmlEscaped();
  };
  add(StepRole::After, StepWords::tr("after"));
  add(StepRole::Before, StepWords::tr("before"));
  add(StepRole::ToEffector, StepWords::tr("to the effector"));
  add(StepRole::ToTarget, StepWords::tr("to the target"));
  add(StepRole::Turned, StepWords::tr("rotated"));
  add(StepRole::Cut, StepWords::tr("taken by the limit"));
  add(StepRole::Reach, StepWords::tr("reach"));
  add(StepRole::WholeReach, StepWords::tr("reach of the chain"));
  add(StepRole::Moved, StepWords::tr("moved"));
  return parts.join(QStringLiteral("  "));
}

}  // namespace app
