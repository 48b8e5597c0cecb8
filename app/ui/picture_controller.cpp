// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/picture_controller.h"

#include <algorithm>

#include <QAction>
#include <QDesktopServices>
#include <QMainWindow>
#include <QProgressBar>
#include <QShortcut>
#include <QStatusBar>
#include <QToolButton>
#include <QUrl>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/film/picture_file.h"
#include "app/language/live_text.h"
#include "app/playback/picture_name.h"
#include "app/playback/transport.h"
#include "app/playback/view_pictures.h"
#include "app/ui/saving_places.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {
namespace {

const QString kFolderButton = QStringLiteral("openPictures");
constexpr int kSoonMs = 300;         // a picture that takes no longer shows no progress
constexpr int kProgressWidth = 180;  // device-independent pixels

}  // namespace

PictureController::PictureController(ViewPictures& pictures, const ShowParts& show, const WindowParts& parts)
    : pictures_(pictures),
      document_(show.document),
      selection_(show.selection),
      transport_(show.transport),
      file_(show.file),
      settings_(parts.settings),
      messages_(parts.messages),
      actions_(parts.actions),
      window_(parts.window) {
  const WindowActions& a = actions_;
  connect(a[ActionId::SavePicture], &QAction::triggered, this, [this] {
    if (mayBegin()) pictures_.save(name(), transport_.clock().frame());
  });
  connect(a[ActionId::SavePictureAs], &QAction::triggered, this, &PictureController::chooseAndSave);
  connect(a[ActionId::CopyPicture], &QAction::triggered, this, [this] {
    if (mayBegin()) pictures_.copy();
  });
  connect(a[ActionId::TransparentPictures], &QAction::toggled, &pictures_, &ViewPictures::setTransparent);
  connect(a[ActionId::PicturesAsShown], &QAction::toggled, &pictures_, &ViewPictures::setAsShown);
  pictures_.setSize(settings_.pictureSize());
  connect(a[ActionId::OpenPictures], &QAction::triggered, this,
          [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(shownPath(pictures_.savedIn()))); });
  makeProgress();
  makeFolderButton();
  connectPictures();
}

void PictureController::connectPictures() {
  connect(&pictures_, &ViewPictures::saved, this, &PictureController::showSaved);
  connect(&pictures_, &ViewPictures::copied, this, [this] { messages_.say(tr("Screenshot copied")); });
  connect(&pictures_, &ViewPictures::failed, this, [this](const LiveText& why) { messages_.addShown(why); });
  connect(&pictures_, &ViewPictures::begun, this, [this] {
    takeEscape();
    soon_.start();
  });
  connect(&pictures_, &ViewPictures::progressed, progress_,
          [this](double done) { progress_->setValue(static_cast<int>(done * 100.0)); });
  connect(&pictures_, &ViewPictures::drawn, this, &PictureController::endCancelling);
  connect(&pictures_, &ViewPictures::dropped, this, &PictureController::endCancelling);
  connect(actions_[ActionId::FullScreen], &QAction::toggled, this, &PictureController::takeEscape);
  connect(&pictures_, &ViewPictures::dropped, this, [this] { messages_.say(tr("Screenshot cancelled")); });
  connect(&pictures_, &ViewPictures::idle, this, &PictureController::endDrawing);
}

/// Makes the parts of the status bar that show how far a picture is.
void PictureController::makeProgress() {
  QStatusBar* bar = window_.statusBar();
  progress_ = new QProgressBar(bar);
  progress_->setObjectName(QStringLiteral("pictureProgress"));
  progress_->setRange(0, 100);
  progress_->setMaximumWidth(kProgressWidth);
  progress_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // the bar keeps its height
  cancel_ = new QToolButton(bar);
  cancel_->setObjectName(QStringLiteral("cancelPicture"));
  cancel_->setFocusPolicy(Qt::TabFocus);
  cancel_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
  escape_ = new QShortcut(Qt::Key_Escape, &window_);
  keepTranslated(this, [this] {
    progress_->setAccessibleName(tr("Drawing the screenshot"));
    progress_->setFormat(tr("Screenshot: %p %"));
    cancel_->setText(tr("Cancel"));
    cancel_->setAccessibleName(tr("Cancel the screenshot"));
    cancel_->setToolTip(tr("Cancel the screenshot that is being drawn (Escape)"));
  });
  for (QWidget* each : {static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_)}) {
    bar->addPermanentWidget(each);
    each->hide();
  }
  escape_->setEnabled(false);
  connect(cancel_, &QToolButton::clicked, &pictures_, &ViewPictures::drop);
  connect(escape_, &QShortcut::activated, &pictures_, &ViewPictures::drop);
  soon_.setSingleShot(true);
  soon_.setInterval(kSoonMs);
  connect(&soon_, &QTimer::timeout, this, &PictureController::showDrawing);
}

