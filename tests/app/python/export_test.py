# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Files for other programs: what they hold, what is refused, what is left where it ends early."""

import json
import os
import signal
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import unittest
import wave
from pathlib import Path

import numpy as np

import given
import odori


#: The page without a dance, where the build could make it.
PAGE = Path(odori.__file__).with_name("page.frame")


def gltf_of(file: Path) -> dict:
    """The JSON chunk of a GLB."""
    data = file.read_bytes()
    magic, version, length, size, kind = struct.unpack_from("<4sIII4s", data)
    assert (magic, version, length, kind) == (b"glTF", 2, len(data), b"JSON")
    return json.loads(data[20 : 20 + size])


class Export(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.demo = given.demo()
        cls.model = odori.open_model(cls.demo / "odori.pmx")
        cls.dance = odori.open_motion(cls.demo / "dance.vmd")
        cls.actor = odori.Actor(cls.model, cls.dance)

    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_the_bytes_are_those_of_the_command(self) -> None:
        # GIVEN each format, by the command and by the package, of an actor and of a show of the same files
        show = odori.open_show(self.demo / "odori.pmx", self.demo / "dance.vmd")
        for ending in ("glb", "vrma", "bvh", "pc2", "mdd"):
            with self.subTest(ending=ending):
                wanted = self.folder / f"command.{ending}"
                row = [given.program(), "export", self.demo / "odori.pmx", self.demo / "dance.vmd", "--frames", "0:30", "-o", wanted]
                subprocess.run(row, check=True, capture_output=True, timeout=120)
                for what in (self.actor, show):
                    file = self.folder / f"package.{ending}"
                    told = odori.export(what, file, frames=(0, 30), physics=False)
                    self.assertEqual(file.read_bytes(), wanted.read_bytes())
                    self.assertEqual((told.path, told.bytes, told.frames), (file, file.stat().st_size, 31))

    def test_a_glb_has_the_clips_that_are_asked_for(self) -> None:
        told = odori.export(self.actor, self.folder / "a.glb", frames=(0, 5), clips=["as-set", "fabrik"])
        names = [each["name"] for each in gltf_of(told.path)["animations"]]
        self.assertEqual(names, ["dance", "dance, IK fabrik"])
        self.assertEqual(told.clips, 2)
        # AND one frame is a pose
        told = odori.export(self.actor, self.folder / "b.glb", frames=5)
        self.assertNotIn("animations", gltf_of(told.path))
        self.assertEqual((told.frames, told.clips), (1, 0))
        # AND pictures are in it
        self.assertGreater(len(gltf_of(told.path)["images"]), 0)

    def test_few_keys_and_physics(self) -> None:
        full = odori.export(self.actor, self.folder / "full.glb", frames=(0, 60))
        few = odori.export(self.actor, self.folder / "few.glb", frames=(0, 60), tolerance=(0.01, 0.1))
        self.assertLess(few.bytes, full.bytes)
        self.assertGreater(few.keys, 0)
        # AND a VRM animation may have few, too
        whole = odori.export(self.actor, self.folder / "whole.vrma", frames=(0, 60))
        some = odori.export(self.actor, self.folder / "some.vrma", frames=(0, 60), tolerance=(0.01, 0.1))
        self.assertLess(some.bytes, whole.bytes)
        self.assertGreater(some.keys, 0)
        still = odori.export(self.actor, self.folder / "still.bvh", frames=(0, 60))
        moved = odori.export(self.actor, self.folder / "moved.bvh", frames=(0, 60), physics=odori.Physics((0, 0, 50)))
        self.assertNotEqual(still.path.read_bytes(), moved.path.read_bytes())

    def test_toon_is_beside_the_plain_materials(self) -> None:
        told = odori.export(self.actor, self.folder / "a.glb", frames=0, toon=True)
        self.assertIn("VRMC_materials_mtoon", gltf_of(told.path)["extensionsUsed"])
        told = odori.export(self.actor, self.folder / "b.glb", frames=0)
        self.assertNotIn("VRMC_materials_mtoon", gltf_of(told.path)["extensionsUsed"])
        for words in ({"toon": True}, {"clips": ["on"]}, {"tolerance": (0.1, 1)}):
            with self.subTest(words=words), self.assertRaises(ValueError):
                odori.export(self.actor, self.folder / "c.bvh", frames=(0, 2), **words)

    def test_the_terms_come_with_it(self) -> None:
        terms = odori.terms(self.model)
        self.assertIn("MIT", terms.comment)
        self.assertEqual(odori.export(self.actor, self.folder / "a.glb", frames=0).terms, (terms,))
        self.assertEqual(gltf_of(self.folder / "a.glb")["asset"]["extras"]["models"][0]["comment"], terms.comment)
        # AND a motion alone has no model's terms
        self.assertEqual(odori.export(self.actor, self.folder / "a.vrma", frames=(0, 5)).terms, ())

    def test_a_model_of_several_is_named_where_the_format_holds_one(self) -> None:
        show = odori.open_show(self.demo / "demo.odori")
        with self.assertRaisesRegex(ValueError, "^actor: bvh holds one"):
            odori.export(show, self.folder / "a.bvh", frames=(0, 5))
        self.assertEqual(odori.export(show, self.folder / "a.glb", frames=(0, 5)).models, 3)
        self.assertEqual(odori.export(show, self.folder / "a.glb", frames=(0, 5), actor=1).models, 1)

    def test_what_cannot_be_meant(self) -> None:
        out = self.folder / "a.glb"
        for words, error in (
            ({"path": self.folder / "a.fbx"}, ValueError),
            ({"path": self.folder / "a"}, ValueError),
            ({"format": "fbx"}, ValueError),
            ({"format": 3}, ValueError),
            ({"frames": (5, 1)}, ValueError),
            ({"frames": (0, 1, 2)}, TypeError),
            ({"frames": "0:5"}, TypeError),
            ({"frames": -1}, ValueError),
            ({"clips": ["sideways"]}, ValueError),
            ({"clips": "on"}, TypeError),
            ({"tolerance": 0.1}, TypeError),
            ({"tolerance": (float("nan"), 1)}, ValueError),
            ({"tolerance": (-1, 1)}, ValueError),
            ({"actor": 1}, ValueError),
            ({"humanoid": True}, ValueError),
            ({"physics": "on"}, TypeError),
        ):
            with self.subTest(words=words), self.assertRaises(error):
                odori.export(self.actor, words.get("path", out), **{k: v for k, v in words.items() if k != "path"})
        with self.assertRaises(TypeError):
            odori.export(self.model, out)
        with self.assertRaises(TypeError):
            odori.terms(self.actor)
        self.assertEqual(list(self.folder.iterdir()), [])

    def page_of_command(self, *files: Path, frames: str) -> bytes:
        out = self.folder / "command.html"
        row = [given.program(), "export", *files, "--frames", frames, "-o", out]
        subprocess.run(row, check=True, capture_output=True, timeout=120)
        return out.read_bytes()

    @unittest.skipUnless(PAGE.is_file(), "this build has no page: npm couldn't fetch three.js")
    def test_a_page_is_that_of_the_command(self) -> None:
        # GIVEN a song of a second, silent
        song = self.folder / "song.wav"
        with wave.open(str(song), "wb") as out:
            out.setparams((1, 2, 8000, 0, "NONE", ""))
            out.writeframes(bytes(16000))
        show = odori.open_show(self.demo / "odori.pmx", self.demo / "dance.vmd", song)
        files = (self.demo / "odori.pmx", self.demo / "dance.vmd")
        # THEN a show's page has its song, and all bytes are those of the command
        with_song = self.page_of_command(*files, song, frames="0:9")
        told = odori.export(show, self.folder / "a.html", frames=(0, 9), physics=False)
        self.assertEqual(told.path.read_bytes(), with_song)
        self.assertEqual((told.bytes, told.clips, told.frames), (len(with_song), 2, 10))
        # AND without it all but that are, as for an actor; which has a song where one is named
        without = self.page_of_command(*files, frames="0:9")
        self.assertLess(len(without), len(with_song))
        for what in (show, self.actor):
            told = odori.export(what, self.folder / "a.html", frames=(0, 9), physics=False, song=False)
            self.assertEqual(told.path.read_bytes(), without)
        told = odori.export(self.actor, self.folder / "a.html", frames=(0, 9), song=song)
        self.assertEqual(told.path.read_bytes(), with_song)
        # AND a still page has none, nor clips
        told = odori.export(show, self.folder / "a.html", frames=5)
        self.assertEqual((told.clips, told.frames), (0, 1))
        self.assertNotIn(b"data:audio", told.path.read_bytes())

    @unittest.skipUnless(PAGE.is_file(), "this build has no page: npm couldn't fetch three.js")
    def test_a_page_has_the_title_and_the_view_of_its_show(self) -> None:
        shutil.copytree(self.demo, self.folder / "show")
        file = self.folder / "show" / "Evening.odori"
        described = json.loads((self.demo / "demo.odori").read_text())
        described.setdefault("look", {})["camera"] = {"target": [1, 2, 3], "rotation": [0, 0, 0], "distance": -40, "fieldOfView": 30}
        file.write_text(json.dumps(described))
        show = odori.open_show(file)
        wanted = self.page_of_command(file, frames="0:3")
        self.assertIn(b"<title>Evening", wanted)
        self.assertEqual(odori.export(show, self.folder / "a.html", frames=(0, 3), physics=False).path.read_bytes(), wanted)
        named = odori.export(show, self.folder / "a.html", frames=(0, 3), title="A <b> & more").path.read_bytes()
        self.assertIn(b"<title>A &lt;b&gt; &amp; more", named)

    @unittest.skipUnless(PAGE.is_file(), "this build has no page: npm couldn't fetch three.js")
    def test_a_song_that_a_page_cannot_have(self) -> None:
        text = self.folder / "song.wav"
        text.write_text("no song at all")
        with self.assertRaises(odori.Error):
            odori.export(self.actor, self.folder / "a.html", frames=(0, 3), song=text)
        with self.assertRaises(odori.Error):  # the output is the song
            odori.export(self.actor, text, format="html", frames=(0, 3), song=text)
        self.assertEqual([each.name for each in self.folder.iterdir()], ["song.wav"])
        # AND one of a show's, by the first bytes of a Windows Media file, is left out, and told
        media = self.folder / "song.wma"
        media.write_bytes(bytes.fromhex("3026b2758e66cf11a6d900aa0062ce6c") + bytes(64))
        show = odori.open_show(self.demo / "odori.pmx", self.demo / "dance.vmd", media)
        told = odori.export(show, self.folder / "a.html", frames=(0, 3), physics=False)
        self.assertIn("song", [issue.section for issue in told.issues])
        self.assertIn("browsers play no such file", " ".join(issue.detail for issue in told.issues))
        for words in ({"title": "x"}, {"song": False}, {"song": text}):
            with self.subTest(words=words), self.assertRaises(ValueError):
                odori.export(self.actor, self.folder / "a.glb", **words)
        with self.assertRaisesRegex(ValueError, "^song: one frame"):
            odori.export(self.actor, self.folder / "a.html", frames=3, song=text)
        for words in ({"title": 3}, {"song": 3}):
            with self.subTest(words=words), self.assertRaises(TypeError):
                odori.export(self.actor, self.folder / "a.html", **words)

    def test_no_input_is_replaced(self) -> None:
        model = self.folder / "model.obj"
        model.write_bytes((self.demo / "odori.pmx").read_bytes())
        actor = odori.Actor(odori.open_model(model), self.dance)
        for what in (actor, odori.open_show(model)):
            with self.subTest(what=what), self.assertRaises(odori.Error) as caught:
                odori.export(what, self.folder / "model.pc2", frames=(0, 2))  # whose rest mesh it would be
            self.assertEqual(caught.exception.code, "bad-argument")
        self.assertEqual([each.name for each in self.folder.iterdir()], ["model.obj"])

    def test_a_folder_that_takes_nothing(self) -> None:
        with self.assertRaises(odori.Error) as caught:
            odori.export(self.actor, self.folder / "none" / "a.glb", frames=0)
        self.assertEqual(caught.exception.code, "cannot-write")

    def test_ctrl_c_ends_it_and_leaves_no_file(self) -> None:
        # GIVEN a dance that is far longer than the time until the signal
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        try:
            with self.assertRaises(KeyboardInterrupt):
                odori.export(self.actor, self.folder / "long.pc2", frames=(0, 1_000_000))
        finally:
            timer.join()
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_several_threads_export_one_show(self) -> None:
        show = odori.open_show(self.demo / "odori.pmx", self.demo / "dance.vmd")
        wanted = odori.export(show, self.folder / "wanted.bvh", frames=(0, 40)).path.read_bytes()
        files = [self.folder / f"{i}.bvh" for i in range(4)]
        threads = [threading.Thread(target=odori.export, args=(show, file), kwargs={"frames": (0, 40)}) for file in files]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for file in files:
            self.assertEqual(file.read_bytes(), wanted)
        # AND its poses are as before
        np.testing.assert_array_equal(show.poses([7], physics=False)[0].positions, self.actor.poses([7]).positions)

    def test_pictures_are_loaded_for_pictures_alone(self) -> None:
        program = "import odori, sys; odori.open_show(sys.argv[1]); assert not any('Qt6' in line for line in open('/proc/self/maps'))"
        subprocess.run([sys.executable, "-B", "-c", program, self.demo / "odori.pmx"], check=True, timeout=60, env=os.environ)


if __name__ == "__main__":
    unittest.main()
