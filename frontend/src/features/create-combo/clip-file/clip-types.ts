import { LIMITS } from '@combolab/contracts';

const MB = 1_048_576;

/** What the file dialog offers. */
export const CLIP_TYPES = 'video/mp4,video/quicktime,video/webm,video/x-matroska,.mp4,.m4v,.mov,.webm,.mkv';

/** Why a file is not the clip. Some files become one when they are made shorter or smaller. */
export interface ClipProblem {
  readonly text: string;
  /** Trimming and shrinking it would help. */
  readonly mendable: boolean;
  /** The server can make a clip of it. */
  readonly raw: boolean;
  /** It is no video yet: the server draws it. */
  readonly drawn?: true;
}

/** Too large for the decoders of the server. */
const mendableHere = (text: string): ClipProblem => ({ text, mendable: true, raw: false });
const NOT_A_VIDEO = 'This file is not a video we can take. Choose an mp4, mov, mkv or webm clip.';
const refused = (text: string): ClipProblem => ({ text, mendable: false, raw: false });
const mendable = (text: string): ClipProblem => ({ text, mendable: true, raw: true });

const known = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^video\/(mp4|quicktime|webm|x-m4v|x-matroska)$/.test(type) ||
  (type === '' && /\.(mp4|m4v|mov|webm|mkv)$/i.test(name));

/** Why a file cannot be the clip, as far as its name tells; null when it can. */
export function nameProblem(file: Pick<File, 'name' | 'type' | 'size'>): ClipProblem | null {
  if (!known(file)) return refused(NOT_A_VIDEO);
  return file.size === 0 ? refused('This file is empty. Choose another one.') : null;
}

/** Whether bytes are more than a clip has. */
export const sizeProblem = (bytes: number): ClipProblem | null =>
  bytes > LIMITS.videoBytes
    ? mendable(
        `A clip has at most ${String(LIMITS.videoBytes / MB)} MB; this file has ${String(Math.ceil(bytes / MB))}.`,
      )
    : null;

/** How much a file may be that the server makes a clip of. */
export interface RawLimits {
  readonly bytes: number;
  readonly seconds: number;
}

/** Why the server can make no clip of a file either; null when it can. @param seconds 0 where they are not known */
export function rawProblem(bytes: number, seconds: number, most: RawLimits): ClipProblem | null {
  if (bytes > most.bytes)
    return refused(
      `Video size is larger than ${String(Math.round(most.bytes / MB))}MB. Please compress your video to 480, 720, or 1080p`,
    );
  return seconds > most.seconds + 1
    ? refused(
        `This video lasts ${String(Math.round(seconds))} seconds; at most ${String(most.seconds)} can be sent. Cut it and choose it again.`,
      )
    : null;
}

/** Why a clip of that length in seconds cannot be shared; null when it can. */
export const lengthProblem = (seconds: number): ClipProblem | null =>
  seconds > LIMITS.videoSeconds
    ? mendable(
        `A clip lasts at most ${String(LIMITS.videoSeconds)} seconds; this one has ${String(Math.round(seconds))}.`,
      )
    : null;

/** Why a clip with such sides in pixels cannot be shared; null when it can. */
export const sidesProblem = (width: number, height: number): ClipProblem | null =>
  Math.max(width, height) > LIMITS.videoSidePixels
    ? mendableHere(
        `A clip has at most ${String(LIMITS.videoSidePixels)} pixels on a side; this one has ${String(width)} × ${String(height)}. Make it smaller.`,
      )
    : null;

/** @param codec as people call it; null when it is not known */
export const playProblem = (codec: string | null): ClipProblem => ({
  text:
    codec === null
      ? 'This browser cannot play the file as it is.'
      : `This video is made with ${codec}, which this browser cannot play.`,
  mendable: false,
  raw: true,
});

/** Of a stretch of a replay that was not made a video of. */
export const TO_BE_DRAWN: ClipProblem = {
  text: 'This browser makes no videos of replays.',
  mendable: false,
  raw: true,
  drawn: true,
};

/** Of a file that has sound alone. */
export const NO_PICTURES: ClipProblem = refused(
  'This file has no pictures in it. Choose an mp4, mov, mkv or webm clip.',
);

/** How many bytes at the start tell the kind of a file. */
export const SNIFFED_BYTES = 12;

/** Whether the first bytes are those of mp4, mov, mkv or webm, whatever the name says. */
export function startsLikeVideo(bytes: Uint8Array): boolean {
  const ascii = String.fromCharCode(...bytes.slice(4, 8));
  if (['ftyp', 'moov', 'mdat', 'free', 'wide', 'skip'].includes(ascii)) return true;
  return bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
}

/** Why a file with such a start cannot be the clip; null when it can. */
export const startProblem = (bytes: Uint8Array): ClipProblem | null =>
  startsLikeVideo(bytes)
    ? null
    : refused('This file is named like a video but is none inside. Choose an mp4, mov, mkv or webm clip.');

const CODECS: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
};

/** A codec as people call it. */
export const codecName = (codec: string | null): string | null => (codec === null ? null : (CODECS[codec] ?? codec));
