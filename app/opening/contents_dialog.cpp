// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/contents_dialog.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/widgets/choice_box.h"
#include "app/widgets/text.h"
#include "pmx/base/code_page.h"

namespace app {
namespace {

constexpr QSize kContentsFirstSize{640, 520};
constexpr int kPictureSide = 72;  // on the screen
constexpr int kMaxPictures = 60;

/// Models come first, because people look for them.
enum class Group { Models, Motions, Cameras, Poses, Songs, Shows };
constexpr std::array kGroups{Group::Models, Group::Motions, Group::Cameras, Group::Poses, Group::Songs, Group::Shows};

Group groupOf(const ContentFile& file) {
  switch (file.kind) {
    case FileKind::Model:
      return Group::Models;
    case FileKind::Motion:
      return file.moves ? Group::Motions : Group::Cameras;
    case FileKind::Pose:
      return Group::Poses;
    case FileKind::Sound:
      return Group::Songs;
    default:
      return Group::Shows;
  }
}

QString titleOf(Group group) {
  switch (group) {
    case Group::Models:
      return ContentsDialog::tr("Models");
    case Group::Motions:
      return ContentsDialog::tr("Motions");
    case Group::Cameras:
      return ContentsDialog::tr("Cameras and light");
    case Group::Poses:
      return ContentsDialog::tr("Poses");
    case Group::Songs:
      return ContentsDialog::tr("Songs");
    case Group::Shows:
      break;
  }
  return ContentsDialog::tr("Shows");
}

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

ContentsDialog::ContentsDialog(std::shared_ptr<const Contents> contents, const OpenContext& context,
                               const QStringList& before, QWidget* parent)
    : QDialog(parent),
      files(new QTreeWidget(this)),
      encoding(new ChoiceBox(this)),
      contents_(std::move(contents)),
      context_(context),
      thumbnails_(new Thumbnails(context, this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Open from %1").arg(titleText(shownName(contents_->path))));
  auto* column = new QVBoxLayout(this);
  auto* label = new QLabel(tr("Choose &what to open:"), this);
  label->setBuddy(files);
  column->addWidget(label);
  files->setAccessibleName(tr("What to open"));
  files->setHeaderLabels({tr("Name"), tr("Type")});
  files->setRootIsDecorated(false);
  files->setIconSize({kPictureSide, kPictureSide});
  files->header()->setStretchLastSection(false);
  files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  files->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  column->addWidget(files, 1);
  QPixmap blank(kPictureSide, kPictureSide);
  blank.fill(Qt::transparent);
  noPicture_ = QIcon(blank);
  addRows(before);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  openButton = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  openButton->setDefault(true);
  listButton = buttons->addButton(tr("As a &Playlist"), QDialogButtonBox::ActionRole);
  listButton->setToolTip(tr("Play the dances one after another: the ticked ones where several are ticked, else all"));
  const auto dances = std::ranges::count_if(contents_->files, [](const ContentFile& file) {
    return groupOf(file) == Group::Motions || groupOf(file) == Group::Shows;
  });
  listButton->setVisible(dances > 1);
  connect(listButton, &QPushButton::clicked, this, &ContentsDialog::choosePlaylist);
  addEncodings();
  column->addWidget(buttons);
  const auto update = [this] { openButton->setEnabled(!ticked().empty()); };
  connect(files, &QTreeWidget::itemChanged, this, update);
  connect(files, &QTreeWidget::itemDoubleClicked, this, [this, update](QTreeWidgetItem* row) {
    tickAlone(*row);
    update();
    openButton->click();
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    emit chosen(chosenFiles(), chosenNames());
    accept();
  });
  connect(thumbnails_, &Thumbnails::ready, this, &ContentsDialog::showPicture);
  resize(kContentsFirstSize);
  update();
}

/// Names are shown as they were decoded; the user can choose another encoding.
void ContentsDialog::addEncodings() {
  auto* row = new QHBoxLayout;
  auto* label = new QLabel(tr("File &name encoding"), this);
  label->setBuddy(encoding);
  row->addWidget(label);
  row->addWidget(encoding);
  row->addStretch(1);
  static_cast<QVBoxLayout*>(layout())->insertLayout(1, row);
  for (QWidget* part : {static_cast<QWidget*>(label), static_cast<QWidget*>(encoding)})
    part->setVisible(contents_->names.has_value());
  if (!contents_->names) return;
  const auto chosen = context_.chosenNames(contents_->path);
  const auto name = [](base::CodePage page) { return QString::fromStdString(std::string(base::codePageName(page))); };
  encoding->addItem(chosen ? tr("auto-detected") : tr("%1 (auto-detected)").arg(name(*contents_->names)));
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

void ContentsDialog::addRows(const QStringList& before) {
  const auto likeliest = likeliestFiles(*contents_);
  const QSet<QString> names(before.begin(), before.end());
  const auto chosenBefore = [&](const ContentFile& file) { return names.contains(QString::fromStdString(file.name)); };
  const bool any = !names.isEmpty() && std::ranges::any_of(contents_->files, chosenBefore);
  std::array<std::vector<const ContentFile*>, kGroups.size()> groups;
  for (const ContentFile& file : contents_->files) groups[static_cast<std::size_t>(groupOf(file))].push_back(&file);
  const bool several = std::ranges::count_if(groups, [](const auto& group) { return !group.empty(); }) > 1;
  QList<QTreeWidgetItem*> rows;  // added at once, because Qt lays out and measures each time
  QTreeWidgetItem* first = nullptr;
  for (const Group group : kGroups) {
    const auto& of = groups[static_cast<std::size_t>(group)];
    if (several && !of.empty()) rows << titleRow(titleOf(group));
    for (const ContentFile* file : of) {
      const bool ticked = any ? chosenBefore(*file) : std::ranges::find(likeliest, file) != likeliest.end();
      rows << rowOf(*file, ticked);
      if (ticked && first == nullptr) first = rows.back();
      if (file->kind == FileKind::Model && rows.size() <= kMaxPictures) thumbnails_->want(file->path);
    }
  }
  files->addTopLevelItems(rows);
  for (QTreeWidgetItem* row : rows) {
    if (fileOf(*row) == nullptr) row->setFirstColumnSpanned(true);
  }
  if (first != nullptr) files->setCurrentItem(first);
}

QTreeWidgetItem* ContentsDialog::titleRow(const QString& title) const {
  auto* row = new QTreeWidgetItem({title});
  row->setFlags(Qt::NoItemFlags);
  row->setForeground(0, palette().brush(QPalette::Active, QPalette::Text));
  QFont bold = font();
  bold.setBold(true);
  row->setFont(0, bold);
  return row;
}

QTreeWidgetItem* ContentsDialog::rowOf(const ContentFile& file, bool ticked) const {
  auto* row = new QTreeWidgetItem({oneLine(file.name), kindName(file)});
  row->setToolTip(0, plainToolTip(oneLine(file.name)));
  row->setCheckState(0, ticked ? Qt::Checked : Qt::Unchecked);
  row->setData(0, Qt::UserRole, static_cast<qulonglong>(&file - contents_->files.data()));
  if (file.kind == FileKind::Model) row->setIcon(0, noPicture_);
  return row;
}

/// Ticks one row alone of its kind: a user who chooses a model wants that one, with the ticked
/// motions.
void ContentsDialog::tickAlone(const QTreeWidgetItem& row) {
  const QSignalBlocker quiet(files);  // otherwise every change visits all rows
  const ContentFile* wanted = fileOf(row);
  for (int i = 0; wanted != nullptr && i < files->topLevelItemCount(); ++i) {
    QTreeWidgetItem* other = files->topLevelItem(i);
    const ContentFile* file = fileOf(*other);
    if (file != nullptr && groupOf(*file) == groupOf(*wanted))
      other->setCheckState(0, other == &row ? Qt::Checked : Qt::Unchecked);
  }
}

const ContentFile* ContentsDialog::fileOf(const QTreeWidgetItem& row) const {
  const QVariant place = row.data(0, Qt::UserRole);
  return place.isValid() ? &contents_->files[place.toULongLong()] : nullptr;
}

void ContentsDialog::showPicture(const std::filesystem::path& model, const QImage& picture) {
  for (int i = 0; i < files->topLevelItemCount(); ++i) {
    QTreeWidgetItem* row = files->topLevelItem(i);
    const ContentFile* file = fileOf(*row);
    if (file == nullptr || file->path != model) continue;
    const QSignalBlocker quiet(files);
    row->setIcon(0, QPixmap::fromImage(picture));
    files->viewport()->update();
  }
}

std::vector<const ContentFile*> ContentsDialog::ticked() const {
  std::vector<const ContentFile*> ticked;
  for (int i = 0; i < files->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* row = files->topLevelItem(i);
    const ContentFile* file = fileOf(*row);
    if (file != nullptr && row->checkState(0) == Qt::Checked) ticked.push_back(file);
  }
  return ticked;
}

void ContentsDialog::choosePlaylist() {
  const auto proposed = likeliestFiles(*contents_);
  std::vector<std::filesystem::path> dances, models;
  for (const ContentFile* file : ticked()) {
    const Group group = groupOf(*file);
    if (group == Group::Motions || group == Group::Shows) dances.push_back(file->path);
    if (group == Group::Models && !file->accessory && std::ranges::find(proposed, file) == proposed.end())
      models.push_back(file->path);
  }
  emit playlistChosen(dances, models.size() == 1 ? models.front() : std::filesystem::path());
  accept();
}

std::vector<std::filesystem::path> ContentsDialog::chosenFiles() const {
  std::vector<std::filesystem::path> chosen;
  for (const ContentFile* file : ticked()) chosen.push_back(file->path);
  return chosen;
}

QStringList ContentsDialog::chosenNames() const {
  QStringList names;
  for (const ContentFile* file : ticked()) names << QString::fromStdString(file->name);
  return names;
}

}  // namespace app
