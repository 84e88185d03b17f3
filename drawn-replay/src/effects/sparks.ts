import type { View } from '../camera/view.js';
import { clamp, easeOut, noise, TURN } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { Staging } from '../paint/staging.js';
import { bodyAt } from '../scene/at-place.js';
import type { ReplayScene, SceneHit } from '../scene/replay-scene.js';
import { isSecondOfPair, sparkPlace, sparkRadius, sparkShare } from './spark-place.js';

/** Where a body goes after its hitlag: the angle on the picture; null when it hardly moves. */
function launchOf(scene: ReplayScene, hit: SceneHit): number | null {
  const after = bodyAt(scene, hit.victim, hit.at + hit.lag + 2);
  const still = bodyAt(scene, hit.victim, hit.at + Math.max(0, hit.lag - 1));
  if (after === null || still === null) return null;
  const [dx, dy] = [after.x - still.x, after.y - still.y];
  return Math.hypot(dx, dy) > 1.5 ? Math.atan2(-dy, dx) : null;
}

interface Star {
  readonly centre: Point;
  readonly radius: number;
  readonly rays: number;
  readonly launch: number | null;
  readonly seed: number;
}

/** A star whose rays are longer towards the launch. */
function paintStar(
  pen: Pen,
  { centre, radius, rays, launch, seed }: Star,
  inner: number,
  outer: number,
  colour: string,
): void {
  pen.beginPath();
  for (let corner = 0; corner < rays * 2; corner += 1) {
    const angle = (corner / (rays * 2)) * TURN + noise(seed + 1) * TURN;
    const isRay = corner % 2 === 0;
    const towards = launch === null || !isRay ? 1 : 1 + 0.55 * Math.max(0, Math.cos(angle - launch));
    const ray = outer * (0.62 + noise(seed * 1.3 + corner * 3.3 + 1) * 0.62);
    const length = radius * (isRay ? ray : inner) * towards;
    pen.lineTo(centre[0] + Math.cos(angle) * length, centre[1] + Math.sin(angle) * length);
  }
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

/** Bits that fly along the launch: pixels. */
function paintStreaks(
  pen: Pen,
  { centre, radius, launch, seed }: Star,
  damage: number,
  share: number,
  hue: number,
  scale: number,
): void {
  pen.lineCap = 'round';
  for (let bit = 0; bit < Math.round(Math.min(damage, 30) * 0.8) + 3; bit += 1) {
    const angle = launch === null ? noise(bit + seed) * TURN : launch + (noise(bit + seed) - 0.5) * 2.2;
    const from = radius * (1 + noise(bit * 2.1 + seed) * 2.4) * easeOut(share);
    const length = radius * 0.5 * (1 - share);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pen.beginPath();
    pen.moveTo(centre[0] + cos * from, centre[1] + sin * from);
    pen.lineTo(centre[0] + cos * (from + length), centre[1] + sin * (from + length));
    pen.lineWidth = Math.max(1, scale * 0.28 * (1 - share));
    pen.strokeStyle = bit % 2 === 1 ? oklch(0.93, 0.12, 90, 1 - share) : oklch(0.82, 0.15, hue, 1 - share);
    pen.stroke();
  }
}

/** The stars of hits: by damage, grown in 4.5 frames, gone 5 frames after the hitlag. */
export function paintSparks(pen: Pen, staging: Staging, view: View, at: number): void {
  const { scene } = staging;
  for (const hit of scene.hits) {
    const share = sparkShare(hit, at);
    if (share === null || isSecondOfPair(scene, hit)) continue;
    const place = sparkPlace(staging, hit);
    if (place === null) continue;
    const hue = hit.attacker === null ? 75 : (scene.bodies[hit.attacker]?.hue ?? 75);
    const size = easeOut(clamp((at - hit.at + 1.6) / 4.5)) * (1 - share * share * 0.75);
    const whole: Star = {
      centre: view.at(place),
      radius: view.scale * sparkRadius(hit.damage),
      rays: 7 + Math.round(Math.min(18, hit.damage) * 0.45),
      launch: launchOf(scene, hit),
      seed: scene.start + hit.at,
    };
    const star = { ...whole, radius: whole.radius * size };
    paintStar(pen, star, 0.34, 1.42, oklch(0.16, 0.04, hue, 0.85 * (1 - share)));
    paintStar(pen, star, 0.3, 1.3, oklch(0.8, 0.17, 62, 1 - share * 0.6));
    paintStar(pen, star, 0.22, 0.92, oklch(0.95, 0.12, 95, 1 - share * 0.5));
    pen.beginPath();
    pen.arc(...star.centre, star.radius * 0.3 * (1 - share * 0.6), 0, TURN);
    pen.fillStyle = oklch(1, 0, 90, 1 - share * 0.4);
    pen.fill();
    paintStreaks(pen, whole, hit.damage, share, hue, view.scale);
  }
}

/** Glow and ring of hits: behind the bodies, so that the move is seen. */
export function paintGlows(pen: Pen, staging: Staging, view: View, at: number): void {
  for (const hit of staging.scene.hits) {
    const share = sparkShare(hit, at);
    if (share === null || isSecondOfPair(staging.scene, hit)) continue;
    const place = sparkPlace(staging, hit);
    if (place === null) continue;
    const [x, y] = view.at(place);
    const radius = view.scale * sparkRadius(hit.damage);
    const far = radius * 2.6;
    pen.save();
    pen.globalCompositeOperation = 'lighter';
    const glow = pen.createRadialGradient(x, y, 0, x, y, far);
    glow.addColorStop(0, oklch(0.85, 0.13, 75, 0.8 * (1 - share)));
    glow.addColorStop(0.4, oklch(0.66, 0.17, 50, 0.34 * (1 - share)));
    glow.addColorStop(1, oklch(0.5, 0.15, 40, 0));
    pen.fillStyle = glow;
    pen.fillRect(x - far, y - far, far * 2, far * 2);
    pen.beginPath();
    pen.arc(x, y, radius * (0.7 + 1.25 * easeOut(clamp(share * 1.3))), 0, TURN);
    pen.lineWidth = Math.max(1, radius * 0.1 * (1 - share));
    pen.strokeStyle = oklch(0.95, 0.06, 85, 0.6 * (1 - share) ** 2);
    pen.stroke();
    pen.restore();
  }
}
