// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/contents_dialog.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/tree/names_choice.h"
#include "app/widgets/text.h"
#include "pmx/base/code_page.h"

namespace app {
namespace {

constexpr QSize kFirstSize{640, 520};
constexpr int kPictureSide = 72;  // on the screen
constexpr int kMostPictures = 60;

QString kindName(const ContentFile& file) {
  switch (file.kind) {
    case FileKind::Model:
      return file.accessory      ? ContentsDialog::tr("Accessory")
             : file.vertices > 0 ? ContentsDialog::tr("Model, %L1 vertices").arg(static_cast<qulonglong>(file.vertices))
                                 : ContentsDialog::tr("Model");
    case FileKind::Motion:
      return file.moves ? ContentsDialog::tr("Motion") : ContentsDialog::tr("Camera or light");
    case FileKind::Pose:
      return ContentsDialog::tr("Pose");
    case FileKind::Sound:
      return ContentsDialog::tr("Song");
    default:
      return ContentsDialog::tr("Show");
  }
}

}  // namespace

ContentsDialog::ContentsDialog(std::shared_ptr<const Contents> contents, const QStringList& before, QWidget* parent)
    : QDialog(parent),
      files(new QTreeWidget(this)),
      encoding(new QComboBox(this)),
      contents_(std::move(contents)),
      thumbnails_(new Thumbnails(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Open from %1").arg(titleText(shownName(contents_->path))));
  auto* column = new QVBoxLayout(this);
  column->addWidget(new QLabel(tr("Choose what to open:"), this));
  files->setHeaderLabels({tr("Name"), tr("What it is")});
  files->setRootIsDecorated(false);
  files->setIconSize({kPictureSide, kPictureSide});
  files->header()->setStretchLastSection(false);
  files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  files->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  column->addWidget(files, 1);
  const ContentFile* likeliest = likeliestModel(*contents_);
  const auto chosenBefore = [&](const ContentFile& file) { return before.contains(QString::fromStdString(file.name)); };
  const bool any = std::ranges::any_of(contents_->files, chosenBefore);
  // Models first: they are what people look for.
  for (const bool models : {true, false}) {
    for (const ContentFile& file : contents_->files) {
      if ((file.kind == FileKind::Model) == models) addRow(file, any ? chosenBefore(file) : &file == likeliest);
    }
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  openButton = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  openButton->setDefault(true);
  addEncodings();
  column->addWidget(buttons);
  const auto update = [this] { openButton->setEnabled(!chosenFiles().empty()); };
  connect(files, &QTreeWidget::itemChanged, this, update);
  connect(files, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* row) {
    for (int i = 0; i < files->topLevelItemCount(); ++i)
      files->topLevelItem(i)->setCheckState(0, files->topLevelItem(i) == row ? Qt::Checked : Qt::Unchecked);
    openButton->click();
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    emit chosen(chosenFiles(), chosenNames());
    accept();
  });
  connect(thumbnails_, &Thumbnails::ready, this, &ContentsDialog::showPicture);
  resize(kFirstSize);
  update();
}

/// Names are shown as they were understood; where that is wrong, somebody who knows says how they are meant.
void ContentsDialog::addEncodings() {
  auto* row = new QHBoxLayout;
  auto* label = new QLabel(tr("&Names are in"), this);
  label->setBuddy(encoding);
  row->addWidget(label);
  row->addWidget(encoding);
  row->addStretch(1);
  static_cast<QVBoxLayout*>(layout())->insertLayout(1, row);
  for (QWidget* part : {static_cast<QWidget*>(label), static_cast<QWidget*>(encoding)})
    part->setVisible(contents_->names.has_value());
  if (!contents_->names) return;
  const auto chosen = app::chosenNames(contents_->path);
  const auto name = [](base::CodePage page) { return QString::fromStdString(std::string(base::codePageName(page))); };
  encoding->addItem(chosen ? tr("found out") : tr("%1 (found out)").arg(name(*contents_->names)));
  for (const base::CodePage page : {base::CodePage::Utf8, base::CodePage::Cp932, base::CodePage::Gbk,
                                    base::CodePage::Big5, base::CodePage::Cp949}) {
    encoding->addItem(name(page), static_cast<int>(page));
    if (chosen == page) encoding->setCurrentIndex(encoding->count() - 1);
  }
  connect(encoding, &QComboBox::activated, this, [this] {
    const QVariant page = encoding->currentData();
    emit encodingChosen(page.isValid() ? std::optional(static_cast<base::CodePage>(page.toInt())) : std::nullopt);
    close();
  });
}

void ContentsDialog::addRow(const ContentFile& file, bool ticked) {
  auto* row = new QTreeWidgetItem(files, {oneLine(file.name), kindName(file)});
  row->setToolTip(0, plainToolTip(oneLine(file.name)));
  row->setCheckState(0, ticked ? Qt::Checked : Qt::Unchecked);
  row->setData(0, Qt::UserRole, static_cast<qulonglong>(&file - contents_->files.data()));
  if (ticked && files->currentItem() == nullptr) files->setCurrentItem(row);
  if (file.kind != FileKind::Model) return;
  QPixmap blank(kPictureSide, kPictureSide);  // so that rows don't grow when their pictures come
  blank.fill(Qt::transparent);
  row->setIcon(0, blank);
  if (files->topLevelItemCount() <= kMostPictures) thumbnails_->want(file.path);
}

void ContentsDialog::showPicture(const std::filesystem::path& model, const QImage& picture) {
  for (int i = 0; i < files->topLevelItemCount(); ++i) {
    QTreeWidgetItem* row = files->topLevelItem(i);
    if (contents_->files[row->data(0, Qt::UserRole).toULongLong()].path != model) continue;
    const QSignalBlocker quiet(files);
    row->setIcon(0, QPixmap::fromImage(picture));
    files->viewport()->update();
  }
}

std::vector<std::filesystem::path> ContentsDialog::chosenFiles() const {
  std::vector<std::filesystem::path> chosen;
  for (int i = 0; i < files->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* row = files->topLevelItem(i);
    if (row->checkState(0) == Qt::Checked)
      chosen.push_back(contents_->files[row->data(0, Qt::UserRole).toULongLong()].path);
  }
  return chosen;
}

QStringList ContentsDialog::chosenNames() const {
  QStringList names;
  for (int i = 0; i < files->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* row = files->topLevelItem(i);
    if (row->checkState(0) == Qt::Checked)
      names << QString::fromStdString(contents_->files[row->data(0, Qt::UserRole).toULongLong()].name);
  }
  return names;
}

}  // namespace app
