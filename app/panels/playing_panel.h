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

class QLabel;
class QPoint;
class QToolButton;

namespace app {

/// This panel lists everything that plays: motions and poses of each model in the order of models,
/// with the model's edits by hand after them, then motions of the scene, then the song. Each has a
/// switch and can be removed. It shows the document's values.
class PlayingPanel : public QWidget {
  Q_OBJECT
 public:
  enum Column { kName, kOf, kShift, kRemove };

  PlayingPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  ListTree* list;                         ///< a row each: name with a tick, model, shift, a cross
  QToolButton *add, *remove, *up, *down;  ///< the last three act on the current row

 signals:
  void addWanted();
  /// A number was entered, or the list was left: the view gets the keyboard back.
  void editingDone();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// This is a row's meaning: the motion with that index, of a model or of the scene (0); or the
  /// song, or a model's edits.
  struct Place {
    static constexpr int kSong = -1, kEdits = -2;
    ActorId of = 0;
    int index = kSong;
    bool operator==(const Place&) const = default;
  };
  using Change = std::function<void(std::vector<MotionUse>&, std::size_t)>;

  void makeButtons();
  void connectList();
  void refresh();
  void showButtons();
  void onItemChanged(QTreeWidgetItem* item, int column);
  void switchRow(QTreeWidgetItem* item);
  void removeRow(QTreeWidgetItem* item);
  void moveRow(int places);
  void showMenu(const QPoint& at);
  bool changeMotion(const LiveText& name, Place place, const Change& how);
  [[nodiscard]] std::vector<Place> places() const;
  [[nodiscard]] Place placeOf(const QTreeWidgetItem* item) const;
  [[nodiscard]] const std::vector<MotionUse>* motionsAt(Place place) const;

  Document& document_;
  Selection& selection_;
  QLabel* nothing_;
  bool quiet_ = false;
};

}  // namespace app
