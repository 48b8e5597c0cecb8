// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of ExportDialog that shows the terms, exports, and says how it went.

#include <algorithm>
#include <initializer_list>
#include <system_error>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QUrl>

#include "app/dialogs/export_dialog.h"
#include "app/dialogs/export_words.h"
#include "app/exporter/export_show.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {

/// Returns the typed name with the ending of the format.
std::filesystem::path ExportDialog::chosenFile() const {
  std::filesystem::path chosen = toPath(file->text().trimmed());
  if (exportKindOf(chosen) != chosenKind()) chosen += '.' + std::string(endingOf(chosenKind()));
  return chosen;
}

/// Returns the models that the file would contain and whose terms nobody has agreed to.
std::vector<std::shared_ptr<const LoadedModel>> ExportDialog::unseen() const {
  std::vector<std::shared_ptr<const LoadedModel>> found;
  const ExportRequest wanted = request();
  if (!holdsModel(wanted.kind)) return found;
  for (const ActorParts& each : start_.scene.actors) {
    const bool there = std::ranges::find(found, each.model) != found.end();
    if (there || std::ranges::count(wanted.actors, each.id) == 0 || start_.agreed->contains(each.model->hash)) continue;
    found.push_back(each.model);
  }
  return found;
}

void ExportDialog::start() {
  followName();
  tell({});
  const ExportRequest wanted = request();
  if (wanted.first > wanted.last) return tell(tr("The first frame comes after the last"));
  if (file->text().trimmed().isEmpty()) return tell(tr("Choose a file to export to"));
  if (holdsSeveral(wanted.kind) && !wanted.still && wanted.clips.empty()) return tell(tr("Tick a clip, or more"));
  to_ = chosenFile();
  std::vector<std::filesystem::path> all{to_};
  if (const auto rest = restPathsOf(to_); rest && hasRestMesh(wanted.kind)) {
    all.push_back(rest->mesh);
    all.push_back(rest->library);
  }
  QStringList taken;
  for (const std::filesystem::path& each : all) {
    std::error_code failed;
    if (const bool known = std::ranges::count(start_.inputs, each) > 0; !known && std::filesystem::exists(each, failed))
      taken << shownName(each);
  }
  if (!taken.isEmpty() &&
      ask(this, windowTitle(), tr("%1 already exists. Replace it?").arg(enumerated(taken))) != QMessageBox::Yes)
    return;
  if (unseen().empty()) return begin();
  showTerms(true);
}

/// Shows the page of terms, or leaves it.
void ExportDialog::showTerms(bool shown) {
  if (shown) {
    std::vector<ModelTerms> all;
    for (const auto& model : unseen()) {
      base::Issues unread;  // the export itself tells of them
      all.push_back(modelTerms(*model, unread));
    }
    terms->setPlainText(termsText(all));
  }
  const std::initializer_list<QWidget*> ofTerms{termsPage_, agreeButton, declineButton},
      ofFields{fields_, progress, startButton, stopButton, closeButton, folderButton};
  // First those that go: the row of buttons is never wider than it has to be.
  for (QWidget* part : shown ? ofFields : ofTerms) part->hide();
  for (QWidget* part : shown ? ofTerms : ofFields) part->show();
  startButton->setDefault(!shown);
  agreeButton->setDefault(shown);
  if (shown) {
    terms->setFocus();
  } else if (isVisible()) {
    startButton->setFocus();
  }
  fit();
}

void ExportDialog::agree() {
  for (const auto& model : unseen()) start_.agreed->insert(model->hash);
  showTerms(false);
  begin();
}

void ExportDialog::begin() {
  ExportScene scene = start_.scene;
  scene.physics.on = physics->isEnabled() && physics->isChecked();
  if (const auto started = maker_.start(std::move(scene), request(), to_, start_.inputs); !started)
    return tell(oneLine(base::describe(started.error())));
  setRunning(true);
  bringIntoSight(progress);
}

void ExportDialog::stop() {
  if (!running()) return;
  maker_.stop();
  stopButton->setEnabled(false);
  tell(tr("Stopping…"));
}

void ExportDialog::reject() {
  if (agreeButton->isVisible()) return showTerms(false);
  if (!running()) return QDialog::reject();
  closing_ = true;
  stop();
}

void ExportDialog::setRunning(bool running) {
  fields_->setEnabled(!running);
  const bool hadKeys = stopButton->hasFocus() || isAncestorOf(focusWidget());
  startButton->setEnabled(!running);
  stopButton->setEnabled(running);
  folderButton->setEnabled(false);
  if (running) progress->setValue(0);
  // Otherwise the keyboard goes on to Close, where Enter loses the settings.
  if (hadKeys) (running ? stopButton : startButton)->setFocus();
}

void ExportDialog::ended(const ExportMaker::End& end) {
  setRunning(false);
  if (end.stopped || !end.error.isEmpty()) progress->reset();
  if (closing_) return QDialog::reject();
  if (end.stopped) return tell(tr("Stopped; nothing was written"));
  if (!end.error.isEmpty()) return tell(end.error, end.notes);
  progress->setValue(progress->maximum());
  folderButton->setEnabled(true);
  tell(exportedSentence(shownName(to_), chosenKind(), end.summary), end.notes);
  emit written(to_);
}

void ExportDialog::showFolder() { QDesktopServices::openUrl(QUrl::fromLocalFile(shownPath(to_.parent_path()))); }

/// Clears the result of the last export once the fields have changed.
void ExportDialog::forgetMade() {
  if (running() || !folderButton->isEnabled()) return;
  folderButton->setEnabled(false);
  progress->reset();
  tell({});
}

void ExportDialog::tell(const QString& text, const QStringList& lines) {
  message->setText(text);
  notes->setPlainText(lines.join(u'\n'));
  notes->setVisible(!lines.isEmpty());
  fit();
  if (!text.isEmpty()) bringIntoSight(lines.isEmpty() ? static_cast<QWidget*>(message) : notes);
}

/// Scrolls to a part, where the screen is smaller than the dialog (FittingDialogs).
void ExportDialog::bringIntoSight(QWidget* part) {
  QWidget* above = part->parentWidget();
  while (above != nullptr && qobject_cast<QScrollArea*>(above) == nullptr) above = above->parentWidget();
  if (auto* area = qobject_cast<QScrollArea*>(above))
    QTimer::singleShot(0, area, [area, part] { area->ensureWidgetVisible(part); });  // once it has its place
}

/// A layout doesn't enlarge its dialog for what needs more room than before.
void ExportDialog::fit() {
  layout()->activate();
  const int wanted =
      layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : layout()->totalMinimumSize().height();
  if (wanted > height()) resize(width(), wanted);
}

}  // namespace app
