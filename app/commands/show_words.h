// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/description/open_show.h"

namespace app {

/// The show that a command line names: that of its files, with its options over it. Of files that are models and motions all
/// options count, of a show file those that were given.
[[nodiscard]] base::Result<ShowDescription> describeShow(const PoseCommand& command, base::Issues& issues);
[[nodiscard]] base::Result<ShowDescription> describeShow(const RenderCommand& command, base::Issues& issues);
[[nodiscard]] base::Result<ShowDescription> describeShow(const BakeCommand& command, base::Issues& issues);

/// Whether a show file is among them: what can't be used is listed, and the rest opens.
[[nodiscard]] bool hasShow(std::span<const std::filesystem::path> files);

/// The show of files alone: describeFiles(), as hasShow() has it. `obvious`: OfSeveral::Likeliest.
[[nodiscard]] base::Result<ShowDescription> describeRow(std::span<const std::filesystem::path> files, bool obvious,
                                                        base::Issues& issues);

/// All files on the disk that a show comes from: those that were named, those that the show names, models with their
/// textures, motions and poses. None of them may be written over.
[[nodiscard]] std::vector<std::filesystem::path> inputsOf(std::span<const std::filesystem::path> named,
                                                          const ShowDescription& description, const Show& show);

/// Reads a described show: files of a show file that can't be used are listed, others are errors. Errors besides: no model
/// that can be used; an --ik-chain that no model has.
[[nodiscard]] base::Result<OpenedShow> openShow(const ShowDescription& description,
                                                std::span<const std::filesystem::path> files, Show& show);

}  // namespace app
