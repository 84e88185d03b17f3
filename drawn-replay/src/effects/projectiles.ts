import type { View } from '../camera/view.js';
import { noise, TURN } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Pen } from '../paint/pen.js';
import type { ReplayScene, SceneProjectile } from '../scene/replay-scene.js';

/** Items by the numbers of the replay format: bolts, the guns that are held, a charged shot, flames, missiles. */
const BOLTS: ReadonlySet<number> = new Set([54, 55]);
const HELD: ReadonlySet<number> = new Set([74, 75]);
const [CHARGED, MISSILE, FLAME] = [94, 95, 100];
/** Frames after which one that stands still has gone off. */
const SPENT = 12;

const angleOf = ({ vx, vy, facing }: SceneProjectile): number => Math.atan2(-vy, vx === 0 ? facing : vx);

/** A bolt of light, 13 units long. */
function paintBolt(pen: Pen, { scale }: View): void {
  const long = scale * 9;
  const light = pen.createLinearGradient(-long, 0, long * 0.5, 0);
  light.addColorStop(0, oklch(0.7, 0.2, 250, 0));
  light.addColorStop(0.5, oklch(0.75, 0.18, 245, 0.9));
  light.addColorStop(1, oklch(0.98, 0.04, 230, 1));
  pen.fillStyle = light;
  pen.beginPath();
  pen.roundRect(-long, -scale * 0.55, long * 1.5, scale * 1.1, scale * 0.5);
  pen.fill();
  pen.fillStyle = oklch(0.99, 0.02, 230, 0.95);
  pen.beginPath();
  pen.roundRect(-long * 0.2, -scale * 0.22, long * 0.65, scale * 0.44, scale * 0.2);
  pen.fill();
}

function paintShot(pen: Pen, { scale }: View, { type, id }: SceneProjectile, at: number): void {
  const radius = scale * (type === CHARGED ? 2.4 : type === FLAME ? 2.2 + noise(id + at * 0.3) * 1.6 : 1.3) * 2.2;
  const hue = type === CHARGED ? 210 : 42;
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, oklch(0.98, 0.06, hue + 30, 1));
  light.addColorStop(0.3, oklch(0.82, 0.17, hue + 10, 0.85));
  light.addColorStop(1, oklch(0.6, 0.2, hue, 0));
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, TURN);
  pen.fill();
  if (type !== MISSILE) return;
  const tail = pen.createLinearGradient(-scale * 9, 0, 0, 0);
  tail.addColorStop(0, oklch(0.8, 0.1, 60, 0));
  tail.addColorStop(1, oklch(0.9, 0.12, 60, 0.7));
  pen.fillStyle = tail;
  pen.fillRect(-scale * 9, -scale * 0.4, scale * 9, scale * 0.8);
}

/** Projectiles are light, not objects. */
export function paintProjectiles(pen: Pen, scene: ReplayScene, view: View, at: number): void {
  for (const item of scene.projectiles[at] ?? []) {
    const was = scene.projectiles[at - SPENT]?.find(({ id }) => id === item.id);
    if (HELD.has(item.type) || (was !== undefined && was.x === item.x && was.y === item.y)) continue;
    pen.save();
    pen.globalCompositeOperation = 'lighter';
    pen.translate(view.x(item.x), view.y(item.y));
    pen.rotate(angleOf(item));
    if (BOLTS.has(item.type)) paintBolt(pen, view);
    else paintShot(pen, view, item, at);
    pen.restore();
  }
}
