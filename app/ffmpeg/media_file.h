// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/ffmpeg/special_file.h"
#include "pmx/base/part_file.h"

namespace app {

/// A MediaFile is a media file that is being written: a container in a base::PartFile until it is
/// whole, or written directly to a pipe or device.
class MediaFile {
 public:
  MediaFile() = default;
  ~MediaFile();  ///< removes a file that wasn't committed
  MediaFile(const MediaFile&) = delete;
  MediaFile& operator=(const MediaFile&) = delete;

  /// Creates the file; then streams may be added to container(). `format` is FFmpeg's name.
  /// `patience` says how long to wait for a pipe or device.
  [[nodiscard]] base::Result<void> create(const std::filesystem::path& path, const char* format,
                                          const SpecialFile::Patience& patience);
  [[nodiscard]] AVFormatContext* container() const { return container_; }
  /// Writes the header. All streams must have been added.
  [[nodiscard]] base::Result<void> begin();
  /// Writes a packet of an encoder, whose times are in units of `timeBase`.
  [[nodiscard]] base::Result<void> write(AVPacket& packet, AVRational timeBase, const AVStream& stream);
  /// Ends the file, checks that it can be opened and contains everything that was written, and
  /// gives it its name.
  [[nodiscard]] base::Result<void> commit();
  /// Returns the error for an FFmpeg call that failed while writing this file.
  [[nodiscard]] tl::unexpected<base::Error> failed(int code) const;

 private:
  base::Result<void> openPart();
  /// Opens the written file as a player does. Some muxers, when memory is short, silently leave out
  /// parts that a film can't do without.
  [[nodiscard]] base::Result<void> readAgain() const;
  [[nodiscard]] int close();

  AVFormatContext* container_ = nullptr;
  bool begun_ = false;  // the header is written, the trailer isn't
  std::filesystem::path path_;
  // One of these two is written to.
  std::optional<base::PartFile> part_;
  std::unique_ptr<SpecialFile> special_;
};

/// Takes everything that an encoder has after a frame (null: the end) and writes it.
[[nodiscard]] base::Result<void> encodeInto(MediaFile& file, AVCodecContext& encoder, const AVFrame* frame,
                                            const AVStream& stream);

}  // namespace app
