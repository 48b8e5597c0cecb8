// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A key's curve as MMD computes it (mmd-reference.md 5.3, ik-parity.md 1): a straight line where x1 = y1 and
// x2 = y2, else the parameter by twelve bisections. It stands in for babylon-mmd's own, which bisects fifteen times
// and stops at 1e-5, so that what is left of a difference is the poses'. On a key there is no curve to solve: the key holds,
// as in MMD (mmd-reference.md 5.1), where twelve bisections would end up to 2^-13 of the parameter beside it.

const weighted = (first, second, t) => 3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t;

export function BezierInterpolate(x1, x2, y1, y2, x) {
  if (x <= 0 || (x1 === y1 && x2 === y2)) return x;
  let t = 0.5;
  for (let step = 0.25, i = 0; i < 12; ++i, step /= 2) {
    const miss = weighted(x1, x2, t) - x;
    if (miss === 0) break;
    t += miss < 0 ? step : -step;
  }
  return weighted(y1, y2, t);
}
