# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""page_in_browser.py PROGRAM DEMO: exports the demo as a page and watches it in Chromium.

It ends with 77 (skipped), and a line that says why, where Chromium or the page isn't there."""

import base64
import gzip
import http.server
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import threading
import unittest

from browser import Browser, missing

PROGRAM, DEMO = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
LAST = 119  # the demo's frames that are exported
HOSTILE = "</script><script>hacked = 1</script><img src=x onerror='hacked = 1'><!-- \u2028 \u202e &lt; \" ' \\"

# What a test asks for that a reader can't see: the sounds that the page makes, and whether a script of somebody else ran. A
# page whose address ends with #held goes on loading when letGo() is called.
WATCHED = """
  window.sounds = []; window.hacked = 0; window.forbidden = [];
  const Sound = window.Audio;
  window.Audio = function () { const made = new Sound(); window.sounds.push(made); return made; };
  if (location.hash === "#held") {
    const { prototype } = Response, read = prototype.arrayBuffer;
    prototype.arrayBuffer = async function () {
      prototype.arrayBuffer = read;
      await new Promise((done) => { window.letGo = done; });
      return read.call(this);
    };
  }
  document.addEventListener("securitypolicyviolation", (event) => window.forbidden.push(event.effectiveDirective));
"""
READY = "return !document.getElementById('watch').disabled"
ESCAPE = "\ue00c"
TIME = "return Number(document.getElementById('seek').value)"


def export(to, *options):
    run = subprocess.run([PROGRAM, "export", DEMO / "demo.odori", "--frames", f"0:{LAST}", "--error", "0.02,0.2", *options, "-o", to],
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise AssertionError(run.stderr)
    return run.stderr


def changed(html, block, change):
    """Returns a page in which the data of a block are what `change` makes of them."""
    found = re.search(rf'(<script type="[^"]*" id="{block}">)(.*?)(</script>)', html, re.S)
    return html[:found.start(2)] + change(found[2]) + html[found.end(2):]


def data_block(dance):
    return json.dumps(dance).replace("<", "\\u003c")


def with_shadows(data, throws):
    """Returns the data of a page whose models all throw a shadow on the ground, or of which none does."""
    dance = json.loads(data)
    return data_block(dance | {"shadows": [throws for _ in dance["shadows"]]})


def without_ground_shadow(packed):
    """Returns the model of a page in which no material throws a shadow on the ground."""
    glb = gzip.decompress(base64.b64decode(packed))
    length = struct.unpack("<I", glb[12:16])[0]
    gltf = json.loads(glb[20:20 + length])
    for material in gltf["materials"]:
        material["extras"] = {"groundShadow": False}
    data = json.dumps(gltf).encode()
    data += b" " * (-len(data) % 4)
    rest = glb[20 + length:]
    head = struct.pack("<IIIII", 0x46546C67, 2, 20 + len(data) + len(rest), len(data), 0x4E4F534A)
    return base64.b64encode(gzip.compress(head + data + rest)).decode()


class Listener:
    """A server on this machine that has a page, or nothing, and counts who asks it for something."""

    def __init__(self, page=None):
        self._page = page

    def __enter__(self):
        self.asked = asked = []
        page = self._page

        class Answer(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                if page is None or self.path != "/dance.html":
                    self.send_error(404)
                    return
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(page)))
                self.end_headers()
                self.wfile.write(page)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()


