import { lastFrameOf } from '../../../shared/clip/clock-rules.js';
import { t } from '../texts.js';

/** What is known of a clip that can be played. */
export interface ClipFacts {
  readonly durationS: number;
  /** Last frame of the clip, of 60 a second. */
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  /** As people call it; '' when it could not be read. */
  readonly codec: string;
  /** Pictures a second, most of the time; null when that could not be read. */
  readonly fps: number | null;
  /** Pictures come after times of different length. */
  readonly variable: boolean;
  /** There is a track of sound; false where that could not be read. */
  readonly sound: boolean;
  /** How long its player counts before the first picture, whose frame is 0, in s. */
  readonly delayS: number;
  /** What the author should know, in words. */
  readonly warnings: readonly string[];
}

/** What a file says of itself. Times in seconds. */
export interface ReadClip {
  readonly codec: string | null;
  readonly width: number;
  readonly height: number;
  /** As its head says; null when it says nothing. */
  readonly saidS: number | null;
  /** Until the end of the last picture; null when not every picture was looked at. */
  readonly trueS: number | null;
  /** When pictures begin: all of them, or the first ones. */
  readonly starts: readonly number[];
  readonly decodable: boolean;
  /** As {@link ClipFacts.delayS}. */
  readonly delayS: number;
  /** There is a track of sound. */
  readonly sound: boolean;
}

/** What a player says of it. Times in seconds. */
export interface PlayedClip {
  readonly durationS: number;
  readonly width: number;
  readonly height: number;
}

/** Times in files are rounded, to a millisecond in webm. */
const ROUNDING_S = 0.0015;
/** A dropped picture here and there is no other rate. */
const ODD_SHARE = 0.02;
/** Files may tell a length that is wrong by this much without a word about it, in s. */
const TOLD_WRONG_S = 0.5;

export interface PictureRate {
  readonly fps: number | null;
  readonly variable: boolean;
}

/** @param starts when pictures begin, in s, in any order */
export function pictureRate(starts: readonly number[]): PictureRate {
  const ordered = starts.toSorted((a, b) => a - b);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined || ordered.length < 3 || last <= first)
    return { fps: null, variable: false };
  const gaps = ordered.slice(1).map((start, index) => start - (ordered[index] ?? 0));
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const usual = gaps.filter((gap) => Math.abs(gap - middle) <= Math.max(ROUNDING_S, middle * 0.1));
  // of many gaps that are nearly the same the mean is exact although each is rounded
  const gap = usual.reduce((sum, each) => sum + each, 0) / usual.length;
  return { fps: gap > 0 ? 1 / gap : null, variable: usual.length < gaps.length * (1 - ODD_SHARE) };
}

const roundRate = (fps: number): string => String(Number(fps.toFixed(fps > 10 ? 0 : 1)));
/** 59.94 is 60 for whoever counts frames in a clip of a minute. */
const isSixty = (fps: number): boolean => Math.abs(fps - 60) < 0.5;

/** What the rate of a clip means for who puts presses on its frames; null when there is nothing to say. */
export function rateWarning({ fps, variable }: PictureRate): string | null {
  if (fps === null) return null;
  if (variable) return t('unevenPictures', { fps: roundRate(fps) });
  if (isSixty(fps)) return null;
  const each = Math.round(60 / fps);
  if (fps > 60) return t('tooManyPictures', { fps: roundRate(fps) });
  if (each === 1 || Math.abs(60 / fps - each) > 0.05) return t('tooFewPictures', { fps: roundRate(fps) });
  return each === 2
    ? t('twoFramesAPicture', { fps: roundRate(fps) })
    : t('framesAPicture', { fps: roundRate(fps), last: each - 1, next: each, nextLast: 2 * each - 1 });
}

/** The longest of what file and player say: a head that lies does not shorten a clip. */
export const lengthOf = (read: ReadClip | null, played: PlayedClip | null): number =>
  Math.max(read?.trueS ?? read?.saidS ?? 0, played?.durationS ?? 0);

function lengthWarning(read: ReadClip): string | null {
  if (read.trueS === null || read.saidS === null || Math.abs(read.saidS - read.trueS) <= TOLD_WRONG_S) return null;
  return t('lengthToldWrong', { told: read.saidS.toFixed(1), real: read.trueS.toFixed(1) });
}

/** @param read null when the file could only be played, not read */
export function factsOf(read: ReadClip | null, played: PlayedClip | null): ClipFacts {
  const durationS = lengthOf(read, played);
  const delayS = read?.delayS ?? 0;
  const rate = pictureRate(read?.starts ?? []);
  const warnings = [rateWarning(rate), read === null ? null : lengthWarning(read)];
  return {
    durationS,
    frames: lastFrameOf(durationS - delayS),
    width: played?.width ?? read?.width ?? 0,
    height: played?.height ?? read?.height ?? 0,
    codec: read?.codec ?? '',
    ...rate,
    sound: read?.sound ?? false,
    delayS,
    warnings: warnings.filter((warning) => warning !== null),
  };
}
