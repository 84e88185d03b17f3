import { inputFamily, type StripPress } from '@combolab/contracts';

export type InputFamily = ReturnType<typeof inputFamily>;

/** The same row always means the same, so that two combos compare at a glance: stick; A and C-stick; jump and special; shield and grab. */
const ROW_OF: Readonly<Record<InputFamily, number>> = {
  stick: 0,
  a: 1,
  cstick: 1,
  b: 2,
  x: 2,
  y: 2,
  trigger: 3,
  z: 3,
};
/** In units of the strip, which is {@link STRIP_HEIGHT} high. */
const PITCH = 5;
const MARK = 4;
export const STRIP_HEIGHT = 20;
/** Frames that the strip may be long; what is longer is cut. */
const AXES = [90, 120, 180, 240, 360];
/** A tap is as wide as 8 px on a strip of 240 px, whatever its frames; a hold has its own length from here on. */
const TAP = 8 / 240;
const HELD_FROM = 7;

/**
 * How long a strip is drawn for a clip of so many frames.
 * @param whole nothing is cut off of a long clip
 */
export const axisOf = (frames: number, whole = false): number =>
  AXES.find((axis) => frames <= axis) ?? (whole ? frames : 360);

/** What is drawn in one colour: heads of presses and, fainter, what is held after them; as paths of SVG, x in frames. */
export interface StripPath {
  readonly family: InputFamily;
  readonly heads: string;
  readonly tails: string;
}

/** The marks of a strip, by colour. @param axis frames, as {@link axisOf} says */
export function stripPaths(strip: readonly StripPress[], axis: number): readonly StripPath[] {
  const tap = axis * TAP;
  const drawn = new Map<InputFamily, { heads: string; tails: string }>();
  for (const [type, frame, held] of strip) {
    if (frame >= axis) continue;
    const family = inputFamily(type);
    const y = ROW_OF[family] * PITCH;
    const path = drawn.get(family) ?? { heads: '', tails: '' };
    path.heads += box(frame, y, Math.min(tap, axis - frame));
    const end = Math.min(axis, frame + held);
    if (held >= HELD_FROM && end > frame + tap) path.tails += box(frame + tap, y, end - frame - tap);
    drawn.set(family, path);
  }
  return [...drawn].map(([family, path]) => ({ family, ...path }));
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
const box = (x: number, y: number, width: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(MARK)}h-${short(width)}z`;
