// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace app {

/// These fields show how one chain of the selected model is solved: solver, number of loops,
/// tolerance.
class ChainFields : public QWidget {
  Q_OBJECT
 public:
  ChainFields(Document& document, Selection& selection, QWidget* parent = nullptr);

  QComboBox* solver;          ///< its data: -1 for MMD's, otherwise the index in kAllSolvers
  QSpinBox* loops;            ///< 0: the solver's own number
  QDoubleSpinBox* tolerance;  ///< units

  /// Sets the chain that is shown; with none the fields are empty.
  void setChain(std::optional<std::size_t> chain);
  void refresh();

 private:
  void change(const LiveText& name, const std::function<void(ChainSolver&)>& how, bool merge);

  Document& document_;
  Selection& selection_;
  std::optional<std::size_t> chain_;
  std::uint32_t edits_ = 0;  // rises with each entered number: a step of its own
  bool quiet_ = false;
};

}  // namespace app
