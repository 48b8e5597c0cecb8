// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/sound/sound_server.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include "app/sound/sound_output.h"

namespace support {
namespace {

constexpr double kRate = 48'000.0;

pid_t spawn(const std::vector<std::string>& words, int out) {
  std::vector<char*> pointers;
  for (const auto& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  if (out >= 0) {
    posix_spawn_file_actions_adddup2(&actions, out, 1);
  } else {
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  }
  pid_t id = -1;
  const int failed = posix_spawnp(&id, pointers[0], &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed == 0 ? id : -1;
}

std::string outputOf(const std::vector<std::string>& words) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  const pid_t id = spawn(words, ends[1]);
  close(ends[1]);
  std::string text;
  std::array<char, 4096> bytes{};
  for (ssize_t got = 0; (got = read(ends[0], bytes.data(), bytes.size())) > 0;)
    text.append(bytes.data(), static_cast<std::size_t>(got));
  close(ends[0]);
  int status = 0;
  if (id < 0 || waitpid(id, &status, 0) != id || status != 0) return {};
  return text;
}

void end(pid_t& id, int signal) {
  if (id <= 0) return;
  ::kill(id, signal);
  int status = 0;
  waitpid(id, &status, 0);
  id = -1;
}

}  // namespace

SoundServer::SoundServer() {
  std::string name = (std::filesystem::temp_directory_path() / "odori_sound_XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) {
    missing_ = "no folder for a sound server";
    return;
  }
  folder_ = name;
  const auto address = "unix:" + (folder_ / "socket").string();
  setenv("PULSE_SERVER", address.c_str(), 1);
  setenv("PULSE_RUNTIME_PATH", (folder_ / "run").c_str(), 1);
  setenv("PULSE_STATE_PATH", (folder_ / "state").c_str(), 1);
  setenv("PULSE_COOKIE", (folder_ / "cookie").c_str(), 1);
  setenv("XDG_RUNTIME_DIR", folder_.c_str(), 1);
  setenv("HOME", folder_.c_str(), 1);
  unsetenv("DBUS_SESSION_BUS_ADDRESS");
  start();
}

SoundServer::~SoundServer() {
  kill();
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

void SoundServer::start() {
  const auto socket = (folder_ / "socket").string();
  std::filesystem::remove(socket);
  server_ = spawn({"pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
                   "--disable-shm=yes", "--load=module-native-protocol-unix socket=" + socket + " auth-anonymous=1",
                   "--load=module-null-sink sink_name=out rate=48000"},
                  -1);
  if (server_ < 0) {
    missing_ = "no PulseAudio (Debian: pulseaudio, pulseaudio-utils)";
    return;
  }
  const double until = app::steadySeconds() + 20.0;
  while (outputOf({"pactl", "list", "short", "sinks"}).find("out") == std::string::npos) {
    int status = 0;
    if (app::steadySeconds() > until || waitpid(server_, &status, WNOHANG) != 0) {
      server_ = -1;
      missing_ = "PulseAudio doesn't start";
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  record();
}

// A recorder with low latency makes the sink's steps short.
void SoundServer::record() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
  recorder_ = spawn({"parec", "--raw", "--format=float32le", "--rate=48000", "--channels=1", "--latency-msec=10",
                     "--process-time-msec=5", "--device=out.monitor"},
                    ends[1]);
  close(ends[1]);
  pipe_ = ends[0];
  samples_.clear();
  chunks_.clear();
  reader_ = std::thread([this] {
    std::array<float, 4096> block{};
    std::size_t rest = 0;  // bytes of a sample that isn't whole
    for (;;) {
      auto* bytes = reinterpret_cast<char*>(block.data());
      const ssize_t got = read(pipe_, bytes + rest, sizeof(block) - rest);
      if (got <= 0) return;
      const std::size_t all = rest + static_cast<std::size_t>(got);
      const std::lock_guard lock(mutex_);
      samples_.insert(samples_.end(), block.begin(), block.begin() + static_cast<std::ptrdiff_t>(all / 4));
      rest = all % 4;
      std::copy(bytes + all - rest, bytes + all, bytes);
      chunks_.push_back({samples_.size(), app::steadySeconds()});
    }
  });
  const double until = app::steadySeconds() + 10.0;
  for (bool records = false; !records && app::steadySeconds() < until;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    const std::lock_guard lock(mutex_);
    records = samples_.size() > 4800;
  }
  latency_ = sinkLatency();
}

// This is how far the sink renders ahead of the sound: "Latency: 512 usec, configured 10000 usec".
double SoundServer::sinkLatency() const {
  const std::string text = outputOf({"pactl", "list", "sinks"});
  constexpr std::string_view kBefore = ", configured ";
  const auto at = text.find(kBefore);
  return at == std::string::npos ? 0.0 : std::atof(text.c_str() + at + kBefore.size()) * 1e-6;
}

void SoundServer::pause(bool stands) const {
  if (server_ > 0) ::kill(server_, stands ? SIGSTOP : SIGCONT);
}

void SoundServer::kill() {
  end(server_, SIGKILL);
  end(recorder_, SIGKILL);
  if (reader_.joinable()) reader_.join();
  if (pipe_ >= 0) close(pipe_);
  pipe_ = -1;
}

// A reader may be late, never early: of the chunks around, the earliest one tells when a sample
// came.
double SoundServer::timeOf(std::size_t sample) const {
  const auto found = std::ranges::lower_bound(chunks_, sample + 1, {}, &Chunk::end);
  const auto chunk = static_cast<std::size_t>(found - chunks_.begin());
  double zero = 1e300;
  for (std::size_t i = chunk > 200 ? chunk - 200 : 0; i < std::min(chunk + 200, chunks_.size()); ++i)
    zero = std::min(zero, chunks_[i].at - static_cast<double>(chunks_[i].end) / kRate);
  return zero + static_cast<double>(sample) / kRate + latency_;
}

std::vector<double> SoundServer::clicks() const {
  constexpr std::size_t kHalf = 4;      // samples: half a wave of a click's tone
  constexpr std::size_t kQuiet = 4800;  // samples before a click
  constexpr std::size_t kLasts = 4800;  // samples of a click, at half the speed, too
  const std::lock_guard lock(mutex_);
  // Tones as low as the chord cancel out: a sample less those half a wave before and after.
  const auto high = [this](std::size_t i) {
    return static_cast<double>(samples_[i]) -
           0.5 * (static_cast<double>(samples_[i - kHalf]) + static_cast<double>(samples_[i + kHalf]));
  };
  std::vector<double> found;
  std::size_t quiet = 0;
  for (std::size_t i = kHalf; i + kLasts + kHalf < samples_.size(); ++i) {
    if (std::abs(high(i)) < 0.25) {
      ++quiet;
      continue;
    }
    if (std::exchange(quiet, 0) < kQuiet) continue;
    double weight = 0.0, sum = 0.0;
    for (std::size_t k = 0; k < kLasts; ++k) {
      const double power = std::pow(high(i + k), 4.0);
      weight += power;
      sum += power * static_cast<double>(k);
    }
    found.push_back(timeOf(i) + sum / weight / kRate);
    i += kLasts;
  }
  return found;
}

}  // namespace support
