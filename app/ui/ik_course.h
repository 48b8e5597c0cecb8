// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/show/chain_course.h"

class QTimer;

namespace app {

/// What the chains of the selected model come to over its motions (ChainCourse), found while the window has time, and anew
/// when what is said of the model changes. Nothing is done while nobody wants it.
class IkCourse : public QObject {
  Q_OBJECT
 public:
  IkCourse(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Somebody shows it, or nobody does any more.
  void setWanted(const QObject* who, bool wanted);
  /// Null while there is none. Samples are there as far as they are made.
  [[nodiscard]] const ChainCourse* course() const { return course_.get(); }

 signals:
  void changed();  ///< there are more samples, or others, or none

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
