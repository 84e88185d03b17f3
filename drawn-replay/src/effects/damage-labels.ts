import type { View } from '../camera/view.js';
import { clamp, easeOut } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import { NUMBERS } from '../paint/emblem-square.js';
import type { Pen } from '../paint/pen.js';
import type { Staging } from '../paint/staging.js';
import { bodyAt } from '../scene/at-place.js';
import type { SceneHit } from '../scene/replay-scene.js';
import { isSecondOfPair, sparkPlace, sparkRadius } from './spark-place.js';

/** Frames a label is shown. */
const SHOWN = 34;

/** The labels of a frame: a new hit on a body removes its old one. */
export function labelledHits({ scene }: Staging, at: number): readonly SceneHit[] {
  return scene.hits.filter(
    (hit) =>
      at >= hit.at &&
      at - hit.at <= SHOWN &&
      hit.shown >= 1 &&
      !isSecondOfPair(scene, hit) &&
      !scene.hits.some((later) => later.victim === hit.victim && later.at > hit.at && later.at <= at),
  );
}

/** `+n` beside each hit: the whole percents by which the shown percent rose. */
export function paintLabels(pen: Pen, staging: Staging, view: View, at: number, card: boolean): void {
  const { scene } = staging;
  for (const hit of labelledHits(staging, at)) {
    const place = sparkPlace(staging, hit);
    if (place === null) continue;
    const since = at - hit.at;
    const [x, y] = view.at(place);
    const radius = view.scale * sparkRadius(hit.damage);
    const opacity = since < 2 ? 0.75 : clamp((SHOWN - since) / 10);
    const size = Math.max(card ? 12 : 13, view.height * (0.026 + Math.min(16, hit.damage) * 0.0013));
    const [mine, theirs] = [bodyAt(scene, hit.attacker ?? -1, hit.at), bodyAt(scene, hit.victim, hit.at)];
    const side = mine !== null && theirs !== null && mine.x > theirs.x ? -1 : 1;
    const labelX = clamp(x + side * (radius * 1.1 + size * 1.3), size * 1.5, view.width - size * 1.5);
    const labelY = clamp(y - radius * 0.7 - easeOut(since / SHOWN) * size * 1.8, size, view.height - size);
    const text = `+${String(hit.shown)}`;
    pen.font = `650 ${size.toFixed(1)}px ${NUMBERS}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = size * 0.28;
    pen.strokeStyle = oklch(0.13, 0.02, 255, 0.85 * opacity);
    pen.strokeText(text, labelX, labelY);
    pen.fillStyle = oklch(0.94, 0.12, 90 - Math.min(16, hit.damage) * 3.4, opacity);
    pen.fillText(text, labelX, labelY);
  }
}
