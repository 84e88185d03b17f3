/** When the pictures of a track begin, as its packets say. Seconds. */
export interface PacketTimes {
  /** Of the file's own clock, rising. */
  readonly starts: readonly number[];
  /** When the last picture ends. */
  readonly end: number;
}

/** Packets of an edit that hides them are decoded, never shown. */
const HIDDEN = 'D';
const KEY = 'K';

interface Packet {
  readonly at: number;
  readonly lasts: number;
  readonly flags: string;
}

function readPacket(line: string): Packet | null {
  const [at = '', lasts = '', flags = ''] = line.split(',');
  const time = Number.parseFloat(at);
  return Number.isFinite(time) ? { at: time, lasts: Number.parseFloat(lasts), flags } : null;
}

/** Nothing can be shown before the first key picture. */
function shown(packets: readonly Packet[]): readonly Packet[] {
  const [first] = packets;
  if (first?.flags.includes(HIDDEN) === true) return packets.filter(({ flags }) => !flags.includes(HIDDEN));
  const key = packets.find(({ flags }) => flags.includes(KEY));
  return key === undefined ? [] : packets.filter(({ at }) => at >= key.at);
}

/**
 * Reads `pts_time,duration_time,flags` of all packets, one a line.
 * @returns no starts for a track without pictures
 */
export function readPackets(stdout: string): PacketTimes {
  const packets = shown(stdout.split('\n').flatMap((line) => readPacket(line) ?? []));
  const ordered = packets.toSorted((a, b) => a.at - b.at);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return { starts: [], end: 0 };
  const usual = ordered.length > 1 ? (last.at - first.at) / (ordered.length - 1) : 1 / 60;
  const end = last.at + (last.lasts > 0 ? last.lasts : usual);
  return { starts: ordered.map(({ at }) => at), end };
}
