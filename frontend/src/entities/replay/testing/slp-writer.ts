import { ascii, EventBytes, joined } from './slp-bytes.js';

/** A player on one frame; what is left out is at rest. */
export interface FrameOfPlayer {
  readonly buttons?: number;
  readonly stick?: readonly [x: number, y: number];
  readonly cStick?: readonly [x: number, y: number];
  readonly triggers?: readonly [l: number, r: number];
  /** Number of the action: 75 to 91 is hit, 14 stands. */
  readonly state?: number;
  /** Frames since the action began. */
  readonly since?: number;
  /** In units of the game, right and up. */
  readonly place?: readonly [x: number, y: number];
  readonly percent?: number;
  readonly stocks?: number;
  readonly lastAttack?: number;
  /** Port of who hit it last; 6 for nobody. */
  readonly lastHitBy?: number;
  /** Frames of hitlag that are left. */
  readonly hitlag?: number;
  /** Number of the fighter within the fight. */
  readonly fighter?: number;
}

export interface WrittenReplay {
  /** Number in the select screen by port from 0; null for an empty port. */
  readonly players: readonly (number | null)[];
  /** The last frame; the first is -123. */
  readonly lastFrame: number;
  readonly frameOf: (player: number, frame: number) => FrameOfPlayer;
  /** The partner of a port, such as Nana; null where it is not in the fight. */
  readonly partnerOf?: (player: number, frame: number) => FrameOfPlayer | null;
  /** The European version of the game. */
  readonly pal?: boolean;
  /** False for a file whose game has no end. */
  readonly ended?: boolean;
  /** Team of each port; absent for a game of each against all. */
  readonly teams?: readonly number[];
  /** Names and codes online by port. */
  readonly names?: readonly (readonly [name: string, code: string])[];
  /** As the game numbers them; 32 is Final Destination. */
  readonly stage?: number;
  /** When the game began, as ISO 8601 of 20 signs; absent where the file does not tell. */
  readonly startedAt?: string;
}

const FIRST = -123;
const SIZES: readonly (readonly [command: number, size: number])[] = [
  [0x36, 0x2f8],
  [0x37, 0x3f],
  [0x38, 0x54],
  [0x39, 0x06],
  [0x3a, 0x0c],
  [0x3c, 0x08],
];
const event = (command: number): EventBytes =>
  new EventBytes(command, SIZES.find(([each]) => each === command)?.[1] ?? 0);

function sizes(): Uint8Array {
  const bytes = new EventBytes(0x35, 1 + 3 * SIZES.length).u8(1, 1 + 3 * SIZES.length);
  SIZES.forEach(([command, size], i) => bytes.u8(2 + 3 * i, command).u16(3 + 3 * i, size));
  return bytes.bytes;
}

function gameStart({ players, teams, names = [], stage = 32, pal = false }: WrittenReplay): Uint8Array {
  const start = event(0x36).u8(1, 3).u8(2, 16).u8(3, 0).u16(0x13, stage).u8(0x1a4, 2);
  if (teams !== undefined) start.u8(0xd, 1);
  if (pal) start.u8(0x1a1, 1);
  for (let port = 0; port < 4; port += 1) {
    const fighter = players[port] ?? null;
    start.u8(0x65 + 0x24 * port, fighter ?? 0x1a).u8(0x66 + 0x24 * port, fighter === null ? 3 : 0);
    start.u8(0x67 + 0x24 * port, 4).u8(0x6e + 0x24 * port, teams?.[port] ?? 0);
    const [name, code] = names[port] ?? ['', ''];
    start.text(0x1a5 + 0x1f * port, name).text(0x221 + 0xa * port, code);
  }
  return start.bytes;
}

function pre(player: number, frame: number, of: FrameOfPlayer): Uint8Array {
  const { buttons = 0, stick = [0, 0], cStick = [0, 0], triggers = [0, 0], state = 14, percent = 0 } = of;
  const bytes = event(0x37).i32(1, frame).u8(5, player).u16(0xb, state).float(0x15, 1);
  bytes
    .float(0x19, ...stick, ...cStick, Math.max(...triggers))
    .u32(0x2d, buttons)
    .u16(0x31, buttons);
  return bytes.float(0x33, ...triggers).float(0x3c, percent).bytes;
}

function post(player: number, frame: number, of: FrameOfPlayer): Uint8Array {
  const { state = 14, since = 0, percent = 0, stocks = 4, lastAttack = 0, lastHitBy = 6, fighter = 0 } = of;
  const bytes = event(0x38).i32(1, frame).u8(5, player).u8(7, fighter).u16(8, state);
  bytes.float(0xa, ...(of.place ?? [0, 0]), 1, percent, 60);
  bytes.float(0x49, of.hitlag ?? 0);
  return bytes.u8(0x1e, lastAttack).u8(0x20, lastHitBy).u8(0x21, stocks).float(0x22, since).bytes;
}

/** The event of the second of a pair. */
function follower(bytes: Uint8Array): Uint8Array {
  bytes[6] = 1;
  return bytes;
}

/** Writes a replay as Slippi 3.16 does: events in the public format, then a little metadata. */
export function writeReplay(replay: WrittenReplay): Uint8Array {
  const { players, lastFrame, frameOf, partnerOf = () => null, ended = true, startedAt } = replay;
  const events = [sizes(), gameStart(replay)];
  const ports = players.flatMap((fighter, port) => (fighter === null ? [] : [port]));
  for (let frame = FIRST; frame <= lastFrame; frame += 1) {
    events.push(event(0x3a).i32(1, frame).bytes);
    for (const port of ports) events.push(pre(port, frame, frameOf(port, frame)));
    for (const port of ports) events.push(post(port, frame, frameOf(port, frame)));
    for (const port of ports) {
      const partner = partnerOf(port, frame);
      if (partner !== null) events.push(follower(pre(port, frame, partner)), follower(post(port, frame, partner)));
    }
    events.push(event(0x3c).i32(1, frame).i32(5, frame).bytes);
  }
  if (ended) events.push(event(0x39).u8(1, 2).bytes);
  const raw = joined(events);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, raw.length);
  const began = startedAt === undefined ? '' : `U\u0007startAtSU\u0014${startedAt}`;
  return joined([ascii('{U\u0003raw[$U#l'), length, raw, ascii(`U\u0008metadata{${began}}}`)]);
}
