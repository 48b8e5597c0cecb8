// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// From where the dance is seen: by the camera of its motions, or freely.

import { PerspectiveCamera, Quaternion, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

const near = 0.04, far = 1600; // metres
const degrees = 180 / Math.PI;

/** Returns the vertical field of view for a picture of this form. In a high one at least a square is seen. */
function shownField(field, aspect) {
  return aspect >= 1 ? field : 2 * degrees * Math.atan(Math.tan(field / 2 / degrees) / aspect);
}

export class Views {
  #camera = new PerspectiveCamera(30, 1, near, far);
  #controls;
  #node; // of the dance's camera
  #dance;
  #free; // the field of view of the free camera
  danceCamera = false;

  /** `view` is where the free camera begins; `node` may be missing, as `dance.camera` then is. `onTaken`: the reader moved
   * the picture, so that it is free now. */
  constructor(picture, { view, camera }, node, onTaken) {
    this.#node = node;
    this.#dance = camera;
    this.#free = view.field;
    this.#camera.position.fromArray(view.eye);
    this.#controls = new OrbitControls(this.#camera, picture);
    this.#controls.target.fromArray(view.target);
    this.#controls.minDistance = 0.1;
    this.#controls.maxDistance = 200;
    this.#controls.screenSpacePanning = true;
    this.#controls.addEventListener("start", () => {
      if (!this.danceCamera) return;
      this.danceCamera = false;
      onTaken();
    });
    this.#controls.update();
    this.danceCamera = this.hasDanceCamera;
  }

  get camera() { return this.#camera; }
  get hasDanceCamera() { return this.#node !== undefined; }

  /** Calls `changed` when the reader moves the picture. */
  onChange(changed) { this.#controls.addEventListener("change", changed); }

  /** Takes the dance's camera or the free one, which goes on from where that is. */
  setDanceCamera(on) {
    this.danceCamera = on && this.hasDanceCamera;
    if (!this.danceCamera) this.#controls.update();
  }

  setSize(width, height) {
    this.#camera.aspect = width / Math.max(height, 1);
    this.#camera.updateProjectionMatrix();
  }

  /** Looks at the dance as it is at `frame`, which may lie between two. */
  show(frame) {
    let field = this.#free;
    if (this.danceCamera) {
      const eye = this.#node.getWorldPosition(new Vector3());
      this.#camera.position.copy(eye);
      this.#camera.quaternion.copy(this.#node.getWorldQuaternion(new Quaternion()));
      field = this.#free = this.#fieldAt(frame);
      // A free camera that takes over turns about what is in the middle of the picture now.
      const ahead = new Vector3(0, 0, -1).applyQuaternion(this.#camera.quaternion);
      const away = Math.max(new Vector3(0, 0.8, 0).sub(eye).dot(ahead), 1);
      this.#controls.target.copy(eye).addScaledVector(ahead, away);
    }
    const shown = shownField(field, this.#camera.aspect);
    if (Math.abs(shown - this.#camera.fov) > 1e-6) {
      this.#camera.fov = shown;
      this.#camera.updateProjectionMatrix();
    }
  }

  #fieldAt(frame) {
    const { fields, cuts } = this.#dance;
    const last = fields.length - 1;
    const from = Math.min(Math.floor(frame + 1e-6), last);
    const part = from < last && !cuts.includes(from) ? Math.max(frame - from, 0) : 0;
    return part > 0 ? fields[from] + (fields[from + 1] - fields[from]) * part : fields[from];
  }
}
