// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This program saves by the window's own code but without its drawing: its memory may fail without
// a toolkit's or a driver's failing.
//
//     odori_fault_window settings FILE          settings, over existing ones
//     odori_fault_window pose FILE.vpd
//     odori_fault_window show FILE.odori
//     odori_fault_window picture FILE           a picture of the view, under a chosen name
//     odori_fault_window new                    one in the working directory, under a new name
//     odori_fault_window recent                 a recent file's, in the working directory
//     odori_fault_window bake MODEL MOTION FILE

#include <exception>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

#include <dlfcn.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QImage>
#include <QImageWriter>
#include <QLocale>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/commands/uncaught.h"
#include "app/description/show_json.h"
#include "app/dialogs/bake_maker.h"
#include "app/display/qt_messages.h"
#include "app/files/loaded_files.h"
#include "app/playback/saved_picture.h"
#include "app/render/mosaic.h"
#include "app/ui/recent_pictures.h"
#include "app/ui/stored_settings.h"
#include "pmx/base/file.h"
#include "vmd/vpd_writer.h"

namespace {

/// While an object of this class lives, calls fail (fault_points.cpp): not those that Qt makes
/// before the work and after it.
class Faults {
 public:
  Faults() { set(true); }
  ~Faults() { set(false); }
  Faults(const Faults&) = delete;
  Faults& operator=(const Faults&) = delete;

 private:
  static void set(bool begun) {
    using Set = void (*)(bool);
    static const auto begin = reinterpret_cast<Set>(dlsym(RTLD_DEFAULT, "odoriSetFaults"));
    if (begin != nullptr) begin(begun);
  }
};

/// Requests what a window has requested long before it saves. Qt keeps a lock for ever where it has
/// no memory for these at first.
void askQtOnce() {
  static_cast<void>(QLocale().name());
  static_cast<void>(QImageWriter::supportedImageFormats());
}

int told(const base::Result<void>& result) { return result ? app::kDone : app::complain(result.error()); }

QImage picture() {
  QImage image(64, 48, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::darkGreen);
  for (int i = 0; i < 48 && !image.isNull(); ++i) image.setPixel(i, i, qRgb(5 * i, 200, 30));
  return image;
}

int settings(const char* file) {
  const QStringList models(20, QString(100, u'x'));
  const Faults faults;
  auto stored = app::StoredSettings::open(file);
  if (!stored) return app::complain(stored.error());
  (*stored)->setValue(QStringLiteral("recent/models"), models);
  return told((*stored)->keep());
}

int pose(const char* file) {
  vmd::Pose pose;
  for (const char* name : {"a", "b"}) {
    vmd::PoseBone bone;
    bone.name.utf8 = name;
    bone.translation = {1, 2, 3};
    pose.bones.push_back(bone);
  }
  base::Issues issues;
  const std::string text = vmd::writeVpd(pose, issues);
  return told(base::writeFile(file, std::as_bytes(std::span(text))));
}

int show(const char* file) {
  app::ShowDescription show;
  show.actors.resize(3);
  for (auto& actor : show.actors) actor.model = "model.pmx";
  return told(app::writeShow(show, file));
}

/// Does what the window's thread does with a picture that is drawn.
int viewPicture(const char* file) {
  const app::Picture drawn = app::toPicture(picture());
  const auto saved = file != nullptr ? app::savePictureAs(drawn, false, file)
                                     : app::savePictureIn(drawn, false, ".", QStringLiteral("odori-view-3"));
  if (!saved) return app::complain(saved.error());
  return saved->empty() ? app::kFailed : app::kDone;
}

/// Reports a recent file's missing picture, about which the window is silent.
int recentPicture() {
  const QString file = QStringLiteral("/model.pmx");
  const QStringList files{file};
  const Faults faults;
  std::filesystem::path written;
  {
    app::RecentPictures pictures(".");
    pictures.keep(picture(), files, files);
    written = pictures.pictureOf(file);
  }
  std::error_code failed;
  if (std::filesystem::exists(written, failed)) return app::kDone;
  app::say("there is no picture of the recent file");
  return app::kFailed;
}

int bake(const char* modelFile, const char* motionFile, const char* file) {
  auto model = app::loadModel(modelFile, {});
  if (!model) return app::complain(model.error());
  auto motion = app::loadMotion(motionFile, {});
  if (!motion) return app::complain(motion.error());
  app::BakeScene scene;
  scene.actors.push_back({*model, {}, 1});
  scene.actors.front().switches.motions = {{*motion}};
  app::BakeSettings settings;
  settings.last = 5;
  app::BakeMaker maker;
  int status = app::kDone;
  QEventLoop loop;
  QObject::connect(&maker, &app::BakeMaker::finished, &loop, [&](const app::BakeMaker::End& end) {
    if (!end.error.isEmpty()) {
      app::say(end.error.toStdString());
      status = app::kFailed;
    }
    loop.quit();
  });
  if (auto begun = maker.start(scene, settings, file); !begun) return app::complain(begun.error());
  loop.exec();
  return status;
}

int run(int argc, char** argv) {
  const std::string_view what = argc > 1 ? argv[1] : "";
  if (what == "recent") return recentPicture();
  if (what == "settings" && argc == 3) return settings(argv[2]);
  const Faults faults;
  if (what == "new") return viewPicture(nullptr);
  if (what == "bake" && argc == 5) return bake(argv[2], argv[3], argv[4]);
  if (argc != 3) return app::kUnusable;
  if (what == "pose") return pose(argv[2]);
  if (what == "show") return show(argv[2]);
  if (what == "picture") return viewPicture(argv[2]);
  return app::kUnusable;
}

}  // namespace

int main(int argc, char** argv) {
  app::openStandardStreams();
  app::catchQtsEnd();
  std::set_terminate(app::endUncaught);
  int words = 1;
  const QCoreApplication qt(words, argv);
  try {
    askQtOnce();
    return run(argc, argv);
  } catch (...) {
    return app::sayUncaught();
  }
}
