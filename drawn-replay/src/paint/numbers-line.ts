import { clamp, lerp, noise } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import { bodyAt } from '../scene/at-place.js';
import type { ReplayScene, SceneBody } from '../scene/replay-scene.js';
import { NUMBERS, paintEmblem, WORDS } from './emblem-square.js';
import type { Pen } from './pen.js';

export interface NumbersSize {
  readonly width: number;
  readonly height: number;
  readonly card: boolean;
}

/** Warm as it rises: white to red at 150 percent. */
function warm(percent: number): string {
  const share = clamp(percent / 150);
  return oklch(lerp(0.97, 0.68, share), lerp(0.01, 0.21, Math.sqrt(share)), lerp(95, 22, share));
}

const font = (weight: number, size: number, family: string): string =>
  `${String(weight)} ${size.toFixed(1)}px ${family}`;

function outlined(pen: Pen, text: string, x: number, y: number): void {
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}

/** Who stands where: the attacker left, the defender right, whoever else between. */
function shownBodies(
  scene: ReplayScene,
): readonly { readonly body: SceneBody; readonly which: number; readonly left: boolean }[] {
  const all = scene.bodies.map((body, which) => ({ body, which })).filter(({ body }) => !body.follower);
  return [scene.attacker, scene.defender].flatMap((port, side) =>
    all.filter(({ body }) => body.port === port).map((found) => ({ ...found, left: side === 0 })),
  );
}

function paintPercent(
  pen: Pen,
  percent: number,
  at: { x: number; y: number; left: boolean; size: number; unit: number },
): void {
  const { x, y, left, size, unit } = at;
  const text = String(Math.floor(percent));
  pen.textAlign = left ? 'left' : 'right';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  pen.lineWidth = 5 * unit;
  pen.strokeStyle = oklch(0.12, 0.02, 255, 0.75);
  pen.fillStyle = warm(percent);
  pen.font = font(600, 22 * unit, NUMBERS);
  const sign = pen.measureText('%').width;
  if (!left) outlined(pen, '%', x, y);
  pen.font = font(640, size, NUMBERS);
  outlined(pen, text, left ? x : x - sign - 2 * unit, y);
  const width = pen.measureText(text).width;
  pen.font = font(600, 22 * unit, NUMBERS);
  if (left) outlined(pen, '%', x + width + 2 * unit, y);
}

function paintPlayer(
  pen: Pen,
  scene: ReplayScene,
  shown: ReturnType<typeof shownBodies>[number],
  at: number,
  size: NumbersSize & { unit: number },
): void {
  const { body, which, left } = shown;
  const frame = bodyAt(scene, which, at);
  if (frame === null) return;
  const { width, height, unit, card } = size;
  const [pad, side] = [26 * unit, 44 * unit];
  const x = left ? pad : width - pad - side;
  const y = height - pad - side;
  paintEmblem(pen, [x, y], side, body.fighter, body.hue);
  const hit = scene.hits.findLast((each) => each.victim === which && at >= each.at && at - each.at < 12);
  const since = hit === undefined ? 99 : at - hit.at;
  const grown = hit === undefined ? 1 : 1 + 0.22 * Math.exp(-since / 4) * Math.min(1, hit.damage / 10);
  const jolt = since < 6 ? (noise(at) - 0.5) * 6 * unit : 0;
  paintPercent(pen, frame.percent, {
    ...{ left, unit, size: 46 * unit * grown, y: y + side - 6 * unit },
    x: (left ? x + side + 14 * unit : x - 14 * unit) + jolt,
  });
  const [long, thick, top] = [150 * unit, 4 * unit, height - pad + 8 * unit];
  const from = left ? x : x + side - long;
  const bar = (start: number, length: number, colour: string): void => {
    pen.beginPath();
    pen.roundRect(start, top, length, thick, thick / 2);
    pen.fillStyle = colour;
    pen.fill();
  };
  const full = clamp(frame.percent / 200) * long;
  bar(from, long, oklch(0.4, 0.02, 255, 0.8));
  bar(left ? from : from + long - full, full, warm(frame.percent));
  for (let stock = 0; !card && stock < Math.min(4, frame.stocks); stock += 1) {
    const away = 14 * unit + stock * 13 * unit;
    pen.beginPath();
    pen.arc(left ? from + long + away : from - away, top + thick / 2, 4 * unit, 0, Math.PI * 2);
    pen.fillStyle = oklch(0.78, 0.13, body.hue);
    pen.fill();
  }
}

/** Hits of the attacker so far and their percents, in the accent: the only thing that has it. */
function paintCount(
  pen: Pen,
  scene: ReplayScene,
  at: number,
  { width, height, unit }: NumbersSize & { unit: number },
): void {
  const done = scene.hits.filter((hit) => {
    const victim = scene.bodies[hit.victim];
    return hit.at <= at && hit.at >= scene.from - scene.start && victim?.port === scene.defender && !victim.follower;
  });
  const last = done.at(-1);
  const since = last === undefined ? 99 : at - last.at;
  const opacity = clamp((90 - since) / 20);
  if (last === undefined || opacity <= 0) return;
  const percent = done.reduce((sum, { shown }) => sum + shown, 0);
  pen.save();
  pen.globalAlpha = opacity;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  pen.lineWidth = 5 * unit;
  pen.strokeStyle = oklch(0.12, 0.02, 255, 0.75);
  pen.font = font(650, 30 * unit * (1 + 0.18 * Math.exp(-since / 4)), NUMBERS);
  pen.fillStyle = oklch(0.88, 0.19, 122);
  outlined(pen, String(done.length), width / 2, height - 34 * unit);
  pen.font = font(500, Math.max(12, 14.5 * unit), WORDS);
  pen.fillStyle = oklch(0.9, 0.01, 255);
  outlined(
    pen,
    `${done.length === 1 ? 'hit' : 'hits'} · ${String(percent)}%`,
    width / 2,
    height - 34 * unit + Math.max(14, 20 * unit),
  );
  pen.restore();
}

/** Seconds left on the game's clock as 8:00; empty without a clock. */
export function clockText({ seconds, start }: ReplayScene, at: number): string {
  if (seconds === 0) return '';
  const left = Math.max(0, Math.ceil(seconds - Math.max(0, start + at) / 60));
  return `${String(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`;
}

/** Percents, stocks, the count of hits and the clock along the foot of the picture. */
export function paintNumbers(pen: Pen, scene: ReplayScene, at: number, size: NumbersSize): void {
  const { width, height, card } = size;
  const unit = Math.max(height / 720, 0.5);
  const shade = pen.createLinearGradient(0, height - 130 * unit, 0, height);
  shade.addColorStop(0, oklch(0.12, 0.02, 255, 0));
  shade.addColorStop(1, oklch(0.1, 0.015, 255, 0.82));
  pen.fillStyle = shade;
  pen.fillRect(0, height - 130 * unit, width, 130 * unit);
  for (const shown of shownBodies(scene)) paintPlayer(pen, scene, shown, at, { ...size, unit });
  if (card) return;
  paintCount(pen, scene, at, { ...size, unit });
  const clock = clockText(scene, at);
  if (clock === '') return;
  pen.font = font(550, Math.max(12, 17 * unit), NUMBERS);
  pen.textAlign = 'right';
  pen.textBaseline = 'top';
  pen.fillStyle = oklch(0.8, 0.012, 255, 0.9);
  pen.fillText(clock, width - 26 * unit, 22 * unit);
}
