import type { PressType } from '@combolab/contracts';
import type { TimedEdge } from '../../../shared/pad/edge-reader.js';
import { buttonOf, type Button } from '../track/track.js';
import { byButton } from './by-button.js';

/** An input that was down for a while, in ms of the page's clock. */
export interface Stroke {
  readonly type: PressType;
  readonly down: number;
  /** Null when nothing was told of its release. */
  readonly up: number | null;
}

export interface StrokeOptions {
  /** What came up and went down again within this time never came up, in ms. */
  readonly bounceMs: number;
  /** A stick that was in a direction for less than this on its way to or from another one passed it by, in ms. */
  readonly passMs: number;
}

/** What was down from when to when: each button by itself, a stick in one direction at a time. */
export function strokesOf(edges: readonly TimedEdge[], options: StrokeOptions): readonly Stroke[] {
  const inOrder = [...edges].sort((a, b) => a.at - b.at);
  return [...byButton(inOrder).values()].flatMap((own) =>
    calmed(passedBy(paired(own), options.passMs), options.bounceMs),
  );
}

/** Presses and releases of one button as strokes. */
function paired(edges: readonly TimedEdge[]): Stroke[] {
  const strokes: Stroke[] = [];
  let open: Stroke | null = null;
  for (const { type, down, at } of edges) {
    if (open !== null && (down ? open.type !== type : open.type === type)) {
      strokes.push({ ...open, up: at });
      open = null;
    }
    if (down) open ??= { type, down: at, up: null };
  }
  return open === null ? strokes : [...strokes, open];
}

/** Whether a stick went from one direction to the next without being let go. */
const isRoll = (one: Stroke | undefined, next: Stroke | undefined): boolean =>
  one !== undefined && next?.down === one.up && one.type !== next.type;

/**
 * Without the directions that a stick passed by. Where it went counts from the first moment of the way there. Of a push
 * that is short all the way its last direction stays: no push is lost.
 */
function passedBy(strokes: readonly Stroke[], passMs: number): Stroke[] {
  const kept: Stroke[] = [];
  let since: number | null = null;
  let keptOfPush = false;
  for (const [index, stroke] of strokes.entries()) {
    const goesOn = isRoll(strokes[index - 1], stroke);
    if (!goesOn) keptOfPush = false;
    const down: number = since ?? stroke.down;
    since = null;
    const isShort = stroke.up !== null && stroke.up - stroke.down < passMs;
    if (isShort && isRoll(stroke, strokes[index + 1])) since = down;
    else if (!isShort || !keptOfPush) {
      kept.push({ ...stroke, down });
      keptOfPush = true;
    }
  }
  return kept;
}

/** Without releases that were none. */
function calmed(strokes: readonly Stroke[], bounceMs: number): Stroke[] {
  const kept: Stroke[] = [];
  for (const stroke of strokes) {
    const before = kept.at(-1);
    if (before?.type === stroke.type && before.up !== null && stroke.down - before.up < bounceMs)
      kept[kept.length - 1] = { ...before, up: stroke.up };
    else kept.push(stroke);
  }
  return kept;
}

/** The strokes of one button alone; all of them for null. */
export const strokesOn = (strokes: readonly Stroke[], only: Button | null): readonly Stroke[] =>
  only === null ? strokes : strokes.filter(({ type }) => buttonOf(type) === only);
