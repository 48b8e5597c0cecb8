// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/virtual_display.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace app {
namespace {

// Qt aborts on a display that is named but gone, so a local one is tried first.
bool localServerAnswers(const std::string& display) {
  const std::string number = display.substr(1, display.find('.') == std::string::npos ? std::string::npos : display.find('.') - 1);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = "/tmp/.X11-unix/X" + number;
  if (path.size() >= sizeof(address.sun_path)) return false;
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  const int handle = socket(AF_UNIX, SOCK_STREAM, 0);
  if (handle < 0) return false;
  const bool answers = connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  close(handle);
  return answers;
}

}  // namespace

bool hasDisplay() {
  const char* wayland = std::getenv("WAYLAND_DISPLAY");
  if (wayland != nullptr && *wayland != '\0') return true;
  const char* x = std::getenv("DISPLAY");
  if (x == nullptr || *x == '\0') return false;
  return *x != ':' || localServerAnswers(x);
}

int rerunOnVirtualDisplay(char** argv) {
  constexpr const char* mark = "ODORI_VIRTUAL_DISPLAY";
  if (std::getenv(mark) == nullptr) {
    setenv(mark, "1", 1);
    std::string self(4096, '\0');
    const auto length = readlink("/proc/self/exe", self.data(), self.size() - 1);
    self.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    std::string run = "xvfb-run", any = "-a", arguments = "-s", screen = "-screen 0 640x480x24 -nolisten tcp";
    std::vector<char*> words{run.data(), any.data(), arguments.data(), screen.data(), self.empty() ? argv[0] : self.data()};
    for (char** word = argv + 1; *word != nullptr; ++word) words.push_back(*word);
    words.push_back(nullptr);
    execvp(words[0], words.data());
    if (errno == ENOENT) {
      std::fputs("odori: there is no display, and no virtual one: apt-get install xvfb xauth\n", stderr);
      return 1;
    }
  }
  std::fputs("odori: there is no display, and a virtual one couldn't be started (xvfb-run)\n", stderr);
  return 1;
}

}  // namespace app
