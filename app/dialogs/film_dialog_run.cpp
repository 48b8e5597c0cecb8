// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of FilmDialog that makes the film and says how it goes.

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include "app/dialogs/film_dialog.h"
#include "app/dialogs/film_name.h"
#include "app/dialogs/stereo_choice.h"
#include "app/film/film_inputs.h"
#include "app/language/live_text.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Scrolls to a part of the dialog, where that has no room for all of them (FittingDialogs).
void bringInSight(QWidget& part) {
  for (QWidget* each = part.parentWidget(); each != nullptr; each = each->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(each)) area->ensureWidgetVisible(&part);
}

}  // namespace

void FilmDialog::offerMade(const std::filesystem::path& made) {
  made_ = made;
  playButton->setVisible(!made.empty() && chosenKind() != Kind::Pictures);  // a sequence is many files
  folderButton->setVisible(!made.empty());
  if (made.empty()) return;
  progress->hide();
  bringInSight(*folderButton);
}

void FilmDialog::showPlayText() {
  const bool film = !isStill(chosenKind()) && chosenKind() != Kind::Pictures;
  playButton->setText(film ? tr("P&lay") : tr("Open"));
}

/// Clears the result of the last film once the fields have changed.
void FilmDialog::forgetMade() {
  if (message == nullptr || running()) return;
  offerMade({});
  message->clear();
  progress->hide();
}

void FilmDialog::start() {
  followName();
  const FilmSettings film = settings();
  say([] { return QString(); });
  if (first->value() > last->value()) {
    say([] { return tr("The first frame comes after the last"); });
    return;
  }
  FilmScene scene = scene_();
  scene.look.stereo = stereo->options();
  if (const QString why = whyNotStereo(scene); !why.isEmpty()) {
    say([this, scene] { return whyNotStereo(scene); });
    return;
  }
  const auto inputs = inputs_ ? inputs_() : std::vector<std::filesystem::path>();
  if (const auto checked = checkOutput(film, inputs); !checked) {
    say(fixedText(withNumberSigns(oneLine(base::describe(checked.error())))));
    return;
  }
  std::error_code failed;
  const bool still = isStill(chosenKind());
  std::optional<std::filesystem::path> old;
  if (!still) old = replaced(film);
  if (still && std::filesystem::exists(film.output, failed)) old = film.output;
  if (asking_ && old && !agreed(tr("%1 already exists. Replace it?").arg(withNumberSigns(shownName(*old))))) return;
  if (still) {
    const auto written = maker_.writeStill(scene, film, frame_());
    FilmProgress one{1};
    one.drawn = one.written = written ? 1 : 0;
    ended(one, written ? QString() : QString::fromStdString(base::describe(written.error())));
    return;
  }
  if (const auto started = maker_.start(scene, film); !started) {
    ended({}, QString::fromStdString(base::describe(started.error())));
    return;
  }
  offerMade({});
  setRunning(true);
}

/// Returns why the show can't be a picture for two eyes or of all directions; empty where it can.
QString FilmDialog::whyNotStereo(const FilmScene& scene) const {
  const Stereo layout = scene.look.stereo.layout;
  if (layout == Stereo::None) return {};
  if (!scene.beside.empty())
    return tr("The window shows several views; a picture for two eyes, or of all directions, has one");
  if (isAllRound(layout) && !scene.look.backdrop.isNull())
    return tr("A flat picture is behind everything; it can't be behind all directions");
  return {};
}

void FilmDialog::setRunning(bool running) {
  fields_->setEnabled(!running);
  startButton->setEnabled(!running);
  stopButton->setVisible(running);
  closeButton_->setText(running ? tr("Hide") : tr("Close"));
  closeButton_->setToolTip(running ? tr("The export continues") : QString());
  if (!running) return;
  progress->setRange(0, 0);
  progress->show();
  bringInSight(*progress);
}

void FilmDialog::showProgress(const FilmProgress& now) {
  progress->setRange(0, static_cast<int>(now.total));
  progress->setValue(static_cast<int>(now.drawn + now.kept));
  say(fixedText(withNumberSigns(QString::fromStdString(describe(now)))));
}

void FilmDialog::say(LiveText text) {
  said_ = std::move(text);
  message->setText(said_());
  if (!message->text().isEmpty() && !running()) bringInSight(*message);
}

QString FilmDialog::holding(const FilmProgress& now, const QString& name) {
  return tr("%1: %2 of %3 frames exported")
      .arg(name, QString::number(now.written + now.kept), QString::number(now.total));
}

QString FilmDialog::endWithoutDisplay() {
  const auto made = maker_.endWithoutDisplay();
  return made && made->whole ? holding(*made, withNumberSigns(shownName(settings().output))) : QString();
}

void FilmDialog::ended(const FilmProgress& now, const QString& error) {
  setRunning(false);
  progress->setVisible(now.total > 0);
  progress->setRange(0, std::max(1, static_cast<int>(now.total)));
  progress->setValue(static_cast<int>(now.drawn + now.kept));
  const qint64 made = now.written + now.kept;
  const QString name = withNumberSigns(shownName(settings().output));
  const auto holds = [now, name] { return holding(now, name); };
  if (!error.isEmpty()) {
    const QString why = withNumberSigns(oneLine(error.toStdString()));
    say([now, why, holds] { return now.whole ? tr("%1; %2").arg(why, holds()) : why; });
  } else if (made < now.total) {
    say([holds] { return tr("Stopped: %1").arg(holds()); });
  } else {
    say([name] { return tr("%1 exported").arg(name); });
    offerMade(settings().output);
  }
  if (closing_) {
    closing_ = false;
    parentWidget()->close();
  } else if (!isVisible() && parentWidget()->isVisible()) {
    show();  // it was hidden, and the user waited for this
  }
  emit finished(error);
}

bool FilmDialog::mayClose() {
  if (!running()) return true;
  const QString question = tr("An export is running. Stop it and close? The file keeps what was exported so far.");
  if (closing_ || !asking_ || agreed(question)) {
    closing_ = true;
    stop();
  }
  closing_ = closing_ && running();  // it may have ended meanwhile
  return !running();
}

bool FilmDialog::agreed(const QString& question) { return ask(this, windowTitle(), question) == QMessageBox::Yes; }

void FilmDialog::reject() { QDialog::reject(); }

}  // namespace app
