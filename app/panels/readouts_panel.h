// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/widgets/list_tree.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace app {

class ReadoutCommands;

/// This panel lists the readouts of the selected model, each with a tick. Below are the fields of
/// the current one: its other bones, its vertex, its space, its corner.
class ReadoutsPanel : public QWidget {
  Q_OBJECT
 public:
  ReadoutsPanel(Document& document, Selection& selection, ReadoutCommands& commands, QWidget* parent = nullptr);

  QToolButton *add, *remove;
  ListTree* list;
  QLineEdit *from, *to;                ///< names of bones, read only
  QToolButton *fromChosen, *toChosen;  ///< the selected bone becomes that bone
  QSpinBox* vertex;
  QComboBox *space, *corner;
  QCheckBox* time;

 signals:
  void editingDone();  ///< the view gets the keyboard back

 private:
  void makeButtons();
  void makeFields();
  void connectFields();
  [[nodiscard]] QLineEdit* addBoneField(const LiveText& label, const LiveText& name, QHBoxLayout*& row,
                                        QToolButton*& button);
  void refresh();
  void showFields();
  void change(const LiveText& name, const std::function<void(Readout&)>& how, bool merge = false);
  void removeCurrent();
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }
  [[nodiscard]] int currentRow() const;
  [[nodiscard]] const Readout* current() const;

  Document& document_;
  Selection& selection_;
  ReadoutCommands& commands_;
  QWidget* fields_;
  QFormLayout* form_;
  QHBoxLayout *fromRow_, *toRow_;
  std::vector<Readout> listed_;  // as the rows show them
  ActorId of_ = 0;               // the actor of the listed readouts
  std::uint32_t edits_ = 0;      // rises with each entered number: a step of its own
  bool quiet_ = false;
};

}  // namespace app
