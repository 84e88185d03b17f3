import type { View } from '../camera/view.js';
import { clamp, easeOut, noise, TURN } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Pen } from '../paint/pen.js';
import type { Staging } from '../paint/staging.js';
import { bodyAt } from '../scene/at-place.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import { isLanding } from '../scene/states.js';
import { armatureOf } from '../figure/fighters.js';

/** Frames smoke of a launch, dust and the ring of a second jump are seen. */
const [SMOKE, DUST, RING] = [22, 16, 14];

interface Puffs {
  readonly count: number;
  /** Units they drift apart. */
  readonly spread: number;
  /** To one side alone; 0 to both. */
  readonly way: number;
}

/** The dust a state begins with. */
function puffsOf({ state, facing }: BodyFrame): Puffs | null {
  if (isLanding(state) || state === 183 || state === 191) return { count: 4, spread: 4.5, way: 0 };
  if (state === 20) return { count: 3, spread: 3, way: -facing };
  if (state === 25 || state === 26) return { count: 4, spread: 3.2, way: 0 };
  return state >= 199 && state <= 201 ? { count: 6, spread: 5.5, way: 0 } : null;
}

function paintPuffs(
  pen: Pen,
  view: View,
  [x, y]: readonly [number, number],
  { count, spread, way }: Puffs,
  since: number,
  seed: number,
  hue: number,
): void {
  const share = since / DUST;
  if (share > 1) return;
  const out = easeOut(share);
  for (let puff = 0; puff < count; puff += 1) {
    const side = way === 0 ? (puff % 2 === 1 ? 1 : -1) : way;
    const away = side * (1.2 + puff * 1.1 + out * spread * (1 + noise(puff + seed) * 0.6));
    const up = 0.6 + out * (1.2 + noise(puff * 3 + seed) * 2.2);
    const radius = view.scale * (0.5 + out * 1.5) * (1 - puff * 0.1);
    pen.beginPath();
    pen.ellipse(view.x(x + away), view.y(y + up), radius * 1.25, radius * 0.85, 0, 0, TURN);
    pen.fillStyle = oklch(0.86, 0.025, hue, 0.38 * (1 - share));
    pen.fill();
  }
}

function paintJumpRing(pen: Pen, view: View, { x, y }: BodyFrame, since: number, hue: number): void {
  const share = since / RING;
  if (share >= 1) return;
  const out = easeOut(share);
  pen.beginPath();
  pen.ellipse(view.x(x), view.y(y - 0.5), view.scale * (3 + 4.5 * out), view.scale * (0.8 + 0.9 * out), 0, 0, TURN);
  pen.strokeStyle = oklch(0.92, 0.06, hue, 0.75 * (1 - share));
  pen.lineWidth = Math.max(1, view.scale * 0.45 * (1 - share));
  pen.stroke();
}

/** A puff of what a launched body left behind. */
function paintSmoke(
  pen: Pen,
  view: View,
  then: BodyFrame,
  speed: number,
  since: number,
  seed: number,
  { height, hue }: { height: number; hue: number },
): void {
  const radius = view.scale * height * (0.1 + since * 0.011) * clamp(speed / 4, 0.6, 1.4);
  const [dx, dy] = [(noise(seed * 2.3) - 0.5) * height * 0.2, (noise(seed * 5.1) - 0.5) * height * 0.2];
  pen.beginPath();
  pen.arc(view.x(then.x + dx), view.y(then.y + height / 2 + dy), radius, 0, TURN);
  const opacity = 0.15 * (1 - since / (SMOKE + 1)) * clamp((speed - 1.6) / 2) * clamp(since / 4);
  pen.fillStyle = oklch(0.84, 0.02, hue, opacity);
  pen.fill();
}

/** Smoke of launches, dust of landings, dashes, jumps and techs, the ring of a second jump: all from what the body did lately. */
export function paintDust(pen: Pen, staging: Staging, view: View, body: number, at: number): void {
  const { scene, stage } = staging;
  const who = scene.bodies[body];
  if (who === undefined) return;
  const { height } = armatureOf(who.fighter);
  for (let since = 1; since <= SMOKE; since += 1) {
    const [then, before] = [bodyAt(scene, body, at - since), bodyAt(scene, body, at - since - 1)];
    if (at - since < 1 || then === null || before === null || then.lag > 0) continue;
    const speed = Math.hypot(then.x - before.x, then.y - before.y);
    if (then.state >= 86 && then.state <= 91 && speed > 2.1 && speed < 14)
      paintSmoke(pen, view, then, speed, since, at - since, { height, hue: who.hue });
    if (then.begin !== at - since) continue;
    const puffs = puffsOf(then);
    const floor = staging.floorAt(at - since, then.x, then.y) ?? then.y;
    const foot = then.state === 25 || then.state === 26 ? before.y : Math.max(then.y, floor);
    if (puffs !== null) paintPuffs(pen, view, [then.x, foot], puffs, since, at - since, stage.hue);
    if (then.state === 27 || then.state === 28) paintJumpRing(pen, view, then, since, who.hue);
  }
}
