// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>

#include "app/show/show.h"
#include "app/ui/window_parts.h"

class QMenu;
class QPoint;

namespace app {

class BonePointer;
class ModelPointer;

/// A click on a model in the view selects it, which an outline shows. The right button opens its
/// menu, in the view and in the list of models, and the key for context menus does, too: play
/// alone, IK, physics, hide, the camera to it, the inspector, duplicate, remove, and locking its
/// selected joint; beside all models it has what is for the whole show. A bone's mark counts as its
/// model.
class ModelMenu : public QObject {
  Q_OBJECT
 public:
  ModelMenu(const ShowParts& show, ModelPointer& pointer, const BonePointer& bones, const WindowParts& parts);
  ~ModelMenu() override;

  /// Returns the menu of a model, which is selected; 0: of the show. It lasts until the next one.
  [[nodiscard]] QMenu& menuOf(ActorId id);
  /// Opens that menu at a position on the screen.
  void open(ActorId id, QPoint onScreen);
  /// Shows for a moment which model is selected, where there are several.
  void showSelected();

 private:
  void choose(ActorId id);
  void showAlone(ActorId id, bool alone);
  [[nodiscard]] bool isAlone(ActorId id) const;

  const ShowParts show_;
  const WindowParts parts_;
  std::unique_ptr<QMenu> menu_;
};

}  // namespace app
