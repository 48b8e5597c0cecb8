#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""A tree that uses everything it may passes check_layers.py; each fault that is planted in it is
found by its rule, at its file."""
import shutil
import unittest

import check_layers
import gate
import planted

# One source, and the rule that finds it.
FAULTS = (
    ("arrow", "pmx/base/bad.cpp", '#include "pmx/model/model.h"'),
    ("arrow", "pmx/model/bad.cpp", '#include "vmd/motion.h"'),
    ("arrow", "pmx/model/bad.h", '#include "ik/skeleton.h"'),
    ("arrow", "vmd/bad.cpp", '#include "ik/skeleton.h"'),
    ("arrow", "ik/bad.cpp", '  #  include "vmd/motion.h"'),
    ("arrow", "ik/bad.h", '#include "app/show/frame.h"'),
    ("arrow", "ik/solvers/bad.cpp", '#include "vmd/motion.h"'),
    ("arrow", "ik/bad_tests.cpp", '#include "tests/support/corpus.h"'),
    ("arrow", "app/physics/bad.cpp", '#include "vmd/motion.h"'),
    ("arrow", "app/show/bad.cpp", '#include "app/scene/view.h"'),
    ("arrow", "app/show/bad.h", "#include <app/ui/window.h>"),
    ("arrow", "app/scene/bad.cpp", '#include "app/ui/window.h"'),
    ("arrow", "app/film/bad.cpp", '#include "app/show/frame.h"'),
    ("arrow", "app/film/bad.cpp", '#include "app/ffmpeg/video_file.h"'),
    ("arrow", "app/film/bad.cpp", '#include "app/sound_output/device.h"'),
    ("arrow", "app/sound/bad.cpp", '#include "app/film/video.h"'),
    ("arrow", "app/ui/bad.cpp", '#include "app/module/module.h"'),
    ("arrow", "app/commands/bad.cpp", '#include "app/ui/window.h"'),
    ("arrow", "app/commands/bad.cpp", '#include "app/display/display.h"'),
    ("arrow", "tests/pmx/bad_test.cpp", '#include "ik/skeleton.h"'),
    ("path", "vmd/bad.cpp", '#include "motion.h"'),
    ("path", "vmd/bad.cpp", '#include "../pmx/elsewhere.h"'),
    ("qt", "ik/bad.cpp", "#include <QString>"),
    ("qt", "app/show/bad.cpp", "#include <QtCore/QString>"),
    ("qt", "app/physics/bad.cpp", "#include <qglobal.h>"),
    ("qt", "app/film/bad.cpp", "#include <QImage>"),
    ("qt", "app/commands/bad.cpp", "#include <QString>"),
    ("qt", "app/sound/bad.cpp", "#include <QAudioSink>"),
    ("qt", "tests/pmx/bad_test.cpp", "#include <QImage>"),
    ("qt3d", "app/ui/bad.cpp", "#include <Qt3DRender/QCamera>"),
    ("qt3d", "app/ui/bad.h", "namespace Qt3DCore { class QEntity; }"),
    ("bullet", "ik/bad.cpp", "#include <btBulletDynamicsCommon.h>"),
    ("bullet", "app/scene/bad.cpp", "#include <bullet/LinearMath/btVector3.h>"),
    ("icu", "pmx/model/bad.cpp", "#include <unicode/ucnv.h>"),
    ("icu", "app/ui/bad.cpp", '#include "unicode/unistr.h"'),
    ("archive", "app/files/bad.cpp", "#include <zip.h>"),
    ("eigen", "ik/bad.cpp", "#include <Eigen/Core>"),
    ("eigen", "app/show/bad.h", "#include <eigen3/Eigen/SVD>"),
    ("python", "app/show/bad.cpp", "#include <pybind11/numpy.h>"),
    ("python", "app/files/bad.h", "#include <Python.h>"),
    ("solvers", "ik/bad.cpp", '#include "ik/solvers/chain.h"'),
    ("actor_state", "app/show/coupled_actors.cpp", '#include "app/show/actor_state.h"'),
    ("actor_state", "app/show/actor_bad.h", '#include "app/show/actor_state.h"'),
    ("libav", "app/ui/bad.cpp", "#include <libavformat/avformat.h>"),
    ("libav", "app/film/bad.cpp", "#include <libavcodec/avcodec.h>"),
    ("libav", "app/sound/bad.cpp", "#include <libavcodec/avcodec.h>"),
    ("libav", "app/sound_output/bad.cpp", "#include <libavcodec/avcodec.h>"),
    ("libav", "app/render/bad.cpp", "#include <libswscale/swscale.h>"),
    ("png", "app/ui/bad.cpp", "#include <png.h>"),
    ("png", "app/scene/bad.cpp", "#include <png.h>"),
    ("images", "app/ui/bad.cpp", "#include <jpeglib.h>"),
    ("images", "app/scene/bad.cpp", "#include <webp/decode.h>"),
    ("folder", "app/new_folder/bad.cpp", "#include <string>"),
    ("folder", "app/bad.cpp", "#include <string>"),
)


class Layers(planted.Tree):
    def setUp(self):
        super().setUp()
        self.write(check_layers.LAYERS, "")
        shutil.copy(gate.SOURCE_FOLDER / check_layers.LAYERS, self.root / check_layers.LAYERS)
        self.write(check_layers.MAP, "")
        shutil.copy(gate.SOURCE_FOLDER / check_layers.MAP, self.root / check_layers.MAP)
        source = self.write_source
        source("pmx/base/result.h", "#include <string>")
        source("pmx/base/text.cpp", '#include "pmx/base/result.h"', "#include <unicode/ucnv.h>")
        source("pmx/model/model.h", '#include "pmx/base/result.h"')
        source("vmd/motion.h", '#include "pmx/base/result.h"')
        source("ik/skeleton.h", '#include "pmx/model/model.h"')
        source("app/physics/world.cpp", "#include <bullet/btBulletDynamicsCommon.h>", '#include "ik/skeleton.h"')
        source("app/show/frame.h", '#include "ik/skeleton.h"', '#include "vmd/motion.h"')
        source("app/scene/view.cpp", "#include <Qt3DCore/QEntity>", "#include <QImage>", '#include "app/image/file.h"',
               '#include "app/show/frame.h"', "Qt3DCore::QEntity* root[2]; // odd brackets [ and a semicolon")
        source("app/image/file.h", "#include <QImage>", '#include "pmx/base/result.h"')
        source("app/image/file.cpp", '#include "app/image/file.h"', "#include <jpeglib.h>", "#include <webp/decode.h>",
               "#include <png.h>")
        source("app/film/video.cpp", "#include <png.h>", '#include "pmx/base/result.h"', '#include "app/module/module.h"')
        source("app/module/module.h", "#include <string>")
        source("app/sound/file.h", '#include "app/module/module.h"')
        source("app/ffmpeg/file.cpp", "#include <libavcodec/avcodec.h>", '#include "app/sound/file.h"')
        source("app/film/sound.cpp", '#include "app/sound/file.h"')
        source("app/sound_output/device.cpp", "#include <QAudioSink>", '#include "app/sound/file.h"')
        source("app/commands/size.cpp", '#include "app/display/display_choice.h"')
        source("app/ui/window.h", "#include <QtWidgets/QMainWindow>", '#include "app/scene/view.h"',
               "// #include <Qt3DCore/QEntity> is elsewhere")
        source("app/main.cpp", "#include <QApplication>", '#include "app/ui/window.h"')
        source("tests/ik/skeleton_test.cpp", "#include <gtest/gtest.h>", '#include "ik/skeleton.h"')
        source("resources/shaders/toon.vert")
        self.write("run.sh", "#!/bin/sh\n" + planted.SHELL_TOP)
        lists = self.write_list
        lists("pmx/base", "odori_library(odori_base\n  SOURCES text.cpp  # the only one\n  LINK glm::glm PRIVATE fmt::fmt)")
        lists("vmd", "odori_library(odori_vmd SOURCES x.cpp LINK odori_base)")
        lists("ik", "odori_library(odori_ik SOURCES x.cpp LINK odori_base)")
        lists("app/scene", "odori_library(odori_scene SOURCES view.cpp LINK odori_ik)")
        lists("app/display", "odori_library(odori_display SOURCES x.cpp LINK odori_base)")
        lists("app/commands", "odori_library(odori_commands SOURCES size.cpp LINK odori_display)")
        lists("app", "add_executable(odori main.cpp)\ntarget_link_libraries(odori PRIVATE odori_options odori_scene)")

    def write_list(self, folder, text):
        return self.write(f"{folder}/CMakeLists.txt", planted.SHELL_TOP + text + "\n")

    def expect(self, start):
        found, _ = check_layers.findings(self.root)
        self.assertEqual(len(found), 1, found)
        self.assertTrue(found[0].startswith(start), f"{found[0]} doesn't start with {start}")

    def test_a_clean_tree_passes(self):
        self.assertEqual(check_layers.findings(self.root), ([], "20 sources keep the layers"))

    def test_each_fault_is_found(self):
        for rule, file, line in FAULTS:
            with self.subTest(rule=rule, file=file, line=line):
                path = self.write_source(file, line)
                number = {"folder": 1}.get(rule, 4 if file.endswith(".h") else 3)
                self.expect(f"{rule}: {file}:{number}: ")
                path.unlink()

    def test_a_missing_guard_is_found(self):
        self.write("vmd/bad.h", planted.CODE_TOP + "struct A {};\n")
        self.expect("once: vmd/bad.h:1: ")

    def test_a_header_of_highway_has_another_guard(self):
        bad = self.write_source("vmd/bad-inl.h", "struct A {};")
        self.expect("once: vmd/bad-inl.h:1: ")
        bad.write_text(planted.CODE_TOP + "#if defined(ODORI_BAD_INL) == defined(HWY_TARGET_TOGGLE)\n", encoding="utf-8")
        self.assertEqual(check_layers.findings(self.root)[0], [])

    def test_missing_spdx_lines_are_found(self):
        for file in ("vmd/bad.cpp", "resources/shaders/bad.frag", "test.sh", ".ci/run", "cmake/Bad.cmake", "tests/bad.py",
                     "app/bad/CMakeLists.txt"):
            with self.subTest(file=file):
                path = self.write(file, "first\n// SPDX-License-Identifier: MIT\n")
                self.expect(f"spdx: {file}:1: ")
                path.unlink()

    def test_links_against_the_layers_are_found(self):
        self.write_list("vmd", "odori_library(odori_vmd\n  SOURCES x.cpp\n  LINK odori_base PRIVATE odori_ik)")
        self.expect("link: vmd/CMakeLists.txt:3: odori_vmd may not link odori_ik of ik/")
        self.write_list("vmd", "odori_library(odori_vmd SOURCES x.cpp)\n\n# more\ntarget_link_libraries(odori_vmd PUBLIC odori_scene)")
        self.expect("link: vmd/CMakeLists.txt:6: odori_vmd may not link odori_scene of app/scene/")

    def test_a_link_in_a_comment_is_none(self):
        self.write_list("vmd", "odori_library(odori_vmd SOURCES x.cpp  # not odori_ik\n  LINK odori_base)")
        self.assertEqual(check_layers.findings(self.root)[0], [])

    def test_a_map_in_another_order_is_found(self):
        text = gate.read(self.root, check_layers.MAP)
        rows = [line for line in text.split("\n") if line.startswith("| `pmx/model` |")]
        self.write(check_layers.MAP, text.replace(rows[0] + "\n", "").replace("| `pmx/base` |", rows[0] + "\n| `pmx/base` |"))
        self.expect(f"map: {check_layers.MAP}:")
        self.write(check_layers.MAP, text.replace(rows[0] + "\n", ""))
        self.expect(f"map: {check_layers.MAP}:1: pmx/model isn't in the table")


if __name__ == "__main__":
    unittest.main()
