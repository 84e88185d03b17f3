const round = (n: number): string => String(Math.round(n * 10) / 10);

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)},${round(y)}a${round(r)},${round(r)} 0 1 0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1 0 ${round(-2 * r)},0Z`;

/** A rectangle with round corners around its centre. */
export function pill(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r].map(round);
  const arc = (dx: number, dy: number) => `a${round(r)},${round(r)} 0 0 1 ${round(dx)},${round(dy)}`;
  return `M${round(x - width / 2 + r)},${round(y - height / 2)}h${w ?? ''}${arc(r, r)}v${h ?? ''}${arc(-r, r)}h-${w ?? ''}${arc(-r, -r)}v-${h ?? ''}${arc(r, -r)}Z`;
}

/** A cross of two bars; `half` is half of its length, `arm` half of a bar's width. */
export const cross = (x: number, y: number, half: number, arm: number): string =>
  `M${round(x - arm)},${round(y - half)}h${round(2 * arm)}v${round(half - arm)}h${round(half - arm)}v${round(2 * arm)}h${round(arm - half)}v${round(half - arm)}h${round(-2 * arm)}v${round(arm - half)}h${round(arm - half)}v${round(-2 * arm)}h${round(half - arm)}Z`;

/** A polygon with as many corners, one flat side up. */
export function polygon(x: number, y: number, r: number, corners: number): string {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = ((n + 0.5) / corners) * 2 * Math.PI - Math.PI / 2;
    return `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A bean that bends around (x, y): the middle at radius `r` and `degrees` (0 is right, clockwise), `spread` to either side. */
export function bean(x: number, y: number, r: number, degrees: number, spread: number, thick: number): string {
  const at = (radius: number, angle: number) =>
    `${round(x + radius * Math.cos((angle * Math.PI) / 180))},${round(y + radius * Math.sin((angle * Math.PI) / 180))}`;
  const [outer, inner, cap] = [r + thick / 2, r - thick / 2, round(thick / 2)];
  const [from, to] = [degrees - spread, degrees + spread];
  return `M${at(inner, from)}A${cap},${cap} 0 0 1 ${at(outer, from)}A${round(outer)},${round(outer)} 0 0 1 ${at(outer, to)}A${cap},${cap} 0 0 1 ${at(inner, to)}A${round(inner)},${round(inner)} 0 0 0 ${at(inner, from)}Z`;
}

/** Width of the box that controllers are drawn in. */
export const BOX_WIDTH = 1000;
export const BOX_HEIGHT = 640;

/** The other side of a path that is written with absolute `x,y` pairs. */
export const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${round(BOX_WIDTH - Number(x))},${y}`);

/**
 * A whole outline from its left half: `M`, then `L` and `C` with absolute `x,y` pairs, from the middle at the top to the
 * middle at the bottom.
 */
export function bothSides(half: string): string {
  const steps = [...half.matchAll(/([MLC])([^MLC]+)/g)].map(([, letter = '', numbers = '']) => ({
    letter,
    points: numbers.trim().split(' '),
  }));
  // Backwards, each step ends where the one before it ended.
  const back = steps.slice(1).map(({ letter, points }, n) => {
    const ends = [steps[n]?.points.at(-1) ?? '', ...points.slice(0, -1)].reverse();
    return letter + (letter === 'L' ? (ends.at(-1) ?? '') : ends.join(' '));
  });
  return `${half}${mirrored(back.reverse().join(''))}Z`;
}
