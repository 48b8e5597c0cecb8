// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/program_run.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <grp.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/file_contents.h"

namespace support {
namespace {

namespace fs = std::filesystem;

std::string newFolder() {
  std::string pattern = (fs::temp_directory_path() / "odori_test_XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) std::abort();
  return pattern;
}

/// Returns the descriptor that a stream of the child gets; -1: nothing is open.
int opened(Stream stream, const fs::path& file) {
  if (stream == Stream::Closed) return -1;
  if (stream == Stream::Full) return open("/dev/full", O_WRONLY | O_CLOEXEC);
  if (stream == Stream::Kept) return open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) std::abort();
  close(ends[0]);
  return ends[1];
}

void put(int number, int handle) {
  if (handle < 0) {
    close(number);
  } else {
    dup2(handle, number);
  }
}

std::vector<std::string> environmentOf(const ProgramRun& what) {
  std::vector<std::string> result;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    const auto name = text.substr(0, text.find('='));
    const bool replaced = std::ranges::any_of(what.environment, [&](const auto& set) { return set.first == name; });
    const bool dropped = std::ranges::find(what.unset, name) != what.unset.end();
    if (!replaced && !dropped) result.push_back(text);
  }
  for (const auto& [name, value] : what.environment) result.push_back(name + "=" + value);
  return result;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (auto& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double kPatience = 4.0;
constexpr bool kSanitized = true;
#else
constexpr double kPatience = 1.0;
constexpr bool kSanitized = false;
#endif

/// Returns whether a signal is in a process's set: line "SigCgt:\t<hexadecimal mask>" of proc(5);
/// bit n - 1 is signal n.
bool hasSignal(pid_t process, const std::string& set, int number) {
  const std::string name = set + ":\t";
  const auto status = contents(fs::path("/proc") / std::to_string(process) / "status");
  const auto at = status.find(name);
  if (at == std::string::npos) return false;
  const auto mask = std::strtoull(status.c_str() + at + name.size(), nullptr, 16);
  return (mask >> static_cast<unsigned>(number - 1) & 1U) != 0;
}

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

constexpr uid_t kNobody = 65534;

/// Changes the user, in the child. Returns false where that isn't allowed.
bool become(const ProgramRun& what) {
  if (what.user != 0 && (setgroups(0, nullptr) != 0 || setgid(what.user) != 0 || setuid(what.user) != 0)) return false;
  if (what.mostThreads == 0) return true;
  const rlimit most{what.mostThreads, what.mostThreads};
  return setrlimit(RLIMIT_NPROC, &most) == 0;
}

}  // namespace

ProgramOutcome run(const ProgramRun& what) {
  const fs::path kept = newFolder();
  const int out = opened(what.out, kept / "out"), error = opened(what.error, kept / "error");
  const int in = open("/dev/null", O_RDONLY | O_CLOEXEC);
  auto environment = environmentOf(what);
  std::vector<std::string> words{what.program.string()};
  words.insert(words.end(), what.words.begin(), what.words.end());
  const auto argv = pointers(words), envp = pointers(environment);
  const auto start = std::chrono::steady_clock::now();
  const pid_t process = fork();
  if (process == 0) {
    setpgid(0, 0);
    // A shell that runs the tests in the background ignores some signals, and the program would
    // inherit that.
    for (const int number : {SIGINT, SIGQUIT, SIGTERM, SIGHUP}) signal(number, SIG_DFL);
    put(STDIN_FILENO, in);
    put(STDOUT_FILENO, out);
    put(STDERR_FILENO, error);
    if (what.mostAddressMiB > 0 && !kSanitized) {
      const rlim_t bytes = rlim_t{what.mostAddressMiB} << 20U;
      const rlimit most{bytes, bytes};
      setrlimit(RLIMIT_AS, &most);
    }
    if (what.mostProcessorSeconds > 0) {
      const auto seconds = static_cast<rlim_t>(what.mostProcessorSeconds * kPatience);
      const rlimit most{seconds, seconds + 5};  // then SIGKILL
      setrlimit(RLIMIT_CPU, &most);
    }
    const rlimit noCore{0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    if (!what.folder.empty() && chdir(what.folder.c_str()) != 0) _exit(126);
    if (!become(what)) _exit(126);
    execve(argv[0], argv.data(), envp.data());
    _exit(127);
  }
  for (const int handle : {in, out, error})
    if (handle >= 0) close(handle);
  setpgid(process, process);
  std::thread other;
  if (what.meanwhile) other = std::thread(what.meanwhile, process);
  ProgramOutcome outcome;
  rusage used{};
  int status = 0;
  while (wait4(process, &status, WNOHANG, &used) == 0) {
    if (!outcome.late && secondsSince(start) > what.mostSeconds * kPatience) {
      outcome.late = true;
      kill(-process, SIGKILL);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  outcome.seconds = secondsSince(start);
  kill(-process, SIGKILL);
  if (other.joinable()) other.join();
  outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  outcome.peakMiB = static_cast<double>(used.ru_maxrss) / 1024.0;
  outcome.out = contents(kept / "out");
  outcome.error = contents(kept / "error");
  fs::remove_all(kept);
  return outcome;
}

bool catches(pid_t process, int number) { return hasSignal(process, "SigCgt", number); }
bool ignores(pid_t process, int number) { return hasSignal(process, "SigIgn", number); }

bool waitUntilItCatches(pid_t process, int number, bool caught) {
  for (int i = 0; i < 60000; ++i) {
    if (catches(process, number) == caught) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return false;
}

void waitUntilItCatchesSignals(pid_t process, int number) {
  static_cast<void>(waitUntilItCatches(process, number, true));
}

long lineCount(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

ProgramTest::ProgramTest() : folder_(newFolder()) {}

ProgramTest::~ProgramTest() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

ProgramRun ProgramTest::odori(std::vector<std::string> words) const {
  ProgramRun result;
  result.program = ODORI_PROGRAM;
  result.words = std::move(words);
  result.folder = folder_;
  result.unset = {"DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY"};
  result.environment = {{"LIBGL_ALWAYS_SOFTWARE", "1"}, {"QT3D_RENDERER", "opengl"}};
  return result;
}

bool ProgramTest::asNobody(ProgramRun& what) const {
  if (geteuid() != 0) return true;
  what.user = kNobody;
  std::error_code failed;
  bool given = chown(folder_.c_str(), kNobody, kNobody) == 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder_, failed))
    given = lchown(entry.path().c_str(), kNobody, kNobody) == 0 && given;
  const pid_t asking = fork();
  if (asking == 0) _exit(become(what) && access(what.program.c_str(), X_OK) == 0 ? 0 : 1);
  int status = 1;
  waitpid(asking, &status, 0);
  return given && status == 0;
}

std::vector<std::string> ProgramTest::left() const {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder_)) names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

void ProgramTest::write(const std::string& name, const std::string& bytes) const {
  std::ofstream(folder_ / name, std::ios::binary) << bytes;
}

void ProgramTest::write(const std::string& name, const std::vector<std::byte>& bytes) const {
  write(name, std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

}  // namespace support
