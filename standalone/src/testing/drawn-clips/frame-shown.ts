/** How different two pictures are: the mean of the squares of all differences. */
export function differenceOf(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return sum / a.length;
}

/** Frames either side with which a picture is compared. */
const NEAR = 3;

/** What a picture of a clip shows. */
export interface FrameShown {
  /** How many frames from its own the frame is that it shows: 0 where it is right. */
  readonly off: number;
  /** Whether the frames before and after it look different at all, so that showing one of them would have been seen. */
  readonly tells: boolean;
}

/** Drawings that differ less look the same once encoded, which itself changes a picture by about 2: mean of squares, of 255². */
const SAME = 0.2;

/**
 * Which frame a picture shows: of those near its own, the one whose drawing is most like it.
 * @param drawn drawings of all frames of the clip @param frame its own frame, among `drawn`
 */
export function frameShown(picture: Uint8Array, drawn: readonly Uint8Array[], frame: number): FrameShown {
  const own = drawn[frame];
  if (own === undefined) return { off: Infinity, tells: true };
  const near = drawn
    .map((drawing, at) => ({ drawing, off: at - frame }))
    .slice(Math.max(0, frame - NEAR), frame + NEAR + 1)
    .filter(({ drawing, off }) => off === 0 || differenceOf(drawing, own) > SAME);
  const next = drawn.slice(Math.max(0, frame - 1), frame + 2).filter((drawing) => drawing !== own);
  const distances = near.map(({ drawing, off }) => ({ off, difference: differenceOf(picture, drawing) }));
  const least = distances.reduce((best, each) => (each.difference < best.difference ? each : best));
  return { off: least.off, tells: next.every((drawing) => differenceOf(drawing, own) > SAME) };
}
