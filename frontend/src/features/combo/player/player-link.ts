import type { ControllerType } from '@combolab/contracts';
import { asController } from '../../../shared/controller/local-choices.js';
import { loopBetween, type LoopRange } from '../../../shared/clip/clock-rules.js';
import { nearestSpeed } from '../../../shared/clip/speeds.js';

/** How a clip stands: what a link to it may carry. */
export interface PlayerLink {
  readonly frame: number | null;
  readonly rate: number | null;
  readonly range: LoopRange | null;
  readonly pad: ControllerType | null;
}

const wholeNumber = (text: string | null | undefined): number | null =>
  text != null && /^\d{1,7}$/.test(text) ? Number(text) : null;

/** Reads `?f=42&speed=0.25&loop=30-60&pad=GAMECUBE` for a clip; what it does not understand is absent. */
export function readPlayerLink(search: URLSearchParams, lastFrame: number): PlayerLink {
  const frame = wholeNumber(search.get('f'));
  const [start = null, end = null] = (search.get('loop') ?? '').split('-').map(wholeNumber);
  return {
    frame: frame === null ? null : Math.min(frame, lastFrame),
    rate: nearestSpeed(Number(search.get('speed') ?? NaN)),
    range: start === null || end === null ? null : loopBetween(start, end, lastFrame),
    pad: asController(search.get('pad')) ?? null,
  };
}

/** The part of an address after the path, `?` with it; empty when there is nothing to carry. */
export function writePlayerLink({ frame, rate, range, pad }: PlayerLink): string {
  const parts = [
    frame !== null && `f=${String(frame)}`,
    rate !== null && rate !== 1 && `speed=${String(Math.round(rate * 1000) / 1000)}`,
    range !== null && `loop=${String(range.start)}-${String(range.end)}`,
    pad !== null && `pad=${pad}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
