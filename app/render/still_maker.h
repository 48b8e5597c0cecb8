// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/render/still_drawing.h"

namespace app {

/// A StillMaker makes pictures beside a running event loop: each turn does one step of drawing, and
/// what becomes of the picture, such as a file, is made on a thread.
class StillMaker : public QObject {
  Q_OBJECT
 public:
  /// This says what is made of one picture.
  struct Wanted {
    std::unique_ptr<StillDrawing> drawing;
    /// It is called on a thread with the picture, averaged; none: nothing more is made.
    std::function<base::Result<void>(const Picture& picture)> make{};
    /// It is called on this object's thread at the end, unless the picture was dropped or this
    /// object is destroyed.
    std::function<void(const base::Result<Picture>& made)> end{};
  };

  explicit StillMaker(QObject* parent = nullptr);
  /// Drops what is being drawn, and waits for what is made on the thread.
  ~StillMaker() override;

  /// Begins a picture, which must not be called while one is drawn.
  void start(Wanted wanted);
  /// Returns whether a picture is drawn. Another may begin while the last one is made on the
  /// thread.
  [[nodiscard]] bool drawing() const { return drawing_.has_value(); }
  /// Returns whether a picture is drawn, or made on the thread.
  [[nodiscard]] bool working() const { return drawing() || making_ > 0; }
  /// Drops the picture that is being drawn, if any. What is made on the thread is made to its end.
  void drop();

 signals:
  void progressed(double done);  ///< of the drawing, from 0 to 1
  void drawn();                  ///< it is made on the thread from now on
  void dropped();                ///< by drop(), if there was anything to drop

 private:
  void step();
  void fail(const base::Error& why);
  void make();

  std::optional<Wanted> drawing_;
  int making_ = 0;
  QTimer turn_;
  QThreadPool thread_;
};

}  // namespace app
