// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/help.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/scene/shader_source.h"
#include "app/version.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

/// The texts of this file get their translation context from this struct.
struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(app::HelpWords)
};

const QString kLicences = QStringLiteral("odori:licences");  // a link within the program
constexpr int kIconSide = 96;                                // pixels, as below
constexpr QSize kLicencesSize{760, 560};

QString resourceText(const QString& name) {
  QFile file(QStringLiteral(":/odori/licences/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString linkTo(const QString& to, const QString& text) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(to.toHtmlEscaped(), text.toHtmlEscaped());
}

void addCloseButton(QDialog& dialog, QVBoxLayout& column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::close);
  column.addWidget(buttons);
}

/// Shows the program's licence, and those of the code of others in it.
void showLicences(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName(QStringLiteral("licences"));
  auto* column = new QVBoxLayout(dialog);
  auto* text = new QTextBrowser(dialog);
  text->setOpenExternalLinks(true);
  static const QRegularExpression comments(QStringLiteral("<!--.*?-->\n?"));
  QString others = resourceText(QStringLiteral("resources/packages/THIRD_PARTY.md"));
  text->setMarkdown(QStringLiteral("# Odori\n\n```\n%1```\n\n%2")
                        .arg(resourceText(QStringLiteral("LICENSE")), others.remove(comments)));
  keepTranslated(dialog, [dialog] { dialog->setWindowTitle(HelpWords::tr("Licences")); });
  column->addWidget(text, 1);
  addCloseButton(*dialog, *column);
  dialog->resize(kLicencesSize.boundedTo(parent->window()->size()));
  dialog->show();
}

void follow(const QString& to, QWidget* parent) {
  if (to == kLicences) {
    showLicences(parent);
  } else {
    QDesktopServices::openUrl(QUrl(to));
  }
}

void showText(QWidget* parent, const LiveText& title, const LiveText& html) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(dialog);
  auto* row = new QHBoxLayout;
  auto* icon = new QLabel(dialog);
  icon->setObjectName(QStringLiteral("programIcon"));
  icon->setPixmap(programIcon().pixmap(kIconSide, kIconSide));
  row->addWidget(icon, 0, Qt::AlignTop);
  auto* area = new QScrollArea(dialog);
  auto* text = new QLabel(area);
  keepTranslated(dialog, [dialog, text, title, html] {
    dialog->setWindowTitle(title());
    text->setText(html());
  });
  text->setTextInteractionFlags(Qt::TextBrowserInteraction);
  text->setAlignment(Qt::AlignTop);
  text->setMargin(12);
  text->setWordWrap(true);
  area->setWidget(text);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  QObject::connect(text, &QLabel::linkActivated, dialog, [dialog](const QString& to) { follow(to, dialog); });
  row->addWidget(area, 1);
  column->addLayout(row, 1);
  addCloseButton(*dialog, *column);
  const int width = 460, beside = 60;  // pixels; `beside` is for the dialog's frame and its button
  const QSize wanted(width + kIconSide, text->heightForWidth(width - beside) + 2 * beside);
  dialog->resize(wanted.boundedTo(parent->size()));
  dialog->show();
}

}  // namespace

QString installedDocument(const QString& page) {
  const QString shared = QCoreApplication::applicationDirPath() + u'/' + QLatin1String(kSharedFolder);
  const QString file = QDir::cleanPath(shared + QStringLiteral("/../doc/odori/") + page);
  return QFileInfo(file).isFile() ? file : QString();
}

void showAbout(QWidget* parent) {
  showText(
      parent, [] { return HelpWords::tr("About Odori"); },
      [] {
        const QString driver = gpuLimits().usable() ? gpuLimits().description : HelpWords::tr("no OpenGL 3.3");
        QStringList links{linkTo(kLicences, HelpWords::tr("Licences of Odori and of the code of others in it"))};
        if (const QString manual = installedDocument(QStringLiteral("docs/user/start.md")); !manual.isEmpty())
          links.prepend(linkTo(QUrl::fromLocalFile(manual).toString(), HelpWords::tr("User's manual")));
        return QStringLiteral("<h2>Odori %1</h2><p>%2</p><p>%3</p><p>%7</p><p>%4</p><p>Qt %5<br>%6</p>")
            .arg(QString::fromLatin1(kVersion), HelpWords::tr("A viewer for MikuMikuDance models and dances."),
                 HelpWords::tr("© 2026 The Odori developers. MIT licence."),
                 HelpWords::tr("Models and motions belong to their authors; their terms of use are in the Comment "
                               "panel and in the texts that came with them."),
                 QString::fromLatin1(qVersion()), driver.toHtmlEscaped(), links.join(QStringLiteral("<br>")));
      });
}

}  // namespace app
