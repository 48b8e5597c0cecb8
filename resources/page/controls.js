// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The bar below the picture, and the keys of Odori's window.

import { word } from "./words.js";

const part = (id) => document.getElementById(id);
const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Names a button for everybody, whether they see its picture or hear its name. */
function setName(element, name, key) {
  element.setAttribute("aria-label", name);
  element.title = key ? `${name} (${key})` : name;
}

export class Controls {
  #bar = part("bar");
  #player;
  #still;

  /** `player` does what the controls want: see page.js. */
  constructor(player) {
    this.#player = player;
    this.#still = player.clock.length <= 0;
    this.#hideWhatIsMissing();
    part("seek").max = player.clock.length;
    setName(part("seek"), word("seek"));
    setName(part("full"), word("full"), "F");
    setName(part("about"), word("about"));
    setName(part("volume"), word("volume"));
    part("ik").title = word("ikTip");
    this.#fillClips();
    part("play").addEventListener("click", () => player.toggle());
    part("seek").addEventListener("input", (event) => player.seek(Number(event.target.value)));
    part("ik").addEventListener("click", () => player.switchIk());
    part("clip").addEventListener("change", (event) => player.chooseClip(Number(event.target.value)));
    part("camera").addEventListener("click", () => player.switchCamera());
    part("mute").addEventListener("click", () => player.mute());
    part("volume").addEventListener("input", (event) => player.setVolume(Number(event.target.value)));
    part("full").addEventListener("click", () => player.fullScreen());
    part("about").addEventListener("click", () => player.about());
    part("picture").addEventListener("dblclick", () => player.fullScreen());
    document.addEventListener("keydown", (event) => this.#press(event));
    this.#watchRest();
  }

  show() { this.#bar.hidden = false; }

  #hideWhatIsMissing() {
    const player = this.#player;
    for (const id of ["seek", "play", "time"]) part(id).hidden = this.#still;
    part("ik").hidden = !player.hasIkSwitch;
    part("clip").hidden = player.clips.length < 2 || (player.clips.length === 2 && player.hasIkSwitch);
    part("camera").hidden = !player.views.hasDanceCamera;
    part("mute").hidden = part("volume").hidden = !player.song;
    part("full").hidden = !document.fullscreenEnabled;
  }

  #fillClips() {
    const choice = part("clip");
    setName(choice, word("clip"));
    this.#player.clips.forEach((clip, i) => choice.add(new Option(clip.name, i)));
  }

  /** Shows how things are. */
  update() {
    const { clock, song, views } = this.#player;
    const seek = part("seek");
    seek.value = clock.time;
    const at = minutes(clock.time), length = minutes(clock.length);
    const time = `${at} / ${length}`;
    if (part("time").textContent !== time) {
      part("time").textContent = time;
      seek.setAttribute("aria-valuetext", word("at", { at, length }));
    }
    part("play").setAttribute("aria-pressed", clock.playing);
    setName(part("play"), word(clock.playing ? "pause" : "play"), "Space");
    part("ik").setAttribute("aria-checked", this.#player.ikOn);
    part("ik").querySelector(".word").textContent = word(this.#player.ikOn ? "ikOn" : "ikOff");
    part("clip").value = this.#player.chosen;
    const camera = word(views.danceCamera ? "danceCamera" : "freeCamera");
    part("camera").querySelector(".word").textContent = camera;
    setName(part("camera"), camera, "C");
    if (!song) return;
    part("mute").setAttribute("aria-pressed", song.muted);
    setName(part("mute"), word("mute"), "M");
    part("volume").value = song.volume;
  }

  /** Says something above the picture for a moment, and to screen readers. */
  say(text) {
    const said = part("said");
    said.textContent = text;
    said.classList.add("shown");
    clearTimeout(this.sayTimer);
    this.sayTimer = setTimeout(() => said.classList.remove("shown"), 1500);
  }

  /** In full screen the bar goes while nobody moves. */
  #watchRest() {
    let timer;
    const move = () => {
      document.body.classList.remove("idle");
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.fullscreenElement && this.#player.clock.playing) document.body.classList.add("idle");
      }, 3000);
    };
    for (const event of ["pointermove", "pointerdown", "keydown", "fullscreenchange"]) document.addEventListener(event, move);
  }

  #press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || part("terms").open) return;
    const held = event.target;
    // A control that has the focus keeps its own keys.
    if (held.matches("button, summary") && (event.key === " " || event.key === "Enter")) return;
    if (held.matches("select") || (held.id === "volume" && event.key.startsWith("Arrow"))) return;
    const action = this.#actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  }

  #actionOf(key) {
    const player = this.#player, clock = player.clock;
    const louder = (by) => () => player.song && player.setVolume(player.song.volume + by);
    if (key === "i" || key === "I") return player.hasIkSwitch && (() => player.switchIk());
    if (key === "c") return player.views.hasDanceCamera && (() => player.switchCamera());
    if (key === "f" || key === "F11") return () => player.fullScreen();
    if (this.#still) return undefined;
    if (/^[0-9]$/.test(key)) return () => player.seek((clock.length * Number(key)) / 10);
    return {
      " ": () => player.toggle(), p: () => player.toggle(),
      ArrowLeft: () => player.step(-1), ",": () => player.step(-1),
      ArrowRight: () => player.step(1), ".": () => player.step(1),
      Home: () => player.seek(0), End: () => player.seek(clock.length),
      ArrowUp: louder(0.1), ArrowDown: louder(-0.1),
      m: () => player.song && player.mute(),
      "[": () => player.setSpeed(clock.speed / 1.25), "]": () => player.setSpeed(clock.speed * 1.25),
      Backspace: () => player.setSpeed(1),
    }[key];
  }
}
