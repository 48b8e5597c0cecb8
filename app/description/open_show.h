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
#include "pmx/base/issue_group.h"
#include "pmx/base/result.h"

namespace app {

/// What to do about a file that can't be used. One that is there, and that the system doesn't give now (CannotRead), always fails:
/// without it the same words would make something else the next time.
enum class Missing {
  Fails,     ///< its error is the whole's
  IsListed,  ///< it is an issue, and the rest opens
};

/// What is taken of folders and archives where somebody has to choose.
enum class OfSeveral {
  Nothing,    ///< that is an error
  Likeliest,  ///< likeliestFiles(), which the window ticks before anybody has chosen
};

/// The show that files named in a row make, told apart by content: a model begins an actor; a motion belongs to the actor
/// named before it, the first if none was (until openShow() deals them); a show file comes with all it has; a sound is the song. What the content doesn't
/// tell, as of a file that isn't there, is told by the name's ending; else it counts as a model. Models and motions aren't read
/// yet. Errors: as `missing` has it those of a show file, of an archive, and of a song that is none, where something is left without
/// it; BadArgument of a second song, or of motions without a model.
[[nodiscard]] base::Result<ShowDescription> describeFiles(std::span<const std::filesystem::path> files,
                                                          base::Issues& issues, Missing missing = Missing::Fails,
                                                          OfSeveral ofSeveral = OfSeveral::Nothing);

struct OpenedShow {
  std::vector<ActorId> actors;  ///< one for each that was described; 0: its model can't be used
  base::Issues issues;          ///< files that can't be used, chains that models don't have, bones that can't hang
};

/// Reads the files of a show and puts them into an empty one: actors, motions as assignMotions() has them, switches, physics.
/// A file named twice is read once. Motions that move no model, but the scene, are the scene's. Errors: of the first file that can't be used,
/// as `missing` has it.
[[nodiscard]] base::Result<OpenedShow> openShow(const ShowDescription& description, Missing missing, Show& show);

/// Whether the actor may hang from another, or that would close a circle; empty: nobody knows yet.
using MayHang = std::function<bool(ActorId from)>;

/// What a group of issues about actors that don't hang from others is called (base::IssueGroup).
inline constexpr std::string_view kNotHanging = "bones that don't hang from another's";

/// The bones of the actor at a place in a row of described actors that hang from others of the row, `actors`. Those that
/// can't be found, or that mayn't, are issues of the group, whose section is "actors".
[[nodiscard]] std::vector<OutsideParent> outsideParentsOf(const ActorDescription& actor, std::size_t place,
                                                          std::span<const NamedModel> actors, const MayHang& mayHang,
                                                          base::IssueGroup& issues);

}  // namespace app
