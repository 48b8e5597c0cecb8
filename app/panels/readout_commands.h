// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"

class QMenu;

namespace app {

/// Returns a readout as text in one line: `Angle at 左ひじ (elbow_L)`.
[[nodiscard]] QString readoutTitle(const Readout& readout, const pmx::Model& model);

/// These commands write readouts beside the selected bone (ik-and-goals.md 10). Each is one step to
/// undo.
class ReadoutCommands : public QObject {
  Q_OBJECT
 public:
  ReadoutCommands(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Returns whether the selected actor may get another readout.
  [[nodiscard]] bool mayAdd() const;
  /// Adds menu entries for all readouts of the selected bone. Those that it can't have are grey.
  void fill(QMenu& menu);
  /// Replaces the selected actor's readouts. Equal ones make no step. `merge` and `of` are those of
  /// Document::change().
  void set(const LiveText& name, const std::vector<Readout>& readouts, bool merge = false, ActorId of = 0);

 signals:
  void added(int readout);  ///< its index in the actor's list

 private:
  void add(const Readout& readout);
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }
  /// Returns a readout of the selected bone that has all that it needs.
  [[nodiscard]] std::optional<Readout> of(ReadoutKind kind) const;
  [[nodiscard]] std::optional<Readout> ofVertex() const;
  [[nodiscard]] std::int32_t endOfChain() const;

  Document& document_;
  Selection& selection_;
};

}  // namespace app
