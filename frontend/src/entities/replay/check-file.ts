import { ReplayRefused } from './replay.js';

/** Bytes. Replays of the longest games are a few million bytes large. */
export const MAX_REPLAY_BYTES = 50 * 2 ** 20;

const RAW = [0x7b, 0x55, 0x03, 0x72, 0x61, 0x77, 0x5b, 0x24, 0x55, 0x23, 0x6c]; // {U 3 raw[$U#l
const LENGTH = 4;
const EVENT_SIZES = 0x35;
const GAME_START = 0x36;

/** @throws ReplayRefused for a file that is not worth reading */
export function checkSize(bytes: number): void {
  if (bytes === 0) throw new ReplayRefused({ reason: 'empty' });
  if (bytes > MAX_REPLAY_BYTES) throw new ReplayRefused({ reason: 'tooLarge', megabytes: Math.round(bytes / 2 ** 20) });
}

/** @throws ReplayRefused for what is not a replay of Melee, by its first bytes */
export function checkStart(bytes: Uint8Array): void {
  const raw = RAW.every((byte, i) => bytes[i] === byte);
  if (!raw && bytes[0] !== GAME_START) throw new ReplayRefused({ reason: 'notAReplay' });
  const events = RAW.length + LENGTH;
  if (raw && bytes.length <= events + 2) throw new ReplayRefused({ reason: 'noGame' });
  if (raw && bytes[events] !== EVENT_SIZES) throw new ReplayRefused({ reason: 'eventsAstray' });
}

/** The bytes of a replay; of one that was cut off, its length says so and no longer what it was to be. */
export function withTrueLength(bytes: Uint8Array): Uint8Array {
  const events = RAW.length + LENGTH;
  if (bytes[0] === GAME_START) return bytes;
  const said = new DataView(bytes.buffer, bytes.byteOffset + RAW.length, LENGTH).getUint32(0);
  if (said <= bytes.length - events) return bytes;
  const cut = bytes.slice();
  new DataView(cut.buffer).setUint32(RAW.length, bytes.length - events);
  return cut;
}
