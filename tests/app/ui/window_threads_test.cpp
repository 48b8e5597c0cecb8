// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's work beside its own thread, all at once and in a hurry, for the thread sanitizer:
// files are loaded, requested again, dropped, recent pictures kept and read, files searched for.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QImage>

#include "app/opening/file_loader.h"
#include "app/opening/file_presence.h"
#include "app/ui/recent_pictures.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;

/// Handles events until the condition holds, a minute at most.
template <class Condition>
bool comes(Condition condition) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (!condition() && std::chrono::steady_clock::now() < until)
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
  return condition();
}

class WindowThreads : public ::testing::Test {
 protected:
  WindowThreads() {
    auto model = support::smallModel();
    for (const char* name : {"a.tga", "b.tga"}) {
      model.textures.emplace_back(name);
      std::string tga(18, '\0');
      tga[2] = 2;
      tga[12] = tga[14] = 1;
      tga[16] = 24;
      std::ofstream(folder / name, std::ios::binary) << tga + "\x80\x80\x80";
    }
    model.materials[0].texture = static_cast<std::int32_t>(model.textures.size()) - 1;
    EXPECT_TRUE(pmx::writePmxFile(model, modelFile));
    vmd::Motion motion = vmd::Motion::make("m");
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("センター");
    motion.boneKeys.push_back(key);
    EXPECT_TRUE(vmd::writeVmdFile(motion, danceFile));
    std::ofstream(folder / "broken.pmx") << "PMX that is none";
    loader.setTextureFolders({{modelFile, folder.path}});
    QObject::connect(&loader, &app::FileLoader::finished, &loader,
                     [this](const std::shared_ptr<const app::LoadedFiles>& files) { ended.push_back(files); });
    QObject::connect(&loader, &app::FileLoader::reloaded, &loader,
                     [this](const std::shared_ptr<const app::LoadedFiles>&) { ++reloads; });
    QObject::connect(&loader, &app::FileLoader::pictureLoaded, &loader, [this] { ++pictures; });
  }

  support::TestFolder folder;
  const fs::path modelFile = folder / "model.pmx", danceFile = folder / "dance.vmd";
  app::FileLoader loader{[] { return app::FileLoader::Present{}; }};
  std::vector<std::shared_ptr<const app::LoadedFiles>> ended;
  int reloads = 0, pictures = 0;
};

TEST_F(WindowThreads, LoadFilesThatAreAskedForInAHurry) {
  constexpr std::size_t kTimes = 30;
  for (std::size_t i = 0; i < kTimes; ++i) {
    loader.open({modelFile, danceFile}, i % 3 == 0);
    if (i % 5 == 1) loader.open({folder / "broken.pmx"}, false);
    if (i % 4 == 2) loader.setTextureFolders({{modelFile, folder / std::to_string(i)}});
    if (i % 7 == 3) loader.openPicture(folder / "a.tga");
    if (i % 2 == 0) QCoreApplication::processEvents();
  }
  EXPECT_TRUE(comes([&] { return !loader.isBusy(); }));
  // THEN all added ones are there, and of the others the last one
  std::size_t actors = 0;
  for (const auto& files : ended) {
    for (const auto& actor : files->actors) {
      ++actors;
      EXPECT_EQ(actor.model->model.bones.size(), support::smallModel().bones.size());
    }
  }
  EXPECT_GE(actors, kTimes / 3 + 1);
}

TEST_F(WindowThreads, LetALoaderGoThatIsStillLoading) {
  for (int i = 0; i < 20; ++i) {
    app::FileLoader brief([] { return app::FileLoader::Present{}; });
    brief.open({modelFile, danceFile, modelFile}, false);
    if (i % 2 == 0) brief.open({danceFile}, true);
    if (i % 3 == 0) brief.dropAll();
    if (i % 4 == 0) QCoreApplication::processEvents();
  }
}

TEST_F(WindowThreads, KeepAndReadRecentPictures) {
  app::RecentPictures recent(folder / "recent");
  std::set<QString> told;
  QObject::connect(&recent, &app::RecentPictures::ready, &recent, [&](const QString& file, const QImage& picture) {
    if (!picture.isNull()) told.insert(file);
  });
  QImage image(64, 48, QImage::Format_RGB32);
  QStringList files;
  for (int i = 0; i < 20; ++i) {
    files << QStringLiteral("/%1.pmx").arg(i);
    image.fill(QColor(i, 2 * i, 3 * i));  // while the previous one is being written
    recent.keep(image, {files.back()}, files);
    recent.want(files);
  }
  EXPECT_TRUE(comes([&] { return told.size() == 20; }));
}

TEST_F(WindowThreads, LookWhetherFilesAreThere) {
  app::FilePresence presence;
  std::map<QString, bool> told;
  QObject::connect(&presence, &app::FilePresence::told, &presence,
                   [&](const QString& file, bool there) { told[file] = there; });
  const auto name = QString::fromStdString(modelFile.string());
  for (int i = 0; i < 20; ++i) {
    app::FilePresence brief;
    brief.look({name, name});
    presence.look({QStringLiteral("/gone/%1").arg(i), name});
    if (i % 3 == 0) QCoreApplication::processEvents();
  }
  EXPECT_TRUE(comes([&] { return told.contains("/gone/19") && told.contains(name); }));
  EXPECT_TRUE(told[name]);
  EXPECT_FALSE(told["/gone/19"]);
}

}  // namespace
