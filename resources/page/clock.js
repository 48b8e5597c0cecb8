// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Where in the dance the page is: a clock that keeps in step with the song while that sounds.

const farthestBeside = 0.1; // seconds between dance and song that are caught up by a jump

export class Clock {
  playing = false;
  loop = true;
  #time = 0;
  #speed = 1;

  /** `length` is in seconds; `song` may be missing. */
  constructor(length, frameRate, song) {
    this.length = length;
    this.frameRate = frameRate;
    this.song = song;
  }

  get time() { return this.#time; }
  set time(seconds) {
    this.#time = Math.min(Math.max(seconds, 0), this.length);
    this.song?.jump();
  }
  get speed() { return this.#speed; }
  set speed(value) { this.#speed = Math.min(Math.max(value, 0.1), 4); }

  play() {
    if (this.#time >= this.length) this.time = 0;
    this.playing = this.length > 0;
  }

  /** Pauses at the nearest whole frame that isn't past. */
  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.time = Math.ceil(this.#time * this.frameRate - 1e-4) / this.frameRate;
  }

  /** Goes `frames` on, or back, to a whole frame. */
  step(frames) {
    this.playing = false;
    this.time = (Math.round(this.#time * this.frameRate) + frames) / this.frameRate;
  }

  /** Moves on by `seconds` of the reader's time. */
  advance(seconds) {
    if (this.playing) this.#time += Math.min(seconds, 0.25) * this.#speed;
    const heard = this.song?.follow(this.#time, this.playing, this.#speed) ?? null;
    if (heard !== null) {
      const beside = heard - this.#time;
      this.#time += Math.abs(beside) > farthestBeside ? beside : beside * Math.min(1, 4 * seconds);
    }
    if (!this.playing || this.#time < this.length) return;
    if (this.loop) {
      this.time = 0;
    } else {
      this.playing = false;
      this.time = this.length;
    }
  }
}
