// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QColor>
#include <QString>
#include <QWidget>

namespace app {

/// What the overlays' colours mean, on one line: of bones while they are shown, of bodies while those are. What there is no
/// room for is left out from the end; the tool tip has it all.
class OverlayLegend : public QWidget {
  Q_OBJECT
 public:
  explicit OverlayLegend(QWidget* parent = nullptr);

  /// Hidden where there is nothing to say. `full`: there are more than have marks (OverlayRoom).
  void setShown(bool bones, bool bodies, bool full = false);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Mark { Ring, Square, Dot, Halo, Line };
  struct Entry {
    Mark mark;
    QColor colour;
    QString text;
  };
  [[nodiscard]] int widthOf(const Entry& entry) const;

  std::vector<Entry> entries_;
};

}  // namespace app
