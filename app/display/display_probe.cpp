// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/display_probe.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <initializer_list>
#include <utility>

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <xcb/xcb.h>

#include "app/display/child_process.h"

namespace app {
namespace {

// It is called in the child, because libraries write errors to standard error in their own words.
void silence() {
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing < 0) return;
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, stream);
}

bool xServerAnswers() {
  xcb_connection_t* connection = xcb_connect(nullptr, nullptr);
  if (xcb_connection_has_error(connection) != 0) return false;
  return xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr) != nullptr;
}

// The library is loaded by name, because it isn't needed where nobody has Wayland.
bool waylandAnswers() {
  void* library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return false;
  using Connect = void* (*)(const char*);
  using Roundtrip = int (*)(void*);
  const auto connect = reinterpret_cast<Connect>(dlsym(library, "wl_display_connect"));
  const auto roundtrip = reinterpret_cast<Roundtrip>(dlsym(library, "wl_display_roundtrip"));
  if (connect == nullptr || roundtrip == nullptr) return false;
  void* display = connect(nullptr);
  return display != nullptr && roundtrip(display) >= 0;
}

/// Reads a child's answer from a pipe: a byte means yes, an end without one means no.
DisplayAnswer answerFrom(int pipe, int milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  pollfd waiting{pipe, POLLIN, 0};
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0) return DisplayAnswer::Late;
    if (poll(&waiting, 1, static_cast<int>(left)) <= 0) continue;
    char byte = 0;
    const ssize_t got = read(pipe, &byte, 1);
    if (got >= 0 || errno != EINTR) return got == 1 ? DisplayAnswer::Yes : DisplayAnswer::No;
  }
}

}  // namespace

KeptConnection::~KeptConnection() {
  if (process_ > 0) endChild(process_, 0);
}

DisplayAnswer askInChild(bool (*question)(), int milliseconds, KeptConnection* kept) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return DisplayAnswer::No;
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    endWithParent(parent, SIGKILL);
    silence();
    close(ends[0]);
    const char yes = 1;
    if (!question() || write(ends[1], &yes, 1) != 1) _exit(1);
    for (;;) pause();  // keeps its connection until the parent ends it
  }
  close(ends[1]);
  KeptConnection connection(child);
  const DisplayAnswer answer = child < 0 ? DisplayAnswer::No : answerFrom(ends[0], milliseconds);
  close(ends[0]);
  if (answer == DisplayAnswer::Yes && kept != nullptr) *kept = std::move(connection);
  return answer;
}

DisplayAnswer askXServer(int milliseconds, KeptConnection* kept) {
  return askInChild(xServerAnswers, milliseconds, kept);
}
DisplayAnswer askWayland(int milliseconds, KeptConnection* kept) {
  return askInChild(waylandAnswers, milliseconds, kept);
}

}  // namespace app
