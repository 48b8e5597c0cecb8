// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/widgets/list_tree.h"

class QTreeWidgetItem;
class QToolButton;
class QVBoxLayout;

namespace app {

class ActorFields;

/// The models of the show in their order of drawing, and of the selected one its IK and its place. It takes document and
/// selection, and shows what they say. Motions are PlayingPanel's.
class ModelsPanel : public QWidget {
  Q_OBJECT
 public:
  ModelsPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  // The fields, as people find them.
  ListTree* models;  ///< a row each: its name with a tick where it is visible, a tick where its bodies move
  QToolButton *add, *duplicate, *remove, *up, *down;

  /// Those of the selected model.
  [[nodiscard]] ActorFields& fields() const { return *fields_; }

 signals:
  void addWanted();
  void refused(const QString& why);  ///< what was chosen can't be
  void editingDone();                ///< a number was entered: the view wants the keys back

 private:
  void makeModels();
  void connectFields();
  void listModels();
  void showSwitches(const ActorIds& ids);
  void showSelected();
  void onModelChanged(QTreeWidgetItem* item, int column);
  [[nodiscard]] const DocumentActor* selected() const { return document_.state().find(selection_.actor()); }

  Document& document_;
  Selection& selection_;
  QVBoxLayout* column_;
  ActorFields* fields_;
  bool quiet_ = false;
};

}  // namespace app
