// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/step_text.h"

#include <QColor>
#include <QCoreApplication>
#include <QStringList>

#include "app/ik_lab/step_colours.h"
#include "app/ik_lab/turn_outcome.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

/// The texts of this file get their translation context from this struct.
struct StepWords {
  Q_DECLARE_TR_FUNCTIONS(app::StepWords)
};

QString degrees(double of) { return QString::number(of, 'f', decimalsOf(of)); }
QString units(double of) { return QString::number(of, 'f', of < 0.01 && of > 0 ? 4 : 2); }

QString turnText(const ChainStep& step, const QString& joint) {
  const QString loop = QString::number(step.loop), left = units(step.left);
  const TurnOutcome of = outcomeOf(step);
  const QString wanted = degrees(of.wanted), capped = degrees(of.capped), turned = degrees(of.turned),
                byLimit = degrees(of.byLimit);
  switch (of.end) {
    case TurnEnd::Nothing:
      return StepWords::tr("Loop %1: %2 has nothing to turn; %3 units left").arg(loop, joint, left);
    case TurnEnd::OtherWay:
      return StepWords::tr("Loop %1: %2 wanted to turn %3° and is turned %4° the other way by its limit; %5 units left")
          .arg(loop, joint, wanted, degrees(-of.turned), left);
    case TurnEnd::Farther:
      return StepWords::tr("Loop %1: the limit of %2 made it turn %3° instead of %4°; %5 units left")
          .arg(loop, joint, turned, capped, left);
    case TurnEnd::CapAndLimit:
      return StepWords::tr(
                 "Loop %1, %2 turns %3° of the %4° it wanted: one step may turn %5° at most, and its limit took "
                 "%6°; %7 units left")
          .arg(loop, joint, turned, wanted, capped, byLimit, left);
    case TurnEnd::Cap:
      return StepWords::tr("Loop %1, %2 turns %3° of the %4° it wanted, which is the most of one step; %5 units left")
          .arg(loop, joint, turned, wanted, left);
    case TurnEnd::Limit:
      return StepWords::tr("Loop %1, %2 turns %3° of the %4° it wanted: its limit took %5°; %6 units left")
          .arg(loop, joint, turned, wanted, byLimit, left);
    case TurnEnd::Closed:
      return StepWords::tr(
                 "Loop %1, %2 turns %3°, to the angle that lets the chain be as long as the way to the target; "
                 "%4 units left")
          .arg(loop, joint, turned, left);
    case TurnEnd::Whole:
      break;
  }
  return StepWords::tr("Loop %1, %2 turns %3°, as far as it wanted; %4 units left").arg(loop, joint, turned, left);
}

QString endText(const ChainSteps& steps) {
  const QString left = units(steps.steps.back().left);
  using ik::solvers::Stop;
  switch (steps.stop) {
    case Stop::Reached:
      return StepWords::tr("The end after %n loop(s): the target is reached, %1 units left", nullptr, steps.loops)
          .arg(left);
    case Stop::Loops:
      return StepWords::tr("The end after %n loop(s), which is all there are: %1 units left", nullptr, steps.loops)
          .arg(left);
    case Stop::NoProgress:
      return StepWords::tr("The end after %n loop(s): nothing brings it nearer, %1 units left", nullptr, steps.loops)
          .arg(left);
    case Stop::OutOfReach:
      return StepWords::tr("The end after %n loop(s): the target is out of reach, %1 units left", nullptr, steps.loops)
          .arg(left);
    case Stop::NotFit:
      break;
  }
  return StepWords::tr("The end: this solver isn't for this chain, and left it inside its limits; %1 units left")
      .arg(left);
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
      return StepWords::tr(
                 "The start: the joints as the motion has them, the end of the chain %1 units from its target")
          .arg(left);
    case ChainStepKind::Limits:
      return steps.byMmd
                 ? StepWords::tr("Joints that were straight are bent as their limits say; %1 units left").arg(left)
                 : StepWords::tr("Joints that were beyond their limits are put inside them; %1 units left").arg(left);
    case ChainStepKind::Turn:
      return turnText(step, nameOf(step.joint));
    case ChainStepKind::Inwards:
      return StepWords::tr("Loop %1, from the target inwards: %2 goes %3 units to where the next bone wants it")
          .arg(loop, nameOf(step.joint), moved);
    case ChainStepKind::Outwards:
      if (step.joint != steps.effector)
        return StepWords::tr(
                   "Loop %1, from the root outwards: %2 goes %3 units, as far from the joint before it as the "
                   "bone is long")
            .arg(loop, nameOf(step.joint), moved);
      return StepWords::tr(
                 "Loop %1, from the root outwards: %2 goes %3 units, as far from the joint before it as the "
                 "bone is long; %4 units left")
          .arg(loop, nameOf(step.joint), moved, left);
    case ChainStepKind::Together:
      return StepWords::tr("Loop %1: all joints turn at once, damped by %2; %3 goes farthest, %4 units; %5 units left")
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
    const QString colour = QColor::fromRgbF(c.r, c.g, c.b).name();
    parts << QStringLiteral("<span style='color:%1'>■</span>&nbsp;%2").arg(colour, words.toHtmlEscaped());
  };
  add(StepRole::After, StepWords::tr("after"));
  add(StepRole::Before, StepWords::tr("before"));
  add(StepRole::ToEffector, StepWords::tr("to the chain's end"));
  add(StepRole::ToTarget, StepWords::tr("to the target"));
  add(StepRole::Turned, StepWords::tr("turned"));
  add(StepRole::Cut, StepWords::tr("taken away"));
  add(StepRole::Reach, StepWords::tr("reach"));
  add(StepRole::WholeReach, StepWords::tr("reach of the chain"));
  add(StepRole::Moved, StepWords::tr("moved"));
  return parts.join(QStringLiteral("  "));
}

}  // namespace app
