// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/key_rows.h"

#include <algorithm>
#include <utility>

#include "app/inspect/morph_rows.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

/// Returns the selection's index if its model has it, otherwise -1.
template <class Items>
std::int32_t inside(std::int32_t index, const Items& items) {
  return index >= 0 && static_cast<std::size_t>(index) < items.size() ? index : -1;
}

}  // namespace

KeyRows::KeyRows(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection) {
  connect(&document_, &Document::actorsChanged, this, &KeyRows::markAll);
  connect(&document_, &Document::motionsChanged, this, &KeyRows::markAll);
  connect(&selection_, &Selection::actorChanged, this, &KeyRows::markAll);
  connect(&selection_, &Selection::partsChanged, this, &KeyRows::markParts);
}

void KeyRows::markAll() {
  rowsStale_ = true;
  markParts();
}

void KeyRows::markParts() {
  partsStale_ = stepsStale_ = true;
  emit changed();
}

const Actor* KeyRows::actor() const { return document_.show().actor(selection_.actor()); }

KeyRow KeyRows::boneRow() const {
  const Actor& of = *actor();
  const std::int32_t bone = inside(selection_.parts().bone, of.model().bones);
  return {KeyRow::Of::Bones, bone < 0 ? tr("All bones") : boneName(of.model(), bone), boneKeyFrames(of, bone)};
}

KeyRow KeyRows::morphRow() const {
  const Actor& of = *actor();
  const std::int32_t morph = inside(selection_.parts().morph, of.model().morphs);
  const QString name = morph < 0 ? tr("Morphs") : morphName(of.model(), morph);
  return {KeyRow::Of::Morphs, name, morphKeyFrames(of, morph)};
}

const std::vector<KeyRow>& KeyRows::rows() {
  const auto addSome = [this](KeyRow row) {
    if (!row.frames.empty()) rows_.push_back(std::move(row));
  };
  if (std::exchange(rowsStale_, false)) {
    rows_.clear();
    partsStale_ = false;
    if (const Actor* of = actor()) {
      rows_.push_back(boneRow());
      addSome({KeyRow::Of::Ik, tr("IK switches"), ikKeyFrames(*of)});
      addSome(morphRow());
    }
    addSome({KeyRow::Of::Camera, tr("Camera"), cameraKeyFrames(document_.show())});
    addSome({KeyRow::Of::Light, tr("Light"), lightKeyFrames(document_.show())});
  } else if (std::exchange(partsStale_, false)) {
    // Another bone or morph was selected: the other rows stay.
    for (KeyRow& row : rows_) {
      if (row.of == KeyRow::Of::Bones) row = boneRow();
      if (row.of == KeyRow::Of::Morphs) row = morphRow();
    }
  }
  return rows_;
}

const KeyRow& KeyRows::steps() {
  if (!std::exchange(stepsStale_, false)) return steps_;
  const Actor* of = actor();
  steps_ = {};
  if (of != nullptr && inside(selection_.parts().bone, of->model().bones) >= 0) {
    steps_ = boneRow();
    return steps_;
  }
  if (of != nullptr) steps_ = {KeyRow::Of::Bones, modelName(*of->loadedModel()), actorKeyFrames(*of)};
  if (steps_.frames.empty()) steps_ = {KeyRow::Of::Camera, tr("Camera"), cameraKeyFrames(document_.show())};
  return steps_;
}

}  // namespace app
