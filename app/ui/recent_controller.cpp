// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/recent_controller.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/action_text.h"
#include "app/opening/file_loader.h"
#include "app/opening/file_presence.h"
#include "app/opening/taken_files.h"
#include "app/opening/thumbnails.h"
#include "app/playback/playback.h"
#include "app/playback/shown_moment.h"
#include "app/stage/view_window.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/recent_pictures.h"
#include "app/ui/show_file.h"
#include "app/ui/start_page.h"
#include "app/ui/window_settings.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kRecentLetters = 90;  // of a path in the menu, which must not be wider than a screen

/// Puts a square picture whole into the middle of one with the shape of those that are kept.
QImage inTheMiddle(const QImage& square) {
  QImage whole(RecentPictures::kSize, QImage::Format_RGB32);
  whole.fill(Qt::white);
  QPainter(&whole).drawImage((whole.width() - square.width()) / 2, (whole.height() - square.height()) / 2, square);
  return whole;
}

/// Returns whether a file is there and not older than another.
bool isNewer(const std::filesystem::path& file, const std::filesystem::path& than) {
  std::error_code failed;
  const auto written = std::filesystem::last_write_time(file, failed);
  if (failed) return false;
  const auto other = std::filesystem::last_write_time(than, failed);
  return failed || written >= other;
}

}  // namespace

RecentController::RecentController(StartPage& page, ViewWindow& view, const ShowParts& show,
                                   const ChangesKeeper& keeper, const WindowParts& parts)
    : page_(page),
      view_(view),
      show_(show),
      keeper_(keeper),
      parts_(parts),
      pictures_(new RecentPictures(parts.settings.kept() ? RecentPictures::standardFolder() : std::filesystem::path(),
                                   &parts.window)),
      presence_(std::make_unique<FilePresence>()),
      moment_(std::make_unique<ShownMoment>(
          [this] { return show_.playback.picture({.asShown = true}).value_or(QImage()); })),
      models_(std::make_unique<Thumbnails>(OpenContext(), nullptr, RecentPictures::kSize.height())) {
  connectPage();
  moment_->setOn(parts_.settings.kept());
  connect(&show_.playback, &Playback::allShown, moment_.get(), &ShownMoment::seen);
  connect(moment_.get(), &ShownMoment::taken, this, &RecentController::keepPicture);
  connect(models_.get(), &Thumbnails::ready, this, [this](const std::filesystem::path& model, const QImage& picture) {
    const QStringList file{recentName(model)};
    pictures_->keep(inTheMiddle(picture), file, parts_.settings.recent().all());
    pictures_->want(file);  // the start page may be there by now
  });
  connect(parts_.actions.recent, &QMenu::aboutToShow, this, &RecentController::fillMenu);
  page_.setRecent(parts_.settings.recent());
  page_.setFocus();
}

RecentController::~RecentController() = default;

void RecentController::connectPage() {
  connect(&page_, &StartPage::openWanted, parts_.actions[ActionId::Open], &QAction::trigger);
  connect(&page_, &StartPage::openFolderWanted, parts_.actions[ActionId::OpenFolder], &QAction::trigger);
  connect(&page_, &StartPage::recentWanted, this, [this](const QString& file) { emit openWanted(toPath(file)); });
  connect(&page_, &StartPage::forgetWanted, this, [this](const QString& file) {
    parts_.settings.removeRecent(file);
    showAll();
  });
  connect(&page_, &StartPage::shown, this, [this] {
    const QStringList files = parts_.settings.recent().all();
    pictures_->want(files);
    presence_->look(files);
  });
  connect(pictures_, &RecentPictures::ready, &page_, &StartPage::setPicture);
  connect(presence_.get(), &FilePresence::told, &page_, &StartPage::setThere);
}

void RecentController::leaveShow() { moment_->leave(); }

/// Shows the remembered files. The demo is never among them.
void RecentController::showAll() {
  pictures_->keepOnly(parts_.settings.recent().all());
  page_.setRecent(parts_.settings.recent());
}

