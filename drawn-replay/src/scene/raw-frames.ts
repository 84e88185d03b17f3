import type { SlippiGame } from '@slippi/slippi-js';
import { held } from './held-number.js';

type Frames = ReturnType<SlippiGame['getFrames']>;
export type RecordedFrame = Frames[number];
type Post = NonNullable<RecordedFrame['players'][number]>['post'];

/** A body's facts as they are recorded, held within bounds: places within 600 units, percent 0 to 999. */
export interface RawFrame {
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
  readonly state: number;
  readonly percent: number;
  readonly shield: number;
  readonly stocks: number;
  /** Null where the file does not tell. */
  readonly counter: number | null;
  readonly airborne: boolean | null;
  readonly hitlag: number | null;
  readonly lastHitBy: number | null;
  readonly inFight: number | undefined;
}

const FARTHEST = 600;

function rawFrame(post: Post, before: RawFrame | null): RawFrame {
  const { isAirborne, lastHitBy, internalCharacterId } = post;
  const counter = held(post.actionStateCounter, -1000, 10_000, Number.NaN);
  const hitlag = held(post.hitlagRemaining, 0, 120, Number.NaN);
  return {
    x: held(post.positionX, -FARTHEST, FARTHEST, before?.x ?? 0),
    y: held(post.positionY, -FARTHEST, FARTHEST, before?.y ?? 0),
    facing: held(post.facingDirection, -1, 1, before?.facing ?? 1) < 0 ? -1 : 1,
    state: Math.floor(held(post.actionStateId, 0, 1000, before?.state ?? 14)),
    percent: held(post.percent, 0, 999, before?.percent ?? 0),
    shield: held(post.shieldSize, 0, 60, 60),
    stocks: Math.floor(held(post.stocksRemaining, 0, 99, before?.stocks ?? 0)),
    counter: Number.isNaN(counter) ? null : counter,
    airborne: isAirborne ?? null,
    hitlag: Number.isNaN(hitlag) ? null : Math.ceil(hitlag),
    lastHitBy: lastHitBy ?? null,
    inFight: internalCharacterId,
  };
}

/** The facts of one body by place, from frame `start` on; null where the replay has none of it. */
export function rawFrames(
  frames: Frames,
  body: { readonly port: number; readonly follower: boolean },
  { start, count }: { readonly start: number; readonly count: number },
): readonly (RawFrame | null)[] {
  const all: (RawFrame | null)[] = [];
  let last: RawFrame | null = null;
  for (let at = 0; at < count; at += 1) {
    const frame: RecordedFrame | undefined = frames[start + at];
    const post = (body.follower ? frame?.followers : frame?.players)?.[body.port]?.post;
    const raw: RawFrame | null = post === undefined ? null : rawFrame(post, last);
    all.push(raw);
    if (raw !== null) last = raw;
  }
  return all;
}
