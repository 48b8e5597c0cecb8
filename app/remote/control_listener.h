// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

/// This is a Unix socket that programs of the same user may connect to, and nobody else: it has the
/// permissions 0600, lies in a folder that only the user can enter, and refuses a peer with another
/// user's number. The destructor removes its file, if that is still the one that it made.
class ControlListener {
 public:
  /// Makes the socket. A socket of the user's on which nobody listens any more is replaced; any
  /// other file stays. Errors: BadArgument for a path that has no name or that no client could
  /// connect to; CannotOpen for a folder that isn't the user's own or that others can enter;
  /// CannotWrite where something else is there, another program listens, or the system refuses.
  [[nodiscard]] static base::Result<ControlListener> open(const std::filesystem::path& path);
  ControlListener(ControlListener&& other) noexcept;
  ControlListener& operator=(ControlListener&&) = delete;
  ControlListener(const ControlListener&) = delete;
  ControlListener& operator=(const ControlListener&) = delete;
  ~ControlListener();

  /// Returns the system's number of the socket, which is readable when somebody connects.
  [[nodiscard]] int number() const { return socket_.number(); }

  /// These are the results of take(). With Taken there is a connection, which doesn't block.
  enum class Outcome : std::uint8_t {
    Taken,
    Refused,  ///< a peer of another user
    Nobody,
    Failed,  ///< the system has no room for a connection now
  };
  [[nodiscard]] Outcome take(base::OpenFile& connection) const;

 private:
  /// These tell a file from another of the same name.
  struct Identity {
    std::uint64_t device = 0, number = 0;
  };
  ControlListener(base::OpenFile folder, std::string name, base::OpenFile socket, Identity made);

  base::OpenFile folder_;
  std::string name_;  // in the folder
  base::OpenFile socket_;
  Identity made_;
};

}  // namespace app
