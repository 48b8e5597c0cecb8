// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/film_dialog.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QUrl>

#include "app/dialogs/audio_choice.h"
#include "app/dialogs/film_name.h"
#include "app/dialogs/stereo_choice.h"
#include "app/files/kind_by_extension.h"
#include "app/language/live_text.h"
#include "app/opening/file_patterns.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/form_rows.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// They are in the order of FilmFile.
constexpr std::array kKinds{QT_TRANSLATE_NOOP("app::FilmDialog", "Image (PNG)"),
                            QT_TRANSLATE_NOOP("app::FilmDialog", "Image (JPEG)"),
                            QT_TRANSLATE_NOOP("app::FilmDialog", "Image (WebP)"),
                            QT_TRANSLATE_NOOP("app::FilmDialog", "Image sequence (PNG)"),
                            QT_TRANSLATE_NOOP("app::FilmDialog", "Video (MP4)"),
                            QT_TRANSLATE_NOOP("app::FilmDialog", "Video (WebM)"),
                            QT_TRANSLATE_NOOP("app::FilmDialog", "Animation (GIF)")};

/// Returns the default folder for such files.
QString usualFolder(FilmDialog::Kind kind) {
  const QString folder = QStandardPaths::writableLocation(isStill(kind) ? QStandardPaths::PicturesLocation
                                                                        : QStandardPaths::MoviesLocation);
  return QDir(folder).exists() ? folder : QDir::homePath();
}

QSpinBox* number(int from, int to, int value, QWidget* parent) {
  auto* box = new QSpinBox(parent);
  box->setRange(from, to);
  box->setValue(value);
  return box;
}

QWidget* filmRow(std::initializer_list<QWidget*> parts, QWidget* parent) {
  auto* line = new QWidget(parent);
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(0, 0, 0, 0);
  const auto isWide = [](const QWidget* part) {
    return qobject_cast<const QLineEdit*>(part) != nullptr || qobject_cast<const AudioChoice*>(part) != nullptr;
  };
  for (QWidget* part : parts) layout->addWidget(part, isWide(part) ? 1 : 0);
  if (!isWide(*parts.begin())) layout->addStretch(1);
  return line;
}

}  // namespace

FilmDialog::FilmDialog(SceneMaker scene, FrameTeller frame, QWidget* parent)
    : QDialog(parent), scene_(std::move(scene)), frame_(std::move(frame)), fields_(new QWidget(this)) {
  keepTranslated(this, [this] { setWindowTitle(tr("Export Image or Video")); });
  auto* column = new QVBoxLayout(this);
  column->addWidget(fields_);
  makeFields();
  makeButtons();
  connect(&maker_, &FilmMaker::progressed, this, &FilmDialog::showProgress);
  connect(&maker_, &FilmMaker::finished, this, &FilmDialog::ended);
  auto* quit = new QAction(this);  // as in the window behind it
  quit->setShortcut(Qt::CTRL | Qt::Key_Q);
  addAction(quit);
  connect(quit, &QAction::triggered, parentWidget(), &QWidget::close);
  kind->setCurrentIndex(static_cast<int>(Kind::Mp4));
  kindChanged();
  setRunning(false);
}

