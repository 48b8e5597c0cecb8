// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/display_probe.h"

#include <csignal>
#include <initializer_list>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xcb/xcb.h>

#include "app/display/child_process.h"

namespace app {
namespace {

// In the child: libraries say on standard error what went wrong, in words of their own.
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

// By name, for there is no need of the library where nobody has Wayland.
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

}  // namespace

DisplayAnswer askInChild(bool (*question)(), int milliseconds) {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) return DisplayAnswer::No;
  if (child == 0) {
    endWithParent(parent, SIGKILL);
    silence();
    _exit(question() ? 0 : 1);
  }
  int status = 0;
  if (awaitChild(child, milliseconds, status)) {
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? DisplayAnswer::Yes : DisplayAnswer::No;
  }
  endChild(child, 0);
  return DisplayAnswer::Late;
}

DisplayAnswer askXServer(int milliseconds) { return askInChild(xServerAnswers, milliseconds); }
DisplayAnswer askWayland(int milliseconds) { return askInChild(waylandAnswers, milliseconds); }

}  // namespace app
