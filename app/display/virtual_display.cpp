// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/virtual_display.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <initializer_list>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/display/child_process.h"
#include "app/display/display_probe.h"
#include "pmx/base/ascii.h"
#include "pmx/base/printable.h"
#include "pmx/base/system_reason.h"

namespace app {
namespace {

constexpr int kEndMilliseconds = 2000;
constexpr std::size_t kMaxDigits = 6, kMaxLog = 4096;
constexpr int kNotThere = 127;
// In the server the standard streams come first, then these, and no other of our handles.
constexpr int kNumberHandle = 3, kCookieHandle = 4, kFirstOther = 5;

tl::unexpected<base::Error> noVirtualDisplay(const std::string& why) {
  return base::fail(base::ErrorCode::CannotWrite, fmt::format("there is no virtual display: {}", why));
}

struct Pipe {
  int out = -1, in = -1;
  Pipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) == 0) std::tie(out, in) = std::pair(ends[0], ends[1]);
  }
  ~Pipe() {
    closeIn();
    if (out >= 0) close(out);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  void closeIn() {
    if (in >= 0) close(std::exchange(in, -1));
  }
};

/// Makes a file in memory with a secret for any display of any machine, in the format of Xau
/// (family, then address, number, name and data, each a big-endian 16-bit length and its bytes).
/// Returns -1 on failure.
int makeCookie() {
  std::array<char, 16> secret{};
  if (getrandom(secret.data(), secret.size(), 0) != static_cast<ssize_t>(secret.size())) return -1;
  std::string entry("\xff\xff\0\0\0\0", 6);
  for (const std::string& part : {std::string("MIT-MAGIC-COOKIE-1"), std::string(secret.data(), secret.size())}) {
    entry.push_back('\0');
    entry.push_back(static_cast<char>(part.size()));
    entry += part;
  }
  const int file = memfd_create("odori-cookie", MFD_CLOEXEC);
  if (file >= 0 && write(file, entry.data(), entry.size()) != static_cast<ssize_t>(entry.size())) {
    close(file);
    return -1;
  }
  return file;
}

/// In the child: gives a handle a number. All needed handles must have higher numbers before.
void put(int handle, int number) {
  if (dup2(handle, number) < 0) _exit(1);
}

// In the child: becomes the server. It only makes calls that are safe after fork, and never
// returns.
[[noreturn]] void becomeServer(int number, int log, int cookie, pid_t parent) {
  endWithParent(parent, SIGTERM);
  for (int* handle : {&number, &log, &cookie}) *handle = fcntl(*handle, F_DUPFD_CLOEXEC, kFirstOther);
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  put(nothing, STDIN_FILENO);
  put(nothing, STDOUT_FILENO);
  put(log, STDERR_FILENO);
  put(number, kNumberHandle);
  put(cookie, kCookieHandle);
  close_range(kFirstOther, ~0U, 0);
  setpgid(0, 0);  // Ctrl+C is for the program, which then ends the server, too
  std::signal(SIGTERM, SIG_DFL);
  execlp("Xvfb", "Xvfb", "-displayfd", "3", "-auth", "/proc/self/fd/4", "-screen", "0", "640x480x24", "-nolisten",
         "tcp", "-noreset", static_cast<char*>(nullptr));
  _exit(errno == ENOENT || errno == ENOTDIR || errno == EACCES ? kNotThere : 1);
}

/// This is what a starting server writes.
struct Said {
  std::string number;  ///< the display's number, without its line break; empty: none
  std::string log;
  bool late = false;
};

/// Reads the available bytes, up to a length. Returns false at the end.
bool readSome(int handle, std::string& text, std::size_t most) {
  std::array<char, 512> bytes;
  const ssize_t count = read(handle, bytes.data(), bytes.size());
  if (count > 0) text.append(bytes.data(), std::min(static_cast<std::size_t>(count), most - text.size()));
  return count > 0 || (count < 0 && errno == EINTR);
}

