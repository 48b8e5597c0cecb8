// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of ExportDialog that asks; export_dialog_run.cpp exports.

#include "app/dialogs/export_dialog.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
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

#include "app/dialogs/export_words.h"
#include "app/dialogs/form_parts.h"
#include "app/export/mesh_cache_run.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/text.h"
#include "pmx/base/frames.h"
#include "pmx/base/text.h"
#include "vmd/motion.h"

namespace app {
namespace {

constexpr int kFileWidth = 320, kClipsHeight = 84, kExportNotesHeight = 90, kTermsHeight = 120;  // pixels
constexpr int kExportSteps = 1000;                                                               // of the progress
constexpr double kFewUnits = 0.01, kFewDegrees = 0.1;

QLabel* words(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

/// Returns whether neither hair nor clothes are in the file.
bool holdsHumanoidAlone(const ExportRequest& request) { return request.kind == ExportKind::Vrma || request.humanoid; }

/// Returns whether the show solves an actor's IK otherwise than a clip in which all of it is on.
bool solvesOtherwise(const ActorParts& actor) {
  const auto switchesOff = [](const vmd::IkKey& key) {
    return std::ranges::any_of(key.switches, [](const vmd::IkSwitch& each) { return each.enabled == 0; });
  };
  const std::vector<IkMode>& chains = actor.switches.chains;
  const bool followsMotion = chains.empty() || std::ranges::count(chains, IkMode::Motion) > 0;
  return std::ranges::count(chains, IkMode::Off) > 0 ||
         (followsMotion && std::ranges::any_of(actor.switches.motions, [&](const MotionUse& use) {
            return use.on && std::ranges::any_of(use.motion->motion.ikKeys, switchesOff);
          }));
}

}  // namespace

ExportDialog::ExportDialog(ExportStart start, QWidget* parent)
    : QDialog(parent), start_(std::move(start)), reader_(start_.readTerms) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowModality(Qt::WindowModal);
  setWindowTitle(tr("Export Model and Motion"));
  makeFields();
  makeTerms();
  auto* column = new QVBoxLayout(this);
  column->addWidget(fields_);
  column->addWidget(termsPage_, 1);
  makeButtons();
  const auto proposed = std::ranges::find(kExportKinds, exportKindOf(start_.file).value_or(ExportKind::Glb));
  kind->setCurrentIndex(static_cast<int>(proposed - kExportKinds.begin()));
  kindChanged();
  connect(kind, &QComboBox::currentIndexChanged, this, &ExportDialog::kindChanged);
  connect(&maker_, &ExportMaker::progressed, this,
          [this](double done) { progress->setValue(static_cast<int>(done * kExportSteps)); });
  connect(&maker_, &ExportMaker::writes, this, [this] { tell(tr("Writing %1…").arg(shownName(to_))); });
  connect(&maker_, &ExportMaker::finished, this, &ExportDialog::ended);
  connect(qApp, &QGuiApplication::commitDataRequest, this, [this] { sessionEnds_ = true; });
  connect(&reader_, &TermsReader::finished, this, &ExportDialog::showTerms);
  connect(&reader_, &TermsReader::failed, this, [this](const std::string& why) {
    setBusy(false);
    tell(tr("The terms can't be read: %1").arg(oneLine(why)));
  });
  setBusy(false);
}

void ExportDialog::makeFields() {
  fields_ = new QWidget(this);
  form_ = new QFormLayout(fields_);
  form_->setContentsMargins(0, 0, 0, 0);
  makeWhat(*form_);
  makeClips(*form_);
  makeFew(*form_);
  physics = new QCheckBox(tr("P&hysics of hair and clothes"), fields_);
  physics->setToolTip(tr("Simulated from the start of the dance; unticked, hair and clothes stay stiff"));
  physics->setChecked(start_.scene.physics.on);
  form_->addRow(QString(), physics);
  humanoid = new QCheckBox(tr("Huma&noid in T-pose instead of all bones"), fields_);
  humanoid->setToolTip(tr("The joints of VRM's humanoid with usual English names, for tools that retarget motion"));
  form_->addRow(QString(), humanoid);
  size = words(QString(), fields_);
  form_->addRow(QString(), size);
  for (QSpinBox* each : {first, last}) connect(each, &QSpinBox::valueChanged, this, &ExportDialog::showPossible);
  connect(models, &QComboBox::currentIndexChanged, this, &ExportDialog::showPossible);
  for (QCheckBox* each : {still, toon, few, humanoid})
    connect(each, &QCheckBox::toggled, this, &ExportDialog::showPossible);
  connect(physics, &QCheckBox::toggled, this, &ExportDialog::forgetMade);
  for (QDoubleSpinBox* each : {units, degrees})
    connect(each, &QDoubleSpinBox::valueChanged, this, &ExportDialog::forgetMade);
  connect(clips, &QListWidget::itemChanged, this, &ExportDialog::forgetMade);
}

void ExportDialog::makeWhat(QFormLayout& form) {
  kind = new QComboBox(fields_);
  for (const ExportKind each : kExportKinds) kind->addItem(exportKindTitle(each));
  meaning = words(QString(), fields_);
  file = new QLineEdit(shownPath(start_.file), fields_);
  file->setMinimumWidth(kFileWidth);
  file->setAccessibleName(tr("File"));
  auto* fileButton = new QPushButton(tr("Choose…"), fields_);
  fileButton->setAccessibleName(tr("Choose the file"));
  models = new QComboBox(fields_);
  models->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);  // names may be long
  first = new QSpinBox(fields_);
  last = new QSpinBox(fields_);
  for (QSpinBox* each : {first, last}) each->setRange(0, static_cast<int>(base::kMaxFrame));
  first->setValue(start_.first);
  last->setValue(start_.last);
  first->setAccessibleName(tr("First frame"));
  last->setAccessibleName(tr("Last frame"));
  form.addRow(tr("For&mat:"), kind);
  form.addRow(QString(), meaning);
  addFieldRow(form, tr("&File:"), fieldRow({file, fileButton}, fields_), file);
  form.addRow(tr("Mo&del:"), models);
  addFieldRow(form, tr("F&rames:"), fieldRow({first, new QLabel(tr("to"), fields_), last}, fields_), first);
  connect(fileButton, &QPushButton::clicked, this, &ExportDialog::chooseFile);
  connect(file, &QLineEdit::editingFinished, this, &ExportDialog::followName);
  connect(file, &QLineEdit::textChanged, this, &ExportDialog::forgetMade);
}

