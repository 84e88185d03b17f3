import { LIMITS } from '@combolab/contracts';

/** What the file dialog offers. */
export const CLIP_TYPES = 'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm';

/** Why a file is not the clip. Some files become one when they are made shorter or smaller. */
export interface ClipProblem {
  readonly text: string;
  /** Trimming and shrinking it would help. */
  readonly mendable: boolean;
}

const NOT_A_VIDEO = 'This file is not a video we can take. Choose an mp4, mov or webm clip.';
const refused = (text: string): ClipProblem => ({ text, mendable: false });
const mendable = (text: string): ClipProblem => ({ text, mendable: true });

const known = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^video\/(mp4|quicktime|webm|x-m4v)$/.test(type) || (type === '' && /\.(mp4|m4v|mov|webm)$/i.test(name));

/** Why a file cannot be the clip, as far as its name tells; null when it can. */
export function nameProblem(file: Pick<File, 'name' | 'type' | 'size'>): ClipProblem | null {
  if (!known(file)) return refused(NOT_A_VIDEO);
  return file.size === 0 ? refused('This file is empty. Choose another one.') : null;
}

/** Whether bytes are more than the server takes. */
export const sizeProblem = (bytes: number): ClipProblem | null =>
  bytes > LIMITS.videoBytes
    ? mendable('Video size is larger than 20MB. Please compress your video to 480, 720, or 1080p')
    : null;

/** Why a clip of that length in seconds cannot be shared; null when it can. */
export const lengthProblem = (seconds: number): ClipProblem | null =>
  seconds > LIMITS.videoSeconds
    ? mendable(
        `A clip lasts at most ${String(LIMITS.videoSeconds)} seconds; this one has ${String(Math.round(seconds))}. Cut it and choose it again.`,
      )
    : null;

/** Why a clip with such sides in pixels cannot be shared; null when it can. */
export const sidesProblem = (width: number, height: number): ClipProblem | null =>
  Math.max(width, height) > LIMITS.videoSidePixels
    ? mendable(
        `A clip has at most ${String(LIMITS.videoSidePixels)} pixels on a side; this one has ${String(width)} × ${String(height)}. Make it smaller.`,
      )
    : null;

/** @param codec as people call it; null when it is not known */
export const playProblem = (codec: string | null): ClipProblem =>
  refused(
    codec === null
      ? 'This browser cannot play the file, so no presses can be put on it. Convert it to mp4 (H.264) and choose it again.'
      : `This clip is made with ${codec}, which this browser cannot play, so no presses can be put on it. Convert it to mp4 (H.264) and choose it again.`,
  );

/** Of a file that has sound alone. */
export const NO_PICTURES: ClipProblem = refused('This file has no pictures in it. Choose an mp4, mov or webm clip.');

/** How many bytes at the start tell the kind of a file. */
export const SNIFFED_BYTES = 12;

/** Whether the first bytes are those of mp4, mov or webm, whatever the name says. */
export function startsLikeVideo(bytes: Uint8Array): boolean {
  const ascii = String.fromCharCode(...bytes.slice(4, 8));
  if (['ftyp', 'moov', 'mdat', 'free', 'wide', 'skip'].includes(ascii)) return true;
  return bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
}

/** Why a file with such a start cannot be the clip; null when it can. */
export const startProblem = (bytes: Uint8Array): ClipProblem | null =>
  startsLikeVideo(bytes)
    ? null
    : refused('This file is named like a video but is none inside. Choose an mp4, mov or webm clip.');

const CODECS: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
};

/** A codec as people call it. */
export const codecName = (codec: string | null): string | null => (codec === null ? null : (CODECS[codec] ?? codec));
