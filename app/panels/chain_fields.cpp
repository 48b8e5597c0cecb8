// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/chain_fields.h"

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QSpinBox>

#include "app/language/live_text.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/form_rows.h"

namespace app {

ChainFields::ChainFields(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      solver(new QComboBox(this)),
      loops(new QSpinBox(this)),
      tolerance(new QDoubleSpinBox(this)),
      document_(document),
      selection_(selection) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  for (int i = -1; i < static_cast<int>(ik::solvers::kAllSolvers.size()); ++i) solver->addItem(QString(), i);
  keepTranslated(this, [this] {
    solver->setItemText(0, solverTitle(std::nullopt));
    for (std::size_t i = 0; i < ik::solvers::kAllSolvers.size(); ++i)
      solver->setItemText(static_cast<int>(i) + 1, solverTitle(ik::solvers::kAllSolvers[i]));
  });
  keepTranslated(this, [this] { solver->setAccessibleName(tr("Solver of the chain")); });
  solver->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  solver->setMinimumContentsLength(6);
  addRow(*form, solver, [] { return tr("Solver:"); });
  loops->setRange(0, kMaxSolverLoops);
  keepTranslated(this, [this] { loops->setSpecialValueText(tr("default")); });
  loops->setKeyboardTracking(false);
  keepTranslated(this, [this] {
    loops->setAccessibleName(tr("Maximum iterations of the chain"));
    loops->setToolTip(tr("How many iterations the solver may run; MMD's solver uses the model's loop count"));
  });
  tolerance->setRange(kMinSolverTolerance, kMaxSolverTolerance);
  tolerance->setDecimals(6);
  tolerance->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  tolerance->setKeyboardTracking(false);
  keepTranslated(this, [this] {
    tolerance->setAccessibleName(tr("Tolerance in units"));
    tolerance->setToolTip(tr("The solver stops when the effector is this near to its target, in units of 8 cm"));
  });
  auto* row = new QHBoxLayout;
  row->addWidget(loops, 1);
  row->addWidget(tolerance, 1);
  addRow(*form, row, [] { return tr("Iterations, tolerance:"); });
  for (QWidget* box : {static_cast<QWidget*>(loops), static_cast<QWidget*>(tolerance)}) box->setMinimumWidth(40);
  connect(solver, &QComboBox::activated, this, [this] {
    const int place = solver->currentData().toInt();
    change([] { return tr("Solver"); },
           [place](ChainSolver& chainSolver) {
             chainSolver.solver.reset();
             if (place >= 0) chainSolver.solver = ik::solvers::kAllSolvers[static_cast<std::size_t>(place)];
           },
           false);
  });
  connect(loops, &QSpinBox::valueChanged, this, [this](int most) {
    change([] { return tr("Iterations"); }, [most](ChainSolver& chainSolver) { chainSolver.loops = most; }, true);
  });
  connect(tolerance, &QDoubleSpinBox::valueChanged, this, [this](double units) {
    change([] { return tr("Tolerance"); }, [units](ChainSolver& chainSolver) { chainSolver.tolerance = units; }, true);
  });
  for (QAbstractSpinBox* box : {static_cast<QAbstractSpinBox*>(loops), static_cast<QAbstractSpinBox*>(tolerance)})
    connect(box, &QAbstractSpinBox::editingFinished, this, [this] { ++edits_; });
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) refresh();
  });
  setChain({});
}

void ChainFields::setChain(std::optional<std::size_t> chain) {
  chain_ = chain;
  refresh();
}

void ChainFields::refresh() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const bool shown = actor != nullptr && chain_ && *chain_ < actor->switches.chains.size();
  setEnabled(shown);
  if (!shown) return;
  const QScopedValueRollback quiet(quiet_, true);
  const auto& chainSolvers = actor->switches.chainSolvers;
  const ChainSolver chainSolver = *chain_ < chainSolvers.size() ? chainSolvers[*chain_] : ChainSolver();
  const auto at = chainSolver.solver ? std::ranges::find(ik::solvers::kAllSolvers, *chainSolver.solver) -
                                           ik::solvers::kAllSolvers.begin()
                                     : -1;
  solver->setCurrentIndex(solver->findData(static_cast<int>(at)));
  loops->setEnabled(chainSolver.solver.has_value());
  tolerance->setEnabled(chainSolver.solver.has_value());
  loops->setValue(chainSolver.loops);
  tolerance->setValue(chainSolver.tolerance);
}

void ChainFields::change(const LiveText& name, const std::function<void(ChainSolver&)>& how, bool merge) {
  if (quiet_ || !chain_) return;
  const ActorId id = selection_.actor();
  if (document_.state().find(id) == nullptr) return;
  // This merge key stands for the chain and the present edit, and isn't an actor's id.
  const ActorId row =
      0x60000000U | ((id * 65537U + static_cast<std::uint32_t>(*chain_) * 4099U + edits_) & 0x1FFFFFFFU);
  document_.change(
      name,
      [&](DocumentState& state) {
        ActorSwitches& switches = state.find(id)->switches;
        auto& chainSolvers = switches.chainSolvers;
        if (*chain_ >= switches.chains.size()) return;
        chainSolvers.resize(switches.chains.size());
        how(chainSolvers[*chain_]);
        while (!chainSolvers.empty() && chainSolvers.back() == ChainSolver()) chainSolvers.pop_back();
      },
      merge, row);
}

}  // namespace app