Said listen(int number, int log) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(VirtualDisplay::kStartMilliseconds);
  Said said;
  std::array<pollfd, 2> waiting{{{number, POLLIN, 0}, {log, POLLIN, 0}}};
  while (waiting[0].fd >= 0 && said.number.find('\n') == std::string::npos && said.number.size() <= kMaxDigits) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    said.late = left <= 0;
    if (said.late) break;
    if (poll(waiting.data(), waiting.size(), static_cast<int>(left)) <= 0) continue;
    if (waiting[1].revents != 0 && !readSome(log, said.log, kMaxLog)) waiting[1].fd = -1;
    if (waiting[0].revents != 0 && !readSome(number, said.number, kMaxDigits + 1)) waiting[0].fd = -1;
  }
  // These are its last messages before it ended.
  while (waiting[0].fd < 0 && waiting[1].fd >= 0 && poll(&waiting[1], 1, 100) > 0)
    if (!readSome(log, said.log, kMaxLog)) waiting[1].fd = -1;
  const auto digits = said.number.find('\n');
  const bool whole = digits != std::string::npos && digits > 0 &&
                     std::all_of(said.number.begin(), said.number.begin() + static_cast<std::ptrdiff_t>(digits),
                                 [](char c) { return base::isAsciiDigit(c); });
  said.number = whole ? said.number.substr(0, digits) : std::string();
  return said;
}

/// Returns the last line that a server wrote before it gave up.
std::string lastLine(const std::string& log) {
  std::string last;
  for (std::string line : base::printableLines(log)) {
    // The server's marks of errors stand before the line's end, too.
    for (auto mark = line.find("(EE)"); mark != std::string::npos; mark = line.find("(EE)")) line.erase(mark, 4);
    line.erase(0, line.find_first_not_of(' '));
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty()) last = line;
  }
  return last;
}

std::string whyNot(pid_t server, const Said& said) {
  int status = 0;
  const bool gone = awaitChild(server, said.late ? 0 : 1000, status);
  if (!gone) endChild(server, kEndMilliseconds);
  if (gone && WIFEXITED(status) && WEXITSTATUS(status) == kNotThere) return "apt-get install xvfb";
  if (said.late) return fmt::format("Xvfb isn't ready after {} seconds", VirtualDisplay::kStartMilliseconds / 1000);
  const std::string last = lastLine(said.log);
  return last.empty() ? "Xvfb doesn't start (apt-get install xvfb)" : fmt::format("Xvfb doesn't start: {}", last);
}

}  // namespace

VirtualDisplay::~VirtualDisplay() {
  if (server_ > 0) endChild(server_, kEndMilliseconds);
  if (cookie_ >= 0) close(cookie_);
}

VirtualDisplay::VirtualDisplay(VirtualDisplay&& other) noexcept
    : server_(std::exchange(other.server_, 0)), cookie_(std::exchange(other.cookie_, -1)) {}

VirtualDisplay& VirtualDisplay::operator=(VirtualDisplay&& other) noexcept {
  std::swap(server_, other.server_);
  std::swap(cookie_, other.cookie_);
  return *this;
}

base::Result<VirtualDisplay> VirtualDisplay::start() {
  VirtualDisplay display;
  display.cookie_ = makeCookie();
  Pipe number, log;
  if (display.cookie_ < 0 || number.in < 0 || log.in < 0) return noVirtualDisplay(base::systemReason(errno));
  const pid_t parent = getpid();
  const pid_t server = fork();
  if (server < 0) return noVirtualDisplay(base::systemReason(errno));
  if (server == 0) becomeServer(number.in, log.in, display.cookie_, parent);
  number.closeIn();
  log.closeIn();
  const Said said = listen(number.out, log.out);
  if (said.number.empty()) return noVirtualDisplay(whyNot(server, said));
  display.server_ = server;
  setenv("DISPLAY", (":" + said.number).c_str(), 1);
  setenv("XAUTHORITY", fmt::format("/proc/self/fd/{}", display.cookie_).c_str(), 1);
  if (askXServer() != DisplayAnswer::Yes) return noVirtualDisplay("Xvfb says that it is ready, and doesn't answer");
  return display;
}

}  // namespace app
