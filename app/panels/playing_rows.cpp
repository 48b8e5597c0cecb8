// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/playing_rows.h"

#include <QStringList>
#include <QTreeWidgetItem>

#include "app/panels/playing_panel.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Lists bones and morphs by name, the first few of them.
QString editedNames(const DocumentActor& actor) {
  constexpr int kMaxNames = 12;
  const pmx::Model& model = actor.model->model;
  QStringList names;
  const auto add = [&](std::int32_t index, std::size_t count, auto name) {
    if (names.size() < kMaxNames && index >= 0 && static_cast<std::size_t>(index) < count) names << name(index);
  };
  for (const BoneEdit& edit : actor.switches.edits.bones())
    add(edit.bone, model.bones.size(), [&](std::int32_t bone) { return boneName(model, bone); });
  for (const MorphEdit& edit : actor.switches.edits.morphs())
    add(edit.morph, model.morphs.size(),
        [&](std::int32_t morph) { return oneLine(model.morphs[static_cast<std::size_t>(morph)].name.utf8); });
  return enumerated(names);
}

}  // namespace

QString ofScene(const LoadedMotion& loaded) {
  const vmd::Motion& motion = loaded.motion;
  const bool camera = !motion.cameraKeys.empty();
  const bool light = !motion.lightKeys.empty() || !motion.selfShadowKeys.empty();
  if (camera && light) return PlayingPanel::tr("Camera, light");
  if (camera) return PlayingPanel::tr("Camera");
  return light ? PlayingPanel::tr("Light") : PlayingPanel::tr("None");
}

void showMotion(QTreeWidgetItem* item, const MotionUse& use, const QString& of) {
  const QString name = shownName(ownName(*use.motion).stem());
  const bool isPose = use.motion->pose.has_value();
  item->setText(PlayingPanel::kName, isPose ? PlayingPanel::tr("%1 (pose)").arg(name) : name);
  QString tip = oneLine(use.motion->path.string());
  if (isPose)
    tip += u'\n' + PlayingPanel::tr("It overrides the motions at every frame, until it is unticked or removed");
  item->setToolTip(PlayingPanel::kName, plainToolTip(tip));
  item->setText(PlayingPanel::kOf, of);
  item->setCheckState(PlayingPanel::kName, use.on ? Qt::Checked : Qt::Unchecked);
  item->setData(PlayingPanel::kShift, Qt::EditRole, isPose ? QVariant() : QVariant(use.shift));
}

bool hasEdits(const DocumentActor& actor) {
  return !actor.switches.edits.bones().empty() || !actor.switches.edits.morphs().empty();
}

void showSong(QTreeWidgetItem* item, const SongDescription& song) {
  item->setText(PlayingPanel::kName, shownName(song.file.stem()));
  item->setToolTip(PlayingPanel::kName, plainToolTip(oneLine(song.file.string())));
  item->setText(PlayingPanel::kOf, PlayingPanel::tr("Song"));
  item->setCheckState(PlayingPanel::kName, song.muted ? Qt::Unchecked : Qt::Checked);
  item->setData(PlayingPanel::kShift, Qt::EditRole, QVariant());
}

void showEdits(QTreeWidgetItem* item, const DocumentActor& actor) {
  const Edits& edits = actor.switches.edits;
  item->setText(PlayingPanel::kName,
                PlayingPanel::tr("Moved by hand (%1)").arg(edits.bones().size() + edits.morphs().size()));
  item->setToolTip(
      PlayingPanel::kName,
      plainToolTip(
          PlayingPanel::tr("It is added to motions and poses at every frame, until it is unticked or removed: %1")
              .arg(editedNames(actor))));
  item->setText(PlayingPanel::kOf, modelName(*actor.model));
  item->setCheckState(PlayingPanel::kName, actor.switches.editsOn ? Qt::Checked : Qt::Unchecked);
  item->setData(PlayingPanel::kShift, Qt::EditRole, QVariant());
}

}  // namespace app
