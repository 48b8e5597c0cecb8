// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QElapsedTimer>
#include <QMainWindow>

#include "app/show/player_clock.h"
#include "app/show/show.h"
#include "app/ui/motion_choice.h"
#include "app/ui/window_actions.h"
#include "app/ui/window_settings.h"

class QDockWidget;
class QLabel;
class QProgressBar;

namespace app {

class CommentPanel;
class FileLoader;
class FilmDialog;
class IkPanel;
class IssuesPanel;
class MessageBar;
class PicturePanel;
class Playback;
class Stage;
class TransportBar;
class UnmatchedPanel;
class ViewWindow;
struct LoadedFiles;

struct WindowOptions {
  std::vector<std::filesystem::path> files;  ///< opened at once
  bool useSettings = true;                   ///< read and write the user's settings
  std::filesystem::path demoFolder;          ///< odori.pmx, dance.vmd and camera.vmd; empty: no demo
};

/// The window: the stage in the middle, panels beside it, the transport bar below. It ties the parts together
/// and decides nothing that a part could.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(const WindowOptions& options);
  ~MainWindow() override;

  /// Models, motions and folders, in any order; kinds are told by content. Returns at once; see loaded().
  void openFiles(const std::vector<std::filesystem::path>& files, bool addMotions = false);
  void openDemo();
  /// Leaves an empty stage.
  void closeAll();
  /// What File → Open and Add Motion ask for files; a dialog unless replaced.
  using FileChooser = std::function<std::vector<std::filesystem::path>()>;
  void setFileChooser(FileChooser chooser) { chooser_ = std::move(chooser); }

  [[nodiscard]] ViewWindow& view() const;
  [[nodiscard]] Playback& playback() const { return *playback_; }
  [[nodiscard]] Show& currentShow() const;
  [[nodiscard]] Actor* actor() const;              ///< null without a model
  [[nodiscard]] const LoadedModel* model() const;  ///< null without one
  [[nodiscard]] const Motions& motions() const;
  [[nodiscard]] const PlayerClock& clock() const;
  [[nodiscard]] bool isLoading() const;
  [[nodiscard]] const WindowActions& commands() const { return actions_; }
  [[nodiscard]] TransportBar& transport() const { return *transport_; }
  [[nodiscard]] IkPanel& ikPanel() const { return *ik_; }
  [[nodiscard]] PicturePanel& picturePanel() const { return *picture_; }
  [[nodiscard]] UnmatchedPanel& unmatchedPanel() const { return *unmatched_; }
  [[nodiscard]] IssuesPanel& issuesPanel() const { return *issues_; }
  [[nodiscard]] FilmDialog& filmDialog() const { return *film_; }
  /// The message bar's line; empty when hidden.
  [[nodiscard]] QString message() const;

 signals:
  /// Files opened together were taken over, or refused.
  void loaded();

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void makeLayout();
  void makePanels();
  void makeStatusBar();
  void connectFile();
  void connectPlay();
  void connectIk();
  void connectPhysics();
  void choosePhysics();
  void connectView();
  void chooseAndOpen(bool addMotions);
  void fillRecent();
  void take(const LoadedFiles& files);
  void takeMotions(const LoadedFiles& files);
  void remember(const std::filesystem::path& file);
  void filesChanged();
  void listIssues();
  void showIssues(const LoadedFiles& files);
  void showPicture();
  void showIkModes();
  void showBoneName(int bone, QPoint position);
  void chooseBackground();
  void showBackdrop(const QString& file);
  void setFullScreen(bool full);

  std::filesystem::path demoFolder_;
  FileChooser chooser_;
  WindowActions actions_;
  WindowSettings settings_;
  Stage* stage_;
  Playback* playback_;
  FileLoader* loader_;
  MessageBar* message_;
  TransportBar* transport_;
  IkPanel* ik_;
  PicturePanel* picture_;
  IssuesPanel* issues_;
  UnmatchedPanel* unmatched_;
  CommentPanel* comment_;
  FilmDialog* film_;
  QDockWidget *pictureDock_ = nullptr, *ikDock_ = nullptr, *issuesDock_ = nullptr, *unmatchedDock_ = nullptr,
              *commentDock_ = nullptr;
  QLabel *frameLabel_ = nullptr, *paceLabel_ = nullptr, *sizeLabel_ = nullptr;
  QProgressBar* progress_ = nullptr;
  base::Issues pictureIssues_;
  std::size_t playIssueCount_ = 0;  // of those that are listed
  QStringList errors_;              // of the files opened last
  QElapsedTimer paceShown_;
  QByteArray layoutBeforeFullScreen_;
};

/// Shows the window with these files, or with the demo beside the program, and runs it until it's closed.
/// A QApplication must be there, made after prepareRendering(). Returns an exit status.
[[nodiscard]] int showMainWindow(const std::vector<std::filesystem::path>& files);

}  // namespace app
