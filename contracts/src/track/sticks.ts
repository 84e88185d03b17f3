import { z } from 'zod/mini';
import { MAX_FRAME } from './action.js';

/** What a frame has, in this order: left stick, C-stick (right stick), then how far both triggers are pulled. */
export const STICK_VALUES = ['lx', 'ly', 'rx', 'ry', 'lt', 'rt'] as const;
export type StickValue = (typeof STICK_VALUES)[number];
export const VALUES_PER_FRAME = STICK_VALUES.length;
/** A stick at its gate, and a trigger that is pulled whole. */
export const FULL = 127;
/** In place of a value that nobody knows. */
export const NO_SAMPLE = -128;

/** How sticks and triggers really moved, 60 samples a second. */
export interface Sticks {
  /** Frame of the clip that the first sample belongs to. */
  readonly from: number;
  /**
   * `VALUES_PER_FRAME` bytes a frame. Sticks from -127 to 127, right and up being more; triggers from 0 to 127;
   * `NO_SAMPLE` for what is not known.
   */
  readonly samples: Int8Array;
}

const VERSION = 1;
/** Version, and the first frame as two bytes, the lower first. */
const HEAD_BYTES = 3;
const MOST_BYTES = HEAD_BYTES + (MAX_FRAME + 1) * VALUES_PER_FRAME;
/** Characters of the longest: a minute is 28,816. */
export const STICKS_LENGTH = Math.ceil(MOST_BYTES / 3) * 4;

export const framesOfSticks = ({ samples }: Sticks): number => samples.length / VALUES_PER_FRAME;
/** The last frame of the clip that has a sample. */
export const lastFrameOfSticks = (sticks: Sticks): number => sticks.from + framesOfSticks(sticks) - 1;

// both are globals of browsers and of Node
declare const btoa: (bytes: string) => string;
declare const atob: (text: string) => string;

/**
 * Samples as combos keep them, in base64: a byte with the version, two with the first frame, then, frame after frame, the
 * difference of each byte to that of the frame before, modulo 256.
 */
export function encodeSticks({ from, samples }: Sticks): string {
  const bytes = [VERSION, from & 255, from >> 8];
  samples.forEach((value, i) => bytes.push((value - (samples[i - VALUES_PER_FRAME] ?? 0)) & 255));
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

export type ReadSticks = { readonly sticks: Sticks } | { readonly problem: string };

function bytesOf(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** Samples that were encoded, or, in words, why these are none. Never throws. */
export function readSticks(text: string): ReadSticks {
  if (text.length > STICKS_LENGTH) return { problem: `are longer than ${String(MAX_FRAME + 1)} frames` };
  const bytes = bytesOf(text);
  if (bytes === null) return { problem: 'are not base64' };
  const [version, low = 0, high = 0] = bytes;
  if (version !== VERSION)
    return { problem: `have the version ${String(version)}, and only ${String(VERSION)} is known` };
  const count = bytes.length - HEAD_BYTES;
  if (count <= 0 || count % VALUES_PER_FRAME !== 0)
    return {
      problem: `do not hold whole frames of ${String(VALUES_PER_FRAME)} bytes after the first ${String(HEAD_BYTES)}`,
    };
  const samples = new Int8Array(count);
  samples.forEach((_, i) => {
    samples[i] = (samples[i - VALUES_PER_FRAME] ?? 0) + (bytes[i + HEAD_BYTES] ?? 0);
  });
  const sticks = { from: low + 256 * high, samples };
  if (lastFrameOfSticks(sticks) > MAX_FRAME) return { problem: `go on after frame ${String(MAX_FRAME)}` };
  const strange = samples.findIndex((value, i) => i % VALUES_PER_FRAME >= 4 && value < 0 && value !== NO_SAMPLE);
  if (strange === -1) return { sticks };
  const frame = sticks.from + Math.floor(strange / VALUES_PER_FRAME);
  return { problem: `have a trigger that is pulled less than not at all on frame ${String(frame)}` };
}

/** Samples as clients send them: see `encodeSticks`. */
export const StickText = z.string().check(
  z.maxLength(STICKS_LENGTH, { error: `are longer than ${String(MAX_FRAME + 1)} frames` }),
  z.superRefine((text, context) => {
    const read = readSticks(text);
    if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem, input: text });
  }),
);
