// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/lab_dialog.h"

#include <algorithm>
#include <string>
#include <utility>

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMargins>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

#include "app/description/lab_scenes.h"
#include "app/dialogs/help.h"
#include "app/language/live_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr QSize kSmall{96, 54};  // device-independent pixels, as below
constexpr int kLarge = 330, kCardWidth = 330, kListWidth = 230, kListRows = 4;

QString inLanguage(const char* text) { return QCoreApplication::translate("LabScenes", text); }

QLabel* plainLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setFixedWidth(kCardWidth);
  return label;
}

}  // namespace

LabDialog::LabDialog(std::filesystem::path folder, QWidget* parent) : QDialog(parent), folder_(std::move(folder)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("ikLab"));
  auto* column = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  column->addLayout(row, 1);
  scenes = new QListWidget(this);
  scenes->setIconSize(kSmall);
  scenes->setWordWrap(true);
  scenes->setMinimumWidth(kListWidth);
  scenes->setMinimumHeight(kListRows * (kSmall.height() + 8));
  for (const LabScene& scene : labScenes())
    scenes->addItem(new QListWidgetItem(QIcon(pictureOf(scene, kSmall.width())), QString()));
  row->addWidget(scenes, 1);
  // On a screen with large letters the card may be higher than the dialog.
  auto* scrolled = new QScrollArea(this);
  scrolled->setFrameShape(QFrame::NoFrame);
  scrolled->setWidgetResizable(true);
  scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scrolled->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
  auto* inside = new QWidget(scrolled);
  auto* beside = new QVBoxLayout(inside);
  beside->setContentsMargins(0, 0, 0, 0);
  scrolled->setFixedWidth(kCardWidth + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
  row->addWidget(scrolled);
  picture = new QLabel(this);
  title = plainLabel(this);
  QFont bold = title->font();
  bold.setBold(true);
  bold.setPointSizeF(bold.pointSizeF() * 1.2);
  title->setFont(bold);
  card = plainLabel(this);
  card->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  chapter = new QLabel(this);
  for (QLabel* part : {picture, title, card, chapter}) beside->addWidget(part);
  beside->addStretch(1);
  scrolled->setWidget(inside);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  openButton = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
  openButton->setDefault(true);
  closeButton = buttons->button(QDialogButtonBox::Close);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &LabDialog::openChosen);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(scenes, &QListWidget::itemDoubleClicked, this, &LabDialog::openChosen);
  connect(scenes, &QListWidget::currentRowChanged, this, &LabDialog::showCard);
  connect(chapter, &QLabel::linkActivated, this, [](const QString& to) { QDesktopServices::openUrl(QUrl(to)); });
  scenes->setCurrentRow(0);
  keepTranslated(this, [this] { retranslate(); });
  int highest = 0;  // of the column beside the list, with any card
  for (const LabScene& scene : labScenes()) {
    card->setText(inLanguage(scene.card));
    highest = std::max(highest, beside->heightForWidth(kCardWidth));
  }
  showCard();
  const QMargins margins = column->contentsMargins();
  resize(sizeHint().width(),
         margins.top() + highest + column->spacing() + buttons->sizeHint().height() + margins.bottom());
  scenes->setFocus();
}

const LabScene& LabDialog::chosen() const {
  return labScenes()[static_cast<std::size_t>(std::max(0, scenes->currentRow()))];
}

QPixmap LabDialog::pictureOf(const LabScene& scene, int width) const {
  QPixmap pixmap(shownPath(folder_ / (std::string(scene.name) + ".png")));
  if (pixmap.isNull()) return pixmap;
  pixmap = pixmap.scaledToWidth(static_cast<int>(width * devicePixelRatioF()), Qt::SmoothTransformation);
  pixmap.setDevicePixelRatio(devicePixelRatioF());
  return pixmap;
}

void LabDialog::retranslate() {
  setWindowTitle(tr("IK Lab Scenes"));
  scenes->setAccessibleName(tr("Scenes"));
  openButton->setText(tr("&Open"));
  for (std::size_t i = 0; i < labScenes().size(); ++i)
    scenes->item(static_cast<int>(i))->setText(inLanguage(labScenes()[i].title));
  showCard();
}

void LabDialog::showCard() {
  const LabScene& scene = chosen();
  picture->setPixmap(pictureOf(scene, kLarge));
  title->setText(inLanguage(scene.title));
  card->setText(inLanguage(scene.card));
  const QString page = QString::fromUtf8(scene.chapter.data(), static_cast<qsizetype>(scene.chapter.size()));
  const QString file = installedDocument(page.section(u' ', 0, 0));
  const QString more = tr("More: %1").arg(page);
  chapter->setText(file.isEmpty()
                       ? more.toHtmlEscaped()
                       : QStringLiteral("<a href=\"%1\">%2</a>")
                             .arg(QUrl::fromLocalFile(file).toString().toHtmlEscaped(), more.toHtmlEscaped()));
}

void LabDialog::openChosen() {
  emit sceneWanted(labShow(chosen(), folder_));
  close();
}

}  // namespace app
