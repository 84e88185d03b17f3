import { FRAMES_PER_SECOND, LIMITS } from '@combolab/contracts';
import { partOfSticks, stickField } from '../../../../shared/sticks/stick-grid.js';
import { buttonOf, comparePresses, type FrameNote, type Track, type TrackPress } from '../../track/track.js';
import { t } from '../../texts.js';

/** The part of a clip to keep, both frames included, and how high its pictures become; null keeps their height. */
export interface TrimPlan {
  readonly from: number;
  readonly to: number;
  readonly height: number | null;
}

/** What is known of the file that is cut. */
export interface TrimSource {
  /** Last frame of the file. */
  readonly frames: number;
  /** What its player counts before the first picture, in s. */
  readonly delayS?: number | undefined;
  readonly width: number;
  readonly height: number;
}

/** Heights that pictures can be made smaller to. */
export const HEIGHTS = [1080, 720, 480] as const;
/** A file that is whole by a hair may be rounded to longer. */
export const MOST_FRAMES = LIMITS.videoSeconds * FRAMES_PER_SECOND - 2;
const LEAST_FRAMES = 2;
/** Rate control is not exact, and a container needs room. */
const ROOM = 0.9;
/** Bits for a pixel of a picture: games with hard edges look well with it. */
const BITS_PER_PIXEL = 0.1;
/** Kept for sound, which is copied as it is where that can be: captures have 128,000 to 192,000 bits a second. */
const SOUND_BITRATE = 192_000;
const MOST_BITRATE = 16_000_000;
const LEAST_BITRATE = 200_000;

export const heightChoices = ({ height }: TrimSource): readonly number[] => HEIGHTS.filter((each) => each < height);

export const framesOf = ({ from, to }: TrimPlan): number => to - from + 1;
export const secondsOf = (plan: TrimPlan): number => framesOf(plan) / FRAMES_PER_SECOND;

/** Sides of the pictures that come out, even as encoders want them. */
export function sidesOf({ height }: TrimPlan, source: TrimSource): { readonly width: number; readonly height: number } {
  const limit = LIMITS.videoSidePixels / Math.max(source.width, source.height, 1);
  const scale = Math.min(1, limit, height === null || source.height === 0 ? 1 : height / source.height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(source.width), height: even(source.height) };
}

/** Bits a second: what the pictures need, or less so that the file is not too big. */
export function bitrateOf(plan: TrimPlan, source: TrimSource): number {
  const { width, height } = sidesOf(plan, source);
  const wanted = Math.min(MOST_BITRATE, width * height * FRAMES_PER_SECOND * BITS_PER_PIXEL);
  const fits = (LIMITS.videoBytes * 8 * ROOM) / secondsOf(plan) - SOUND_BITRATE;
  return Math.round(Math.max(LEAST_BITRATE, Math.min(wanted, fits)));
}

/** Bytes of the file to come, about. */
export const estimatedBytes = (plan: TrimPlan, source: TrimSource): number =>
  Math.round(((bitrateOf(plan, source) + SOUND_BITRATE) * secondsOf(plan)) / 8);

/** The bitrate for another attempt after one that came out too big; null when it fits. */
export const lowerBitrate = (bitrate: number, bytes: number): number | null =>
  bytes <= LIMITS.videoBytes ? null : Math.floor(((bitrate * LIMITS.videoBytes) / bytes) * ROOM);

/** Where a dialog begins: as much of the file as may be kept, no larger than 1080. */
export const firstPlan = ({ frames, height }: TrimSource): TrimPlan => ({
  from: 0,
  to: Math.max(LEAST_FRAMES - 1, Math.min(frames - 1, MOST_FRAMES - 1)),
  height: height > HEIGHTS[0] ? HEIGHTS[0] : null,
});

/** Why a part cannot be kept; null when it can. */
export function planProblem(plan: TrimPlan): string | null {
  if (framesOf(plan) < LEAST_FRAMES) return t('keepAtLeastTwoFrames');
  const over = framesOf(plan) - MOST_FRAMES;
  return over > 0 ? t('partTooLong', { most: LIMITS.videoSeconds, over: (over / FRAMES_PER_SECOND).toFixed(1) }) : null;
}

/** Whether a press that began before a part is still held in it. */
const leadsIn = ({ start, end, type }: TrackPress, from: number, presses: readonly TrackPress[]): boolean => {
  if (start >= from || (end !== null && end <= from)) return false;
  return (
    end !== null ||
    !presses.some((next) => buttonOf(next.type) === buttonOf(type) && start < next.start && next.start <= from)
  );
};

/** The track of the part that is kept: what lies outside goes, a hold that leads in or out of it begins or ends with it. */
export function trackOfPart(track: Track, { from, to }: Pick<TrimPlan, 'from' | 'to'>): Track {
  const isInside = (frame: number) => from <= frame && frame <= to;
  return {
    presses: track.presses
      .filter((press) => isInside(press.start) || leadsIn(press, from, track.presses))
      .map(({ type, start, end }) => ({
        type,
        start: Math.max(0, start - from),
        end: end === null ? null : Math.min(end, to) - from,
      }))
      .sort(comparePresses),
    breakpoints: track.breakpoints.filter(isInside).map((frame) => frame - from),
    notes: track.notes
      .filter(({ frame }) => isInside(frame))
      .map((note): FrameNote => ({ ...note, frame: note.frame - from })),
    ...stickField(partOfSticks(track.sticks, from, to, -from)),
  };
}
