// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QObject>
#include <QPoint>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/view_tool.h"
#include "vmd/scene_tracks.h"

namespace app {

class CameraTool;
class Document;
class Playback;
class Selection;
class ViewWindow;
struct WindowActions;

/// This shows several views beside each other, in which the models have one solver each. They are
/// chosen in the menu, or by a click on a view's caption; one command shows the models with IK and
/// without. When their number changes, the camera frames all visible figures in each; with
/// one view it is where it was before. Their number and solvers belong to the window and aren't
/// stored in shows.
class SideBySideViews : public QObject, public ViewTool {
  Q_OBJECT
 public:
  SideBySideViews(Document& document, const Selection& selection, Playback& playback, CameraTool& camera,
                  ViewWindow& view, const WindowActions& actions, QObject* parent = nullptr);

  bool press(const QMouseEvent& event) override;
  bool click(const QMouseEvent& event) override;
  void point(QPoint at) override;
  void leave() override;

 private:
  void show();
  void chooseActor();
  void showBoth(bool both);
  void reframe(std::size_t views);
  void keepCamera();
  [[nodiscard]] std::vector<ActorId> models() const;
  [[nodiscard]] std::size_t count() const;
  /// Returns the view whose caption is at a position in device-independent pixels of the window;
  /// -1: none.
  [[nodiscard]] int captionAt(QPointF place) const;

  Document& document_;
  const Selection& selection_;
  Playback& playback_;
  CameraTool& camera_;
  ViewWindow& view_;
  const WindowActions& actions_;
  ActorId actor_ = 0;
  std::size_t framed_ = 1;                  // views that the camera was set for
  std::optional<vmd::CameraState> before_;  // the own camera before there were several views
  bool keeps_ = false;                      // the next framing keeps the camera before it
  bool followed_ = false;                   // the camera followed the motion before
  bool pointing_ = false;
};

}  // namespace app
