// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of ExportDialog that shows the terms, exports, and says how it went.

#include <algorithm>
#include <initializer_list>
#include <span>
#include <system_error>
#include <utility>

#include <QApplication>
#include <QByteArray>
#include <QCheckBox>
#include <QCloseEvent>
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
#include "app/export/model_terms.h"
#include "app/exporter/export_show.h"
#include "app/widgets/fitting_dialogs.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {
namespace {

ContentHash hashOf(const QString& text) {
  const QByteArray utf8 = text.toUtf8();
  return contentHash(std::as_bytes(std::span(utf8.constData(), static_cast<std::size_t>(utf8.size()))));
}

}  // namespace

/// Returns the typed name with the ending of the format. One without a folder is in the proposed
/// folder.
std::filesystem::path ExportDialog::chosenFile() const {
  std::filesystem::path chosen = start_.file.parent_path() / toPath(file->text().trimmed());
  if (exportKindOf(chosen) != chosenKind()) chosen += '.' + std::string(endingOf(chosenKind()));
  return chosen;
}

/// Returns the models that the file would contain, each once.
std::vector<std::shared_ptr<const LoadedModel>> ExportDialog::modelsInside() const {
  std::vector<std::shared_ptr<const LoadedModel>> inside;
  const ExportRequest wanted = request();
  if (!holdsModel(wanted.kind)) return inside;
  for (const ActorParts& each : start_.scene.actors) {
    if (std::ranges::count(wanted.actors, each.id) > 0 && std::ranges::count(inside, each.model) == 0)
      inside.push_back(each.model);
  }
  return inside;
}

void ExportDialog::start() {
  sessionEnds_ = false;  // another program kept it
  followName();
  tell({});
  const ExportRequest wanted = request();
  if (wanted.first > wanted.last) return tell(tr("The first frame comes after the last"));
  if (file->text().trimmed().isEmpty()) return tell(tr("Choose a file to export to"));
  if (holdsSeveral(wanted.kind) && !wanted.still && wanted.clips.empty()) return tell(tr("Tick a clip, or more"));
  to_ = chosenFile();
  if (toPath(file->text()).is_relative()) file->setText(shownPath(to_));  // where it will be
  auto inside = modelsInside();
  if (inside.empty()) return beginIfWanted();
  const auto count = static_cast<int>(inside.size());
  reader_.start(std::move(inside));
  setBusy(true);
  tell(tr("Reading what the makers of %n model(s) say…", nullptr, count));
}

/// Shows those of the terms that nobody has agreed to, and exports where there are none.
void ExportDialog::showTerms(const std::vector<TermsOfModel>& all) {
  setBusy(false);
  tell({});
  agreed_.clear();
  QStringList unseen;
  for (const TermsOfModel& each : all) {
    const QString text = termsText(each.terms, each.losses);
    if (start_.agreed->contains(hashOf(text)) || unseen.contains(text)) continue;
    unseen << text;
    agreed_.push_back(hashOf(text));
  }
  if (unseen.isEmpty()) return beginIfWanted();
  terms->setPlainText(unseen.join(QStringLiteral("\n\n\n")));
  showPage(true);
}

/// Shows the page of terms, or that of the fields.
void ExportDialog::showPage(bool ofTerms) {
  const std::initializer_list<QWidget*> termsParts{termsPage_, agreeButton, declineButton},
      fieldsParts{fields_, startButton, stopButton, closeButton, folderButton};
  // First those that go: the row of buttons is never wider than it has to be.
  for (QWidget* part : ofTerms ? fieldsParts : termsParts) part->hide();
  for (QWidget* part : ofTerms ? termsParts : fieldsParts) part->show();
  showProgress();
  // On the page of terms Enter does nothing: it may still be held, and nobody agrees unread.
  startButton->setDefault(!ofTerms);
  if (ofTerms) {
    terms->setFocus();
  } else if (isVisible()) {
    startButton->setFocus();
  }
  fit();
}

void ExportDialog::agree() {
  start_.agreed->insert(agreed_.begin(), agreed_.end());
  showPage(false);
  beginIfWanted();
}

/// Returns whether no file is in the way, or the user wants it to be replaced.
bool ExportDialog::mayReplace() {
  std::vector<std::filesystem::path> all{to_};
  if (const auto rest = restPathsOf(to_); rest && hasRestMesh(chosenKind())) {
    all.push_back(rest->mesh);
    all.push_back(rest->library);
  }
  QStringList taken;
  for (const std::filesystem::path& each : all) {
    std::error_code failed;
    if (const bool known = std::ranges::count(start_.inputs, each) > 0; !known && std::filesystem::exists(each, failed))
      taken << shownName(each);
  }
  if (taken.isEmpty()) return true;
  const QString question = taken.size() == 1
                               ? tr("%1 already exists. Replace it?").arg(taken.front())
                               : tr("These files already exist: %1. Replace them?").arg(enumerated(taken));
  return ask(this, windowTitle(), question) == QMessageBox::Yes;
}

