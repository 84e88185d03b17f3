import type { StickPlace, StickSamples, SampledStick } from '../../../shared/sticks/stick-samples.js';
import type { BandStyle } from './draw-band.js';

/** A stick as a ring with its knob; pixels of the made video. */
export interface DrawnStick {
  readonly stick: SampledStick;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The knob's middle. */
  readonly knob: readonly [x: number, y: number];
}

/** Parts of the picture's height. */
const RADIUS = 0.055;
const GAP = 0.02;

/** The sticks that are known on a frame, in the lower right of the picture, the C-stick rightmost. */
export function sticksOn(
  samples: StickSamples,
  frame: number,
  { width, top }: Pick<BandStyle, 'width' | 'top'>,
): readonly DrawnStick[] {
  const [radius, gap] = [top * RADIUS, top * GAP];
  const shown = (['C_STICK', 'CONTROL_STICK'] as const)
    .filter((stick) => samples.moves(stick))
    .map((stick) => [stick, samples.stick(stick, frame)] as const)
    .filter((one): one is readonly [SampledStick, StickPlace] => one[1] !== null);
  return shown.map(([stick, [right, up]], i) => {
    const [x, y] = [width - gap - radius - i * (2 * radius + gap), top - gap - radius];
    return { stick, x, y, radius, knob: [x + right * radius * 0.7, y - up * radius * 0.7] };
  });
}

type Drawing = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws the sticks where they were on a frame, over the picture. */
export function drawSticks(drawing: Drawing, samples: StickSamples, frame: number, style: BandStyle): void {
  for (const { stick, x, y, radius, knob } of sticksOn(samples, frame, style)) {
    const ring = new Path2D();
    ring.arc(x, y, radius, 0, 2 * Math.PI);
    drawing.globalAlpha = 0.75;
    drawing.fillStyle = style.colour('--surface-1');
    drawing.fill(ring);
    drawing.globalAlpha = 1;
    drawing.lineWidth = Math.max(1, radius / 16);
    drawing.strokeStyle = style.colour('--line-strong');
    drawing.stroke(ring);
    const dot = new Path2D();
    dot.arc(...knob, radius * 0.32, 0, 2 * Math.PI);
    drawing.fillStyle = style.colour(stick === 'C_STICK' ? '--in-cstick' : '--in-stick');
    drawing.fill(dot);
  }
}
