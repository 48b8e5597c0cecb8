// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Several shows of one archive choose different encodings for the names in it.
#include <fstream>
#include <thread>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/missing_files.h"
#include "app/description/open_show.h"
#include "app/description/show_json.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace {

using app::Missing;
using testing::IsEmpty;

/// A NamedShow is a show file, and the name that its model has in it.
struct NamedShow {
  std::filesystem::path file;
  std::string model;
};

/// This fixture has an archive with one model, whose name is the bytes 94 A7: 肌 in CP932 and 敡 in
/// GBK, by Unicode's tables CP932.TXT and CP936.TXT; and a show for each.
class ShowNames : public testing::Test {
 protected:
  ShowNames() {
    const auto model = pmx::writePmx(support::dancer());
    std::ofstream(folder_ / "a.zip", std::ios::binary) << support::zipOf(
        {{.name = "\x94\xa7.pmx", .data = {reinterpret_cast<const char*>(model.data()), model.size()}}});
  }

  [[nodiscard]] NamedShow show(const char* name, const std::string& model, base::CodePage names) const {
    std::ofstream(folder_ / name) << fmt::format(
        R"({{"format": "odori show", "version": 1, "actors": [{{"model": "a.zip!{}"}}],
            "archives": [{{"file": "a.zip", "names": "{}"}}]}})",
        model, base::codePageName(names));
    return {folder_ / name, model};
  }

  const support::TestFolder folder_;
  const NamedShow japanese_ = show("japanese.odori", "肌.pmx", base::CodePage::Cp932);
  const NamedShow chinese_ = show("chinese.odori", "敡.pmx", base::CodePage::Gbk);
};

/// Opens a described show and returns the names of its models in their archives; errors in <>.
std::vector<std::string> modelsOf(const app::ShowDescription& described, const app::OpenContext& context) {
  app::Show show;
  const auto opened = app::openShow(described, context, Missing::Fails, show);
  if (!opened) return {'<' + base::describe(opened.error()) + '>'};
  std::vector<std::string> names;
  for (const app::ActorId id : show.order()) names.push_back(show.actor(id)->loadedModel()->file.name);
  return names;
}

TEST_F(ShowNames, AreEachShowsOwnWhenTheyAreReadInTurn) {
  // GIVEN both shows read before either is opened, in one context
  const app::OpenContext context;
  const auto japanese = app::readShow(japanese_.file, context), chinese = app::readShow(chinese_.file, context);
  ASSERT_TRUE(japanese && chinese);
  // THEN each finds its model by its own name, whichever was read last
  EXPECT_EQ(modelsOf(japanese->show, context), std::vector{japanese_.model});
  EXPECT_EQ(modelsOf(chinese->show, context), std::vector{chinese_.model});
  EXPECT_EQ(modelsOf(japanese->show, context), std::vector{japanese_.model});
  EXPECT_THAT(app::missingFiles(japanese->show, context), IsEmpty());
  EXPECT_THAT(app::missingFiles(chinese->show, context), IsEmpty());
  // AND the context itself has chosen nothing
  EXPECT_EQ(context.chosenNames(folder_ / "a.zip"), std::nullopt);
}

TEST_F(ShowNames, AreEachShowsOwnWhenTheyAreReadAtOnce) {
  const app::OpenContext shared;
  // WHEN two threads read one of the shows each, again and again, in one context and in their own
  const auto wrongOf = [&](const NamedShow& show, std::vector<std::string>& wrong) {
    for (int i = 0; i < 60; ++i) {
      const app::OpenContext context = i % 2 == 0 ? shared : app::OpenContext();
      base::Issues issues;
      const auto described = app::describeFiles({&show.file, 1}, context, issues);
      const auto models = described ? modelsOf(*described, context) : std::vector<std::string>{"<not described>"};
      if (models != std::vector{show.model}) wrong.push_back(testing::PrintToString(models));
    }
  };
  std::vector<std::string> wrongHere, wrongThere;
  std::thread other([&] { wrongOf(chinese_, wrongThere); });
  wrongOf(japanese_, wrongHere);
  other.join();
  // THEN each finds its model by its own name, every time
  EXPECT_THAT(wrongHere, IsEmpty());
  EXPECT_THAT(wrongThere, IsEmpty());
}

TEST_F(ShowNames, OfTheUserWinInEveryShow) {
  // GIVEN an encoding that the user chose
  const app::OpenContext context;
  context.chooseNames(folder_ / "a.zip", base::CodePage::Gbk);
  const auto japanese = app::readShow(japanese_.file, context), chinese = app::readShow(chinese_.file, context);
  ASSERT_TRUE(japanese && chinese);
  // THEN the show that chose another one doesn't find its model, and the other does
  EXPECT_EQ(app::missingFiles(japanese->show, context), std::vector{japanese->show.actors.at(0).model});
  EXPECT_EQ(modelsOf(chinese->show, context), std::vector{chinese_.model});
  // AND in another context nobody has chosen any
  EXPECT_EQ(modelsOf(japanese->show, app::OpenContext()), std::vector{japanese_.model});
}

}  // namespace
