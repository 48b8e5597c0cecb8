# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""page_in_browser.py PROGRAM DEMO: exports the demo as a page and watches it in Chromium.

It ends with 77 (skipped), and a line that says why, where Chromium or the page isn't there."""

import http.server
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import unittest

from browser import Browser, missing

PROGRAM, DEMO = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
LAST = 119  # the demo's frames that are exported
HOSTILE = "</script><script>hacked = 1</script><img src=x onerror='hacked = 1'><!-- \u2028 \u202e &lt; \" ' \\"

# What a test asks for that a reader can't see: the sounds that the page makes, and whether a script of somebody else ran.
WATCHED = """
  window.sounds = []; window.hacked = 0; window.forbidden = [];
  const Sound = window.Audio;
  window.Audio = function () { const made = new Sound(); window.sounds.push(made); return made; };
  document.addEventListener("securitypolicyviolation", (event) => window.forbidden.push(event.effectiveDirective));
"""
READY = "return !document.getElementById('watch').disabled"
TIME = "return Number(document.getElementById('seek').value)"


def export(to, *options):
    run = subprocess.run([PROGRAM, "export", DEMO / "demo.odori", "--frames", f"0:{LAST}", "--error", "0.02,0.2", *options, "-o", to],
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise AssertionError(run.stderr)
    return run.stderr


class Listener:
    """A server on this machine that counts who asks it for something."""

    def __enter__(self):
        self.asked = asked = []

        class Answer(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_error(404)

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

    def open(self, page=None):
        self.browser.set_size(800, 450)  # the processor draws each pixel
        self.browser.open(self.folder)  # a list of files: nothing of the page before is left
        self.browser.requests()
        self.browser.complaints()
        self.browser.open(page or self.page)
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
        while (now := self.browser.picture("#picture")) != before:
            before = now
        return now

    def test_the_terms_are_first(self):
        self.open()
        self.assertTrue(self.browser.ask("return document.getElementById('terms').open"))
        self.assertTrue(self.browser.ask("return document.getElementById('bar').hidden"))
        self.assertEqual(self.browser.ask("return sounds.length && !sounds[0].paused"), False)
        said = self.browser.ask("return document.getElementById('makers').innerText")
        comment = [line.strip() for line in self.told.splitlines() if line.startswith("  ") and "read also" not in line][0]
        self.assertIn(comment, said)
        self.assertIn("MIT", self.browser.ask("return document.getElementById('licences').textContent"))
        self.browser.press("\ue00c")  # Escape closes nothing before the dance is ready, and is Watch then
        self.assertEqual(self.browser.complaints(), [])

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

    def test_a_drag_frees_the_camera(self):
        self.open()
        self.watch()
        word = "return document.querySelector('#camera .word').textContent"
        self.assertEqual(self.browser.ask(word), "Dance's camera")
        before = self.settled()
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

    def test_hostile_texts_are_text(self):
        html = self.page.read_text(encoding="utf-8")
        block = re.search(r'(<script type="application/json" id="dance">)(.*?)(</script>)', html, re.S)
        dance = json.loads(block[2])
        dance["title"] = dance["generator"] = HOSTILE
        dance["motions"] = [HOSTILE]
        dance["models"] = [{"name": HOSTILE, "comments": [HOSTILE], "readmes": [{"name": HOSTILE, "text": HOSTILE}]}]
        dance["clips"] = [{"name": HOSTILE, "ik": "on"}, {"name": HOSTILE, "ik": "off"}, *dance["clips"]][:2]
        data = json.dumps(dance).replace("<", "\\u003c")
        page = self.folder / "hostile.html"
        page.write_text(html[:block.start(2)] + data + html[block.end(2):], encoding="utf-8")
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
