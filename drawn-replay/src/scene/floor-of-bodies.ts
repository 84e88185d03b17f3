import type { RawFrame } from './raw-frames.js';

/** States in which a body stands on the ground whatever the stage: standing to crouching, attacks of the ground, shielding. */
const onGround = ({ state, airborne }: RawFrame): boolean =>
  airborne === false || (state >= 14 && state <= 24) || (state >= 39 && state <= 64) || (state >= 178 && state <= 182);

/** Where a floor of an unknown stage is: the lowest height on which bodies stood for long, and how far they went. */
export function floorOfBodies(
  bodies: readonly (readonly (RawFrame | null)[])[],
): readonly [left: number, right: number, y: number] {
  const stood = bodies.flat().filter((frame) => frame !== null && onGround(frame)) as RawFrame[];
  const times = new Map<number, number>();
  for (const { y } of stood) times.set(Math.round(y), (times.get(Math.round(y)) ?? 0) + 1);
  const often = Math.max(0, ...times.values()) / 4;
  const y = Math.min(...[...times].filter(([, count]) => count >= often).map(([height]) => height), 1e6);
  if (y === 1e6) return [-80, 80, 0];
  const xs = stood.filter((frame) => Math.abs(frame.y - y) < 1).map(({ x }) => x);
  const [left, right] = xs.reduce(([low, high], x) => [Math.min(low, x), Math.max(high, x)], [-40, 40]);
  return [left - 12, right + 12, y];
}
