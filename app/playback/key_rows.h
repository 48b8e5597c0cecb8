// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <QObject>
#include <QString>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/show/key_frames.h"

namespace app {

/// This is a line of keys in the timeline.
struct KeyRow {
  enum class Of : std::uint8_t { Bones, Ik, Morphs, Camera, Light };
  Of of = Of::Bones;
  QString name;  ///< of the bone or morph, or of all of them together; one line
  KeyFrames frames;
};

/// These are the keys of what is selected: of the bone, or of all bones where none is; of IK,
/// morphs, camera and light where they have any. They are looked up on demand, once for each change
/// of selection or motions.
class KeyRows : public QObject {
  Q_OBJECT
 public:
  KeyRows(const Document& document, const Selection& selection, QObject* parent = nullptr);

  [[nodiscard]] const std::vector<KeyRow>& rows();
  /// Returns the keys for stepping from key to key: the bone's keys, else all keys of the selected
  /// actor, else the camera's. The name says whose they are.
  [[nodiscard]] const KeyRow& steps();

 signals:
  void changed();

 private:
  /// Returns the selected actor, with its model's names; null if there is none.
  [[nodiscard]] const Actor* actor() const;
  [[nodiscard]] KeyRow boneRow() const;
  [[nodiscard]] KeyRow morphRow() const;
  void markParts();
  void markAll();

  const Document& document_;
  const Selection& selection_;
  std::vector<KeyRow> rows_;
  KeyRow steps_;
  bool rowsStale_ = true, partsStale_ = true, stepsStale_ = true;
};

}  // namespace app
