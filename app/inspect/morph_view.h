// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QPersistentModelIndex>

#include "app/inspect/item_view.h"
#include "app/inspect/morph_rows.h"

namespace app {

/// This view has morphs with a slider in each row: dragged by the mouse, moved by Left and Right.
class MorphView : public ItemView {
  Q_OBJECT
 public:
  static constexpr float kStep = 0.05F;  ///< per key press

  explicit MorphView(QWidget* parent = nullptr);
  /// These return the slider's rectangle in a row's cell, and the weight at a position in it, 0 to
  /// 1.
  [[nodiscard]] static QRect groove(const QRect& cell);
  [[nodiscard]] static float weightAt(const QRect& cell, int x);

 signals:
  /// `begins` says that a new drag, or a key press, begins with this.
  void moved(std::int32_t morph, float weight, bool begins);
  void fieldWanted();  ///< Enter was pressed to type the weight

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] MorphRows* rows() const;
  void dragTo(int x, bool begins);

  QPersistentModelIndex dragged_;
};

/// Paints the sliders: a bar up to the weight, the motion's mark, and the mark of an edit in the
/// colour of the selection.
class MorphDelegate : public RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace app