void FilmDialog::makeFields() {
  auto* form = new QFormLayout(fields_);
  form->setContentsMargins(0, 0, 0, 0);
  kind = new QComboBox(fields_);
  for ([[maybe_unused]] const char* each : kKinds) kind->addItem(QString());
  keepTranslated(this, [this] {
    for (int i = 0; i < kind->count(); ++i) kind->setItemText(i, tr(kKinds.at(static_cast<std::size_t>(i))));
  });
  file = new QLineEdit(QDir(usualFolder(Kind::Mp4)).filePath(QStringLiteral("odori.mp4")), fields_);
  file->setMinimumWidth(360);
  keepTranslated(this, [this] { file->setToolTip(tr("##### stands for the number of each image of a sequence")); });
  auto* fileButton = new QPushButton(fields_);
  keepTranslated(this, [fileButton] { fileButton->setText(tr("Choose…")); });
  width = number(1, kMaxPictureSide, 1280, fields_);
  height = number(1, kMaxPictureSide, 720, fields_);
  picturesASecond = number(1, kMaxPicturesASecond, 30, fields_);
  samples = number(1, kMaxSamples, 1, fields_);
  keepTranslated(this, [this] {
    samples->setToolTip(tr("Renders at this many times the width and height, then scales down: smoother, but slower"));
  });
  first = number(0, static_cast<int>(kMaxFrames), 0, fields_);
  last = number(0, static_cast<int>(kMaxFrames), 0, fields_);
  transparent = new QCheckBox(fields_);
  keepTranslated(this, [this] { transparent->setText(tr("Transparent background")); });
  resume = new QCheckBox(fields_);
  keepTranslated(this, [this] { resume->setText(tr("Keep existing images and resume")); });
  sound = new AudioChoice(fields_);
  audio = sound->lineEdit();
  audioButton_ = new QPushButton(fields_);
  keepTranslated(this, [this] { audioButton_->setText(tr("Choose…")); });
  // Fields that share a row, or have a button beside them, aren't named by the row's label.
  keepTranslated(this, [this, fileButton] {
    for (const auto& [field, name] :
         std::initializer_list<std::pair<QWidget*, QString>>{{file, tr("File")},
                                                             {fileButton, tr("Choose the file")},
                                                             {width, tr("Width in pixels")},
                                                             {height, tr("Height in pixels")},
                                                             {samples, tr("Supersampling")},
                                                             {first, tr("First frame")},
                                                             {last, tr("Last frame")},
                                                             {picturesASecond, tr("Frame rate")},
                                                             {sound, tr("Audio")},
                                                             {audio, tr("Audio file")},
                                                             {audioButton_, tr("Choose the audio file")}})
      field->setAccessibleName(name);
    sound->setAccessibleDescription(tr("Audio"));  // the name of a list is its choice
  });
  auto* to = new QLabel(fields_);
  keepTranslated(to, [to] { to->setText(tr("to")); });
  addRow(*form, kind, [] { return tr("For&mat:"); });
  addRow(*form, filmRow({file, fileButton}, fields_), [] { return tr("&File:"); });
  addRow(*form, filmRow({width, new QLabel(QStringLiteral("×"), fields_), height}, fields_),
         [] { return tr("&Size:"); });
  stereo = new StereoChoice(*form, *width, *height);
  addRow(*form, filmRow({samples}, fields_), [] { return tr("Su&persampling:"); });
  addRow(*form, filmRow({first, to, last}, fields_), [] { return tr("F&rames:"); });
  addRow(*form, filmRow({picturesASecond}, fields_), [] { return tr("Frame r&ate:"); });
  addRow(*form, filmRow({sound, audioButton_}, fields_), [] { return tr("Audi&o:"); });
  form->addRow(QString(), transparent);
  form->addRow(QString(), resume);
  connect(kind, &QComboBox::currentIndexChanged, this, &FilmDialog::kindChanged);
  connect(fileButton, &QPushButton::clicked, this, &FilmDialog::chooseFile);
  connect(file, &QLineEdit::editingFinished, this, &FilmDialog::followName);
  connect(file, &QLineEdit::textChanged, this, &FilmDialog::forgetMade);
  connect(audioButton_, &QPushButton::clicked, this, &FilmDialog::chooseAudio);
}

