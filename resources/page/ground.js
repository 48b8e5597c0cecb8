// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The ground: lines that fade away from the middle, a floor in dark colours, and the shadow on it. The numbers are those
// of Odori's window (app/scene/surroundings.cpp, app/view/gradient.cpp), in metres.

import {
  BufferAttribute, BufferGeometry, Color, DoubleSide, LineBasicMaterial, LineSegments, Mesh, MeshBasicMaterial,
  NotEqualStencilFunc, ReplaceStencilOp, SkinnedMesh, SRGBColorSpace, Vector3,
} from "three";

const cell = 0.4, cells = 10, reach = cell * cells, radius = 4.8;
const light = { grid: [0.647, 0.682, 0.729], floor: null, shadow: 0.32 };
const dark = { grid: [0.431, 0.463, 0.51], floor: [0.353, 0.376, 0.412, 0.65], shadow: 0.5 };

function opacity(x, z) {
  const part = Math.min((x * x + z * z) / (radius * radius), 1);
  return (1 - part) * (1 - part);
}

/** Collects places with colours (red, green, blue as stored) that fade with their distance. */
class Places {
  #places = [];
  #colours = [];

  add(x, z, rgb, alpha = 1) {
    const { r, g, b } = new Color().setRGB(...rgb, SRGBColorSpace);
    this.#places.push(x, 0, z);
    this.#colours.push(r, g, b, alpha * opacity(x, z));
  }
  addLine(fromX, fromZ, toX, toZ, rgb) {
    const parts = Math.ceil(Math.hypot(toX - fromX, toZ - fromZ));
    const at = (i) => [fromX + ((toX - fromX) * i) / parts, fromZ + ((toZ - fromZ) * i) / parts];
    for (let i = 0; i < parts; ++i) {
      this.add(...at(i), rgb);
      this.add(...at(i + 1), rgb);
    }
  }
  geometry() {
    const made = new BufferGeometry();
    made.setAttribute("position", new BufferAttribute(new Float32Array(this.#places), 3));
    made.setAttribute("color", new BufferAttribute(new Float32Array(this.#colours), 4));
    return made;
  }
}

function makeLines() {
  return new LineSegments(new BufferGeometry(), new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false }));
}

/** What is below the models. */
export class Ground {
  #lines = makeLines();
  #floor;
  #shadow;

  /** `direction` is that of the light, which points down; `casts` are the models' parts that throw a shadow. */
  constructor(scene, direction, casts) {
    this.#lines.renderOrder = 2;
    this.#floor = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: DoubleSide }));
    this.#floor.renderOrder = 1;
    scene.add(this.#floor, this.#lines);
    this.#shadow = new MeshBasicMaterial({
      color: 0, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1,
      // Each pixel is darkened once, however many triangles lie over it.
      stencilWrite: true, stencilRef: 1, stencilFunc: NotEqualStencilFunc, stencilZPass: ReplaceStencilOp,
    });
    this.#shadow.onBeforeCompile = (shader) => {
      shader.uniforms.lightDirection = { value: new Vector3(...direction) };
      shader.vertexShader = "uniform vec3 lightDirection;\n" + shader.vertexShader.replace("#include <project_vertex>", `
        vec4 onGround = modelMatrix * vec4(transformed, 1.0);
        onGround.xyz -= lightDirection * (onGround.y / lightDirection.y);
        vec4 mvPosition = viewMatrix * onGround;
        gl_Position = projectionMatrix * mvPosition;`);
    };
    for (const mesh of casts) scene.add(this.#shadowOf(mesh));
  }

  #shadowOf(mesh) {
    const shadow = new SkinnedMesh(mesh.geometry, this.#shadow);
    shadow.bind(mesh.skeleton, mesh.bindMatrix);
    shadow.morphTargetInfluences = mesh.morphTargetInfluences;
    shadow.frustumCulled = false;
    shadow.renderOrder = 3;
    return shadow;
  }

  /** Suits the ground to dark colours around it, or to light ones. */
  setDark(isDark) {
    const colours = isDark ? dark : light;
    const places = new Places();
    for (let i = -cells; i <= cells; ++i) {
      places.addLine(i * cell, -reach, i * cell, reach, colours.grid);
      places.addLine(-reach, i * cell, reach, i * cell, colours.grid);
    }
    this.#lines.geometry.dispose();
    this.#lines.geometry = places.geometry();
    this.#floor.visible = colours.floor !== null;
    if (colours.floor) this.#paintFloor(colours.floor);
    this.#shadow.opacity = colours.shadow;
  }

  #paintFloor([r, g, b, alpha]) {
    const rings = 12, sides = 48;
    const places = new Places();
    const at = (ring, side) => {
      const away = (radius * ring) / rings, angle = (2 * Math.PI * side) / sides;
      places.add(away * Math.cos(angle), away * Math.sin(angle), [r, g, b], alpha);
    };
    for (let ring = 0; ring < rings; ++ring) {
      for (let side = 0; side < sides; ++side) {
        for (const [i, j] of [[0, 0], [1, 1], [1, 0], [0, 0], [0, 1], [1, 1]]) at(ring + i, side + j);
      }
    }
    this.#floor.geometry.dispose();
    this.#floor.geometry = places.geometry();
  }
}
