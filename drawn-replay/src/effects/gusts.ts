import type { View } from '../camera/view.js';
import { noise } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Pen } from '../paint/pen.js';
import type { StageMoment } from '../scene/replay-scene.js';
import { groundAt } from '../stage/surfaces.js';
import type { Stage } from '../stage/stages.js';

const STREAKS = 12;
/** Units: how long streaks are, how high above the floor they pass, and how far they go in a frame. */
const [SHORT, LONG] = [16, 30];
const [LOW, HIGH] = [1.5, 15];
const [SLOW, FAST] = [0.9, 1.5];
/** Units a streak swings up and down on its way. */
const SWING = 0.8;

const between = (low: number, high: number, seed: number): number => low + (high - low) * noise(seed);

/** A streak of air, thin at both ends, with its brightest part ahead. */
function paintStreak(
  pen: Pen,
  view: View,
  { x, y, length, way, opacity, hue }: Record<'x' | 'y' | 'length' | 'way' | 'opacity' | 'hue', number>,
): void {
  const [tail, tip] = [view.x(x - way * length), view.x(x)];
  const [height, bow] = [view.y(y), view.scale * Math.sin(x * 0.11) * SWING];
  const colour = pen.createLinearGradient(tail, 0, tip, 0);
  colour.addColorStop(0, oklch(0.92, 0.03, hue, 0));
  colour.addColorStop(0.75, oklch(0.94, 0.03, hue, opacity));
  colour.addColorStop(1, oklch(0.96, 0.02, hue, 0));
  pen.beginPath();
  pen.moveTo(tail, height);
  pen.bezierCurveTo(tail + (tip - tail) / 3, height + bow, tail + ((tip - tail) * 2) / 3, height - bow, tip, height);
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.2, view.scale * 0.32);
  pen.stroke();
}

/**
 * The wind of Dream Land: streaks of air that go across the stage over its floor, to where it blows.
 * @param frame of the replay; where streaks are is a function of it alone
 */
export function paintGusts(pen: Pen, stage: Stage, view: View, wind: StageMoment['wind'], frame: number): void {
  const [left, right] = [stage.ground[0]?.[0] ?? 0, stage.ground.at(-1)?.[0] ?? 0];
  if (wind === undefined || right <= left) return;
  const way = wind === 'left' ? -1 : 1;
  const wide = right - left;
  pen.save();
  pen.lineCap = 'round';
  for (let streak = 0; streak < STREAKS; streak += 1) {
    const gone = noise(streak + 11) + (frame * between(SLOW, FAST, streak + 23)) / wide;
    const share = gone - Math.floor(gone);
    const x = way === 1 ? left + share * wide : right - share * wide;
    // in equal steps from the floor up, so that no two go one behind the other
    const y = (groundAt(stage, x) ?? 0) + LOW + ((HIGH - LOW) * (streak + noise(streak + 5))) / STREAKS;
    const length = between(SHORT, LONG, streak + 37);
    paintStreak(pen, view, { x, y, length, way, opacity: 0.75 * Math.sin(Math.PI * share), hue: stage.hue });
  }
  pen.restore();
}
