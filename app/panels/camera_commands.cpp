// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/camera_commands.h"

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/playback/playback.h"
#include "app/view/camera_path.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {

CameraCommands::CameraCommands(Document& document, const Selection& selection, CameraTool& camera, Playback& playback,
                               const WindowActions& actions, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      camera_(camera),
      playback_(playback),
      actions_(actions) {
  connect(actions[ActionId::FrameAll], &QAction::triggered, this, [this] { playback_.frameAll(); });
  connect(actions[ActionId::FrameSelected], &QAction::triggered, this, [this] {
    if (selection_.actor() != 0) playback_.frameAll(selection_.actor());
  });
  connect(actions[ActionId::FrameBone], &QAction::triggered, this,
          [this] { playback_.frameBone(selection_.actor(), selection_.parts().bone); });
  const auto enable = [this] {
    actions_[ActionId::FrameBone]->setEnabled(selection_.actor() != 0 && selection_.parts().bone >= 0);
  };
  connect(&selection_, &Selection::partsChanged, this, enable);
  connect(&selection_, &Selection::actorChanged, this, enable);
  enable();
  connect(actions[ActionId::FollowBone], &QAction::triggered, this, &CameraCommands::follow);
  connect(actions[ActionId::Turntable], &QAction::triggered, &camera_, &CameraTool::setTurning);
  connect(actions[ActionId::Perspective], &QAction::triggered, this, [this](bool on) {
    vmd::CameraState changed = camera_.camera();
    changed.perspective = on;
    camera_.setCamera(changed);
  });
  connect(&camera_, &CameraTool::followsChanged, this, &CameraCommands::showActions);
  connect(&playback_, &Playback::frameShown, this, [this] {
    const bool perspective = camera_.camera().perspective;
    if (actions_[ActionId::Perspective]->isChecked() != perspective)
      actions_[ActionId::Perspective]->setChecked(perspective);
  });
  connect(&document_, &Document::actorsChanged, this, &CameraCommands::checkFollowed);
  connectBookmarks();
}

void CameraCommands::connectBookmarks() {
  for (std::size_t i = 0; i < actions_.goToBookmark.size(); ++i) {
    const int key = static_cast<int>(i) + 1;
    connect(actions_.storeBookmark[i], &QAction::triggered, this, [this, key] { storeBookmark(key); });
    connect(actions_.goToBookmark[i], &QAction::triggered, this, [this, key] {
      const CameraBookmarks& bookmarks = document_.state().bookmarks;
      if (const CameraBookmark* bookmark = bookmarkOf(bookmarks, key)) {
        goToBookmark(static_cast<std::size_t>(bookmark - bookmarks.data()));
      } else {
        const QKeySequence set = actions_.storeBookmark[static_cast<std::size_t>(key) - 1]->shortcut();
        emit said(
            tr("There is no camera bookmark %1 yet: %2 sets it").arg(key).arg(set.toString(QKeySequence::NativeText)));
      }
    });
  }
}

void CameraCommands::follow(bool wanted) {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  if (!wanted || actor == nullptr) {
    camera_.followBone(0, -1);
    return;
  }
  const pmx::Model& model = actor->model->model;
  const std::int32_t selected = selection_.parts().bone;
  const bool there = selected >= 0 && static_cast<std::size_t>(selected) < model.bones.size();
  const std::int32_t bone = there ? selected : middleBone(model);
  if (bone < 0) {
    camera_.followBone(0, -1);
    emit said(tr("%1 has no bone to follow").arg(modelName(*actor->model)));
    return;
  }
  followedName_ = model.bones[static_cast<std::size_t>(bone)].name.utf8;
  camera_.followBone(actor->id, bone);
  emit said(tr("The camera follows %1").arg(boneName(model, bone)));
}

void CameraCommands::checkFollowed() {
  const ActorId followed = camera_.followedActor();
  if (followed == 0) return;
  const DocumentActor* actor = document_.state().find(followed);
  if (actor == nullptr) return camera_.followBone(0, -1);
  const pmx::Model& model = actor->model->model;
  const auto bone = static_cast<std::size_t>(camera_.followedBone());
  if (bone < model.bones.size() && model.bones[bone].name.utf8 == followedName_) return;
  const std::int32_t again = pmx::boneNamed(model, followedName_);
  camera_.followBone(again < 0 ? 0 : followed, again);
}

void CameraCommands::showActions() {
  actions_[ActionId::FollowBone]->setChecked(camera_.followedActor() != 0);
  actions_[ActionId::Turntable]->setChecked(camera_.turning());
}

void CameraCommands::storeBookmark(int key) {
  CameraBookmarks bookmarks = document_.state().bookmarks;
  const std::string name = tr("Camera %1").arg(key != 0 ? key : static_cast<int>(bookmarks.size()) + 1).toStdString();
  const std::size_t place = app::storeBookmark(bookmarks, key, name, camera_.camera());
  if (place >= kMaxBookmarks) {
    emit said(tr("There are %1 camera bookmarks already: remove one first").arg(kMaxBookmarks));
    return;
  }
  emit said(tr("Bookmark set: %1").arg(oneLine(bookmarks[place].name)));
  document_.setBookmarks([] { return tr("Set bookmark"); }, bookmarks);
}

void CameraCommands::goToBookmark(std::size_t place) {
  const CameraBookmarks& bookmarks = document_.state().bookmarks;
  if (place >= bookmarks.size()) return;
  const CameraBookmark& bookmark = bookmarks[place];
  camera_.standAt(bookmark.camera);
  emit said(oneLine(bookmark.name));
}

}  // namespace app
