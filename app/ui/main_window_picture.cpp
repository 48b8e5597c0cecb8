// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in pictures of the view: to the user's folder, to a file, to the
// clipboard.

#include <algorithm>

#include <QAction>
#include <QDesktopServices>
#include <QStatusBar>
#include <QToolButton>
#include <QToolTip>
#include <QUrl>

#include "app/film/picture_file.h"
#include "app/stage/stage.h"
#include "app/ui/main_window.h"
#include "app/ui/picture_name.h"
#include "app/ui/view_pictures.h"
#include "app/ui/window_inputs.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kPictureSaidFor = 5000;  // milliseconds
const QString kFolderButton = QStringLiteral("openPictures");

}  // namespace

void MainWindow::connectPicture() {
  const WindowActions& a = actions_;
  connect(a.savePicture, &QAction::triggered, this, [this] { pictures_->save(pictureName(), clock().frame()); });
  connect(a.savePictureAs, &QAction::triggered, this, &MainWindow::chooseAndSavePicture);
  connect(a.copyPicture, &QAction::triggered, this, [this] {
    if (pictures_->copy()) say(tr("Picture copied"));
  });
  connect(a.transparentPictures, &QAction::toggled, pictures_, &ViewPictures::setTransparent);
  connect(a.openPictures, &QAction::triggered, this,
          [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(shownPath(pictures_->savedIn()))); });
  connect(pictures_, &ViewPictures::saved, this, [this](const std::filesystem::path& file) {
    // The message isn't above the view, because it would make the view, and so the next picture,
    // smaller.
    const int room = std::max(statusBar()->width() / 2, 100);
    say(tr("Picture saved: %1").arg(fontMetrics().elidedText(oneLine(file.string()), Qt::ElideLeft, room)));
    actions_.openPictures->setEnabled(true);
    statusBar()->findChild<QToolButton*>(kFolderButton)->show();
  });
  auto* folder = new QToolButton(statusBar());
  folder->setObjectName(kFolderButton);
  folder->setDefaultAction(a.openPictures);
  folder->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // the bar keeps its height
  statusBar()->addPermanentWidget(folder);
  folder->hide();
  // It is about the last message.
  connect(statusBar(), &QStatusBar::messageChanged, folder, &QWidget::hide);
  connect(pictures_, &ViewPictures::failed, this, [this](const QString& why) { message_->showMessages({why}); });
}

/// Shows a message for some seconds, at the bottom, or over the view where there is nothing else.
void MainWindow::say(const QString& text) {
  statusBar()->showMessage(text, kPictureSaidFor);
  if (statusBar()->isVisible()) return;
  QWidget* over = stage_->container();
  QToolTip::showText(over->mapToGlobal(QPoint(0, 0)), plainToolTip(text), over, {}, kPictureSaidFor);
}

/// Returns a name from the show, or from the selected model.
QString MainWindow::pictureName() const {
  if (!showFile_.empty()) return shownName(showFile_.stem());
  return model() != nullptr ? modelName(*model()) : QString();
}

void MainWindow::chooseAndSavePicture() {
  const QString png = tr("PNG (*.png)"), jpeg = tr("JPEG (*.jpg *.jpeg)"), webp = tr("WebP (*.webp)");
  QString kind = png;
  const QString proposed =
      shownPath(pictures_->folder()) + u'/' + pictureStem(pictureName(), clock().frame()) + QStringLiteral(".png");
  const QString chosen =
      askWhereToSave(this, tr("Save Picture"), proposed, QStringList{png, jpeg, webp}.join(QStringLiteral(";;")),
                     Overwriting::Asked, &kind);
  if (chosen.isEmpty()) return;
  std::filesystem::path file = toPath(chosen);
  const bool named = pictureFormat(file).has_value();
  if (!named) file += kind == jpeg ? ".jpg" : kind == webp ? ".webp" : ".png";
  std::error_code failed;
  // The dialog has only asked about the name as it was typed.
  if (!named && std::filesystem::exists(file, failed) &&
      ask(this, tr("Save Picture"), tr("%1 is there already. Replace it?").arg(shownName(file))) != QMessageBox::Yes)
    return;
  savePicture(file);
}

bool MainWindow::savePicture(const std::filesystem::path& file) {
  const auto written = pictures_->saveAs(file, inputsOf(*document_, showFile_));
  if (!written) message_->showMessages({oneLine(base::describe(written.error()))});
  return written.has_value();
}

}  // namespace app
