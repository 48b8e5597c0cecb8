// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/saving_places.h"

#include <array>

#include <QDir>
#include <QStandardPaths>

#include "app/opening/taken_files.h"
#include "app/playback/picture_name.h"
#include "app/ui/window_settings.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

QString nameOf(SavedKind kind) {
  constexpr std::array kNames{"show", "pose", "motion", "screenshot", "export", "playlist"};
  return QLatin1String(kNames.at(static_cast<std::size_t>(kind)));
}

QString documents() {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QDir(folder).exists() ? folder : QDir::homePath();
}

}  // namespace

QString placeToSave(const WindowSettings& settings, SavedKind kind, const QString& stem, const QString& ending,
                    const std::filesystem::path& otherwise) {
  QString folder = settings.savedIn(nameOf(kind));
  if (folder.isEmpty() || !QDir(folder).exists()) folder = otherwise.empty() ? documents() : shownPath(otherwise);
  return QDir(folder).filePath((stem.isEmpty() ? nameOf(kind) : stem) + ending);
}

void rememberPlace(WindowSettings& settings, SavedKind kind, const std::filesystem::path& file) {
  settings.setSavedIn(nameOf(kind), file.parent_path());
}

QString danceStem(const DocumentState& state, ActorId actor) {
  const Motions motions = motionsOf(state, actor);
  for (const auto& motion : motions)
    if (!motion->pose) return plainFileName(shownName(ownName(*motion).stem()));
  return modelStem(state, actor);
}

QString modelStem(const DocumentState& state, ActorId actor) {
  const DocumentActor* const of = state.find(actor);
  return of == nullptr ? QString() : plainFileName(modelName(*of->model));
}

}  // namespace app
