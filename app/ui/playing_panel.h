// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/widgets/list_tree.h"

class QLabel;
class QPoint;
class QToolButton;

namespace app {

/// All that plays: the motions and poses of each model in the order of models, what of it was moved by hand after its own,
/// then what moves the scene, then the song.
/// Each has a switch and can be taken away. It takes the document, and shows what that says.
class PlayingPanel : public QWidget {
  Q_OBJECT
 public:
  enum Column { kName, kOf, kShift, kRemove };

  PlayingPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  ListTree* list;                         ///< a row each: name with a tick where it is on, whose, its shift, a cross
  QToolButton *add, *remove, *up, *down;  ///< the last three act on the current row

 signals:
  void addWanted();
  void editingDone();  ///< a number was entered, or the list was left: the view wants the keys back

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A row's place: of a model or of the scene (0) the motion of that index; else the song, or a model's edits.
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
  bool changeMotion(const QString& name, Place place, const Change& how);
  [[nodiscard]] std::vector<Place> places() const;
  [[nodiscard]] Place placeOf(const QTreeWidgetItem* item) const;
  [[nodiscard]] const std::vector<MotionUse>* motionsAt(Place place) const;

  Document& document_;
  Selection& selection_;
  QLabel* nothing_;
  bool quiet_ = false;
};

}  // namespace app
