// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QString>

#include "app/document/selection.h"
#include "app/files/loaded_files.h"
#include "pmx/base/result.h"

namespace app {

/// What an issue is about, in the order in which people see it.
enum class IssueKind { Textures, Materials, Surface, Playing, Bones, Physics, Morphs, Movements, Lists, File };
inline constexpr int kIssueKinds = 10;

/// The file that an issue is of: a model, or a motion or pose.
struct IssueFile {
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const LoadedMotion> motion;
  [[nodiscard]] const std::filesystem::path& path() const { return model ? model->path : motion->path; }
};

/// By its section, as the readers and checks name it; what isn't known is of the file.
[[nodiscard]] IssueKind issueKind(std::string_view section);
/// "Textures", …
[[nodiscard]] QString issueKindName(IssueKind kind);
/// What it means to somebody who watches.
[[nodiscard]] QString issueKindMeaning(IssueKind kind);

/// An issue as a line of people's words, its parts in their order. Each on one line.
struct IssueWords {
  QString name;     ///< of the element, else what the issue is about
  QString english;  ///< its English name; empty: none, or the same
  QString what;     ///< what is odd, and what was done about it
  QString place;    ///< `bone 17, byte 0x1f3a2`; may be empty
  /// `左足: its position isn't finite; put at the origin (bone 17)`.
  [[nodiscard]] QString line() const;
};

[[nodiscard]] IssueWords issueWords(const IssueFile& file, const base::Issue& issue);

/// The part of the model that an issue is about; of a texture the first material that has it. None: no part.
[[nodiscard]] SelectedParts issueParts(const IssueFile& file, const base::Issue& issue);

}  // namespace app