void FilmDialog::makeButtons() {
  message = new QLabel(this);
  message->setWordWrap(true);
  message->setTextFormat(Qt::PlainText);
  message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  message->setAlignment(Qt::AlignTop | Qt::AlignLeading);
  // The buttons below keep their places when a line becomes two.
  message->setMinimumHeight(2 * message->fontMetrics().lineSpacing());
  progress = new QProgressBar(this);
  progress->setFormat(QStringLiteral("%v / %m"));
  keepTranslated(this, [this] { progress->setAccessibleName(tr("Export progress")); });
  startButton = new QPushButton(this);
  keepTranslated(this, [this] { startButton->setText(tr("&Export")); });
  startButton->setDefault(true);
  stopButton = new QPushButton(this);
  keepTranslated(this, [this] {
    stopButton->setText(tr("S&top"));
    stopButton->setToolTip(tr("The file keeps what was exported so far"));
  });
  closeButton_ = new QPushButton(this);
  keepTranslated(this, [this] {
    int widest = 0;  // the button is as wide with either text
    for (const QString& text : {tr("Hide"), tr("Close")}) {
      closeButton_->setText(text);
      widest = std::max(widest, closeButton_->sizeHint().width());
    }
    closeButton_->setMinimumWidth(widest);
    closeButton_->setText(running() ? tr("Hide") : tr("Close"));
    closeButton_->setToolTip(running() ? tr("The export continues") : QString());
  });
  keepTranslated(this, [this] {
    if (said_) message->setText(said_());
  });
  playButton = new QPushButton(this);
  folderButton = new QPushButton(this);
  keepTranslated(this, [this] {
    showPlayText();
    folderButton->setText(tr("Sho&w in Folder"));
  });
  // Hidden ones keep their places, so that nothing moves under the pointer when a film is done.
  for (QWidget* each : std::initializer_list<QWidget*>{progress, stopButton, playButton, folderButton}) {
    QSizePolicy policy = each->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    each->setSizePolicy(policy);
  }
  // The progress and what there is to do with the result share a place.
  auto* result = new QGridLayout;
  result->addWidget(progress, 0, 0, 1, 3);
  result->addWidget(playButton, 0, 0);
  result->addWidget(folderButton, 0, 1);
  result->setColumnStretch(2, 1);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  for (QPushButton* button : {stopButton, startButton, closeButton_}) buttons->addWidget(button);
  auto* column = static_cast<QVBoxLayout*>(layout());
  column->addWidget(message);
  column->addLayout(result);
  column->addLayout(buttons);
  progress->hide();
  connect(startButton, &QPushButton::clicked, this, &FilmDialog::start);
  connect(stopButton, &QPushButton::clicked, this, &FilmDialog::stop);
  connect(closeButton_, &QPushButton::clicked, this, &FilmDialog::reject);
  connect(playButton, &QPushButton::clicked, this,
          [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(shownPath(made_))); });
  connect(folderButton, &QPushButton::clicked, this,
          [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(shownPath(made_.parent_path()))); });
  offerMade({});
}

FilmDialog::Kind FilmDialog::chosenKind() const { return static_cast<Kind>(kind->currentIndex()); }

void FilmDialog::kindChanged() {
  const Kind now = chosenKind();
  const bool still = isStill(now), mayHaveSound = now == Kind::Mp4 || now == Kind::Webm;
  QString name = nameFor(now, file->text());
  const QFileInfo at(name);
  // Pictures and films have their own default folders until the user chooses another.
  if (at.path() == usualFolder(still ? Kind::Mp4 : Kind::Still)) name = QDir(usualFolder(now)).filePath(at.fileName());
  file->setText(name);
  forgetMade();
  for (QWidget* each :
       {static_cast<QWidget*>(first), static_cast<QWidget*>(last), static_cast<QWidget*>(picturesASecond)})
    each->setEnabled(!still);
  sound->setEnabled(mayHaveSound);
  audioButton_->setEnabled(mayHaveSound);
  transparent->setEnabled(now != Kind::Mp4 && now != Kind::Jpeg);
  resume->setEnabled(now == Kind::Pictures);
  showPlayText();
}