void ExportDialog::makeClips(QFormLayout& form) {
  still = new QCheckBox(tr("Only the first frame, as a &pose"), fields_);
  still->setToolTip(tr("The model in this pose, without a dance"));
  form.addRow(QString(), still);
  toon = new QCheckBox(tr("Toon shadin&g for programs that know MToon"), fields_);
  toon->setToolTip(tr("Shade, outlines and a light beside the plain materials, which other programs show"));
  form.addRow(QString(), toon);
  clips = new QListWidget(fields_);
  clips->setAccessibleName(tr("Clips of the dance"));
  clips->setToolTip(
      tr("Each ticked clip is the whole dance with its IK solved like this; viewers can switch between them, and "
         "play the first"));
  clips->setFixedHeight(kClipsHeight);
  const bool asSetDiffers = std::ranges::any_of(start_.scene.actors, solvesOtherwise);
  for (const ViewSolver& solver : allViewSolvers()) {
    auto* item = new QListWidgetItem(viewTitle(solver), clips);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    const bool asSet = solver.how == ViewSolver::How::AsSet;
    if (asSet)
      item->setToolTip(
          tr("As the window shows the dance: IK is off where the motion or a panel switches it off. This clip "
             "comes first"));
    const bool usual = solver.how == ViewSolver::How::WithIk || solver.how == ViewSolver::How::WithoutIk;
    item->setCheckState(usual || (asSet && asSetDiffers) ? Qt::Checked : Qt::Unchecked);
  }
  clips->setCurrentRow(0);
  form.addRow(tr("C&lips:"), clips);
}

