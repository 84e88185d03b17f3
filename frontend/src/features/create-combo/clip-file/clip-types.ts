import { LIMITS } from '@combolab/contracts';
import { t } from '../texts.js';

const MB = 1_048_576;

/** What the file dialog offers. */
export const CLIP_TYPES =
  'video/mp4,video/quicktime,video/webm,video/x-matroska,video/matroska,.mp4,.m4v,.mov,.webm,.mkv';

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
const NOT_A_VIDEO = t('notAVideo');
const refused = (text: string): ClipProblem => ({ text, mendable: false, raw: false });
const mendable = (text: string): ClipProblem => ({ text, mendable: true, raw: true });

const known = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^video\/(mp4|quicktime|webm|x-m4v|x-matroska|matroska)$/.test(type) ||
  (type === '' && /\.(mp4|m4v|mov|webm|mkv)$/i.test(name));

/** Why a file cannot be the clip, as far as its name tells; null when it can. */
export function nameProblem(file: Pick<File, 'name' | 'type' | 'size'>): ClipProblem | null {
  if (!known(file)) return refused(NOT_A_VIDEO);
  return file.size === 0 ? refused(t('emptyFile')) : null;
}

/** Whether bytes are more than a clip has. */
export const sizeProblem = (bytes: number): ClipProblem | null =>
  bytes > LIMITS.videoBytes
    ? mendable(t('clipTooLarge', { most: LIMITS.videoBytes / MB, size: Math.ceil(bytes / MB) }))
    : null;

/** How much a file may be that the server makes a clip of. */
export interface RawLimits {
  readonly bytes: number;
  readonly seconds: number;
}

/** Why the server can make no clip of a file either; null when it can. @param seconds 0 where they are not known */
export function rawProblem(bytes: number, seconds: number, most: RawLimits): ClipProblem | null {
  if (bytes > most.bytes) return refused(t('videoTooLarge', { most: Math.round(most.bytes / MB) }));
  return seconds > most.seconds + 1
    ? refused(t('videoTooLong', { seconds: Math.round(seconds), most: most.seconds }))
    : null;
}

/** Why a clip of that length in seconds cannot be shared; null when it can. */
export const lengthProblem = (seconds: number): ClipProblem | null =>
  seconds > LIMITS.videoSeconds
    ? mendable(t('clipTooLong', { most: LIMITS.videoSeconds, seconds: Math.round(seconds) }))
    : null;

/** Why a clip with such sides in pixels cannot be shared; null when it can. */
export const sidesProblem = (width: number, height: number): ClipProblem | null =>
  Math.max(width, height) > LIMITS.videoSidePixels
    ? mendableHere(t('clipTooWide', { most: LIMITS.videoSidePixels, width, height }))
    : null;

/** Pictures a second that the server still makes a clip of. */
const MOST_FPS = 250;

/** Why the server can make no clip of such pictures either, so that nobody sends them for that; null when it can. @param fps null when not known */
export function decodeProblem(width: number, height: number, fps: number | null): ClipProblem | null {
  const sides = sidesProblem(width, height);
  if (sides !== null) return refused(sides.text);
  return fps !== null && fps > MOST_FPS ? refused(t('videoTooFast', { fps: Math.round(fps), most: MOST_FPS })) : null;
}

/** @param codec as people call it; null when it is not known */
export const playProblem = (codec: string | null): ClipProblem => ({
  text: codec === null ? t('cannotPlay') : t('cannotPlayCodec', { codec }),
  mendable: false,
  raw: true,
});

/** Of a stretch of a replay that was not made a video of. */
export const TO_BE_DRAWN: ClipProblem = {
  text: t('thisBrowserMakesNoVideos'),
  mendable: false,
  raw: true,
  drawn: true,
};

/** Of a file that has sound alone. */
export const NO_PICTURES: ClipProblem = refused(t('thisFileHasNoPictures'));

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
  startsLikeVideo(bytes) ? null : refused(t('thisFileIsNamedLike'));

const CODECS: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
};

/** A codec as people call it. */
export const codecName = (codec: string | null): string | null => (codec === null ? null : (CODECS[codec] ?? codec));
