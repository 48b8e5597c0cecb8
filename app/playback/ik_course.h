// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/ik_lab/chain_course.h"

class QTimer;

namespace app {

/// This computes the results of the selected model's chains over its motions (ChainCourse) while
/// the window has time, and again when the model's settings change. Nothing is computed while
/// nobody wants it.
class IkCourse : public QObject {
  Q_OBJECT
 public:
  IkCourse(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Sets whether `who` shows the course.
  void setWanted(const QObject* who, bool wanted);
  /// Returns null while there is none. Samples are present as far as they are computed.
  [[nodiscard]] const ChainCourse* course() const { return course_.get(); }

 signals:
  void changed();  ///< samples were added, replaced or removed

 private:
  void again();
  void work();

  Document& document_;
  Selection& selection_;
  QTimer *rest_, *slices_;
  QList<const QObject*> wantedBy_;
  std::unique_ptr<ChainCourse> course_;
  bool stale_ = true;
};

}  // namespace app
