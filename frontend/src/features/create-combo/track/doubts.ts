import { directionOf, inputFamily, type PressType } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import type { Track, TrackPress } from './track.js';
import { t } from '../texts.js';

/** Something in a track to look at before sharing. */
export interface Doubt {
  readonly key: string;
  readonly text: string;
  readonly frame: number;
  /** Sharing waits for it; other doubts are for the author to judge. */
  readonly blocks: boolean;
}

/** Frames without a press after which an author may have forgotten some: 2 s. */
const LONG_GAP = 120;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const named = (type: PressType): string => capital(pressWords(type));

const unreleased = ({ presses }: Track): Doubt[] =>
  presses
    .filter(({ end }) => end === null)
    .map(({ type, start }) => ({
      key: `hold-${type}-${String(start)}`,
      text: t('neverReleased', { input: named(type), start }),
      frame: start,
      blocks: true,
    }));

const pastTheEnd = ({ presses }: Track, lastFrame: number): Doubt[] =>
  presses
    .filter(({ start, end }) => (end ?? start) > lastFrame)
    .map(({ type, start, end }) => ({
      key: `past-${type}-${String(start)}`,
      text: t('pastTheEnd', { input: named(type), end: end ?? start, lastFrame }),
      frame: Math.min(start, lastFrame),
      blocks: true,
    }));

/** Both sticks pushed at once is possible; full shield and its light press on one finger are not worth a word. */
function impossiblePairs({ presses }: Track): Doubt[] {
  const opposite: Readonly<Record<string, string>> = { UP: 'DOWN', DOWN: 'UP', LEFT: 'RIGHT', RIGHT: 'LEFT' };
  const sticks = presses.filter(({ type }) => directionOf(type) !== null);
  return sticks.flatMap((press, index) => {
    const next = sticks.slice(index + 1).find((other) => inputFamily(other.type) === inputFamily(press.type));
    if (next === undefined || next.start - (press.end ?? press.start) > 1) return [];
    if (opposite[directionOf(press.type) ?? ''] !== directionOf(next.type)) return [];
    return [jump(press, next)];
  });
}

const jump = (press: TrackPress, next: TrackPress): Doubt => ({
  key: `pair-${press.type}-${String(press.start)}`,
  text: t('tooFast', {
    input: named(press.type),
    next: pressWords(next.type),
    end: press.end ?? press.start,
    start: next.start,
  }),
  frame: next.start,
  blocks: false,
});

function gaps({ presses }: Track): Doubt[] {
  let until = presses[0]?.start ?? 0;
  return presses.flatMap(({ start, end }) => {
    const gap = start - until;
    const from = until;
    until = Math.max(until, end ?? start);
    if (gap < LONG_GAP) return [];
    const text = t('longGap', { from, start });
    return [{ key: `gap-${String(from)}`, text, frame: from, blocks: false }];
  });
}

/** Everything missing or doubtful in a track, what blocks first. @param lastFrame of the clip; null while unknown */
export function doubtsOf(track: Track, lastFrame: number | null): readonly Doubt[] {
  return [
    ...unreleased(track),
    ...(lastFrame === null ? [] : pastTheEnd(track, lastFrame)),
    ...impossiblePairs(track),
    ...gaps(track),
  ];
}
