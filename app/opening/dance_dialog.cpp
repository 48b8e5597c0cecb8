// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/dance_dialog.h"

#include <algorithm>
#include <exception>
#include <utility>

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/description/show_json.h"
#include "app/files/accessory_file.h"
#include "app/files/kind_by_extension.h"
#include "app/opening/file_patterns.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using DancePart = DanceDialog::Part;

constexpr QSize kDanceFirstSize{640, 360};
enum DanceColumn { kPart, kPath };

QString nameOf(DancePart part) {
  switch (part) {
    case DancePart::Show:
      return DanceDialog::tr("Show");
    case DancePart::Model:
      return DanceDialog::tr("Model");
    case DancePart::Accessory:
      return DanceDialog::tr("Accessory");
    case DancePart::Motion:
      return DanceDialog::tr("Motion");
    case DancePart::Camera:
      return DanceDialog::tr("Camera or light");
    case DancePart::Pose:
      return DanceDialog::tr("Pose");
    case DancePart::Song:
      return DanceDialog::tr("Song");
    case DancePart::Unusable:
      break;
  }
  return DanceDialog::tr("Not usable");
}

}  // namespace

DanceDialog::Part partOf(const fs::path& file, const OpenContext& context) {
  switch (fileKind(file, context)) {
    case FileKind::Model:
      return isAccessory(file, context) ? DancePart::Accessory : DancePart::Model;
    case FileKind::Motion: {
      const auto motion = loadMotion(file, context);
      if (!motion) return DancePart::Unusable;
      return (*motion)->motion.movesModel() || !(*motion)->motion.movesScene() ? DancePart::Motion : DancePart::Camera;
    }
    case FileKind::Pose:
      return DancePart::Pose;
    case FileKind::Sound:
      return DancePart::Song;
    default:
      return isShow(file, context) ? DancePart::Show : DancePart::Unusable;
  }
}

DanceDialog::DanceDialog(const PlaylistEntry& entry, OpenContext context, QWidget* parent)
    : QDialog(parent),
      title(new QLineEdit(QString::fromStdString(entry.title), this)),
      files(new QTreeWidget(this)),
      context_(std::move(context)),
      paths_(entry.files) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Files of the Dance"));
  pool_.setMaxThreadCount(1);
  chooser_ = [this] {
    std::vector<fs::path> chosenFiles;
    const QString at = paths_.empty() ? QString() : shownPath(diskFileOf(paths_.front()).parent_path());
    for (const QString& file :
         askForFiles(this, tr("Files of the Dance"), at,
                     tr("Models, motions, cameras, songs (%1);;All files (*)").arg(patternsOf(allEndings()))))
      chosenFiles.push_back(toPath(file));
    return chosenFiles;
  };
  auto* column = new QVBoxLayout(this);
  auto* form = new QFormLayout;
  PlaylistEntry untitled = entry;
  untitled.title.clear();
  title->setPlaceholderText(oneLine(entryTitle(untitled)));
  form->addRow(tr("&Title:"), title);
  column->addLayout(form);
  auto* explanation =
      new QLabel(tr("A motion belongs to the model above it. A camera and a song belong to all."), this);
  explanation->setWordWrap(true);
  column->addWidget(explanation);
  makeFiles();
  column->addWidget(files, 1);
  makeButtons();
  resize(kDanceFirstSize);
  list(0);
}

DanceDialog::~DanceDialog() {
  *stop_ = true;
  pool_.waitForDone();
}

void DanceDialog::makeFiles() {
  files->setHeaderLabels({tr("Used as"), tr("File")});
  files->setAccessibleName(tr("Files of the dance"));
  files->setRootIsDecorated(false);
  files->setUniformRowHeights(true);
  files->setTextElideMode(Qt::ElideMiddle);
  files->header()->setSectionResizeMode(kPart, QHeaderView::ResizeToContents);
  files->header()->setSectionResizeMode(kPath, QHeaderView::Stretch);
  connect(files, &QTreeWidget::currentItemChanged, this, &DanceDialog::showPossible);
  connect(files, &QTreeWidget::itemDoubleClicked, this, &DanceDialog::replaceFile);
}

