// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/widgets/list_tree.h"

class QAction;
class QTreeWidgetItem;
class QToolButton;
class QVBoxLayout;

namespace app {

class ActorFields;

/// This panel lists the models of the show in drawing order, with IK and placement of the selected
/// one. It shows the values of document and selection. Motions are in PlayingPanel.
class ModelsPanel : public QWidget {
  Q_OBJECT
 public:
  /// These are the commands of two of its buttons.
  struct Actions {
    QAction *duplicate, *remove;
  };
  ModelsPanel(Document& document, Selection& selection, const Actions& actions, QWidget* parent = nullptr);

  // These are the panel's widgets.
  ListTree* models;  ///< a row each: its name with a tick for visible, and a tick for physics
  QToolButton *add, *duplicate, *remove, *up, *down;

  /// Returns the fields of the selected model.
  [[nodiscard]] ActorFields& fields() const { return *fields_; }

 signals:
  void addWanted();
  void chosen(app::ActorId actor);                       ///< by a row; it is selected
  void menuWanted(app::ActorId actor, QPoint onScreen);  ///< 0: below all rows
  void refused(const app::LiveText& why);                ///< the choice isn't possible
  void editingDone();                                    ///< a number was entered: the view gets the keyboard back

 private:
  void makeModels(const Actions& actions);
  void connectFields();
  void listModels();
  void showSwitches(const ActorIds& ids);
  void showSelected();
  void showMenu(QPoint at);
  void onModelChanged(QTreeWidgetItem* item, int column);
  [[nodiscard]] const DocumentActor* selected() const { return document_.state().find(selection_.actor()); }

  Document& document_;
  Selection& selection_;
  QVBoxLayout* column_;
  ActorFields* fields_;
  bool quiet_ = false;
};

}  // namespace app
