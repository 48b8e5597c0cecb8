// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "app/document/open_playlist.h"
#include "app/panels/playlist_model.h"

class QAction;
class QActionGroup;
class QHBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace app {

class ChoiceBox;
class PlaylistView;
class SearchField;

/// This panel shows the open playlist and changes it: its dances with pictures, lengths and stars,
/// a search among them, how they are played, and the model that dances them all. What needs files
/// or the rest of the window it asks for by signals. While the panel has the keyboard, letters and
/// digits begin a search instead of being the window's keys, and the keys that save save the list.
/// Where there is little room, what is below the list folds away, and so do words on buttons.
class PlaylistPanel : public QWidget {
  Q_OBJECT
 public:
  /// These are commands of the window that have buttons here.
  struct Actions {
    QAction *open, *addFiles, *addFolder, *create, *save, *saveAs;
  };
  PlaylistPanel(OpenPlaylist& list, const Actions& actions, QWidget* parent = nullptr);

  // These are the panel's widgets.
  SearchField* search;
  QToolButton* onlyFavourites;  ///< down: other dances are hidden
  PlaylistView* view;
  QToolButton *add, *remove, *shuffle, *repeat, *more;
  ChoiceBox* dancer;  ///< in the order of DancerChoice, without those that aren't possible
  QLabel* summary;    ///< number and length
  QToolButton* stop;  ///< of the search for dances

  /// This is a choice of the box with the model that dances them all.
  enum class DancerChoice {
    Own,       ///< each dance has its own
    Present,   ///< as the list has it
    Offered,   ///< the model that is selected in the window
    FromFile,  ///< one to be asked for
  };

  [[nodiscard]] PlaylistModel& rows() const { return *rows_; }
  /// Returns the selected dances in the list's order; without a selection the current one.
  [[nodiscard]] std::vector<EntryId> selected() const;
  /// Makes a dance the current row, and scrolls to it; nothing where it isn't shown.
  void goTo(EntryId id);
  /// Sets the model that the box offers; empty: none.
  void setOffered(const std::filesystem::path& model);
  /// Shows that dances are looked for, with a button that ends it.
  void setWorking(bool working);
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void playWanted(app::EntryId id);
  /// Files were dropped before this row of the list.
  void filesDropped(const std::vector<std::filesystem::path>& files, std::size_t place);
  /// Files that may be parts of a dance were dropped on it.
  void filesDroppedOn(const std::vector<std::filesystem::path>& files, app::EntryId id);
  void dancerWanted();                ///< a model that dances them all should be asked for
  void filesWanted(app::EntryId id);  ///< the files of a dance should be shown and changed
  void stopWanted();
  void seen(const std::vector<app::EntryId>& ids);  ///< these are in sight
  void left();                                      ///< by Escape: the view gets the keyboard back

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void makeLayout();
  [[nodiscard]] QHBoxLayout* makeSearch();
  void makeView();
  [[nodiscard]] QWidget* makeEmptyPage();
  void makeButtons(QHBoxLayout& row);
  void makeFades(QMenu& menu);
  void makeDancer(QHBoxLayout& row);
  [[nodiscard]] QWidget* makeWork();
  void makeRowActions();
  void connectRows();
  void fitColumns();
  void followList();
  void showOrder();
  void showDancers();
  void showSummary();
  void tellSeen();
  void play(const QModelIndex& index);
  void removeSelected();
  void moveSelected(int step);
  void toggleFavourites();
  void chooseDancer(int item);
  void goToPresent();
  [[nodiscard]] bool takesKey(const QKeyEvent& key) const;
  void fold();

  OpenPlaylist& list_;
  const Actions actions_;
  PlaylistModel* rows_;
  QStackedWidget* pages_;        // the rows, and what an empty list says
  QWidget *tools_, *work_;       // the search, a search for dances
  QWidget *buttons_, *dancers_;  // rows below the list
  QAction *play_, *star_, *rename_, *files_, *remove_, *up_, *down_, *goTo_;
  QActionGroup* fades_;  // data() is the number of seconds
  std::filesystem::path offered_;
  QTimer seenLater_, sumLater_;
};

}  // namespace app
