import type { View } from '../camera/view.js';
import { clamp, DEGREE, TURN } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import { between, distance, type Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { Staging } from '../paint/staging.js';
import type { Stance } from '../pose/stance.js';
import { strikingTip } from './striking-tip.js';
import { sweepOf } from './sweep.js';

/** Radians of a sweep that is drawn as a crescent, and at most. */
const [CRESCENT, MOST] = [29 * DEGREE, 149 * DEGREE];

interface Arc {
  readonly centre: Point;
  readonly radius: number;
  /** Of the tip, y up. */
  readonly angle: number;
  readonly back: number;
}

/** A band of a crescent, thin at the end where the limb came from. */
function band(
  pen: Pen,
  { centre, radius, angle, back }: Arc,
  out: number,
  wide: number,
  fill: string | CanvasGradient,
): void {
  const steps = 26;
  pen.beginPath();
  for (let i = 0; i <= steps * 2; i += 1) {
    const share = i <= steps ? i / steps : (steps * 2 - i) / steps;
    const whole = radius * (1 - 0.06 * share) * out;
    const inner = i <= steps ? 0 : radius * wide * (1 - share) ** 0.8 * Math.min(1, share * 7 + 0.35);
    const at = angle + back * share;
    pen.lineTo(centre[0] + Math.cos(at) * (whole - inner), centre[1] - Math.sin(at) * (whole - inner));
  }
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

function paintCrescent(pen: Pen, arc: Arc, hue: number, power: number): void {
  const fading = (lightness: number, chroma: number, opacity: number): CanvasGradient => {
    const gradient = pen.createConicGradient(-arc.angle, ...arc.centre);
    const share = Math.abs(arc.back) / TURN;
    const [none, full] = [oklch(lightness, chroma, hue, 0), oklch(lightness, chroma, hue, opacity * power)];
    gradient.addColorStop(0, arc.back > 0 ? none : full);
    gradient.addColorStop(arc.back > 0 ? 1 - share : share, none);
    gradient.addColorStop(1, arc.back > 0 ? full : none);
    return gradient;
  };
  band(pen, arc, 1.05, 0.4, fading(0.72, 0.16, 0.6));
  band(pen, arc, 1.05, 0.17, fading(0.88, 0.1, 0.75));
  band(pen, arc, 1.06, 0.055, fading(0.99, 0.02, 0.95));
}

/** Three lines behind a limb that went straight. */
function paintStreaks(
  pen: Pen,
  tip: Point,
  angle: number,
  length: number,
  side: number,
  hue: number,
  power: number,
  scale: number,
): void {
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  pen.lineCap = 'round';
  for (const which of [-1, 0, 1]) {
    const [aside, back] = [which * side, which === 0 ? 0 : scale * 2];
    const x = tip[0] - dy * aside - dx * back;
    const y = tip[1] + dx * aside - dy * back;
    const long = length * (which === 0 ? 1.05 : 0.75);
    const fading = pen.createLinearGradient(x - dx * long, y - dy * long, x, y);
    fading.addColorStop(0, oklch(0.8, 0.13, hue, 0));
    fading.addColorStop(1, oklch(0.96, 0.06, hue, 0.8 * power));
    pen.beginPath();
    pen.moveTo(x - dx * long, y - dy * long);
    pen.lineTo(x, y);
    pen.lineWidth = Math.max(1, scale * (which === 0 ? 0.5 : 0.28));
    pen.strokeStyle = fading;
    pen.stroke();
  }
}

/** Four turning rings about the feet of a body that bores downwards. */
function paintDrill(pen: Pen, view: View, { joints, armature, at }: Stance, hue: number, power: number): void {
  const feet = between(joints.ends.nearFoot, joints.ends.farFoot, 0.5);
  const tilt = Math.atan2(-(joints.hip[1] - feet[1]), joints.hip[0] - feet[0]) + Math.PI / 2;
  pen.lineCap = 'round';
  for (let ring = 0; ring < 4; ring += 1) {
    const [x, y] = view.at(between(feet, joints.hip, -0.12 + ring * 0.3));
    const radius = armature.height * view.scale * (0.13 + ring * 0.055);
    const start = at * 1.1 + ring * 1.3;
    pen.beginPath();
    pen.ellipse(x, y, radius, radius * 0.3, tilt, start, start + 2.6);
    pen.lineWidth = Math.max(1.2, view.scale * (0.5 - ring * 0.07));
    pen.strokeStyle = oklch(0.95, 0.07, hue, (0.95 - ring * 0.16) * power);
    pen.stroke();
  }
}

/** The trace of a strike: a crescent where it swung, lines where it went straight; frozen in hitlag, cut at the floor. */
export function paintSwoosh(pen: Pen, staging: Staging, view: View, stance: Stance): void {
  const { strike } = stance.pose;
  if (strike?.live !== true) return;
  const hue = staging.scene.bodies[stance.body]?.hue ?? 0;
  const { power } = strike;
  const height = stance.armature.height;
  pen.save();
  const floor = staging.floorAt(stance.at, stance.place[0], stance.place[1]);
  if (floor !== null) {
    pen.beginPath();
    pen.rect(0, 0, view.width, Math.max(0, view.y(floor)));
    pen.clip();
  }
  const limb = strikingTip(stance);
  const sweep = strike.drill ? null : sweepOf(staging, stance);
  if (strike.drill) paintDrill(pen, view, stance, hue, power);
  else if (limb !== null && sweep !== null && sweep.path >= height * 0.25) {
    const long = distance(limb.root, limb.tip) * view.scale;
    if (Math.abs(sweep.back) > CRESCENT) {
      const back = clamp(sweep.back, -MOST, MOST);
      paintCrescent(pen, { centre: view.at(limb.root), radius: long * 1.04, angle: sweep.angle, back }, hue, power);
    } else paintStreaks(pen, view.at(limb.tip), sweep.angle, long, height * view.scale * 0.07, hue, power, view.scale);
  }
  pen.restore();
}
