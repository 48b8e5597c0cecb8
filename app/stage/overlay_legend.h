// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QColor>
#include <QString>
#include <QWidget>

namespace app {

/// This line explains the overlays' colours: those of bones, of limits and of bodies while they are
/// shown. Entries without room are left out from the end; the tool tip has them all.
class OverlayLegend : public QWidget {
  Q_OBJECT
 public:
  explicit OverlayLegend(QWidget* parent = nullptr);

  /// The legend is hidden where there is nothing to explain. `full` means that not everything has a
  /// mark (OverlayRoom).
  void setShown(bool bones, bool bodies, bool limits, bool full = false);

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
  bool bones_ = false, bodies_ = false, limits_ = false, full_ = false;
};

}  // namespace app
