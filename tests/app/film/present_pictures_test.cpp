// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Pictures of a sequence in a folder that can't be listed are opened by their names.
#include "app/film/present_pictures.h"

#include <fstream>
#include <set>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "app/film/film_inputs.h"
#include "tests/app/film/small_film.h"

namespace {

using support::TestFolder;

/// This class lets no more files be opened, and so no folder be listed, while names can be asked
/// for. Permissions would do for users other than root.
class NoFolderOpens {
 public:
  NoFolderOpens() {
    EXPECT_EQ(::getrlimit(RLIMIT_NOFILE, &before_), 0);
    const rlimit none{0, before_.rlim_max};
    EXPECT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
  }
  ~NoFolderOpens() { ::setrlimit(RLIMIT_NOFILE, &before_); }
  NoFolderOpens(const NoFolderOpens&) = delete;
  NoFolderOpens& operator=(const NoFolderOpens&) = delete;

 private:
  rlimit before_{};
};

std::set<std::int64_t> present(const app::PictureName& name, const app::PictureNumbers& numbers) {
  std::set<std::int64_t> found;
  const auto told = app::forEachPresent(name, numbers, [&](const std::filesystem::path& picture, std::int64_t number) {
    EXPECT_EQ(picture, name.path(number));
    found.insert(number);
    return true;
  });
  EXPECT_TRUE(told);
  return found;
}

class UnlistedFolder : public ::testing::Test {
 protected:
  UnlistedFolder() {
    for (const char* name : {"p_3.png", "p_7.png", "p_12.png"}) std::ofstream(folder / name) << "a picture";
  }
  TestFolder folder;
  const app::FilmSettings film = support::settings(folder / "p_%d.png", 2, 11);
};

TEST_F(UnlistedFolder, HasThePicturesThatItHasWhenListed) {
  const auto name = *app::PictureName::parse(film.output);
  const std::set<std::int64_t> wanted{3, 7};
  EXPECT_EQ(present(name, {2, 11}), wanted);
  const NoFolderOpens unlisted;
  EXPECT_EQ(present(name, {2, 11}), wanted);
}

TEST_F(UnlistedFolder, TellsWhatWouldBeReplaced) {
  const NoFolderOpens unlisted;
  EXPECT_EQ(app::replaced(film), folder / "p_3.png");
  EXPECT_FALSE(app::replaced(support::settings(folder / "p_%d.png", 4, 6)));
}

TEST_F(UnlistedFolder, NoInputIsReplaced) {
  const std::filesystem::path input = folder / "p_7.png";
  const NoFolderOpens unlisted;
  const auto checked = app::checkOutput(film, {&input, 1});
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, base::ErrorCode::BadArgument);
  EXPECT_TRUE(app::checkOutput(support::settings(folder / "p_%d.png", 4, 6), {&input, 1}));
}

TEST_F(UnlistedFolder, OfMillionsOfNamesItIsNotKnown) {
  const app::FilmSettings many = support::settings(folder / "p_%d.png", 100, 100 + app::kMaxAskedFor);
  EXPECT_FALSE(app::replaced(many));
  const NoFolderOpens unlisted;
  const auto checked = app::checkOutput(many, {});
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, base::ErrorCode::CannotWrite);
  EXPECT_EQ(app::replaced(many), folder / "p_100.png") << "whoever asks has to say no or yes";
}

}  // namespace
