import { VideoRefusedError } from '../errors.js';
import type { VideoHeader } from './read-header.js';

/** What decoding every picture showed. */
export interface Pictures {
  readonly count: number;
  /** Time of the first picture, seconds. */
  readonly firstSeconds: number;
  /** From the first picture to the end of the last, seconds. */
  readonly durationSeconds: number;
}

const CUT = /partial file|truncat|premature|moov atom not found|end of file/i;
const DAMAGED = /error while decoding|invalid data found|corrupt|decode_slice_header error|no frame!|missing picture/i;

/**
 * Reads the times of all decoded pictures, one a line, and what the decoder complained about.
 * @throws VideoRefusedError for an empty, cut or damaged file
 */
export function readPictures(stdout: string, stderr: string, header: VideoHeader): Pictures {
  const lines = stdout.split('\n').filter((line) => /\d|N\/A/.test(line));
  if (CUT.test(stderr)) throw cut();
  if (lines.length === 0) throw new VideoRefusedError('no-pictures', 'This video has no pictures in it.');
  if (DAMAGED.test(stderr))
    throw new VideoRefusedError('damaged', 'Some pictures of this video are damaged. Export the clip again.');
  const pictures = measure(lines, header.fps);
  if (isShort(pictures, stderr, header)) throw cut();
  return pictures;
}

/** The refusal of a file whose end is missing. */
export function cut(): VideoRefusedError {
  return new VideoRefusedError('cut', 'The file is cut off: its end is missing. Export or upload the clip again.');
}

function measure(lines: readonly string[], declaredFps: number | null): Pictures {
  const times = lines.map(Number.parseFloat).filter(Number.isFinite);
  const first = times.reduce((a, b) => Math.min(a, b), Infinity);
  const last = times.reduce((a, b) => Math.max(a, b), -Infinity);
  const span = times.length > 1 ? last - first : 0;
  const oneFrame = span > 0 ? span / (times.length - 1) : 1 / (declaredFps ?? 60);
  const firstSeconds = Number.isFinite(first) ? first : 0;
  return { count: lines.length, firstSeconds, durationSeconds: span + oneFrame };
}

/** Fewer pictures than the header promises; an edit list may hide some, but then nothing complains. */
function isShort({ count, firstSeconds, durationSeconds }: Pictures, stderr: string, header: VideoHeader): boolean {
  const { declaredFrames, declaredSeconds, startSeconds } = header;
  if (declaredFrames !== null && stderr.trim() !== '' && count < declaredFrames - Math.max(2, declaredFrames * 0.02))
    return true;
  if (declaredSeconds === null) return false;
  const end = firstSeconds - startSeconds + durationSeconds;
  return declaredSeconds - end > Math.max(0.5, declaredSeconds * 0.02);
}
