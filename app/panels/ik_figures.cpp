// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/ik_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include <QHeaderView>
#include <QMenu>
#include <QSignalBlocker>

#include "app/document/document.h"
#include "app/language/live_text.h"
#include "app/panels/sparkline.h"
#include "app/playback/ik_course.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/frame_field.h"
#include "app/widgets/list_tree.h"

namespace app {
namespace {

constexpr QSize kCurve{40, 14};    // pixels, device-independent
constexpr int kNameLetters = 14;   // of a chain, at least
constexpr int kRoomyLetters = 30;  // with the bones below the name

void setNumber(QTreeWidgetItem& item, int column, const QString& text) {
  if (item.text(column) == text) return;
  item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  item.setText(column, text);
}

}  // namespace

QStringList IkFigures::headers() {
  return {tr("Ghost (units)"), tr("Solver"), tr("Iterations"), tr("Error (units)"), tr("Limits (°)"), tr("Time (µs)")};
}

// The curve lies behind the digits.
std::vector<ColumnRoom> IkFigures::rooms() {
  return {{kGhost, 13}, {kSolver, 8}, {kLoops, 11}, {kMiss, 13}, {kLimits, 12}, {kTime, 13}};
}

IkFigures::IkFigures(ListTree* list, Document& document, IkCourse& course)
    : QObject(list), list_(list), document_(document), course_(course) {
  QTreeWidgetItem* header = list->headerItem();
  keepTranslated(this, [header] {
    header->setToolTip(kGhost, tr("Largest distance between a joint of the ghost and the model's, in units of 8 cm"));
    header->setToolTip(kSolver, tr("The solver of the chain; its context menu has others"));
    header->setToolTip(kLoops, tr("Iterations in the current frame"));
    header->setToolTip(kMiss, tr("Distance of the effector from its target, in units of 8 cm"));
    header->setToolTip(kLimits, tr("Largest violation of a link's limits"));
    header->setToolTip(kTime, tr("Time to solve, in microseconds"));
  });
  for (const int column : {kGhost, kLoops, kMiss, kLimits, kTime})
    header->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  for (int column = kGhost; column < kColumns; ++column) {
    list->setColumnHidden(column, true);
    list->header()->setSectionResizeMode(column, QHeaderView::Fixed);
  }
  list->header()->moveSection(kGhost, kTime);  // the ghost's column comes last
  list->setIconSize(kCurve);
  connect(&course_, &IkCourse::changed, this, &IkFigures::showCourse);
}

void IkFigures::setAsked(bool asked) { asked_ = asked; }

void IkFigures::show(ActorId id, std::size_t rows) {
  Actor* actor = document_.show().actor(id);
  const Actor* ghost = document_.show().ghostOf(id);
  const bool hasGhost = actor != nullptr && ghost != nullptr;
  const bool told = actor != nullptr && rows > 0 && (asked_ || !actor->switches().chainSolvers.empty());
  rows_ = rows;
  const bool more = (hasGhost && list_->isColumnHidden(kGhost)) || (told && list_->isColumnHidden(kTime));
  setShown({kGhost}, hasGhost);
  setShown({kSolver, kLoops, kMiss, kLimits, kTime}, told);
  course_.setWanted(this, (hasGhost || told) && list_->isVisible());
  if (more) showCourse();  // the course was computed earlier
  const bool wantsRoom = asked_ && (told || (wantsRoom_ && actor != nullptr));
  if (std::exchange(wantsRoom_, wantsRoom) != wantsRoom) emit roomWanted(wantsRoom);
  // MMD's own chains are measured from the next picture on.
  if (actor != nullptr && actor->chainReports().empty() == told)
    actor->setChainSolvers(actor->switches().chainSolvers, told);
  if ((!hasGhost && !told) || !list_->isVisible()) return;
  const QSignalBlocker quiet(list_);
  const QLocale locale = list_->locale();
  forSeenRows(std::min(rows, actor->skeleton().chains.size()), [&](QTreeWidgetItem& item, std::size_t chain) {
    if (hasGhost) {
      const float distance = chainDistance(actor->posedSkeleton(), chain, actor->pose(), ghost->pose());
      setNumber(item, kGhost, locale.toString(distance, 'f', 2));
    }
    if (!told || chain >= actor->chainReports().size()) return;
    const ChainReport& report = actor->chainReports()[chain];
    const QString solver = solverTitle(
        chain < actor->switches().chainSolvers.size() ? actor->switches().chainSolvers[chain].solver : std::nullopt);
    if (item.text(kSolver) != solver) item.setText(kSolver, solver);
    const bool fit = report.stop != ik::solvers::Stop::NotFit;
    const QString why = report.solved && !fit ? tr("This solver doesn't support this chain") : QString();
    item.setToolTip(kSolver, why);
    const auto number = [&](int column, const QString& text) {
      setNumber(item, column, report.solved ? text : QString());
    };
    number(kLoops, fit ? locale.toString(report.loops) : QStringLiteral("–"));
    number(kMiss, locale.toString(report.residual, 'f', 3));
    number(kLimits, tr("%1°").arg(locale.toString(report.violation * 180.0 / ik::solvers::kPi, 'f', 1)));
    number(kTime, locale.toString(report.microseconds, 'f', 1));
  });
}

/// Shows each figure's curve, from nothing to its maximum, with the frame of that in its tool tip.
void IkFigures::showCourse() {
  const ChainCourse* course = course_.course();
  if (course == nullptr || !list_->isVisible() || list_->isColumnHidden(kTime)) {
    if (course == nullptr || !course->hasGhost()) return;
  }
  const QSignalBlocker quiet(list_);
  const QLocale locale = list_->locale();
  struct Figure {
    int column;
    float ChainCourse::Figures::*value;
    double times;
    int decimals;
  };
  constexpr std::array kFigures{
      Figure{kLoops, &ChainCourse::Figures::loops, 1.0, 0}, Figure{kMiss, &ChainCourse::Figures::miss, 1.0, 3},
      Figure{kLimits, &ChainCourse::Figures::violation, 180.0 / ik::solvers::kPi, 1},
      Figure{kTime, &ChainCourse::Figures::microseconds, 1.0, 1}, Figure{kGhost, &ChainCourse::Figures::ghost, 1.0, 2}};
  const QColor colour = list_->palette().color(QPalette::Text);
  std::vector<float> values(course->made());
  for (std::size_t chain = 0; chain < std::min(rows_, course->chains()); ++chain) {
    QTreeWidgetItem* item = list_->topLevelItem(static_cast<int>(chain));
    if (item == nullptr) return;
    for (const Figure& figure : kFigures) {
      if (list_->isColumnHidden(figure.column)) continue;
      std::size_t where = 0;
      float most = 0.0F;
      for (std::size_t i = 0; i < values.size(); ++i) {
        const ChainCourse::Figures& at = course->at(chain, i);
        const bool told = at.solved || figure.column == kGhost;
        values[i] = told ? at.*figure.value : std::numeric_limits<float>::quiet_NaN();
        if (!(values[i] > most)) continue;
        most = values[i];
        where = i;
      }
      item->setIcon(figure.column, QIcon(sparkline(values, most, kCurve, list_->devicePixelRatioF(), colour)));
      item->setToolTip(figure.column,
                       tr("Maximum over the motion: %1, at frame %2")
                           .arg(locale.toString(static_cast<double>(most) * figure.times, 'f', figure.decimals),
                                shownFrame(std::round(course->frameOf(where)))));
    }
  }
}

void IkFigures::setShown(std::initializer_list<int> columns, bool shown) {
  if (list_->isColumnHidden(*columns.begin()) != shown) return;
  for (const int column : columns) list_->setColumnHidden(column, !shown);
  giveNamesRoom();
}

int IkFigures::lacking() const {
  const QHeaderView* header = list_->header();
  int needed = widthOfLetters(list_->fontMetrics(), kRoomyLetters);
  for (int column = 0; column < header->count(); ++column)
    needed += column == kChain || list_->isColumnHidden(column) ? 0 : header->sectionSize(column);
  return std::max(0, needed - list_->viewport()->width());
}

void IkFigures::giveNamesRoom() {
  QHeaderView* header = list_->header();
  int others = 0;
  for (int column = 0; column < header->count(); ++column) {
    if (column != kChain && !list_->isColumnHidden(column)) others += header->sectionSize(column);
  }
  const int least = widthOfLetters(list_->fontMetrics(), kNameLetters);
  const bool tight = list_->viewport()->width() - others < least;
  const auto mode = tight ? QHeaderView::Fixed : QHeaderView::Stretch;
  if (header->sectionResizeMode(kChain) != mode) header->setSectionResizeMode(kChain, mode);
  if (tight) header->resizeSection(kChain, least);
}

void IkFigures::forSeenRows(std::size_t rows, const std::function<void(QTreeWidgetItem&, std::size_t)>& tell) {
  const QRect seen = list_->viewport()->rect();
  for (QTreeWidgetItem* item = list_->itemAt(seen.topLeft()); item != nullptr; item = list_->itemBelow(item)) {
    if (list_->visualItemRect(item).top() > seen.bottom()) return;
    const auto chain = static_cast<std::size_t>(list_->indexOfTopLevelItem(item));
    if (chain >= rows) return;
    tell(*item, chain);
  }
}

void addSolvers(QMenu& menu, Document& document, ActorId id, std::optional<std::size_t> of) {
  const DocumentActor* actor = document.state().find(id);
  if (actor == nullptr) return;
  const auto& chainSolvers = actor->switches.chainSolvers;
  const ChainSolver now = of && *of < chainSolvers.size() ? chainSolvers[*of] : ChainSolver();
  const auto add = [&](const std::optional<ik::solvers::Solver>& solver) {
    QAction* action = menu.addAction(solverTitle(solver));
    action->setCheckable(of.has_value());
    action->setChecked(of && now.solver == solver);
    QObject::connect(action, &QAction::triggered, &document, [&document, id, of, solver] {
      document.changeActor(
          id, [] { return IkFigures::tr("Solver"); },
          [&](DocumentActor& changed) {
            auto& changing = changed.switches.chainSolvers;
            changing.resize(changed.switches.chains.size());
            for (std::size_t i = 0; i < changing.size(); ++i)
              if (!of || *of == i) changing[i].solver = solver;
            while (!changing.empty() && changing.back() == ChainSolver()) changing.pop_back();
          });
    });
  };
  add(std::nullopt);
  for (const auto solver : ik::solvers::kAllSolvers) add(solver);
}

}  // namespace app
