// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/description/open_show.h"

namespace app {

/// Returns the show that a command line names: that of its files, with its options on top. With
/// models and motions all options count, with a show file only those that were given.
[[nodiscard]] base::Result<ShowDescription> describeShow(const PoseCommand& command, const OpenContext& context,
                                                         base::Issues& issues);
[[nodiscard]] base::Result<ShowDescription> describeShow(const RenderCommand& command, const OpenContext& context,
                                                         base::Issues& issues);
[[nodiscard]] base::Result<ShowDescription> describeShow(const BakeCommand& command, const OpenContext& context,
                                                         base::Issues& issues);
[[nodiscard]] base::Result<ShowDescription> describeShow(const ExportCommand& command, const OpenContext& context,
                                                         base::Issues& issues);
[[nodiscard]] base::Result<ShowDescription> describeShow(const PlayCommand& command, const OpenContext& context,
                                                         base::Issues& issues);

/// Returns whether a show file is among the files: then files that can't be used are listed, and
/// the rest opens.
[[nodiscard]] bool hasShow(std::span<const std::filesystem::path> files, const OpenContext& context);

/// Returns the show of the files alone, by describeFiles(); hasShow() decides about missing files.
/// `obvious` means OfSeveral::Likeliest.
[[nodiscard]] base::Result<ShowDescription> describeRow(std::span<const std::filesystem::path> files,
                                                        const OpenContext& context, bool obvious, base::Issues& issues);

/// Returns the actor that --model names by its number, or the only one. `why` begins the error
/// where there are several and none is named.
[[nodiscard]] base::Result<ActorId> chosenModel(const std::optional<int>& model, const char* why,
                                                const OpenedShow& opened, const Show& show);

/// An OpenedRow is a described show whose files were read into a Show.
struct OpenedRow {
  ShowDescription described;
  OpenedShow opened;
};

/// Describes the files of a command line and opens them into an empty show. It says what is odd in
/// them. Errors: those of describeRow() and openShow(), and of a file that can't be read now.
[[nodiscard]] base::Result<OpenedRow> openRow(std::span<const std::filesystem::path> files, const OpenContext& context,
                                              bool obvious, Show& show);

/// Opens an already described show of a command line into an empty one, and says what is odd in its
/// files. `issues` are those of describing it. Errors: those of openShow(), and of a file that
/// can't be read now.
[[nodiscard]] base::Result<OpenedRow> openDescribed(ShowDescription description, const OpenContext& context,
                                                    std::span<const std::filesystem::path> files,
                                                    const base::Issues& issues, Show& show);

/// Describes what a command asks for by describeShow(), and opens it by openDescribed().
template <class Command>
[[nodiscard]] base::Result<OpenedRow> openCommand(const Command& command, const OpenContext& context, Show& show) {
  base::Issues issues;
  auto described = describeShow(command, context, issues);
  if (!described) return tl::unexpected(std::move(described.error()));
  return openDescribed(std::move(*described), context, command.files, issues, show);
}

/// Returns all files on the disk that a show comes from: those named, those that the show names,
/// models with their textures, motions and poses. None of them may be overwritten. Pipes that were
/// read are left out: they are in memory.
[[nodiscard]] std::vector<std::filesystem::path> inputsOf(std::span<const std::filesystem::path> named,
                                                          const OpenContext& context,
                                                          const ShowDescription& description, const Show& show);

/// Reads a described show: unusable files of a show file are listed, others are errors. Further
/// errors: no usable model; an --ik-chain that no model has.
[[nodiscard]] base::Result<OpenedShow> openShow(const ShowDescription& description, const OpenContext& context,
                                                std::span<const std::filesystem::path> files, Show& show);

}  // namespace app