void ExportDialog::makeFew(QFormLayout& form) {
  few = new QCheckBox(tr("Red&uce keys, with a maximum error of"), fields_);
  few->setToolTip(tr("As few keys as possible: a smaller file; unticked: a key on each frame"));
  units = errorField(tr("Maximum position error of a bone, in units"), tr(" units"), kFewUnits, fields_);
  degrees = errorField(tr("Maximum rotation error of a bone, in degrees"), tr("°"), kFewDegrees, fields_);
  fewRow_ = fieldRow({units, degrees}, fields_);
  form.addRow(QString(), few);
  form.addRow(QString(), fewRow_);
}

void ExportDialog::makeTerms() {
  termsPage_ = new QWidget(this);
  auto* column = new QVBoxLayout(termsPage_);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(words(
      tr("The file will contain the model. Most makers forbid passing their models on, and some forbid converting "
         "them. This is what the maker says:"),
      termsPage_));
  terms = new QPlainTextEdit(termsPage_);
  terms->setReadOnly(true);
  terms->setTabChangesFocus(true);
  terms->setMinimumHeight(kTermsHeight);
  terms->setAccessibleName(tr("What the model's maker says"));
  column->addWidget(terms, 1);
}

void ExportDialog::makeButtons() {
  progress = new QProgressBar(this);
  progress->setRange(0, kExportSteps);
  progress->setFormat(QStringLiteral("%p %"));
  progress->setAccessibleName(tr("Export progress"));
  message = words(QString(), this);
  message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  notes = new QPlainTextEdit(this);
  notes->setReadOnly(true);
  notes->setTabChangesFocus(true);
  notesTitle_ = words(tr("What the file doesn't have, or has otherwise:"), this);
  notes->setAccessibleName(notesTitle_->text());
  notes->setFixedHeight(kExportNotesHeight);
  for (QWidget* part : std::initializer_list<QWidget*>{notesTitle_, notes}) part->hide();
  folderButton = new QPushButton(tr("Sho&w in Folder"), this);
  startButton = new QPushButton(tr("&Export"), this);
  stopButton = new QPushButton(tr("S&top"), this);
  stopButton->setToolTip(tr("Nothing is written"));
  closeButton = new QPushButton(tr("&Close"), this);
  agreeButton = new QPushButton(tr("C&ontinue"), this);
  declineButton = new QPushButton(tr("&Cancel"), this);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(folderButton);
  buttons->addStretch(1);
  for (QPushButton* button : {startButton, stopButton, closeButton, agreeButton, declineButton})
    buttons->addWidget(button);
  auto* column = static_cast<QVBoxLayout*>(layout());
  for (QWidget* part : std::initializer_list<QWidget*>{progress, message, notesTitle_, notes}) column->addWidget(part);
  column->addStretch();  // the rows of the fields stay together where the dialog is higher than they are
  column->addLayout(buttons);
  connect(startButton, &QPushButton::clicked, this, &ExportDialog::start);
  connect(stopButton, &QPushButton::clicked, this, &ExportDialog::stop);
  connect(closeButton, &QPushButton::clicked, this, &ExportDialog::reject);
  connect(agreeButton, &QPushButton::clicked, this, &ExportDialog::agree);
  connect(declineButton, &QPushButton::clicked, this, [this] { showPage(false); });
  connect(folderButton, &QPushButton::clicked, this, &ExportDialog::showFolder);
  showPage(false);
}

ExportKind ExportDialog::chosenKind() const { return kExportKinds.at(static_cast<std::size_t>(kind->currentIndex())); }

void ExportDialog::kindChanged() {
  const ExportKind now = chosenKind();
  meaning->setText(exportKindMeaning(now));
  std::filesystem::path named = toPath(file->text());
  if (exportKindOf(named)) named.replace_extension(endingOf(now));
  if (!named.empty()) file->setText(shownPath(named));
  fillModels();
  const bool several = holdsSeveral(now);
  for (QWidget* field : std::initializer_list<QWidget*>{still, clips}) form_->setRowVisible(field, several);
  for (QWidget* field : std::initializer_list<QWidget*>{few, fewRow_})
    form_->setRowVisible(field, several || now == ExportKind::Vrma);
  form_->setRowVisible(toon, now == ExportKind::Glb);
  form_->setRowVisible(humanoid, now == ExportKind::Bvh);
  form_->setRowVisible(physics, now != ExportKind::Vrma);  // a humanoid has neither hair nor clothes
  form_->setRowVisible(size, hasRestMesh(now));
  showPossible();
  fit();
}

