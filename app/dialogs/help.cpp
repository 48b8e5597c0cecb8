// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/help.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/scene/shader_source.h"
#include "app/version.h"

namespace app {
namespace {

/// The texts of this file get their translation context from this struct.
struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(app::HelpWords)
};

void showText(QWidget* parent, const LiveText& title, const LiveText& html) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(dialog);
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
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  column->addWidget(area, 1);
  column->addWidget(buttons);
  const int width = 460, beside = 60;  // pixels; `beside` is for the dialog's frame and its button
  dialog->resize(QSize(width, text->heightForWidth(width - beside) + 2 * beside).boundedTo(parent->size()));
  dialog->show();
}

}  // namespace

void showAbout(QWidget* parent) {
  showText(
      parent, [] { return HelpWords::tr("About Odori"); },
      [] {
        const QString driver = gpuLimits().usable() ? gpuLimits().description : HelpWords::tr("no OpenGL 3.3");
        return QStringLiteral("<h2>Odori %1</h2><p>%2</p><p>%3</p><p>%4</p><p>Qt %5<br>%6</p>")
            .arg(QString::fromLatin1(kVersion), HelpWords::tr("A viewer for MikuMikuDance models and dances."),
                 HelpWords::tr("© 2026 The Odori developers. MIT licence."),
                 HelpWords::tr("Models and motions belong to their authors; their terms of use are in the Comment "
                               "panel and in the texts that came with them."),
                 QString::fromLatin1(qVersion()), driver.toHtmlEscaped());
      });
}

}  // namespace app
