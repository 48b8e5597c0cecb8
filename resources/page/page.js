// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The page that `odori export … -o dance.html` writes: it shows the terms, then plays what lies in it.

import { Scene, WebGLRenderer } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { Clips } from "./clips.js";
import { Clock } from "./clock.js";
import { Controls } from "./controls.js";
import { readDance, takeBytes, unpacked } from "./data.js";
import { Ground } from "./ground.js";
import { drawInOrder } from "./look.js";
import { Song } from "./song.js";
import { Terms } from "./terms.js";
import { Views } from "./views.js";
import { language, word } from "./words.js";

/* global LICENCES -- what make_page.mjs puts in its place */
const picture = document.getElementById("picture");
const darkColours = matchMedia("(prefers-color-scheme: dark)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** What is played, and all that a reader can do with it. */
class Player {
  #dance;
  #renderer;
  #scene;
  #shown;
  #ground;
  #terms;
  #last = 0; // when the last picture was made, milliseconds
  #stale = true; // the picture isn't that of the state
  #without; // the clip without IK; -1: there is none
  #before = 0; // the clip before IK was switched off

  constructor(dance, gltf, song, renderer, terms) {
    this.#dance = dance;
    this.#renderer = renderer;
    this.#scene = gltf.scene;
    this.#terms = terms;
    this.song = song;
    this.clips = dance.clips;
    this.clock = new Clock(dance.clips.length > 0 ? (dance.frames - 1) / dance.frameRate : 0, dance.frameRate, song);
    this.#shown = new Clips(gltf.scene, gltf.animations);
    this.#without = dance.clips.findIndex((clip) => clip.ik === "off");
    this.views = new Views(picture, dance, gltf.cameras[0], () => this.#changed());
    this.views.onChange(() => { this.#stale = true; });
    drawInOrder(gltf);
    const stage = new Scene().add(gltf.scene);
    this.#ground = new Ground(stage, dance.light, castersOf(gltf, dance));
    this.#scene = stage;
    const suit = () => { this.#ground.setDark(darkColours.matches); this.#stale = true; };
    darkColours.addEventListener("change", suit);
    suit();
    new ResizeObserver(() => this.#resize()).observe(picture);
    this.#resize();
    this.controls = new Controls(this);
    this.controls.update();
  }

  get chosen() { return this.#shown.chosen; }
  get hasIkSwitch() { return this.#without >= 0 && this.clips.length > 1; }
  get ikOn() { return this.chosen !== this.#without; }

  /** Begins: the reader has seen the terms. */
  start() {
    this.controls.show();
    this.clock.play();
    requestAnimationFrame((now) => { this.#last = now; this.#draw(now); });
  }

  toggle() { this.clock.playing ? this.clock.pause() : this.clock.play(); this.#changed(); }
  seek(seconds) { this.clock.time = seconds; this.#changed(); }
  step(frames) { this.clock.step(frames); this.#changed(); }
  setSpeed(speed) { this.clock.speed = speed; this.controls.say(`${Number(this.clock.speed.toFixed(2))}×`); this.#changed(); }
  mute() { this.song.muted = !this.song.muted; this.#changed(); }
  setVolume(volume) { this.song.volume = volume; this.song.muted = false; this.#changed(); }
  switchCamera() { this.views.setDanceCamera(!this.views.danceCamera); this.#changed(); }
  about() { this.clock.pause(); this.#changed(); this.#terms.show(); }

  switchIk() {
    const off = this.ikOn;
    if (off) this.#before = this.chosen;
    const on = this.#before !== this.#without ? this.#before : this.clips.findIndex((_, i) => i !== this.#without);
    this.chooseClip(off ? this.#without : on);
    this.controls.say(word(off ? "ikOff" : "ikOn"));
  }

  chooseClip(index) {
    this.#shown.choose(index, lessMotion.matches);
    this.#changed();
  }

  fullScreen() {
    const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
    change?.catch(() => {}); // the browser doesn't want to
  }

  #changed() {
    this.#stale = true;
    this.controls?.update();
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = picture;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.views.setSize(width, height);
    this.#stale = true;
  }

  #draw(now) {
    const seconds = Math.max(now - this.#last, 0) / 1000;
    this.#last = now;
    const played = this.clock.playing;
    this.clock.advance(seconds);
    if (played) this.#changed();
    if (this.#shown.advance(seconds)) this.#stale = true;
    if (this.#stale) {
      this.#stale = false;
      this.#shown.show(this.clock.time);
      this.#scene.updateMatrixWorld();
      this.views.show(this.clock.time * this.#dance.frameRate);
      this.#renderer.render(this.#scene, this.views.camera);
    }
    requestAnimationFrame((next) => this.#draw(next));
  }
}

/** Returns the meshes of the models that throw a shadow on the ground. */
function castersOf(gltf, dance) {
  // A model's bones stand below a node that is the last joint of its skin; these nodes are in the models' order.
  const roots = gltf.scene.children.filter((node) => node.isBone);
  const meshes = [];
  gltf.scene.traverse((mesh) => {
    if (mesh.isSkinnedMesh && dance.shadows[roots.indexOf(mesh.skeleton.bones.at(-1))]) meshes.push(mesh);
  });
  return meshes;
}

function makeRenderer() {
  try {
    // The colours are those of the file: no tone mapping, which is three.js' default.
    const renderer = new WebGLRenderer({ canvas: picture, antialias: true, alpha: true, stencil: true });
    renderer.setClearAlpha(0);
    return renderer;
  } catch {
    throw new Error(word("noWebGl"));
  }
}

/** Waits until the whole file is there: data stands behind this script, so that terms are seen while it arrives. */
function whole() {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

async function run() {
  document.documentElement.lang = language;
  const dance = readDance();
  let player;
  let started = false;
  const terms = new Terms(dance, LICENCES, () => {
    if (!started) player.start();
    started = true;
  });
  try {
    const renderer = makeRenderer();
    await whole();
    const model = await unpacked(takeBytes("model"));
    const sound = takeBytes("song");
    const song = dance.song ? new Song(sound, dance.song, () => player.controls.say(word("noSong"))) : null;
    const gltf = await new GLTFLoader().parseAsync(model, "");
    player = new Player(dance, gltf, song, renderer, terms);
    terms.setReady();
  } catch (error) {
    terms.setFailed(error.message);
  }
}

run();
