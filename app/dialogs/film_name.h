// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

namespace app {

/// These are the kinds that the film dialog makes, in the order of its list.
enum class FilmFile { Still, Jpeg, Webp, Pictures, Mp4, Webm, Gif };

[[nodiscard]] bool isStill(FilmFile kind);
/// Returns the ending of names of this kind: ".mp4"; "_#####.png" for a sequence, whose number
/// signs stand for a picture's number.
[[nodiscard]] QString endingOf(FilmFile kind);
/// Returns the kind for a name's ending, if there is one. A .png with number signs is a sequence.
[[nodiscard]] std::optional<FilmFile> kindOfName(const QString& name);
/// Returns the name for another kind: that kind's ending replaces one of any kind. Other endings
/// belong to the name ("dance.v2").
[[nodiscard]] QString nameFor(FilmFile kind, const QString& name);
/// Returns a sequence's name as films use it: the number signs before the ending become "%05d".
[[nodiscard]] QString patternOf(const QString& name);
/// Converts such a pattern back to number signs, in any text.
[[nodiscard]] QString withNumberSigns(QString text);

}  // namespace app
