// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/help.h"

#include <algorithm>

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/scene/shader_source.h"
#include "app/ui/window_actions.h"
#include "app/version.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

/// The words of this file, for translators.
struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(app::HelpWords)
};

QString row(const QString& keys, const QString& what) {
  return QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>")
      .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

void showText(QWidget* parent, const QString& title, const QString& html) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  auto* column = new QVBoxLayout(dialog);
  auto* area = new QScrollArea(dialog);
  auto* text = new QLabel(html, area);
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
  dialog->resize(QSize(460, 520).boundedTo(parent->size()));
  dialog->show();
}

}  // namespace

void showKeys(QWidget* parent, const WindowActions& actions) {
  QString html = QStringLiteral("<h3>%1</h3><table>").arg(HelpWords::tr("Keys"));
  const auto ofABookmark = [&](const QAction* action) {  // they are told in a line each
    return std::ranges::count(actions.goToBookmark, action) + std::ranges::count(actions.storeBookmark, action) > 0;
  };
  for (const QAction* action : parent->actions()) {
    if (ofABookmark(action)) continue;
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
    // The IK and play actions change their text with their state; their tool tips don't.
    QString what = action == actions.ik     ? HelpWords::tr("Switch IK off and back")
                   : action == actions.play ? HelpWords::tr("Play or pause")
                                            : action->text();
    what.remove(u'&').remove(u'…');
    if (!keys.isEmpty()) html += row(keys.join(QStringLiteral(", ")), what);
  }
  const auto fromTo = [](const auto& row) {
    return HelpWords::tr("%1 to %2")
        .arg(row.front()->shortcut().toString(QKeySequence::NativeText),
             row.back()->shortcut().toString(QKeySequence::NativeText));
  };
  html += row(fromTo(actions.goToBookmark), HelpWords::tr("The camera back to a bookmark"));
  html += row(fromTo(actions.storeBookmark), HelpWords::tr("Set a camera bookmark"));
  html += QStringLiteral("</table><h3>%1</h3><table>").arg(HelpWords::tr("Mouse"));
  html += row(HelpWords::tr("Right drag, left drag"), HelpWords::tr("Orbit"));
  html += row(HelpWords::tr("Middle drag, Shift+right drag"), HelpWords::tr("Pan"));
  html += row(HelpWords::tr("Wheel, Ctrl+right drag"),
              HelpWords::tr("Zoom; with Shift ten times faster, with Ctrl ten times finer"));
  html += row(HelpWords::tr("Left click on a bone's mark"), HelpWords::tr("Select the bone"));
  html += row(HelpWords::tr("Left drag of an IK controller's square, of the selected bone's mark, arrows and rings"),
              HelpWords::tr("Move and turn the bone by hand; with Ctrl ten times finer; Escape takes it back"));
  html += row(HelpWords::tr("Timeline: press, drag"),
              HelpWords::tr("Go there; on its ruler: the part that is played again and again"));
  html += row(HelpWords::tr("Timeline: wheel, middle drag"),
              HelpWords::tr("Zoom; earlier and later (with the wheel: Shift)"));
  html += row(HelpWords::tr("Drop files"), HelpWords::tr("Open a model, motions, a camera, or a folder with a model"));
  html += QStringLiteral("</table>");
  showText(parent, HelpWords::tr("Keys and Mouse"), html);
}

void showAbout(QWidget* parent) {
  const QString driver = gpuLimits().usable() ? gpuLimits().description : HelpWords::tr("no OpenGL 3.3");
  showText(parent, HelpWords::tr("About Odori"),
           QStringLiteral("<h2>Odori %1</h2><p>%2</p><p>%3</p><p>%4</p><p>Qt %5<br>%6</p>")
               .arg(QString::fromLatin1(kVersion), HelpWords::tr("A viewer for MikuMikuDance models and dances."),
                    HelpWords::tr("© 2026 The Odori developers. MIT licence."),
                    HelpWords::tr(
                        "Models and motions belong to their makers; their terms are in the Comment panel and in the "
                        "texts that came with them."),
                    QString::fromLatin1(qVersion()), driver.toHtmlEscaped()));
}

}  // namespace app