class PageInBrowser(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls._folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls._folder.cleanup)
        cls.folder = pathlib.Path(cls._folder.name)
        cls.page = cls.folder / "dance.html"
        cls.told = export(cls.page)
        cls.browser = Browser(800, 600)
        cls.addClassCleanup(cls.browser.__exit__)
        cls.browser.before_each_page(WATCHED)

    def begin(self, page):
        self.browser.set_size(800, 450)  # the processor draws each pixel
        self.browser.open(self.folder)  # a list of files: nothing of the page before is left
        self.browser.requests()
        self.browser.complaints()
        self.browser.open(page)

    def open(self, page=None):
        self.begin(page or self.page)
        self.browser.wait(READY, "the page is ready")

    def watch(self):
        """Goes on from the terms, and stops at half of the dance, without its camera."""
        self.browser.click("#watch")
        self.browser.wait("return !document.getElementById('bar').hidden", "the bar is there")
        self.browser.press("5")
        if self.browser.ask("return document.getElementById('play').getAttribute('aria-pressed')") == "true":
            self.browser.click("#play")

    def settled(self):
        """Returns the picture when nothing moves any more and no message stands over it."""
        self.browser.wait("return !document.getElementById('said').classList.contains('shown') &&"
                          " document.getAnimations().length === 0", "messages are gone")
        before = None
        for _ in range(100):
            if (now := self.browser.picture("#picture")) == before:
                return now
            before = now
        raise AssertionError("100 pictures differ, each from the one before it")

    def test_the_terms_are_first(self):
        self.open()
        self.assertTrue(self.browser.ask("return document.getElementById('terms').open"))
        self.assertTrue(self.browser.ask("return document.getElementById('bar').hidden"))
        self.assertEqual(self.browser.ask("return sounds.length && !sounds[0].paused"), False)
        said = self.browser.ask("return document.getElementById('makers').innerText")
        comment = [line.strip() for line in self.told.splitlines() if line.startswith("  ") and "read also" not in line][0]
        self.assertIn(comment, said)
        self.assertIn("MIT", self.browser.ask("return document.getElementById('licences').textContent"))
        self.assertEqual(self.browser.complaints(), [])

    def test_escape_closes_nothing_before_the_dance_is_ready(self):
        self.begin(f"{self.page.as_uri()}#held")
        self.browser.wait("return window.letGo !== undefined", "the page loads")
        for _ in range(3):
            self.browser.press(ESCAPE)
        self.browser.wait("return document.getElementById('terms').open", "the terms are there")
        self.assertTrue(self.browser.ask("return document.getElementById('bar').hidden"))
        self.browser.ask("letGo()")
        self.browser.wait(READY, "the page is ready")
        self.assertEqual(self.browser.ask("return document.getElementById('watch').textContent"), "Watch")
        self.browser.press(ESCAPE)  # is Watch now
        self.browser.wait("return !document.getElementById('bar').hidden", "the bar is there")
        self.assertEqual(self.browser.complaints(), [])

    def test_a_song_that_cant_be_played_is_told_on_the_sheet(self):
        page = self.folder / "silent.html"
        noise = base64.b64encode(b"no song at all" * 100).decode()
        page.write_text(changed(self.page.read_text(encoding="utf-8"), "song", lambda _: noise), encoding="utf-8")
        self.open(page)
        self.browser.wait("return document.getElementById('noSong').innerText === \"This browser can't play the song.\"", "that is told")
        self.watch()
        self.assertEqual(self.browser.ask("return ['mute', 'volume'].map((id) => document.getElementById(id).hidden)"), [True, True])
        self.browser.press("m")
        self.browser.press(" ")
        self.browser.wait(TIME + f" > {LAST / 60} + 0.2", "the dance goes on without it")

    def test_materials_without_a_ground_shadow_throw_none(self):
        page = self.folder / "shadows.html"
        subprocess.run([PROGRAM, "export", DEMO / "odori.pmx", DEMO / "dance.vmd", "--frame", "60", "-o", page],
                       capture_output=True, check=True)
        html = page.read_text(encoding="utf-8")
        pictures = []
        for throws in (True, False):  # all models, or none
            shadows = changed(html, "dance", lambda data: with_shadows(data, throws))
            for each in (shadows, changed(shadows, "model", without_ground_shadow)):
                page.write_text(each, encoding="utf-8")
                self.open(page)
                self.watch()
                pictures.append(self.settled())
        self.assertFalse(pictures[0] == pictures[1], "there is a shadow, and none of these materials")
        self.assertTrue(pictures[1] == pictures[2] == pictures[3], "the picture without it is that of models that throw none")

    def test_it_plays_in_step_with_its_song(self):
        self.open()
        self.browser.click("#watch")
        self.browser.wait(TIME + " > 0.5", "the dance goes on")
        beside = self.browser.wait("const at = Number(document.getElementById('seek').value), song = sounds[0];"
                                   "return !song.paused && song.currentTime > 0.5 ? [at - song.currentTime] : null", "the song plays")
        self.assertLess(abs(beside[0]), 0.25)  # the demo's song begins with its dance
        self.browser.press(" ")
        self.browser.wait("return sounds[0].paused", "the song pauses")
        at = self.browser.ask(TIME)
        self.browser.press(".")
        self.assertAlmostEqual(self.browser.ask(TIME), round(at * 30 + 1) / 30, places=4)
        self.browser.press("m")
        self.assertTrue(self.browser.ask("return sounds[0].muted"))

    def test_the_switch_changes_the_picture_and_back(self):
        self.open()
        self.watch()
        self.assertAlmostEqual(self.browser.ask(TIME), LAST / 60, delta=0.05)
        with_ik = self.settled()
        self.browser.click("#ik")
        self.assertEqual(self.browser.ask("return document.getElementById('ik').getAttribute('aria-checked')"), "false")
        self.assertEqual(self.browser.ask("return document.getElementById('said').textContent"), "IK off")
        without = self.settled()
        self.assertFalse(with_ik == without, "the picture is another one")
        self.browser.press("i")
        self.assertEqual(self.browser.ask("return document.getElementById('said').textContent"), "IK on")
        self.assertTrue(self.settled() == with_ik, "the picture is as before")

    def test_a_drag_frees_the_camera_and_a_click_does_not(self):
        self.open()
        self.watch()
        word = "return document.querySelector('#camera .word').textContent"
        self.assertEqual(self.browser.ask(word), "Dance's camera")
        before = self.settled()
        self.browser.click("#picture")
        self.assertTrue(self.settled() == before, "the picture is the same")
        self.assertEqual(self.browser.ask(word), "Dance's camera")
        self.browser.drag((400, 150), (500, 170))
        self.browser.wait(word + " === 'Free camera'", "the camera is free")
        self.assertFalse(self.settled() == before, "the picture is another one")

    def test_no_request_leaves(self):
        self.open()
        self.watch()
        self.settled()
        asked = [url for url in self.browser.requests() if not url.startswith(("blob:", "data:"))]
        self.assertEqual(asked, [self.page.as_uri()])
        with Listener() as listener:
            self.browser.ask("""
                const image = new Image(); image.src = arguments[0] + "/image";
                const script = document.createElement("script"); script.src = arguments[0] + "/script";
                const inline = document.createElement("script"); inline.textContent = "hacked = 1";
                document.body.append(image, script, inline);
                return fetch(arguments[0] + "/fetch").catch(() => {});""", listener.address)
            self.browser.wait("return forbidden.length >= 4", "all four are forbidden")
            self.assertEqual(listener.asked, [])
        self.assertEqual(self.browser.ask("return hacked"), 0)

    def test_a_server_is_asked_for_the_page_alone(self):
        with Listener(self.page.read_bytes()) as listener:
            self.open(listener.address + "/dance.html")
            self.watch()
            self.settled()
            self.assertEqual(listener.asked, ["/dance.html"])
            # Browsers with a display ask for /favicon.ico, too, unless a page says that its icon is another one.
            self.assertEqual(self.browser.ask("return document.querySelector('link[rel=icon]')?.href"), "data:,")
            self.assertEqual(self.browser.ask("return forbidden"), [])
            self.browser.open(self.folder)

    def test_hostile_texts_are_text(self):
        def hostile(data):
            dance = json.loads(data)
            dance["title"] = dance["generator"] = HOSTILE
            dance["motions"] = [HOSTILE]
            dance["models"] = [{"name": HOSTILE, "comments": [HOSTILE], "readmes": [{"name": HOSTILE, "text": HOSTILE}]}]
            dance["clips"] = [{"name": HOSTILE, "ik": "on"}, {"name": HOSTILE, "ik": "off"}, *dance["clips"]][:2]
            return data_block(dance)

        page = self.folder / "hostile.html"
        page.write_text(changed(self.page.read_text(encoding="utf-8"), "dance", hostile), encoding="utf-8")
        self.open(page)
        self.assertEqual(self.browser.ask("return document.querySelector('#makers pre').textContent"), HOSTILE)
        self.assertEqual(self.browser.ask("return document.querySelectorAll('#terms :is(script, img)').length"), 0)
        self.assertEqual(self.browser.ask("return hacked"), 0)

    def test_it_fits_a_phone(self):
        self.open()
        self.browser.set_size(390, 844)
        inside = """return [...document.querySelectorAll(arguments[0])].filter((part) => part.checkVisibility()).every((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
          })"""
        self.assertTrue(self.browser.ask(inside, "#terms, #watch"))
        self.browser.click("#watch")
        self.browser.wait("return !document.getElementById('bar').hidden", "the bar is there")
        self.assertTrue(self.browser.ask(inside, "#bar, #bar button, #bar input"))
        names = self.browser.ask("return [...document.querySelectorAll('#bar button, #bar input')]"
                                 ".filter((part) => part.checkVisibility()).map((part) => part.ariaLabel || part.textContent.trim())")
        self.assertTrue(all(names), names)


if __name__ == "__main__":
    if gone := missing():
        print(f"skipped: {' and '.join(gone)} isn't there")
        sys.exit(77)
    if not (PROGRAM.parent / "../share/odori/page/page.html").resolve().is_file():
        print("skipped: this build has no page (docs/dev/build.md, The page)")
        sys.exit(77)
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
