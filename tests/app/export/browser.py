# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Drives Chromium by WebDriver (https://www.w3.org/TR/webdriver2/), with nothing but Python's own library."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

WAIT = 60  # seconds; a machine may have much to do


def missing():
    """Returns which of the programs isn't there; none where all are."""
    return [name for name in ("chromium", "chromedriver") if shutil.which(name) is None]


class Browser:
    """A window of Chromium that draws without a display and without a graphics card."""

    def __init__(self, width=1280, height=720, options=()):
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                        env=os.environ | {"HOME": self._profile.name})
        self._at = None
        try:
            for line in self._driver.stdout:
                if port := re.search(r"started successfully on port (\d+)", line):
                    break
            self._at = f"http://127.0.0.1:{port[1]}"
            arguments = ["--headless=new", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
                         "--enable-unsafe-swiftshader", "--hide-scrollbars", "--disable-background-networking",
                         f"--window-size={width},{height}", f"--user-data-dir={self._profile.name}/profile", *options]
            wanted = {"browserName": "chrome", "goog:loggingPrefs": {"performance": "ALL", "browser": "ALL"},
                      "goog:chromeOptions": {"binary": shutil.which("chromium"), "args": arguments}}
            made = self._send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
            self._at += f"/session/{made['sessionId']}"
        except BaseException:
            self._driver.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._send("DELETE", "")
        finally:
            self._driver.terminate()
            self._driver.wait()
            self._profile.cleanup()

    def _send(self, method, path, data=None):
        body = json.dumps(data).encode() if data is not None else None
        request = urllib.request.Request(self._at + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=3 * WAIT) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def devtools(self, command, **parameters):
        return self._send("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def before_each_page(self, script):
        self.devtools("Page.addScriptToEvaluateOnNewDocument", source=script)

    def set_size(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)

    def set_media(self, **features):
        self.devtools("Emulation.setEmulatedMedia",
                      features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def open(self, path):
        self._send("POST", "/url", {"url": f"file://{path}"})

    def ask(self, script, *arguments):
        """Returns what a script in the page returns; a promise is awaited."""
        return self._send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script, what):
        """Waits until a script returns something true, and returns that."""
        end = time.monotonic() + WAIT
        while not (got := self.ask(script)):
            if time.monotonic() > end:
                raise AssertionError(f"waited {WAIT} s in vain: {what}")
            time.sleep(0.05)
        return got

    def click(self, selector):
        found = self._send("POST", "/element", {"using": "css selector", "value": selector})
        self._send("POST", f"/element/{next(iter(found.values()))}/click", {})

    def press(self, key):
        actions = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._send("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def drag(self, start, end):
        """Drags with the left button from one place of the window to another."""
        moves = [{"type": "pointerMove", "duration": 0, "x": start[0], "y": start[1]}, {"type": "pointerDown", "button": 0}]
        moves += [{"type": "pointerMove", "duration": 50, "x": end[0], "y": end[1]}, {"type": "pointerUp", "button": 0}]
        self._send("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": moves}]})

    def picture(self, selector="body"):
        """Returns a PNG of the place of an element, with all that stands over it."""
        box = self.ask("const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();"
                       "return { x, y, width, height, scale: 1 }", selector)
        return base64.b64decode(self.devtools("Page.captureScreenshot", clip=box)["data"])

    def requests(self):
        """Returns the addresses that were asked for since the last call."""
        asked = []
        for entry in self._send("POST", "/se/log", {"type": "performance"}):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
            elif message["method"] == "Network.webSocketCreated":
                asked.append(message["params"]["url"])
        return asked

    def complaints(self):
        """Returns what the browser's console said since the last call, but for information."""
        return [entry["message"] for entry in self._send("POST", "/se/log", {"type": "browser"}) if entry["level"] != "INFO"]
