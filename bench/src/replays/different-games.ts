import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mustHold } from '../harness/figure.js';

/** Bytes: where events begin, and of the number before them that says how many there are. */
const EVENTS = 15;
const LENGTH = 4;
const [EVENT_SIZES, PRE_FRAME, FRAME_START] = [0x35, 0x37, 0x3a];
/** Part of its events by which each further game of one file is shorter. */
const STEP = 0.02;

/** The bytes of a replay whose recording stopped before the first frame that begins beyond `part` of its events. */
function stoppedAt(bytes: Buffer, part: number): Buffer {
  const length = bytes.readUInt32BE(EVENTS - LENGTH) || bytes.length - EVENTS;
  const end = Math.min(bytes.length, EVENTS + length);
  const sizes = new Map([[EVENT_SIZES, bytes.readUInt8(EVENTS + 1)]]);
  for (let at = EVENTS + 2; at < EVENTS + 1 + bytes.readUInt8(EVENTS + 1); at += 3)
    sizes.set(bytes.readUInt8(at), bytes.readUInt16BE(at + 1));
  const begin = sizes.has(FRAME_START) ? FRAME_START : PRE_FRAME;
  let at = EVENTS;
  let frame = Number.NaN;
  while (at < end) {
    const command = bytes.readUInt8(at);
    const size = (sizes.get(command) ?? Infinity) + 1;
    if (at + size > end) break;
    const begins = command === begin && bytes.readInt32BE(at + 1) !== frame;
    if (command === begin) frame = bytes.readInt32BE(at + 1);
    if (begins && at - EVENTS > part * length) break;
    at += size;
  }
  const cut = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(bytes.length, EVENTS + length))]);
  cut.writeUInt32BE(at - EVENTS, EVENTS - LENGTH);
  return cut;
}

/**
 * So many real games out of those of a folder, no two the same: where there are fewer, games whose recording stopped on
 * another frame.
 * @returns their files
 */
export async function differentGames(from: string, into: string, count: number): Promise<readonly string[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.slp')).sort();
  mustHold(names.length > 0, `there is no .slp in ${from}`);
  const files: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const name = names[i % names.length] ?? '';
    const again = Math.floor(i / names.length);
    const bytes = await readFile(join(from, name));
    const file = join(into, `${String(i)}-${name}`);
    await writeFile(file, again === 0 ? bytes : stoppedAt(bytes, 1 - STEP * again));
    files.push(file);
  }
  return files;
}
