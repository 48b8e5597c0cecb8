// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QString>

#include "app/document/selection.h"
#include "app/files/loaded_files.h"
#include "pmx/base/result.h"

namespace app {

/// This says what an issue is about, in the order of the list.
enum class IssueKind { Textures, Materials, Surface, Playing, Bones, Physics, Morphs, Movements, Lists, File };
inline constexpr int kIssueKinds = 10;

/// This is the file of an issue: a model, or a motion or pose.
struct IssueFile {
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const LoadedMotion> motion;
  [[nodiscard]] const std::filesystem::path& path() const { return model ? model->path : motion->path; }
};

/// Returns the kind of a section, as readers and checks name it. An unknown section counts as File.
[[nodiscard]] IssueKind issueKind(std::string_view section);
/// Returns "Textures", …
[[nodiscard]] QString issueKindName(IssueKind kind);
/// Explains what a kind means to somebody who watches.
[[nodiscard]] QString issueKindMeaning(IssueKind kind);

/// This is an issue as text, in parts. Each part is one line.
struct IssueWords {
  QString name;     ///< the element's name, else what the issue is about
  QString english;  ///< its English name; empty: none, or the same
  QString what;     ///< what is odd, and what was done about it
  QString place;    ///< `bone 17, byte 0x1f3a2`; may be empty
  /// Returns `左足: its position isn't finite; put at the origin (bone 17)`.
  [[nodiscard]] QString line() const;
};

[[nodiscard]] IssueWords issueWords(const IssueFile& file, const base::Issue& issue);

/// Returns the part of the model that an issue is about; for a texture, the first material that
/// uses it. Returns none where there is no part.
[[nodiscard]] SelectedParts issueParts(const IssueFile& file, const base::Issue& issue);

}  // namespace app
