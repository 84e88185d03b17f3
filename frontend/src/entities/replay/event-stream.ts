/** The events of a replay, where they lie in its file. */
export interface EventStream {
  readonly view: DataView;
  /** Bytes: where the first event begins and the last one ends. */
  readonly from: number;
  readonly to: number;
  /** Bytes of an event with its command, by command; 0 for one that the file does not declare. */
  readonly sizes: Uint32Array;
}

export const Command = {
  EVENT_SIZES: 0x35,
  GAME_START: 0x36,
  PRE_FRAME: 0x37,
  POST_FRAME: 0x38,
  GAME_END: 0x39,
} as const;

/** Where events begin in a file with UBJSON around them. */
const EVENTS = 15;
const LENGTH = 4;
/** Files of the first versions are events alone and declare no sizes. */
const FIRST_SIZES: readonly (readonly [command: number, payload: number])[] = [
  [Command.GAME_START, 0x140],
  [Command.PRE_FRAME, 0x6],
  [Command.POST_FRAME, 0x46],
  [Command.GAME_END, 0x1],
];

/** @param bytes of a file whose start was checked and whose length is true */
export function eventStream(bytes: Uint8Array): EventStream {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes = new Uint32Array(256);
  if (bytes[0] === Command.GAME_START) {
    for (const [command, payload] of FIRST_SIZES) sizes[command] = payload + 1;
    return { view, from: 0, to: bytes.length, sizes };
  }
  const said = view.getUint32(EVENTS - LENGTH);
  const payload = view.getUint8(EVENTS + 1);
  sizes[Command.EVENT_SIZES] = payload + 1;
  for (let at = EVENTS + 2; at + 3 <= Math.min(EVENTS + 1 + payload, bytes.length); at += 3)
    sizes[view.getUint8(at)] = view.getUint16(at + 1) + 1;
  return { view, from: EVENTS, to: said === 0 ? bytes.length : Math.min(bytes.length, EVENTS + said), sizes };
}
