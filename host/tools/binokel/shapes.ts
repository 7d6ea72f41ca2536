export type Point = readonly [u: number, v: number];

/** Points as they are written in a drawing: `55 84, 40 87`. */
export function points(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [u, v] = pair.trim().split(' ').map(Number);
    return [u, v];
  });
}

/** A part of the plane and a rectangle that holds it. */
export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  contains(u: number, v: number): boolean;
}

export function rect(left: number, top: number, w: number, h: number): Shape {
  const right = left + w;
  const bottom = top + h;
  return { left, top, right, bottom, contains: (u, v) => u >= left && u < right && v >= top && v < bottom };
}

export function ellipse(cu: number, cv: number, ru: number, rv: number): Shape {
  return {
    left: cu - ru,
    top: cv - rv,
    right: cu + ru,
    bottom: cv + rv,
    contains: (u, v) => ((u - cu) / ru) ** 2 + ((v - cv) / rv) ** 2 <= 1,
  };
}

/** Where the edges of a polygon cross a line. */
function crossings(points: readonly Point[], v: number): number[] {
  const found: number[] = [];
  points.forEach(([ui, vi], i) => {
    const [uj, vj] = points[(i + points.length - 1) % points.length];
    if (vi > v !== vj > v) found.push(((uj - ui) * (v - vi)) / (vj - vi) + ui);
  });
  return found;
}

export function polygon(points: readonly Point[]): Shape {
  const us = points.map(([u]) => u);
  const vs = points.map(([, v]) => v);
  let line = Number.NaN;
  let crossed: number[] = [];
  return {
    left: Math.min(...us),
    top: Math.min(...vs),
    right: Math.max(...us),
    bottom: Math.max(...vs),
    contains: (u, v) => {
      if (v !== line) {
        line = v;
        crossed = crossings(points, v);
      }
      let inside = false;
      for (const at of crossed) if (u < at) inside = !inside;
      return inside;
    },
  };
}

const CURVE_STEPS = 8;

/** Points of a smooth curve through the given ones (Catmull-Rom). */
export function curve(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length;
  const at = (i: number): Point => (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]);
  const result: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      result.push([along(0), along(1)]);
    }
  }
  if (!closed) result.push(points[count - 1]);
  return result;
}

/** A smooth closed shape through points. */
export function blob(...points: readonly Point[]): Shape {
  return polygon(curve(points, true));
}

/** A stroke along a smooth curve, `width` wide at its beginning and `end` at its end. */
export function stroke(points: readonly Point[], width: number, end: number = width): Shape {
  const middle = curve(points, false);
  const sides: [Point[], Point[]] = [[], []];
  middle.forEach(([u, v], i) => {
    const [u1, v1] = middle[Math.max(0, i - 1)];
    const [u2, v2] = middle[Math.min(middle.length - 1, i + 1)];
    const length = Math.hypot(u2 - u1, v2 - v1) || 1;
    const half = (width + ((end - width) * i) / (middle.length - 1)) / 2;
    const [nu, nv] = [(-(v2 - v1) / length) * half, ((u2 - u1) / length) * half];
    sides[0].push([u + nu, v + nv]);
    sides[1].unshift([u - nu, v - nv]);
  });
  return polygon([...sides[0], ...sides[1]]);
}

export function union(...shapes: readonly Shape[]): Shape {
  return {
    left: Math.min(...shapes.map(({ left }) => left)),
    top: Math.min(...shapes.map(({ top }) => top)),
    right: Math.max(...shapes.map(({ right }) => right)),
    bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
    contains: (u, v) => shapes.some((shape) => shape.contains(u, v)),
  };
}

export function common(first: Shape, second: Shape): Shape {
  return { ...first, contains: (u, v) => first.contains(u, v) && second.contains(u, v) };
}

export function without(first: Shape, second: Shape): Shape {
  return { ...first, contains: (u, v) => first.contains(u, v) && !second.contains(u, v) };
}

/** A shape at another place. */
export function moved(shape: Shape, du: number, dv: number): Shape {
  return {
    left: shape.left + du,
    top: shape.top + dv,
    right: shape.right + du,
    bottom: shape.bottom + dv,
    contains: (u, v) => shape.contains(u - du, v - dv),
  };
}

/** How much light falls on the place of a ball, 0 to 1, with the light from the left above. */
export function ball(cu: number, cv: number, ru: number, rv: number, from: Point = [-0.45, -0.55]) {
  const depth = Math.sqrt(1 - from[0] ** 2 - from[1] ** 2);
  return (u: number, v: number): number => {
    const nu = (u - cu) / ru;
    const nv = (v - cv) / rv;
    const flat = Math.min(1, nu * nu + nv * nv);
    return 0.5 + 0.5 * (nu * from[0] + nv * from[1] + Math.sqrt(1 - flat) * depth);
  };
}
