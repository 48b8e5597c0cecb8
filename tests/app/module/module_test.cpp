// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/module/module.h"

#include <atomic>
#include <fstream>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/film/film_module.h"
#include "app/module_version.h"
#include "app/sound/sound_module.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::Module;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Returns the error for such a file, in one line that begins with its name.
std::string refusal(const fs::path& file, const char* table = "odori_sound") {
  Module module(file, "Songs");
  const auto got = module.table<int>(table);
  if (got) return "loaded";
  EXPECT_EQ(got.error().code, base::ErrorCode::CannotOpen);
  const auto said = base::describe(got.error());
  EXPECT_THAT(said, AllOf(StartsWith(file.string() + ": Songs need it: "), Not(HasSubstr("\n"))));
  EXPECT_EQ(base::describe(module.table<int>(table).error()), said) << "and again";
  return said;
}

fs::path whole() { return app::moduleFolder() / "odori_ffmpeg.so"; }

TEST(Module, HandsOutItsTables) {
  const auto sound = app::soundModule();
  ASSERT_TRUE(sound) << base::describe(sound.error());
  EXPECT_NE((*sound)->open, nullptr);
  EXPECT_EQ(*app::soundModule(), *sound);
  const auto film = app::filmModule();
  ASSERT_TRUE(film) << base::describe(film.error());
  EXPECT_NE((*film)->openVideo, nullptr);
}

TEST(Module, MissingItSaysSo) {
  const support::TestFolder folder;
  Module module(folder / "none.so", "Songs");
  const auto got = module.table<int>("odori_sound");
  ASSERT_FALSE(got);
  EXPECT_EQ(got.error().code, base::ErrorCode::CannotOpen);
  EXPECT_EQ(base::describe(got.error()), "Songs need a part of Odori that is missing: none.so");
}

TEST(Module, IsNeverTakenFromWhereTheProgramWasStarted) {
  Module module("odori_ffmpeg.so", "Songs");
  EXPECT_THAT(base::describe(module.table<int>("odori_sound").error()),
              HasSubstr("isn't known where the program lies"));
}

TEST(Module, DamagedItSaysWhatTheLinkerSays) {
  const support::TestFolder folder;
  const auto part = folder / "part.so";
  // GIVEN an empty file, other bytes, and the first half of the module
  std::ofstream(part).close();
  EXPECT_THAT(refusal(part), HasSubstr("file too short"));
  std::ofstream(part) << std::string(4096, 'x');
  EXPECT_THAT(refusal(part), HasSubstr("invalid ELF header"));
  fs::remove(part);
  fs::copy_file(whole(), part);
  fs::resize_file(part, fs::file_size(whole()) / 2);
  EXPECT_THAT(refusal(part), HasSubstr("is cut short"));
  fs::copy_file(whole(), part, fs::copy_options::overwrite_existing);
  fs::resize_file(part, fs::file_size(whole()) - 1);
  EXPECT_THAT(refusal(part), HasSubstr("is cut short")) << "by one byte";
}

TEST(Module, WhatIsNoModuleOrAnotherVersionsIsRefused) {
  EXPECT_THAT(refusal(ODORI_NO_MODULE), HasSubstr("isn't a module of Odori's"));
  EXPECT_THAT(refusal(ODORI_OTHER_MODULE),
              HasSubstr(std::string("belongs to Odori another, and this is ") + app::kModuleVersion));
  EXPECT_THAT(refusal(whole(), "odori_nothing"), HasSubstr("undefined symbol: odori_nothing"));
}

TEST(Module, ManyThreadsGetTheSame) {
  Module module(whole(), "Songs");
  std::vector<std::thread> threads;
  std::vector<const int*> got(8);
  std::atomic<int> waiting = 0;
  for (const int*& table : got) {
    threads.emplace_back([&] {
      for (++waiting; waiting < 8;) std::this_thread::yield();
      table = module.table<int>("odori_film").value_or(nullptr);
    });
  }
  for (auto& thread : threads) thread.join();
  EXPECT_NE(got[0], nullptr);
  for (const int* table : got) EXPECT_EQ(table, got[0]);
}

}  // namespace
