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

/// A line of keys in the timeline.
struct KeyRow {
  enum class Of : std::uint8_t { Bones, Ik, Morphs, Camera, Light };
  Of of = Of::Bones;
  QString name;  ///< of the bone or morph, or what they are all together; one line
  KeyFrames frames;
};

/// What keys there are of what is selected: of the bone, or of all bones where none is; of IK, morphs, camera and light
/// where they have any. Looked up once for each change of selection or motions, when somebody asks.
class KeyRows : public QObject {
  Q_OBJECT
 public:
  KeyRows(const Document& document, const Selection& selection, QObject* parent = nullptr);

  [[nodiscard]] const std::vector<KeyRow>& rows();
  /// What one goes through from key to key: the bone's keys, else those of anything of the selected actor, else the
  /// camera's; the name says whose.
  [[nodiscard]] const KeyRow& steps();

 signals:
  void changed();

 private:
  /// The selected actor, with its model's names; null without.
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