/// Fills the list of models, and keeps the chosen one.
void ExportDialog::fillModels() {
  const bool several = holdsSeveral(chosenKind()) && start_.scene.actors.size() > 1;
  const ActorId before = models->count() > 0 ? models->currentData().toUInt() : 0;
  const ActorId wanted = before != 0 || several ? before : start_.chosen;
  models->clear();
  if (several) models->addItem(tr("All models"), 0U);
  for (const ActorParts& each : start_.scene.actors) {
    models->addItem(modelName(*each.model), each.id);
    if (each.id == wanted) models->setCurrentIndex(models->count() - 1);
  }
}

/// A format's ending that was typed selects the format.
void ExportDialog::followName() {
  const auto said = exportKindOf(toPath(file->text()));
  if (!said || *said == chosenKind()) return;
  kind->setCurrentIndex(static_cast<int>(std::ranges::find(kExportKinds, *said) - kExportKinds.begin()));
}

void ExportDialog::showPossible() {
  const bool pose = holdsSeveral(chosenKind()) && still->isChecked();
  last->setEnabled(!pose);
  clips->setEnabled(!pose);
  few->setEnabled(!pose);
  for (QDoubleSpinBox* each : {units, degrees}) each->setEnabled(!pose && few->isChecked());
  const ExportRequest wanted = request();
  const auto moves = [&](const ActorParts& each) {
    return std::ranges::count(wanted.actors, each.id) > 0 && !each.model->model.rigidBodies.empty();
  };
  physics->setEnabled(!holdsHumanoidAlone(wanted) && std::ranges::any_of(start_.scene.actors, moves));
  forgetMade();
  showSize();
}

void ExportDialog::showSize() {
  const ExportRequest wanted = request();
  const auto of =
      std::ranges::find(start_.scene.actors, wanted.actors.empty() ? 0 : wanted.actors.front(), &ActorParts::id);
  if (!hasRestMesh(wanted.kind) || of == start_.scene.actors.end() || wanted.first > wanted.last) return size->clear();
  const auto kindOfCache = wanted.kind == ExportKind::Mdd ? MeshCacheKind::Mdd : MeshCacheKind::Pc2;
  const auto shape = MeshCacheRun::shape(kindOfCache, of->model->model, {.first = wanted.first, .last = wanted.last});
  size->setText(tr("The file will have %1.").arg(sizeText(shape.size())));
}

void ExportDialog::chooseFile() {
  // Whether the file may be replaced is asked later.
  const QString chosen =
      askWhereToSave(this, tr("Exported File"), file->text(), exportKindFilter(chosenKind()), Overwriting::Unasked);
  if (chosen.isEmpty()) return;
  file->setText(chosen);
  followName();
}

ExportRequest ExportDialog::request() const {
  ExportRequest wanted;
  wanted.kind = chosenKind();
  const ActorId one = models->currentData().toUInt();
  for (const ActorParts& each : start_.scene.actors)
    if (one == 0 || each.id == one) wanted.actors.push_back(each.id);
  const bool several = holdsSeveral(wanted.kind);
  wanted.still = several && still->isChecked();
  wanted.first = first->value();
  wanted.last = wanted.still ? wanted.first : last->value();
  wanted.humanoid = wanted.kind == ExportKind::Bvh && humanoid->isChecked();
  for (int i = 0; several && !wanted.still && i < clips->count(); ++i) {
    if (clips->item(i)->checkState() == Qt::Checked)
      wanted.clips.push_back(allViewSolvers()[static_cast<std::size_t>(i)]);
  }
  // Viewers play the first clip.
  std::ranges::stable_partition(wanted.clips,
                                [](const ViewSolver& clip) { return clip.how == ViewSolver::How::AsSet; });
  wanted.toon = wanted.kind == ExportKind::Glb && toon->isChecked();
  const bool reducible = several ? !wanted.still : wanted.kind == ExportKind::Vrma;
  if (reducible && few->isChecked()) wanted.tolerance = BakeTolerance{units->value(), degrees->value()};
  return wanted;
}

}  // namespace app