/// Returns whether a picture may begin. It says why not.
bool PictureController::mayBegin() {
  if (!pictures_.drawing()) return true;
  messages_.say(tr("A screenshot is still being drawn"));
  return false;
}

void PictureController::showDrawing() {
  if (!pictures_.working()) return;
  progress_->show();
  cancel_->setVisible(pictures_.drawing());
  if (!escape_->isEnabled() || !window_.isVisible()) return messages_.sayOverPicture(tr("Drawing the screenshot…"));
  // Over the picture it would have the view drawn anew.
  messages_.sayInStatusBar(tr("Drawing the screenshot; Escape cancels"));
}

/// Escape cancels; but it leaves full screen where there is one.
void PictureController::takeEscape() {
  escape_->setEnabled(pictures_.drawing() && !actions_[ActionId::FullScreen]->isChecked());
}

void PictureController::endCancelling() {
  cancel_->hide();
  escape_->setEnabled(false);
}

void PictureController::endDrawing() {
  soon_.stop();
  progress_->setValue(0);
  progress_->hide();
  endCancelling();
}

void PictureController::makeFolderButton() {
  QStatusBar* bar = window_.statusBar();
  auto* folder = new QToolButton(bar);
  folder->setObjectName(kFolderButton);
  folder->setDefaultAction(actions_[ActionId::OpenPictures]);
  folder->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // the bar keeps its height
  bar->addPermanentWidget(folder);
  folder->hide();
  // It is about the last message.
  connect(bar, &QStatusBar::messageChanged, folder, &QWidget::hide);
}

/// The message isn't above the view, because it would make the view, and so the next picture,
/// smaller.
void PictureController::showSaved(const std::filesystem::path& file) {
  QStatusBar* bar = window_.statusBar();
  const int room = std::max(bar->width() / 2, 100);
  const QString name = window_.fontMetrics().elidedText(oneLine(file.string()), Qt::ElideLeft, room);
  messages_.say(tr("Screenshot saved: %1").arg(name));
  actions_[ActionId::OpenPictures]->setEnabled(true);
  bar->findChild<QToolButton*>(kFolderButton)->show();
}

/// Returns a name from the show, or from the selected model.
QString PictureController::name() const {
  if (file_.exists()) return shownName(file_.path().stem());
  const DocumentActor* shown = document_.state().find(selection_.actor());
  return shown != nullptr ? modelName(*shown->model) : QString();
}

void PictureController::chooseAndSave() {
  const QString png = tr("PNG (*.png)"), jpeg = tr("JPEG (*.jpg *.jpeg)"), webp = tr("WebP (*.webp)");
  QString kind = png;
  const QString proposed =
      placeToSave(settings_, SavedKind::Screenshot, pictureStem(name(), transport_.clock().frame()),
                  QStringLiteral(".png"), pictures_.folder());
  const QString chosen =
      askWhereToSave(&window_, tr("Save Screenshot"), proposed, QStringList{png, jpeg, webp}.join(QStringLiteral(";;")),
                     Overwriting::Asked, &kind);
  if (chosen.isEmpty()) return;
  std::filesystem::path file = toPath(chosen);
  const bool named = pictureFormat(file).has_value();
  if (!named) file += kind == jpeg ? ".jpg" : kind == webp ? ".webp" : ".png";
  std::error_code failed;
  // The dialog has only asked about the name as it was typed.
  if (!named && std::filesystem::exists(file, failed) &&
      ask(&window_, tr("Save Screenshot"), tr("%1 already exists. Replace it?").arg(shownName(file))) !=
          QMessageBox::Yes)
    return;
  if (save(file)) rememberPlace(settings_, SavedKind::Screenshot, file);
}

bool PictureController::save(const std::filesystem::path& file) {
  if (!mayBegin()) return false;
  const auto begun = pictures_.saveAs(file, file_.inputs());
  if (!begun) messages_.show({oneLine(base::describe(begun.error()))});
  return begun.has_value();
}

void PictureController::showPossible() {
  const bool any = !document_.state().actors.empty();
  for (QAction* action :
       {actions_[ActionId::SavePicture], actions_[ActionId::SavePictureAs], actions_[ActionId::CopyPicture]})
    action->setEnabled(any);
}

}  // namespace app
