// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/chain_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/widgets/name_lines.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxLinks = 24;  // in a tool tip; a broken file may have thousands

/// The texts of this file get their translation context from this struct.
struct ChainWords {
  Q_DECLARE_TR_FUNCTIONS(app::ChainWords)
};

QString degrees(float radians) {
  return QString::number(static_cast<double>(radians) * 180.0 / 3.14159265358979323846, 'f', 1);
}

QString limits(const ik::Link& link) {
  if (!link.limited) return {};
  QStringList axes;
  for (int axis = 0; axis < 3; ++axis) {
    axes << QStringLiteral("%1 %2…%3°")
                .arg(QLatin1Char("XYZ"[axis]))
                .arg(degrees(link.lower[axis]))
                .arg(degrees(link.upper[axis]));
  }
  return QStringLiteral("<br>&nbsp;&nbsp;") + axes.join(QStringLiteral(", "));
}

}  // namespace

QString solverTitle(const std::optional<ik::solvers::Solver>& solver) {
  using ik::solvers::Solver;
  if (!solver) return ChainWords::tr("MMD's");
  switch (*solver) {
    case Solver::Ccd:
      return ChainWords::tr("CCD");
    case Solver::Fabrik:
      return ChainWords::tr("FABRIK");
    case Solver::Triangulation:
      return ChainWords::tr("Triangulation");
    case Solver::TwoBone:
      return ChainWords::tr("Two-bone");
    case Solver::Transpose:
      return ChainWords::tr("Jacobian transpose");
    case Solver::PseudoInverse:
      return ChainWords::tr("Pseudo-inverse");
    case Solver::DampedLeastSquares:
      return ChainWords::tr("Damped least squares (DLS)");
    case Solver::SelectivelyDamped:
      return ChainWords::tr("Selectively damped (SDLS)");
  }
  return {};
}

QString viewTitle(const ViewSolver& view) {
  switch (view.how) {
    case ViewSolver::How::AsSet:
      return ChainWords::tr("As set");
    case ViewSolver::How::WithIk:
      return ChainWords::tr("IK on");
    case ViewSolver::How::WithoutIk:
      return ChainWords::tr("IK off");
    case ViewSolver::How::Mmd:
      return ChainWords::tr("MMD's CCD");
    case ViewSolver::How::Other:
      break;
  }
  return solverTitle(view.solver);
}

QString modelName(const LoadedModel& model) {
  QString name = oneLine(model.model.name.utf8);
  if (name.isEmpty()) name = oneLine(model.model.englishName.utf8);
  return name.isEmpty() ? shownName(model.path) : name;
}

QString shownNames(const base::Text& name, const base::Text& english, const QString& otherwise) {
  return inOneLine(nameLines(name, english, otherwise));
}

QString boneName(const pmx::Model& model, std::int32_t bone) { return inOneLine(boneNameLines(model, bone)); }

NameLines boneNameLines(const pmx::Model& model, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= model.bones.size()) return {QStringLiteral("—"), {}};
  const pmx::Bone& b = model.bones[static_cast<std::size_t>(bone)];
  return nameLines(b.name, b.englishName, ChainWords::tr("bone %1").arg(bone));
}

NameLines modelNameLines(const LoadedModel& model) {
  return nameLines(model.model.name, model.model.englishName, shownName(model.path));
}

QString chainBones(const LoadedModel& model, std::size_t chain) {
  constexpr std::size_t kMaxNames = 3;  // more don't fit into a row
  const ik::Chain& c = model.skeleton.chains[chain];
  const auto name = [&model](std::int32_t bone) {
    const NameLines lines = boneNameLines(model.model, bone);
    return readsKanji() || lines.readable.isEmpty() ? lines.name : lines.readable;
  };
  QStringList links;
  if (c.links.size() > kMaxNames) {
    links << QStringLiteral("%1 … %2").arg(name(c.links.front().bone), name(c.links.back().bone));
  } else {
    for (const ik::Link& link : c.links) links << name(link.bone);
  }
  return QStringLiteral("%1 → %2").arg(enumerated(links), name(c.effector));
}

QString chainToolTip(const LoadedModel& model, std::size_t chain) {
  const ik::Chain& c = model.skeleton.chains[chain];
  const auto escaped = [&](std::int32_t bone) { return boneName(model.model, bone).toHtmlEscaped(); };
  QStringList links;
  for (const ik::Link& link : c.links) {
    if (static_cast<std::size_t>(links.size()) == kMaxLinks) {
      links << ChainWords::tr("… %1 more").arg(c.links.size() - kMaxLinks);
      break;
    }
    links << escaped(link.bone) + limits(link);
  }
  return QStringLiteral(
             "<p style='white-space:pre-wrap'><b>%1</b></p><table>"
             "<tr><td>%2&nbsp;&nbsp;</td><td>%3</td></tr><tr><td>%4&nbsp;&nbsp;</td><td>%5</td></tr>"
             "<tr><td>%6&nbsp;&nbsp;</td><td>%7</td></tr><tr><td>%8&nbsp;&nbsp;</td><td>%9°</td></tr></table>")
      .arg(escaped(c.target), ChainWords::tr("Effector"), escaped(c.effector), ChainWords::tr("Links"),
           links.join(QStringLiteral("<br>")), ChainWords::tr("Loop count"), QString::number(c.loopCount),
           ChainWords::tr("Unit angle"), degrees(c.unitAngleRad));
}

}  // namespace app