void ExportDialog::beginIfWanted() {
  if (mayReplace()) begin();
}

void ExportDialog::begin() {
  ExportScene scene = start_.scene;
  scene.physics.on = physics->isEnabled() && physics->isChecked();
  if (const auto started = maker_.start(std::move(scene), request(), to_, start_.inputs); !started)
    return tell(oneLine(base::describe(started.error())));
  setBusy(true);
  bringIntoSight(progress);
}

void ExportDialog::stop() {
  if (reading()) {
    reader_.stop();
    setBusy(false);
    return tell(tr("Stopped; nothing was written"));
  }
  if (!running()) return;
  maker_.stop();
  stopButton->setEnabled(false);
  tell(tr("Stopping…"));
}

void ExportDialog::stopNow() {
  reader_.stop();
  maker_.stopNow();
}

void ExportDialog::reject() {
  if (agreeButton->isVisible()) return showPage(false);
  reader_.stop();
  if (!running()) return QDialog::reject();
  closing_ = true;
  stop();
}

void ExportDialog::closeEvent(QCloseEvent* event) {
  reader_.stop();
  if (!running()) return QDialog::reject();
  closing_ = true;
  if (sessionEnds_) return stopNow();  // and is closed by that
  stop();
  event->ignore();
}

QString ExportDialog::endWithoutDisplay() {
  if (!running()) return {};
  const bool whole = maker_.endWithoutDisplay();
  return (whole ? tr("Exported: %1") : tr("The export of %1 was stopped")).arg(shownName(to_));
}

/// Suits the fields and buttons to whether the terms are being read, or the export runs.
void ExportDialog::setBusy(bool busy) {
  fields_->setEnabled(!busy);
  const bool hadKeys = stopButton->hasFocus() || isAncestorOf(focusWidget());
  startButton->setEnabled(!busy);
  stopButton->setEnabled(busy);
  folderButton->setEnabled(false);
  if (busy) progress->setValue(0);
  showProgress();
  // Otherwise the keyboard goes on to Close, where Enter loses the settings.
  if (hadKeys) (busy ? stopButton : startButton)->setFocus();
}

void ExportDialog::ended(const ExportMaker::End& end) {
  setBusy(false);
  const bool whole = !end.stopped && end.error.isEmpty();
  if (!whole) progress->reset();
  if (closing_) {  // what came before the stop is told by the window
    if (whole) emit written(to_);
    if (!end.error.isEmpty()) emit failed(end.error);
    QDialog::reject();
    return;
  }
  if (end.stopped) return tell(tr("Stopped; nothing was written"));
  if (!end.error.isEmpty()) return tell(end.error, end.notes);
  progress->setValue(progress->maximum());
  folderButton->setEnabled(true);
  showProgress();
  tell(exportedSentence(shownName(to_), chosenKind(), end.summary), end.notes);
  emit written(to_);
}

void ExportDialog::showFolder() { QDesktopServices::openUrl(QUrl::fromLocalFile(shownPath(to_.parent_path()))); }

/// Clears the result of the last export once the fields have changed.
void ExportDialog::forgetMade() {
  if (running() || reading() || !folderButton->isEnabled()) return;
  folderButton->setEnabled(false);
  progress->reset();
  showProgress();
  tell({});
}

/// Shows how far the export is, or that it is done. Otherwise there is an empty place: an empty bar
/// looks as if something could be typed.
void ExportDialog::showProgress() {
  const bool ofTerms = termsPage_->isVisibleTo(this);
  QSizePolicy policy = progress->sizePolicy();
  policy.setRetainSizeWhenHidden(!ofTerms);
  progress->setSizePolicy(policy);
  progress->setVisible(!ofTerms && (running() || reading() || folderButton->isEnabled()));
}

void ExportDialog::tell(const QString& text, const QStringList& lines) {
  message->setText(text);
  notes->setPlainText(lines.join(u'\n'));
  for (QWidget* part : std::initializer_list<QWidget*>{notesTitle_, notes}) part->setVisible(!lines.isEmpty());
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
void ExportDialog::fit() { FittingDialogs::grow(*this); }

}  // namespace app
