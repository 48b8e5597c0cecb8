// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/uncaught.h"

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <string_view>
#include <system_error>
#include <utility>

#include <unistd.h>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"

namespace app {
namespace {

std::function<void()> beforeEnd;  // the handler of std::terminate() has no other way to it

}  // namespace

int sayUncaught() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    // needs no memory
    constexpr std::string_view kText = "odori: there isn't enough memory for this\n";
    static_cast<void>(::write(STDERR_FILENO, kText.data(), kText.size()));
  } catch (const std::exception& error) {
    const std::string_view text = error.what();
    // The task library throws this text; the standard's threads throw this code, and functions that
    // read folders may, too.
    const auto* system = dynamic_cast<const std::system_error*>(&error);
    const bool noThread =
        text.starts_with("pthread_create has failed") ||
        (system != nullptr && dynamic_cast<const std::filesystem::filesystem_error*>(system) == nullptr &&
         system->code() == std::errc::resource_unavailable_try_again);
    say(noThread ? "the system gives no more threads" : fmt::format("this is a fault of the program: {}", text));
  } catch (...) {
    say("this is a fault of the program");
  }
  return kFailed;
}

BeforeUncaughtEnd::BeforeUncaughtEnd(std::function<void()> act) { beforeEnd = std::move(act); }

BeforeUncaughtEnd::~BeforeUncaughtEnd() { beforeEnd = nullptr; }

void endUncaught() {
  if (beforeEnd) beforeEnd();
  if (std::current_exception()) std::_Exit(sayUncaught());
  std::abort();
}

}  // namespace app
