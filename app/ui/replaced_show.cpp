// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/replaced_show.h"

#include <utility>
#include <vector>

#include <QAction>
#include <QMainWindow>
#include <QUndoStack>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/action_text.h"
#include "app/opening/file_loader.h"
#include "app/playback/transport.h"
#include "app/stage/camera_tool.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/look_controller.h"
#include "app/ui/missing_controller.h"
#include "app/ui/offers_controller.h"
#include "app/ui/opening_controller.h"
#include "app/ui/recent_controller.h"
#include "app/ui/replaced_motions.h"
#include "app/ui/show_file.h"
#include "app/ui/show_updates.h"
#include "app/ui/song_controller.h"
#include "app/ui/undo_controller.h"
#include "app/ui/window_messages.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {

struct ReplacedShow::Whole {
  Document::Whole document;
  LookController::Whole look;
  std::filesystem::path file;
  std::optional<ContentHash> hash;
  MissingController::Whole missing;
  ActorId selected = 0;
  vmd::CameraState camera;
  bool followsMotion = true, playing = false, clean = true;
  double frame = 0.0;
};

/// This step has the one of two shows that isn't there.
class ReplacedShow::Step : public QUndoCommand {
 public:
  Step(ReplacedShow& owner, Whole before) : owner_(owner), other_(std::move(before)) {
    keepTranslated(&texts_, [this] { setText(OpeningController::tr("Open")); });
  }
  void undo() override { owner_.exchange(other_); }
  void redo() override {
    // pushing a step calls redo() for a change that is made already
    if (std::exchange(done_, true)) owner_.exchange(other_);
  }

 private:
  QObject texts_;  // of the connection to the language
  ReplacedShow& owner_;
  Whole other_;
  bool done_ = false;
};

ReplacedShow::ReplacedShow(const ShowParts& show, const OpeningParts& with, const WindowParts& parts)
    : show_(show), with_(with), parts_(parts), back_(new QAction(&parts_.window)) {
  back_->setObjectName(QStringLiteral("bringShowBack"));
  keepTranslated(this, [this] { setActionText(*back_, plainActionText(UndoController::tr("&Undo"))); });
  connect(back_, &QAction::triggered, this, &ReplacedShow::bringBack);
  connect(&show_.document.undoStack(), &QUndoStack::indexChanged, this, &ReplacedShow::setClean);
}

ReplacedShow::~ReplacedShow() = default;

QString ReplacedShow::Name::shown() const {
  return others == 0 ? first : OpeningController::tr("%1 and %n more", nullptr, others).arg(first);
}

ReplacedShow::Name ReplacedShow::name() const {
  if (show_.file.exists()) return {shownName(show_.file.path().stem()), 0};
  const DocumentState& state = show_.document.state();
  if (!state.actors.empty()) return {modelName(*state.actors[0].model), static_cast<int>(state.actors.size()) - 1};
  return {state.motions.empty() ? QString() : shownName(ownName(*state.motions[0].motion).stem()), 0};
}

ReplacedShow::Whole ReplacedShow::now() const {
  Whole whole;
  whole.document = show_.document.whole();
  whole.look = with_.look.whole();
  whole.file = show_.file.path();
  whole.hash = show_.file.hash();
  whole.missing = with_.missing.whole();
  whole.selected = show_.selection.actor();
  whole.camera = with_.cameraTool.camera();
  whole.followsMotion = with_.cameraTool.followsMotion();
  whole.playing = show_.transport.playing();
  whole.frame = show_.transport.frame();
  // A rescued show's changes are in no file of the user's.
  whole.clean = show_.document.undoStack().isClean() && with_.keeper.taken().empty();
  return whole;
}

void ReplacedShow::remember(const LoadedFiles& files) {
  before_.reset();
  replaced_ = {};
  if (!files.replaces() || show_.document.empty() || show_.file.showsDemo() || with_.keeper.has(files.showFile)) return;
  before_ = std::make_unique<Whole>(now());
  replaced_ = name();
  replacedFile_ = show_.file.path();
}

void ReplacedShow::forget() {
  before_.reset();
  replaced_ = {};
}

void ReplacedShow::makeStep() {
  if (!before_) return;
  QUndoStack& steps = show_.document.undoStack();
  steps.push(new Step(*this, std::move(*before_)));
  before_.reset();
  steps.setClean();
}

LiveText ReplacedShow::note(const LoadedFiles& files) const {
  const bool again = !replacedFile_.empty() && files.showFile == replacedFile_;
  if (replaced_.first.isEmpty() || again) return {};
  const Name now = files.showFile.empty() ? name() : Name{shownName(files.showFile.stem()), 0};
  if (now.first == replaced_.first && now.others == replaced_.others) return {};
  return [now, old = replaced_] { return OpeningController::tr("%1 replaces %2").arg(now.shown(), old.shown()); };
}

/// Brings one show back and keeps the other. The look comes first, because the user's own is read
/// from the show that goes.
void ReplacedShow::exchange(Whole& other) {
  const Whole back = std::exchange(other, now());
  with_.recent.leaveShow();
  show_.transport.setPlaying(false);
  with_.look.restore(back.look);
  show_.document.restore(back.document);
  show_.file.set(back.file, back.hash);
  with_.missing.restore(back.missing);
  with_.replaced.forget();
  with_.song.offerNone();
  with_.offers.forget();
  show_.selection.setActor(back.selected);
  with_.updates.refresh();
  with_.cameraTool.standAt(back.camera);
  with_.cameraTool.followMotion(back.followsMotion || !show_.document.show().hasCamera());
  show_.transport.seek(back.frame);
  show_.transport.setPlaying(back.playing);
  parts_.messages.setErrors({});
  parts_.messages.hideAll();
  clean_ = back.clean;
}

void ReplacedShow::setClean() {
  const auto clean = std::exchange(clean_, std::nullopt);
  if (!clean) return;
  QUndoStack& steps = show_.document.undoStack();
  if (*clean) {
    steps.setClean();
  } else {
    steps.resetClean();
  }
  with_.updates.mark();
}

/// Undoes the steps after the replacement, too, each by itself: they can be redone.
void ReplacedShow::bringBack() {
  QUndoStack& steps = show_.document.undoStack();
  parts_.messages.hide(back_);
  if (dynamic_cast<const Step*>(steps.command(0)) == nullptr) return;  // too many steps came later
  while (steps.canUndo()) steps.undo();
}

}  // namespace app
