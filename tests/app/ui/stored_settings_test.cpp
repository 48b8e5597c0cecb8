// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests store settings on a full disk, in a file that can't be read, and from two windows
// that write to it.
#include "app/ui/stored_settings.h"

#include <csignal>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using app::StoredSettings;
using support::waitFor;

/// This class limits the size of all files that the process writes.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    EXPECT_EQ(::getrlimit(RLIMIT_FSIZE, &before_), 0);
    const rlimit little{bytes, before_.rlim_max};
    EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &little), 0);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

class Settings : public ::testing::Test {
 protected:
  [[nodiscard]] std::string text() const {
    std::ostringstream all;
    all << std::ifstream(file).rdbuf();
    return all.str();
  }
  [[nodiscard]] std::ptrdiff_t files() const {
    return std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator());
  }
  QTemporaryDir folder;
  fs::path file = fs::path(folder.path().toStdString()) / "odori" / "settings.json";
};

TEST_F(Settings, AreOneJsonObject) {
  {
    auto stored = StoredSettings::open(file);
    ASSERT_TRUE(stored);
    (*stored)->setValue("view/samples", 4);
    (*stored)->setValue("names", QStringList{"a", "ü, \"b\""});
    (*stored)->setValue("lists", QVariantList{QStringList{"a", "b"}, QStringList{}});
    (*stored)->setValue("play/loop", true);
    (*stored)->setValue("play/speed", 0.25);
  }
  const QVariantMap read = support::storedValues(file);
  EXPECT_EQ(read.keys(), QStringList({"lists", "names", "play/loop", "play/speed", "view/samples"}));
  EXPECT_EQ(read["view/samples"].toInt(), 4);
  EXPECT_EQ(read["names"].toStringList(), QStringList({"a", "ü, \"b\""}));
  EXPECT_EQ(read["lists"].toList().value(0).toStringList(), QStringList({"a", "b"}));
  EXPECT_EQ(read["play/loop"], QVariant(true));
  EXPECT_EQ(read["play/speed"].toDouble(), 0.25);
  EXPECT_EQ(files(), 1);
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  auto again = StoredSettings::open(file);
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->allKeys(), read.keys());
  for (const QString& key : read.keys()) EXPECT_EQ((*again)->value(key).toString(), read[key].toString());
}

TEST_F(Settings, AFullDiskLeavesTheOldOnesWhole) {
  auto stored = StoredSettings::open(file);
  ASSERT_TRUE(stored);
  (*stored)->setValue("view/samples", 4);
  ASSERT_TRUE((*stored)->keep());
  const std::string before = text();
  std::vector<std::string> told;
  (*stored)->whenFailing([&](const base::Error& error) { told.push_back(base::describe(error)); });
  // WHEN every size of disk is full THEN the file is as it was, and that is reported once
  for (rlim_t bytes = 0; bytes < 300; bytes += 7) {
    const FullDisk full(bytes);
    (*stored)->setValue("recent/models", QStringList(5, QString(60, u'x')));
    (*stored)->setValue("view/turn", int(bytes));
    EXPECT_FALSE((*stored)->keep());
    EXPECT_EQ(text(), before) << bytes;
    EXPECT_EQ(files(), 1);
  }
  (*stored)->setDelay(10);
  for (int i = 0; i < 2; ++i) {
    const FullDisk full(100);
    (*stored)->setValue("view/turn", 1000 + i);  // it saves by itself
    QTest::qWait(50);
  }
  EXPECT_EQ(text(), before);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_NE(told[0].find("can't be written"), std::string::npos) << told[0];
  // WHEN there is space again THEN all of it is kept
  ASSERT_TRUE((*stored)->keep());
  const QVariantMap read = support::storedValues(file);
  EXPECT_EQ(read["recent/models"].toStringList().size(), 5);
  EXPECT_EQ(read["view/samples"].toInt(), 4);
}

TEST_F(Settings, AFileThatIsDamagedMeanwhileGetsAllValues) {
  // GIVEN settings that are on the disk
  auto stored = StoredSettings::open(file);
  ASSERT_TRUE(stored);
  (*stored)->setValue("view/samples", 4);
  (*stored)->setValue("play/loop", true);
  ASSERT_TRUE((*stored)->keep());
  // WHEN somebody leaves a comma too many in them, and one value changes
  std::ofstream(file) << "{\"view/samples\": 4,}";
  (*stored)->setValue("play/loop", false);
  ASSERT_TRUE((*stored)->keep());
  // THEN the others aren't lost
  const QVariantMap read = support::storedValues(file);
  EXPECT_EQ(read["view/samples"].toInt(), 4);
  EXPECT_EQ(read["play/loop"], QVariant(false));
}