void RecentController::keepPicture(const QImage& picture) {
  if (!view_.isExposed() || show_.file.showsDemo()) return;
  const RecentFiles& recent = parts_.settings.recent();
  QStringList files;
  const auto add = [](RecentKind kind, const std::filesystem::path& file, const RecentFiles& known, QStringList& to) {
    const QString name = recentName(file);
    if (known.of(kind).contains(name) && !to.contains(name)) to << name;
  };
  const DocumentState& state = show_.document.state();
  if (show_.file.exists()) {
    add(RecentKind::Show, show_.file.path(), recent, files);
  } else {
    for (const auto& motion : motionsOf(state, show_.selection.actor()))
      add(RecentKind::Motion, motion->path, recent, files);
    if (!state.song.file.empty()) add(RecentKind::Motion, state.song.file, recent, files);
  }
  pictures_->keep(picture, files, recent.all());
  drawModels();
}

/// The pictures of models show them alone, as `odori thumbnail` draws them, and not the show in
/// which they were. A model is drawn once, and again when its file has changed.
void RecentController::drawModels() {
  const QStringList& known = parts_.settings.recent().of(RecentKind::Model);
  QStringList drawn;
  for (const DocumentActor& actor : show_.document.state().actors) {
    const QString name = recentName(actor.model->path);
    if (!known.contains(name) || drawn.contains(name)) continue;
    drawn << name;
    if (isNewer(pictures_->pictureOf(name), diskFileOf(actor.model->path))) continue;
    models_->want(actor.model, actor.textures);
  }
}

bool RecentController::isBuiltIn(const std::filesystem::path& file) const {
  return show_.file.isOfDemo(file) || show_.file.isOfLab(file);
}

void RecentController::remember(RecentKind kind, const std::filesystem::path& file) {
  if (!isBuiltIn(file)) parts_.settings.addRecent(kind, file);
  page_.setRecent(parts_.settings.recent());
}

void RecentController::rememberAll(const LoadedFiles& files) {
  const auto add = [this](RecentKind kind, const std::filesystem::path& file) {
    if (!isBuiltIn(file)) parts_.settings.addRecent(kind, file);
  };
  if (files.showFile.empty() || keeper_.has(files.showFile)) {
    for (const OpenedActor& actor : files.actors) add(RecentKind::Model, actor.model->path);
    if (!files.song.file.empty()) add(RecentKind::Motion, files.song.file);
  } else {
    add(RecentKind::Show, files.showFile);
  }
  for (const auto& motion : files.motions) add(RecentKind::Motion, motion->path);
  page_.setRecent(parts_.settings.recent());
}

void RecentController::fillMenu() {
  QMenu& menu = *parts_.actions.recent;
  const RecentFiles& recent = parts_.settings.recent();
  const QFontMetrics letters = parts_.window.fontMetrics();
  menu.clear();
  const std::array titles{tr("Shows"), tr("Models"), tr("Motions and songs")};
  for (const RecentKind kind : kRecentKinds) {
    const QStringList& files = recent.of(kind);
    if (!files.isEmpty()) menu.addSection(titles[static_cast<std::size_t>(kind)]);
    for (const QString& file : files) {
      const QString name = oneLine(file.toStdString());
      QAction* action = menu.addAction(
          actionText(letters.elidedText(name, Qt::ElideMiddle, widthOfLetters(letters, kRecentLetters))));
      action->setToolTip(plainToolTip(name));
      connect(action, &QAction::triggered, this, [this, file] { emit openWanted(toPath(file)); });
    }
  }
  if (menu.isEmpty()) {
    menu.addAction(tr("None yet"))->setEnabled(false);
    return;
  }
  menu.addSeparator();
  connect(menu.addAction(tr("Clear")), &QAction::triggered, this, [this] {
    parts_.settings.clearRecent();
    showAll();
  });
}

}  // namespace app
