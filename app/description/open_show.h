// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/description/named_model.h"
#include "app/description/show_description.h"
#include "app/show/show.h"
#include "app/tree/open_context.h"
#include "pmx/base/issue_group.h"
#include "pmx/base/result.h"

namespace app {

/// Missing says how to treat a file that can't be used. One that exists but can't be read now
/// (CannotRead) always fails: without it the same files would make another show next time.
enum class Missing {
  Fails,     ///< its error ends the opening
  IsListed,  ///< it is an issue, and the rest opens
};

/// OfSeveral says what is taken from a folder or archive where the user has to choose.
enum class OfSeveral {
  Nothing,    ///< this is an error
  Likeliest,  ///< likeliestFiles(), which the window ticks at first
};

/// Returns the show that a row of files makes, by their content: a model begins an actor; a motion
/// belongs to the actor named before it, to the first where there was none (until openShow()
/// assigns motions); a show file brings everything it has; a sound is the song. Where the content
/// says nothing, as for a missing file, the ending of the name decides; else it counts as a model.
/// Models and motions aren't read yet. Errors: depending on `missing` those of a show file, of an
/// archive, and of a song that is none, where something is left without it; BadArgument for a
/// second song, or for motions without a model.
[[nodiscard]] base::Result<ShowDescription> describeFiles(std::span<const std::filesystem::path> files,
                                                          const OpenContext& context, base::Issues& issues,
                                                          Missing missing = Missing::Fails,
                                                          OfSeveral ofSeveral = OfSeveral::Nothing);

struct OpenedShow {
  std::vector<ActorId> actors;  ///< one per described actor; 0: its model can't be used
  /// These are files that can't be used, chains that models lack, and bones that can't be attached.
  base::Issues issues;
};

/// Reads the files of a show into an empty one, with the encodings that the show has chosen, as
/// arrange() says: actors, motions, switches, physics. A file named twice is read once. Errors:
/// that of the first file that can't be used, depending on `missing`.
[[nodiscard]] base::Result<OpenedShow> openShow(const ShowDescription& description, const OpenContext& context,
                                                Missing missing, Show& show);

/// Returns whether the actor may be attached to another without a circle; empty: not known yet.
using MayAttach = std::function<bool(ActorId from)>;

/// Groups of issues about impossible attachments have this name (base::IssueGroup).
inline constexpr std::string_view kNotHanging = "bones that don't hang from another's";

/// Returns the attachments of the actor with index `place` to other `actors`. Those that can't be
/// found or aren't allowed are issues of the group, whose section is "actors".
[[nodiscard]] std::vector<OutsideParent> outsideParentsOf(const ActorDescription& actor, std::size_t place,
                                                          std::span<const NamedModel> actors,
                                                          const MayAttach& mayAttach, base::IssueGroup& issues);

}  // namespace app
