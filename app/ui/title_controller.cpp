// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/title_controller.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/description/lab_scenes.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/opening/taken_files.h"
#include "app/ui/look_controller.h"
#include "app/ui/show_file.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {

TitleController::TitleController(const ShowParts& show, const LookController& look, const WindowParts& parts)
    : document_(show.document), selection_(show.selection), file_(show.file), look_(look), window_(parts.window) {
  connect(&document_, &Document::lookChanged, this, &TitleController::showModified);
  connect(parts.actions[ActionId::Ground], &QAction::toggled, this, &TitleController::showModified);
  connect(&document_.undoStack(), &QUndoStack::cleanChanged, this, &TitleController::showModified);
}

QString TitleController::title() const {
  if (file_.showsDemo()) return tr("Demo");
  if (const LabScene* scene = file_.showsScene())
    return tr("IK Lab: %1").arg(QCoreApplication::translate("LabScenes", scene->title));
  if (file_.exists()) return shownName(file_.path());
  QStringList models, dances;
  for (const DocumentActor& actor : document_.state().actors) models << modelName(*actor.model);
  for (const auto& motion : motionsOf(document_.state(), selection_.actor()))
    dances << shownName(ownName(*motion).stem());
  QString title = models.join(QStringLiteral(" + "));
  if (!dances.isEmpty())
    title += (title.isEmpty() ? QString() : QStringLiteral(" – ")) + dances.join(QStringLiteral(" + "));
  return title;
}

void TitleController::showTitle() {
  // It is cut again, because a thousand motions have a thousand names.
  QString shown = titleText(oneLine(title().toStdString()));
  if (number_ > 0 && !shown.isEmpty()) shown = QStringLiteral("%1/%2 – ").arg(number_).arg(of_) + shown;
  window_.setWindowTitle(shown.isEmpty()
                             ? QStringLiteral("Odori")
                             : shown + (file_.exists() ? QStringLiteral("[*] — Odori") : QStringLiteral(" — Odori")));
  showModified();
}

void TitleController::setPlace(std::size_t number, std::size_t of) {
  if (number_ == number && of_ == of) return;
  number_ = number;
  of_ = of;
  showTitle();
}

void TitleController::showModified() {
  window_.setWindowModified(file_.exists() && (look_.differsFromSaved() || !document_.undoStack().isClean()));
}

}  // namespace app