TEST_F(Settings, ThoseThatCannotBeReadStay) {
  fs::create_directories(file.parent_path());
  // The file is a folder, is too large, or can't be opened for want of file descriptors.
  fs::create_directory(file);
  EXPECT_FALSE(StoredSettings::open(file));
  fs::remove(file);
  ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
  EXPECT_FALSE(StoredSettings::open(file));
  fs::remove(file);
  std::ofstream(file) << R"({"view/samples": 4})";
  fs::resize_file(file, StoredSettings::kMaxBytes + 1);
  const auto large = StoredSettings::open(file);
  ASSERT_FALSE(large);
  EXPECT_NE(base::describe(large.error()).find("settings.json: is too large"), std::string::npos)
      << base::describe(large.error());
  EXPECT_EQ(fs::file_size(file), std::uintmax_t(StoredSettings::kMaxBytes) + 1);
  EXPECT_EQ(files(), 1);
}

TEST_F(Settings, ThatAreDamagedStay) {
  // GIVEN settings with a comma too many, others that are a list, some that are too deep, of
  // another format, or nonsense
  fs::create_directories(file.parent_path());
  for (const std::string& damaged :
       {std::string("{\"view/samples\": 4,}"), std::string("[4]"), std::string("{\"a\": [[[[[[[[[[1]]]]]]]]]]}"),
        std::string("\""), std::string(100000, '['), std::string("{\"view/turn\": 3"), std::string("17"),
        std::string("\xff\xfe\0x", 4), std::string("[view]\nsamples=4\n"), std::string("{\"a\": 1e999}")}) {
    std::ofstream(file) << damaged;
    // THEN they are refused with the file's name, and nothing is written over them
    const auto stored = StoredSettings::open(file);
    ASSERT_FALSE(stored) << damaged;
    EXPECT_NE(base::describe(stored.error()).find("settings.json: "), std::string::npos)
        << base::describe(stored.error());
    EXPECT_EQ(text(), damaged);
  }
}

TEST_F(Settings, ThatBecomeUnreadableStay) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << R"({"view/samples": 4})";
  auto stored = StoredSettings::open(file);
  ASSERT_TRUE(stored);
  fs::remove(file);
  fs::create_directory(file);
  (*stored)->setValue("view/scale", 2);
  EXPECT_FALSE((*stored)->keep());
  EXPECT_TRUE(fs::is_directory(file));
}

TEST_F(Settings, OfTwoWindowsNoneIsLost) {
  auto one = StoredSettings::open(file), other = StoredSettings::open(file);
  ASSERT_TRUE(one && other);
  (*one)->setValue("a", 1);
  (*one)->setValue("gone", 1);
  (*other)->setValue("b", 2);
  ASSERT_TRUE((*one)->keep() && (*other)->keep());
  (*one)->remove("gone");
  (*other)->setValue("a", 3);
  ASSERT_TRUE((*other)->keep() && (*one)->keep());
  const QVariantMap read = support::storedValues(file);
  EXPECT_EQ(read.keys(), QStringList({"a", "b"}));
  EXPECT_EQ(read["a"].toInt(), 3);
  EXPECT_EQ(read["b"].toInt(), 2);
}

TEST_F(Settings, AWindowWritesOnlyWhatItChanged) {
  // GIVEN two windows, and settings of each type from before
  {
    auto before = StoredSettings::open(file);
    ASSERT_TRUE(before);
    (*before)->setValue("loop", true);
    (*before)->setValue("speed", 1.5);
    (*before)->setValue("files", QStringList{"one"});
  }
  auto one = StoredSettings::open(file), other = StoredSettings::open(file);
  ASSERT_TRUE(one && other);
  // WHEN one changes them, and the other sets them to their old values THEN those of the first stay
  (*one)->setValue("loop", false);
  (*one)->setValue("speed", 2.0);
  (*one)->setValue("files", QStringList{"two", "three"});
  ASSERT_TRUE((*one)->keep());
  (*other)->setValue("loop", true);
  (*other)->setValue("speed", 1.5);
  (*other)->setValue("files", QStringList{"one"});
  ASSERT_TRUE((*other)->keep());
  const QVariantMap read = support::storedValues(file);
  EXPECT_FALSE(read["loop"].toBool());
  EXPECT_EQ(read["speed"].toDouble(), 2.0);
  EXPECT_EQ(read["files"].toStringList(), QStringList({"two", "three"}));
}

