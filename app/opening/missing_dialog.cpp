// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/missing_dialog.h"

#include <algorithm>
#include <utility>

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/widgets/file_dialogs.h"
#include "app/widgets/text.h"
#include "pmx/base/system_reason.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr QSize kMissingFirstSize{680, 340};

}  // namespace

MissingDialog::MissingDialog(std::vector<fs::path> missing, fs::path folder, QWidget* parent)
    : QDialog(parent),
      files(new QTreeWidget(this)),
      said(new QLabel(this)),
      missing_(std::move(missing)),
      folder_(std::move(folder)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Missing Files"));
  pool_.setMaxThreadCount(1);
  fileChooser_ = [this] { return toPath(askForFile(this, tr("Replacement File"), shownPath(folder_))); };
  folderChooser_ = [this] { return toPath(askForFolder(this, tr("Folder to Search"), shownPath(folder_))); };
  auto* column = new QVBoxLayout(this);
  auto* introduction = new QLabel(tr("These files of the show can't be found. Choose where they are now; the others "
                                     "are then searched for beside the chosen file."),
                                  this);
  introduction->setWordWrap(true);
  column->addWidget(introduction);
  files->setHeaderLabels({tr("Missing"), tr("New location")});
  files->setRootIsDecorated(false);
  files->setUniformRowHeights(true);
  files->header()->setSectionResizeMode(QHeaderView::Stretch);
  for (const fs::path& file : missing_) {
    auto* row = new QTreeWidgetItem(files, {shownName(file), QString()});
    row->setToolTip(0, plainToolTip(oneLine(file.string())));
  }
  files->setCurrentItem(files->topLevelItem(0));
  column->addWidget(files, 1);
  said->setTextFormat(Qt::PlainText);
  column->addWidget(said);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  choose = buttons->addButton(tr("&Choose File…"), QDialogButtonBox::ActionRole);
  look = buttons->addButton(tr("Search Fo&lder…"), QDialogButtonBox::ActionRole);
  openShow = buttons->addButton(tr("Re&open Show"), QDialogButtonBox::AcceptRole);
  column->addWidget(buttons);
  connect(choose, &QPushButton::clicked, this, &MissingDialog::chooseFile);
  connect(files, &QTreeWidget::itemDoubleClicked, this, &MissingDialog::chooseFile);
  connect(look, &QPushButton::clicked, this, [this] { lookIn(folderChooser_()); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    emit chosen(found_);
    close();
  });
  resize(kMissingFirstSize);
  update();
}

MissingDialog::~MissingDialog() {
  *stop_ = true;
  pool_.waitForDone();
}

void MissingDialog::setChoosers(Chooser file, Chooser folder) {
  fileChooser_ = std::move(file);
  folderChooser_ = std::move(folder);
}

void MissingDialog::chooseFile() {
  const int row = files->indexOfTopLevelItem(files->currentItem());
  if (row < 0 || looking_) return;
  const fs::path file = fileChooser_();
  if (file.empty()) return;
  found_[missing_[static_cast<std::size_t>(row)]] = file;
  lookIn(file.parent_path());
}

void MissingDialog::lookIn(const fs::path& folder) {
  if (folder.empty() || looking_) return;
  folder_ = folder;
  std::vector<fs::path> wanted;
  std::ranges::copy_if(missing_, std::back_inserter(wanted),
                       [this](const auto& file) { return !found_.contains(file); });
  looking_ = true;
  update();
  pool_.start([this, folder, wanted, stop = stop_] {
    std::error_code unread;
    const FoundInstead more = lookFor(
        wanted, folder, [stop] { return stop->load(); }, &unread);
    QMetaObject::invokeMethod(
        this, [this, more, unread] { take(more, unread); }, Qt::QueuedConnection);
  });
}

void MissingDialog::take(const FoundInstead& more, std::error_code unread) {
  unread_ = unread;
  found_.insert(more.begin(), more.end());
  looking_ = false;
  update();
}

void MissingDialog::update() {
  for (std::size_t i = 0; i < missing_.size(); ++i) {
    const auto at = found_.find(missing_[i]);
    QTreeWidgetItem* row = files->topLevelItem(static_cast<int>(i));
    row->setText(1, at == found_.end() ? QString() : oneLine(at->second.string()));
    row->setToolTip(1, plainToolTip(row->text(1)));
  }
  const auto lacks = static_cast<int>(missing_.size() - found_.size());
  said->setText(looking_     ? tr("Searching %1…").arg(oneLine(folder_.string()))
                : lacks == 0 ? tr("All files are found.")
                             : tr("%n still missing", nullptr, lacks));
  if (!looking_ && unread_ && lacks > 0)
    said->setText(inSequence(
        {said->text(),
         tr("Not all of %1 can be read: %2").arg(oneLine(folder_.string()), oneLine(base::systemReason(unread_)))}));
  for (QPushButton* button : {choose, look}) button->setEnabled(!looking_);
  openShow->setEnabled(!looking_ && !found_.empty());
}

}  // namespace app