void DanceDialog::makeButtons() {
  auto* changes = new QHBoxLayout;
  const auto button = [&](const QString& text, const QString& tip) {
    auto* made = new QPushButton(text, this);
    made->setToolTip(tip);
    made->setAutoDefault(false);
    changes->addWidget(made);
    return made;
  };
  add = button(tr("&Add…"), tr("Add files behind the selected one"));
  replace = button(tr("Re&place…"), tr("Choose another file in the place of the selected one"));
  remove = button(tr("&Remove"), tr("The dance goes without the selected file"));
  changes->addStretch(1);
  up = button(tr("↑"), tr("Move the file up"));
  down = button(tr("↓"), tr("Move the file down"));
  static_cast<QVBoxLayout*>(layout())->addLayout(changes);
  auto* box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  accept = box->button(QDialogButtonBox::Ok);
  static_cast<QVBoxLayout*>(layout())->addWidget(box);
  connect(add, &QPushButton::clicked, this, &DanceDialog::addFiles);
  connect(replace, &QPushButton::clicked, this, &DanceDialog::replaceFile);
  connect(remove, &QPushButton::clicked, this, &DanceDialog::removeFile);
  connect(up, &QPushButton::clicked, this, [this] { moveFile(-1); });
  connect(down, &QPushButton::clicked, this, [this] { moveFile(1); });
  connect(box, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(box, &QDialogButtonBox::accepted, this, [this] {
    emit chosen(title->text().trimmed().toStdString(), paths_);
    close();
  });
}

int DanceDialog::row() const { return files->indexOfTopLevelItem(files->currentItem()); }

void DanceDialog::addFiles() {
  const auto more = chooser_();
  if (more.empty()) return;
  const int behind = row() + 1;
  paths_.insert(paths_.begin() + behind, more.begin(), more.end());
  if (paths_.size() > kMaxDanceFiles) paths_.resize(kMaxDanceFiles);
  list(behind);
}

void DanceDialog::replaceFile() {
  if (row() < 0) return;
  const auto one = chooser_();
  if (one.empty()) return;
  paths_[static_cast<std::size_t>(row())] = one.front();
  list(row());
}

void DanceDialog::removeFile() {
  if (row() < 0) return;
  const int gone = row();
  paths_.erase(paths_.begin() + gone);
  list(std::min(gone, static_cast<int>(paths_.size()) - 1));
}

void DanceDialog::moveFile(int step) {
  const int from = row(), to = from + step;
  if (from < 0 || to < 0 || to >= static_cast<int>(paths_.size())) return;
  std::swap(paths_[static_cast<std::size_t>(from)], paths_[static_cast<std::size_t>(to)]);
  list(to);
}

void DanceDialog::list(int current) {
  files->clear();
  for (const fs::path& path : paths_) {
    auto* item = new QTreeWidgetItem(files, {QString(), oneLine(path.string())});
    item->setToolTip(kPath, plainToolTip(item->text(kPath)));
  }
  files->setCurrentItem(files->topLevelItem(current));
  showPossible();
  readParts();
}

/// Another thread finds what each file is for. Its answers about an earlier list are dropped.
void DanceDialog::readParts() {
  *stop_ = true;
  stop_ = std::make_shared<std::atomic<bool>>(false);
  pool_.start([this, paths = paths_, stop = stop_, context = context_] {
    for (std::size_t i = 0; i < paths.size() && !*stop; ++i) {
      DancePart part = DancePart::Unusable;
      try {
        part = partOf(paths[i], context);
      } catch (const std::exception&) {  // no memory for it
      }
      QMetaObject::invokeMethod(
          this,
          [this, i, part, stop] {
            if (!*stop) files->topLevelItem(static_cast<int>(i))->setText(kPart, nameOf(part));
          },
          Qt::QueuedConnection);
    }
  });
}

void DanceDialog::showPossible() {
  const int at = row(), count = static_cast<int>(paths_.size());
  replace->setEnabled(at >= 0);
  remove->setEnabled(at >= 0);
  up->setEnabled(at > 0);
  down->setEnabled(at >= 0 && at + 1 < count);
  accept->setEnabled(count > 0);
}

}  // namespace app