TEST_F(Settings, AListIsThatOfTheLastWindowNotAMixture) {
  // GIVEN a list in the order of its use, that two windows know
  {
    auto before = StoredSettings::open(file);
    ASSERT_TRUE(before);
    (*before)->setValue("list", QStringList{"a", "b", "c"});
    (*before)->setValue("alone", 1);
  }
  auto one = StoredSettings::open(file), other = StoredSettings::open(file);
  ASSERT_TRUE(one && other);
  // WHEN each puts another entry at its end THEN the list is that of the last one
  (*one)->setValue("list", QStringList{"b", "c", "a"});
  (*one)->setValue("alone", 2);
  ASSERT_TRUE((*one)->keep());
  (*other)->setValue("list", QStringList{"a", "c", "b"});
  ASSERT_TRUE((*other)->keep());
  const QVariantMap read = support::storedValues(file);
  EXPECT_EQ(read["list"].toStringList(), QStringList({"a", "c", "b"}));
  EXPECT_EQ(read["alone"].toInt(), 2);
}

/// A later version may store values of other kinds.
TEST_F(Settings, ValuesOfOtherKindsAreAbsentAndStayInTheFile) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << R"({"large": 1e300, "larger": 18446744073709551615, "none": null, "object": {"a": [1, "b"]},
                             "view/samples": 4})";
  auto stored = StoredSettings::open(file);
  ASSERT_TRUE(stored);
  EXPECT_EQ((*stored)->allKeys(), QStringList{"view/samples"});
  (*stored)->setValue("view/samples", 8);
  ASSERT_TRUE((*stored)->keep());
  const QVariantMap read = support::storedValues(file);
  EXPECT_EQ(read.keys(), QStringList({"large", "larger", "none", "object", "view/samples"}));
  EXPECT_EQ(read["large"].toDouble(), 1e300);
  EXPECT_EQ(read["object"].toMap()["a"].toList(), QVariantList({1.0, "b"}));
  EXPECT_EQ(read["view/samples"].toInt(), 8);
}

TEST_F(Settings, AListOfALaterVersionStaysWholeInTheFile) {
  // GIVEN a list that has values of other kinds below it
  fs::create_directories(file.parent_path());
  std::ofstream(file) << R"({"list": ["a", {"b": [1, {"c": null}]}, [[2]]], "view/samples": 4})";
  auto stored = StoredSettings::open(file);
  ASSERT_TRUE(stored);
  // WHEN another value is written THEN the list is as it was
  (*stored)->setValue("view/samples", 8);
  ASSERT_TRUE((*stored)->keep());
  const QVariantMap read = support::storedValues(file);
  const QVariantMap inner{{"c", QVariant::fromValue(nullptr)}};
  EXPECT_EQ(read["list"],
            QVariantList({"a", QVariantMap{{"b", QVariantList{1.0, inner}}}, QVariantList{QVariantList{2.0}}}));
  EXPECT_EQ(read["view/samples"].toInt(), 8);
}

class SettingsWindow : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    before = qgetenv("ODORI_NO_SETTINGS");
    qunsetenv("ODORI_NO_SETTINGS");
    stored = support::keepSettingsIn(folder.path());
    fs::create_directories(stored.parent_path());
  }
  void TearDown() override {
    WindowTest::TearDown();
    if (!before.isNull()) qputenv("ODORI_NO_SETTINGS", before);
  }
  QByteArray before;
  fs::path stored;
};

TEST_F(SettingsWindow, SaysThatTheyCannotBeRead) {
  fs::create_directory(stored);
  app::WindowOptions options;
  options.files = {model};
  app::MainWindow second(options);
  second.setAsking(false);
  second.show();
  ASSERT_TRUE(waitFor([&] { return second.model() != nullptr && !second.isLoading(); }));
  EXPECT_TRUE(waitFor([&] { return second.message().contains("The settings aren't kept: "); }));
  EXPECT_TRUE(second.message().contains("settings.json")) << second.message().toStdString();
  second.close();
  EXPECT_TRUE(fs::is_directory(stored));
}

TEST_F(SettingsWindow, SaysOnceThatTheyCannotBeWritten) {
  std::ofstream(stored) << R"({"view/samples": 4})";
  app::MainWindow second((app::WindowOptions()));
  second.setAsking(false);
  second.show();
  ASSERT_TRUE(waitFor([&] { return second.isVisible(); }));
  {
    const FullDisk full(30);
    second.commandKeys().set(second.commandKeys().commands().front(), {QKeySequence("Ctrl+Alt+F9")});
    EXPECT_TRUE(waitFor([&] { return second.message().contains("The settings aren't kept: "); }));
    EXPECT_EQ(second.message().count("aren't kept"), 1);
    second.commandKeys().set(second.commandKeys().commands().front(), {QKeySequence("Ctrl+Alt+F10")});
    QTest::qWait(50);
    EXPECT_EQ(second.message().count("aren't kept"), 1);
    second.close();
    EXPECT_EQ(fs::file_size(stored), 19U);
  }
}

}  // namespace
