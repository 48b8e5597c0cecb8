// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/settings_dialog.h"

#include <algorithm>

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/actions/window_actions.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/panels/picture_panel.h"
#include "app/playback/view_pictures.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/text.h"

namespace app {

SettingsDialog::SettingsDialog(const Parts& parts, QWidget* parent)
    : QDialog(parent),
      pages(new QTabWidget(this)),
      folder(new QLineEdit(this)),
      folderButton(new QPushButton(this)),
      keysButton(new QPushButton(this)),
      pictureSize(new QComboBox(this)),
      pictureWidth(new QSpinBox(this)),
      pictureHeight(new QSpinBox(this)),
      samples(twinOf(*parts.look.samples)),
      scale(twinOf(*parts.look.scale)),
      language(new QComboBox(this)),
      appearance(new QComboBox(this)),
      parts_(parts),
      general_(addPage()),
      languageLabel_(new QLabel(this)),
      appearanceLabel_(new QLabel(this)),
      folderLabel_(new QLabel(this)),
      sizeLabel_(new QLabel(this)),
      samplesLabel_(new QLabel(this)),
      scaleLabel_(new QLabel(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(this);
  column->addWidget(pages);
  const WindowActions& a = parts_.actions;
  addChoice(*language, *languageLabel_, *a.languages);
  addChoice(*appearance, *appearanceLabel_, *a.appearances);
  addSwitch(*general_, a[ActionId::ReloadChanged]);
  addFolder();
  addPictureSize();
  addSwitch(*general_, a[ActionId::TransparentPictures]);
  addSwitch(*general_, a[ActionId::PicturesAsShown]);
  general_->addRow(keysButton);
  QFormLayout* playing = addPage();
  for (QAction* action : {a[ActionId::PlayWhenOpened], a[ActionId::Loop], a[ActionId::Physics]})
    addSwitch(*playing, action);
  QFormLayout* picture = addPage();
  picture->addRow(samplesLabel_, samples);
  picture->addRow(scaleLabel_, scale);
  samplesLabel_->setBuddy(samples);
  scaleLabel_->setBuddy(scale);
  addSwitch(*picture, a[ActionId::Ground]);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(keysButton, &QPushButton::clicked, this, &SettingsDialog::keysWanted);
  column->addWidget(buttons);
  // Enter in a field closes nothing.
  for (auto* button : findChildren<QPushButton*>()) button->setAutoDefault(false);
  keepTranslated(this, [this] { showTexts(); });
}

QFormLayout* SettingsDialog::addPage() {
  auto* page = new QWidget(pages);
  pages->addTab(page, QString());
  return new QFormLayout(page);
}

QCheckBox* SettingsDialog::switchOf(const QAction* action) const {
  const auto at = std::ranges::find(switches_, action, [](const auto& of) { return of.first; });
  return at == switches_.end() ? nullptr : at->second;
}

void SettingsDialog::addSwitch(QFormLayout& page, QAction* action) {
  auto* box = new QCheckBox(this);
  box->setChecked(action->isChecked());
  connect(box, &QCheckBox::clicked, this, [this, action](bool on) {
    if (on != action->isChecked()) action->trigger();
    emit switched(action);
  });
  connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
  page.addRow(box);
  switches_.emplace_back(action, box);
}

/// Makes another field for the same choice.
QComboBox* SettingsDialog::twinOf(QComboBox& other) {
  auto* twin = new QComboBox(this);
  twin->setModel(other.model());
  twin->setCurrentIndex(other.currentIndex());
  connect(twin, &QComboBox::currentIndexChanged, &other, &QComboBox::setCurrentIndex);
  connect(&other, &QComboBox::currentIndexChanged, twin, &QComboBox::setCurrentIndex);
  return twin;
}

/// Makes a choice of a menu's commands that exclude each other.
void SettingsDialog::addChoice(QComboBox& box, QLabel& label, const QActionGroup& of) {
  const QList<QAction*> actions = of.actions();
  for (qsizetype i = 0; i < actions.size(); ++i) {
    box.addItem(plainActionText(actions[i]->text()));
    connect(actions[i], &QAction::toggled, &box, [&box, i](bool on) {
      if (on) box.setCurrentIndex(static_cast<int>(i));
    });
    if (actions[i]->isChecked()) box.setCurrentIndex(static_cast<int>(i));
  }
  connect(&box, &QComboBox::activated, this, [&of](int at) { of.actions().at(at)->trigger(); });
  box.setFocusPolicy(Qt::StrongFocus);
  label.setBuddy(&box);
  general_->addRow(&label, &box);
}

void SettingsDialog::addFolder() {
  auto* row = new QHBoxLayout;
  row->addWidget(folder, 1);
  row->addWidget(folderButton);
  general_->addRow(folderLabel_, row);
  folderLabel_->setBuddy(folder);
  folder->setText(shownPath(parts_.pictures.folder()));
  folder->setMinimumWidth(260);
  connect(folder, &QLineEdit::editingFinished, this, &SettingsDialog::takeFolder);
  connect(folderButton, &QPushButton::clicked, this, &SettingsDialog::chooseFolder);
}

void SettingsDialog::chooseFolder() {
  const QString chosen = askForFolder(this, tr("Screenshot Folder"), folder->text());
  if (chosen.isEmpty()) return;
  folder->setText(chosen);
  takeFolder();
}

void SettingsDialog::takeFolder() {
  QString typed = folder->text().trimmed();
  if (typed == QLatin1String("~") || typed.startsWith(QLatin1String("~/"))) typed.replace(0, 1, QDir::homePath());
  // Relative paths start at the home folder, because the program's working folder means nothing to
  // users.
  const std::filesystem::path chosen =
      toPath(typed.isEmpty() ? typed : QDir::cleanPath(QDir(QDir::homePath()).absoluteFilePath(typed)));
  if (chosen != parts_.pictures.folder()) emit folderChanged(chosen);
  folder->setText(shownPath(parts_.pictures.folder()));
}

void SettingsDialog::addPictureSize() {
  pictureSize->addItem(QString(), QSize());
  for (const QSize size : {QSize(1920, 1080), QSize(3840, 2160)})
    pictureSize->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
  pictureSize->addItem(QString());  // any other
  auto* row = new QHBoxLayout;
  row->addWidget(pictureSize, 1);
  const QSize own = parts_.pictures.like().size;
  const auto add = [row](QSpinBox* side, int pixels) {
    side->setRange(1, Screenshot::kMaxSide);
    side->setValue(pixels);
    row->addWidget(side);
  };
  add(pictureWidth, own.isEmpty() ? 1920 : own.width());
  row->addWidget(new QLabel(QStringLiteral("×"), this));
  add(pictureHeight, own.isEmpty() ? 1080 : own.height());
  general_->addRow(sizeLabel_, row);
  sizeLabel_->setBuddy(pictureSize);
  const int known = own.isEmpty() ? 0 : pictureSize->findData(own);
  pictureSize->setCurrentIndex(known >= 0 ? known : pictureSize->count() - 1);
  showPictureSize();
  connect(pictureSize, &QComboBox::currentIndexChanged, this, &SettingsDialog::takePictureSize);
  for (const QSpinBox* side : {pictureWidth, pictureHeight})
    connect(side, &QSpinBox::valueChanged, this, &SettingsDialog::takePictureSize);
  connect(parts_.actions[ActionId::PicturesAsShown], &QAction::toggled, this, &SettingsDialog::showPictureSize);
}

void SettingsDialog::takePictureSize() {
  const bool own = pictureSize->currentIndex() == pictureSize->count() - 1;
  emit pictureSizeChanged(own ? QSize(pictureWidth->value(), pictureHeight->value())
                              : pictureSize->currentData().toSize());
  showPictureSize();
}

/// Enables the sides for a size of one's own. What is as the view shows it has the view's size.
void SettingsDialog::showPictureSize() {
  const bool chosen = !parts_.actions[ActionId::PicturesAsShown]->isChecked();
  const bool own = chosen && pictureSize->currentIndex() == pictureSize->count() - 1;
  pictureSize->setEnabled(chosen);
  pictureWidth->setEnabled(own);
  pictureHeight->setEnabled(own);
}

void SettingsDialog::showTexts() {
  languageLabel_->setText(tr("&Language:"));
  appearanceLabel_->setText(tr("&Appearance:"));
  const auto name = [](QComboBox& box, const QActionGroup& of) {
    for (int i = 0; i < box.count(); ++i) box.setItemText(i, plainActionText(of.actions().at(i)->text()));
  };
  name(*language, *parts_.actions.languages);
  name(*appearance, *parts_.actions.appearances);
  setWindowTitle(tr("Settings"));
  pages->setAccessibleName(tr("Categories of settings"));
  int page = 0;
  for (const QString& title : {tr("&General"), tr("&Playing"), tr("D&isplay")}) pages->setTabText(page++, title);
  for (const auto& [action, box] : switches_) {
    box->setText(parts_.actions.nameOf(*action));
    box->setToolTip(plainToolTip(withoutKeys(*action)));
  }
  folderLabel_->setText(tr("&Screenshot folder:"));
  folder->setAccessibleName(tr("Screenshot folder"));
  folder->setToolTip(tr("Where Save Screenshot saves; empty: your Pictures folder"));
  folderButton->setText(tr("&Choose…"));
  sizeLabel_->setText(tr("Screenshot si&ze:"));
  pictureSize->setAccessibleName(tr("Screenshot size"));
  pictureSize->setItemText(0, tr("As large as the view"));
  pictureSize->setItemText(pictureSize->count() - 1, tr("Custom"));
  pictureWidth->setAccessibleName(tr("Width in pixels"));
  pictureHeight->setAccessibleName(tr("Height in pixels"));
  keysButton->setText(tr("Keyboard S&hortcuts…"));
  samplesLabel_->setText(tr("A&nti-aliasing"));
  scaleLabel_->setText(tr("&Resolution"));
  samples->setAccessibleName(tr("Anti-aliasing"));
  scale->setAccessibleName(tr("Resolution"));
  scale->setToolTip(parts_.look.scale->toolTip());
}

}  // namespace app