std::map<QString, QSpinBox*> FilmDialog::numbers() const {
  return {{QStringLiteral("width"), width},
          {QStringLiteral("height"), height},
          {QStringLiteral("samples"), samples},
          {QStringLiteral("picturesASecond"), picturesASecond}};
}

QVariantMap FilmDialog::kept() const {
  QVariantMap kept{{QStringLiteral("kind"), kind->currentIndex()},
                   {QStringLiteral("folder"), shownPath(toPath(file->text()).parent_path())},
                   {QStringLiteral("transparent"), transparent->isChecked()}};
  for (const auto& [name, box] : numbers()) kept[name] = box->value();
  kept.insert(stereo->kept());
  return kept;
}

void FilmDialog::restore(const QVariantMap& kept) {
  const int of = kept.value(QStringLiteral("kind"), -1).toInt();
  if (of >= 0 && of < kind->count()) kind->setCurrentIndex(of);
  const QString folder = kept.value(QStringLiteral("folder")).toString();
  if (!folder.isEmpty() && QDir(folder).exists())
    file->setText(QDir(folder).filePath(QFileInfo(file->text()).fileName()));
  transparent->setChecked(kept.value(QStringLiteral("transparent")).toBool());
  stereo->restore(kept);  // before the size, which it changes
  for (const auto& [name, box] : numbers()) {
    bool isNumber = false;
    const int value = kept.value(name).toInt(&isNumber);
    if (isNumber && value >= box->minimum() && value <= box->maximum()) box->setValue(value);
  }
}

void FilmDialog::setFrames(int from, int to) {
  if (first->value() == knownFirst_) first->setValue(from);
  if (last->value() == knownLast_) last->setValue(to);
  knownFirst_ = from;
  knownLast_ = to;
}

void FilmDialog::proposeName(const QString& stem) {
  const QString before = std::exchange(proposed_, stem.isEmpty() ? QStringLiteral("odori") : stem);
  const QFileInfo at(file->text());
  if (!running() && at.fileName() == before + endingOf(chosenKind()))
    file->setText(QDir(at.path()).filePath(proposed_ + endingOf(chosenKind())));
}

void FilmDialog::setSongs(const SongDescription& ofShow, const FoundSong& found) { sound->setSongs(ofShow, found); }

void FilmDialog::chooseFile() {
  const QString chosen = askWhereToSave(this, tr("Image or Video"), file->text(), QString(), Overwriting::Unasked);
  if (chosen.isEmpty()) return;
  file->setText(chosen);
  followName();
}

/// The name's own ending may select another kind; a name without one gets that of the kind.
void FilmDialog::followName() {
  if (file->text().isEmpty() || file->text().endsWith(u'/')) return;
  if (const auto said = kindOfName(file->text()); said && *said != chosenKind()) {
    kind->setCurrentIndex(static_cast<int>(*said));
  } else if (!said) {
    file->setText(nameFor(chosenKind(), file->text()));
  }
}

void FilmDialog::chooseAudio() {
  const QString chosen =
      askForFile(this, tr("Audio"), audio->text(), tr("Audio (%1);;All files (*)").arg(patternsOf(soundEndings())));
  if (!chosen.isEmpty()) audio->setText(chosen);
}

FilmSettings FilmDialog::settings() const {
  FilmSettings film;
  film.output = toPath(chosenKind() == Kind::Pictures ? patternOf(file->text()) : file->text());
  film.width = width->value();
  film.height = height->value();
  film.samples = samples->value();
  film.stereo = stereo->options().layout;
  film.frames = {first->value(), last->value()};
  film.picturesASecond = picturesASecond->value();
  film.transparent = transparent->isEnabled() && transparent->isChecked();
  film.resume = resume->isEnabled() && resume->isChecked();
  if (!sound->isEnabled()) return film;
  const SongDescription song = sound->song();
  film.audio = song.file;
  film.audioOffset = song.offset;
  film.audioVolume = song.volume;
  return film;
}

}  // namespace app
