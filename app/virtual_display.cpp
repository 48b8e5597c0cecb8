// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/virtual_display.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace app {
namespace {

constexpr int kStartMilliseconds = 30000;

tl::unexpected<base::Error> noDisplay(const char* why) {
  return tl::unexpected(base::Error{
      base::ErrorCode::CannotWrite, {}, {}, -1, -1, fmt::format("there is no display, and no virtual one: {}", why)});
}

// Qt aborts on a display that is named but gone, so a local one is tried first.
bool localServerAnswers(const std::string& display) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = "/tmp/.X11-unix/X" + display.substr(1, display.find('.') - 1);
  if (path.size() >= sizeof(address.sun_path)) return false;
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  const int handle = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (handle < 0) return false;
  const bool answers = connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  close(handle);
  return answers;
}

// In the child: becomes the server. Only calls that are safe after fork; never returns.
[[noreturn]] void becomeServer(const char* number, int nothing, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(1);  // it ended before the line above
  dup2(nothing, STDOUT_FILENO);
  dup2(nothing, STDERR_FILENO);
  setpgid(0, 0);  // Ctrl+C is for the program, which then takes the server along
  execlp("Xvfb", "Xvfb", "-displayfd", number, "-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset",
         static_cast<char*>(nullptr));
  _exit(errno == ENOENT ? 127 : 126);
}

// The display's number, as the server writes it once it's ready; empty when it ends or takes too long.
std::string readNumber(int handle) {
  std::string number;
  pollfd waiting{handle, POLLIN, 0};
  while (number.empty() || number.back() != '\n') {
    const int ready = poll(&waiting, 1, kStartMilliseconds);
    if (ready < 0 && errno == EINTR) continue;
    char byte = 0;
    if (ready <= 0 || read(handle, &byte, 1) != 1) return {};
    number.push_back(byte);
  }
  number.pop_back();
  return number;
}

}  // namespace

bool hasDisplay() {
  const char* wayland = std::getenv("WAYLAND_DISPLAY");
  if (wayland != nullptr && *wayland != '\0') return true;
  const char* x = std::getenv("DISPLAY");
  if (x == nullptr || *x == '\0') return false;
  return *x != ':' || localServerAnswers(x);
}

base::Result<void> startVirtualDisplay() {
  int ends[2];
  if (pipe(ends) != 0) return noDisplay(std::strerror(errno));
  const std::string number = std::to_string(ends[1]);
  const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) becomeServer(number.c_str(), nothing, parent);
  close(ends[1]);
  if (nothing >= 0) close(nothing);
  const std::string display = child > 0 ? readNumber(ends[0]) : std::string();
  close(ends[0]);
  if (display.empty()) {
    if (child > 0) kill(child, SIGTERM);
    return noDisplay("apt-get install xvfb");
  }
  setenv("DISPLAY", (":" + display).c_str(), 1);
  unsetenv("XAUTHORITY");
  return {};
}

}  // namespace app
