/** Distance from a point to a shape's edge in pixels, negative inside; with the box the shape lies in. */
export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  distance(x: number, y: number): number;
}

const around = (x: number, y: number, reach: number) => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** A rounded rectangle around a centre, turned by degrees. */
export function roundedRect(cx: number, cy: number, width: number, height: number, radius: number, degrees = 0): Shape {
  const cos = Math.cos((-degrees * Math.PI) / 180);
  const sin = Math.sin((-degrees * Math.PI) / 180);
  return {
    ...around(cx, cy, Math.hypot(width, height) / 2),
    distance(x, y) {
      const dx = Math.abs((x - cx) * cos - (y - cy) * sin) - width / 2 + radius;
      const dy = Math.abs((x - cx) * sin + (y - cy) * cos) - height / 2 + radius;
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
    },
  };
}

export function circle(cx: number, cy: number, radius: number): Shape {
  return { ...around(cx, cy, radius), distance: (x, y) => Math.hypot(x - cx, y - cy) - radius };
}

/** The outline of a shape, `width` pixels wide, on both sides of its edge. */
export function outline(shape: Shape, width: number): Shape {
  const half = width / 2;
  const { left, top, right, bottom } = shape;
  return {
    ...{ left: left - half, top: top - half, right: right + half, bottom: bottom + half },
    distance: (x, y) => Math.abs(shape.distance(x, y)) - half,
  };
}

/** A line with round ends whose radius goes from `from` to `to`. */
export function line(x1: number, y1: number, x2: number, y2: number, from: number, to = from): Shape {
  const reach = Math.max(from, to);
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy || 1;
  return {
    ...{
      left: Math.min(x1, x2) - reach,
      right: Math.max(x1, x2) + reach,
      top: Math.min(y1, y2) - reach,
      bottom: Math.max(y1, y2) + reach,
    },
    distance(x, y) {
      const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
      return Math.hypot(x - x1 - dx * part, y - y1 - dy * part) - (from + (to - from) * part);
    },
  };
}

/** Everything in at least one of the shapes. */
export function union(shapes: readonly Shape[]): Shape {
  const edge = (pick: (shape: Shape) => number, choose: (...values: number[]) => number) => choose(...shapes.map(pick));
  return {
    ...{ left: edge((s) => s.left, Math.min), top: edge((s) => s.top, Math.min) },
    ...{ right: edge((s) => s.right, Math.max), bottom: edge((s) => s.bottom, Math.max) },
    distance: (x, y) => shapes.reduce((least, shape) => Math.min(least, shape.distance(x, y)), Infinity),
  };
}
