// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in beginning: the start page, files that were opened before, and
// their pictures.

#include <QAction>
#include <QMenu>

#include "app/stage/view_window.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/file_loader.h"
#include "app/ui/file_presence.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"
#include "app/ui/recent_pictures.h"
#include "app/ui/shown_moment.h"
#include "app/ui/start_page.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kRecentLetters = 90;  // of a path in the menu, which must not be wider than a screen

}  // namespace

void MainWindow::connectStart() {
  connect(start_, &StartPage::openWanted, actions_.open, &QAction::trigger);
  connect(start_, &StartPage::openFolderWanted, actions_.openFolder, &QAction::trigger);
  connect(start_, &StartPage::demoWanted, this, &MainWindow::openDemo);
  connect(start_, &StartPage::recentWanted, this, [this](const QString& file) { openFiles({toPath(file)}); });
  connect(start_, &StartPage::forgetWanted, this, [this](const QString& file) {
    settings_.removeRecent(file);
    showRecent();
  });
  connect(start_, &StartPage::shown, this, [this] {
    const QStringList files = settings_.recent().all();
    recentPictures_->want(files);
    presence_->look(files);
  });
  connect(recentPictures_, &RecentPictures::ready, start_, &StartPage::setPicture);
  connect(presence_, &FilePresence::told, start_, &StartPage::setThere);
  moment_->setOn(settings_.kept());
  connect(playback_, &Playback::allShown, moment_, &ShownMoment::seen);
  connect(moment_, &ShownMoment::taken, this, &MainWindow::keepPicture);
  connect(actions_.recent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
  start_->setRecent(settings_.recent());
  start_->setFocus();
}

/// Shows the remembered files. The demo is never among them.
void MainWindow::showRecent() {
  recentPictures_->keepOnly(settings_.recent().all());
  start_->setRecent(settings_.recent());
}

void MainWindow::keepPicture(const QImage& picture) {
  if (!view().isExposed() || showsDemo()) return;
  const RecentFiles& recent = settings_.recent();
  QStringList files, first;
  const auto add = [](RecentKind kind, const std::filesystem::path& file, const RecentFiles& known, QStringList& to) {
    const QString name = recentName(file);
    if (known.of(kind).contains(name) && !to.contains(name)) to << name;
  };
  const DocumentState& state = document_->state();
  if (!showFile_.empty()) {
    add(RecentKind::Show, showFile_, recent, files);
  } else {
    // With several models none has the picture to itself.
    for (const DocumentActor& actor : state.actors)
      add(RecentKind::Model, actor.model->path, recent, state.actors.size() == 1 ? files : first);
    for (const auto& motion : motions()) add(RecentKind::Motion, motion->path, recent, files);
    if (!state.song.file.empty()) add(RecentKind::Motion, state.song.file, recent, files);
  }
  recentPictures_->keep(picture, files, first, recent.all());
}

void MainWindow::remember(RecentKind kind, const std::filesystem::path& file) {
  if (isOfDemo(file)) return;
  settings_.addRecent(kind, file);
}

/// Remembers the opened files in this order, so that the dance is the latest motion.
void MainWindow::rememberAll(const LoadedFiles& files) {
  if (files.showFile.empty() || keeper_->has(files.showFile)) {
    for (const OpenedActor& actor : files.actors) remember(RecentKind::Model, actor.model->path);
    if (!files.song.file.empty()) remember(RecentKind::Motion, files.song.file);
  } else {
    remember(RecentKind::Show, files.showFile);
  }
  for (const auto& motion : files.motions) remember(RecentKind::Motion, motion->path);
  start_->setRecent(settings_.recent());
}

void MainWindow::fillRecent() {
  actions_.recent->clear();
  const std::array titles{tr("Shows"), tr("Models"), tr("Motions and songs")};
  for (const RecentKind kind : kRecentKinds) {
    const QStringList& files = settings_.recent().of(kind);
    if (!files.isEmpty()) actions_.recent->addSection(titles[static_cast<std::size_t>(kind)]);
    for (const QString& file : files) {
      const QString name = oneLine(file.toStdString());
      QAction* action = actions_.recent->addAction(
          actionText(fontMetrics().elidedText(name, Qt::ElideMiddle, widthOfLetters(fontMetrics(), kRecentLetters))));
      action->setToolTip(plainToolTip(name));
      connect(action, &QAction::triggered, this, [this, file] { openFiles({toPath(file)}); });
    }
  }
  if (actions_.recent->isEmpty()) {
    actions_.recent->addAction(tr("None yet"))->setEnabled(false);
    return;
  }
  actions_.recent->addSeparator();
  connect(actions_.recent->addAction(tr("Clear")), &QAction::triggered, this, [this] {
    settings_.clearRecent();
    showRecent();
  });
}

void MainWindow::openFirst() {
  if (settings_.recent().all().isEmpty()) openDemo();
}

}  // namespace app
