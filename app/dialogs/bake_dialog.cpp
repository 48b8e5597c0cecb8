// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/bake_dialog.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/dialogs/form_parts.h"
#include "app/parallel/parallel.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"
#include "pmx/base/frames.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr int kNameWidth = 320, kChainsHeight = 130, kNotesHeight = 90;  // pixels
constexpr int kSteps = 1000;                                             // of the progress
constexpr double kUsualUnits = 0.01, kUsualDegrees = 0.1;

}  // namespace

BakeDialog::BakeDialog(BakeScene scene, int lastFrame, std::vector<std::filesystem::path> inputs,
                       const std::filesystem::path& proposed, QWidget* parent)
    : QDialog(parent), scene_(std::move(scene)), inputs_(std::move(inputs)), fields_(new QWidget(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowModality(Qt::WindowModal);
  setWindowTitle(tr("Bake Motion of %1").arg(titleText(modelName(*scene_.actors[scene_.chosen].model))));
  auto* column = new QVBoxLayout(this);
  column->addWidget(fields_);
  makeFields(proposed, lastFrame);
  makeButtons();
  connect(&maker_, &BakeMaker::progressed, this,
          [this](double done) { progress->setValue(static_cast<int>(done * kSteps)); });
  connect(&maker_, &BakeMaker::finished, this, &BakeDialog::ended);
  setRunning(false);
}

void BakeDialog::makeFields(const std::filesystem::path& proposed, int lastFrame) {
  auto* form = new QFormLayout(fields_);
  form->setContentsMargins(0, 0, 0, 0);
  file = new QLineEdit(shownPath(proposed), fields_);
  file->setMinimumWidth(kNameWidth);
  file->setAccessibleName(tr("File"));
  auto* fileButton = new QPushButton(tr("Choose…"), fields_);
  fileButton->setAccessibleName(tr("Choose the file"));
  connect(fileButton, &QPushButton::clicked, this, &BakeDialog::chooseFile);
  addFieldRow(*form, tr("&File:"), fieldRow({file, fileButton}, fields_), file);
  makeFrames(*form, lastFrame);
  makeChains(*form);
  physics = new QCheckBox(tr("Bake p&hysics of hair and clothes"), fields_);
  physics->setToolTip(tr("Physics is simulated from the start of the dance, and is off in the file for these bones"));
  physics->setEnabled(!model().rigidBodies.empty());
  form->addRow(QString(), physics);
  makeTolerance(*form);
}

void BakeDialog::makeFrames(QFormLayout& form, int lastFrame) {
  first = new QSpinBox(fields_);
  last = new QSpinBox(fields_);
  for (QSpinBox* each : {first, last}) each->setRange(0, static_cast<int>(base::kMaxFrame));
  last->setValue(lastFrame);
  first->setAccessibleName(tr("First frame"));
  last->setAccessibleName(tr("Last frame"));
  addFieldRow(form, tr("F&rames:"), fieldRow({first, new QLabel(tr("to"), fields_), last}, fields_), first);
}

void BakeDialog::makeChains(QFormLayout& form) {
  chains = new QListWidget(fields_);
  chains->setAccessibleName(tr("IK chains to bake"));
  chains->setToolTip(tr("Ticked chains are baked into rotations and are off in the file; the others stay on"));
  chains->setFixedHeight(kChainsHeight);
  for (const std::int32_t bone : pmx::ikBones(model())) {
    auto* item = new QListWidgetItem(boneName(model(), bone), chains);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
  }
  chains->setEnabled(chains->count() > 0);
  if (chains->count() > 0) chains->setCurrentRow(0);
  form.addRow(tr("&IK chains:"), chains);
}

void BakeDialog::makeTolerance(QFormLayout& form) {
  few = new QCheckBox(tr("R&educe keys, with a maximum error of"), fields_);
  few->setToolTip(tr("As few keys as possible, with interpolation curves; unticked: a key on each frame"));
  few->setChecked(true);
  units = errorField(tr("Maximum position error of a bone, in units"), tr(" units"), kUsualUnits, fields_);
  degrees = errorField(tr("Maximum rotation error of a bone, in degrees"), tr("°"), kUsualDegrees, fields_);
  form.addRow(QString(), few);
  form.addRow(QString(), fieldRow({units, degrees}, fields_));
  for (QDoubleSpinBox* each : {units, degrees}) connect(few, &QCheckBox::toggled, each, &QWidget::setEnabled);
}

void BakeDialog::makeButtons() {
  progress = new QProgressBar(this);
  progress->setRange(0, kSteps);
  progress->setFormat(QStringLiteral("%p %"));
  progress->setAccessibleName(tr("Baking progress"));
  message = new QLabel(this);
  message->setWordWrap(true);
  message->setTextFormat(Qt::PlainText);
  message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  notes = new QPlainTextEdit(this);
  notes->setReadOnly(true);
  notes->setTabChangesFocus(true);
  notes->setAccessibleName(tr("Problems"));
  notes->setFixedHeight(kNotesHeight);
  notes->hide();
  startButton = new QPushButton(tr("&Bake"), this);
  startButton->setDefault(true);
  stopButton = new QPushButton(tr("S&top"), this);
  stopButton->setToolTip(tr("Nothing is written"));
  closeButton = new QPushButton(tr("&Close"), this);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  for (QPushButton* button : {startButton, stopButton, closeButton}) buttons->addWidget(button);
  auto* column = static_cast<QVBoxLayout*>(layout());
  for (QWidget* part : std::initializer_list<QWidget*>{progress, message, notes}) column->addWidget(part);
  column->addLayout(buttons);
  connect(startButton, &QPushButton::clicked, this, &BakeDialog::start);
  connect(stopButton, &QPushButton::clicked, this, &BakeDialog::stop);
  connect(closeButton, &QPushButton::clicked, this, &BakeDialog::reject);
}

void BakeDialog::chooseFile() {
  // Whether the file may be replaced is asked later.
  const QString chosen =
      askWhereToSave(this, tr("Baked Motion"), file->text(), tr("Motions (*.vmd)"), Overwriting::Unasked);
  if (!chosen.isEmpty()) file->setText(chosen);
}

/// Returns the typed name with the ending of motions.
std::filesystem::path BakeDialog::chosenFile() const {
  std::filesystem::path chosen = toPath(file->text());
  if (base::fileNameKey(chosen.extension().string()) != ".vmd") chosen += ".vmd";
  return chosen;
}

BakeSettings BakeDialog::settings() const {
  BakeSettings settings;
  settings.first = first->value();
  settings.last = last->value();
  settings.chains.emplace();
  for (int i = 0; i < chains->count(); ++i) {
    if (chains->item(i)->checkState() == Qt::Checked) settings.chains->push_back(static_cast<std::size_t>(i));
  }
  if (few->isChecked()) settings.tolerance = BakeTolerance{units->value(), degrees->value()};
  settings.threads = defaultThreadCount();
  return settings;
}

void BakeDialog::start() {
  tell({});
  if (first->value() > last->value()) return tell(tr("The first frame comes after the last"));
  if (file->text().trimmed().isEmpty()) return tell(tr("Choose a file to save the motion in"));
  const std::filesystem::path to = chosenFile();
  if (const auto checked = base::checkOutput(to, inputs_); !checked)
    return tell(oneLine(base::describe(checked.error())));
  std::error_code failed;
  if (std::filesystem::exists(to, failed) &&
      ask(this, windowTitle(), tr("%1 already exists. Replace it?").arg(shownName(to))) != QMessageBox::Yes)
    return;
  scene_.physics.on = physics->isEnabled() && physics->isChecked();
  if (const auto started = maker_.start(scene_, settings(), to); !started)
    return tell(oneLine(base::describe(started.error())));
  setRunning(true);
}

void BakeDialog::stop() {
  if (!running()) return;
  maker_.stop();
  setRunning(false);
  progress->reset();
  tell(tr("Stopped; nothing was written"));
}

void BakeDialog::reject() {
  maker_.stop();
  QDialog::reject();
}

void BakeDialog::setRunning(bool running) {
  fields_->setEnabled(!running);
  const bool hadKeys = stopButton->hasFocus() || isAncestorOf(focusWidget());
  startButton->setEnabled(!running);
  stopButton->setEnabled(running);
  if (running) progress->setValue(0);
  // Otherwise the keyboard goes on to Close, where Enter loses the settings.
  if (hadKeys) (running ? stopButton : startButton)->setFocus();
}

void BakeDialog::ended(const BakeMaker::End& end) {
  setRunning(false);
  if (!end.error.isEmpty()) {
    progress->reset();
    return tell(end.error, end.notes);
  }
  progress->setValue(kSteps);
  const auto number = [](double value) { return QLocale().toString(value, 'g', 2); };
  tell(tr("%1 saved with %n keys; maximum error %2 units, %3 degrees", nullptr,
          static_cast<int>(std::min<std::size_t>(end.report.keys, 2'000'000'000)))
           .arg(shownName(chosenFile()), number(end.report.errors.units), number(end.report.errors.degrees)),
       end.notes);
  emit written(chosenFile());
}

void BakeDialog::tell(const QString& text, const QStringList& lines) {
  message->setText(text);
  notes->setPlainText(lines.join(u'\n'));
  notes->setVisible(!lines.isEmpty());
  // A layout doesn't enlarge its dialog for a text that needs more lines than before.
  layout()->activate();
  const int wanted =
      layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : layout()->totalMinimumSize().height();
  if (wanted > height()) resize(width(), wanted);
}

}  // namespace app
