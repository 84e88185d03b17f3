import { Frames } from '@slippi/slippi-js';
import { Command, eventStream, type EventStream } from './event-stream.js';

const PORTS = 4;
/** Offsets within the events of a player on a frame: before and after what the frame does. */
const [FRAME, PORT, FOLLOWER] = [0x1, 0x5, 0x6];

/** The fighter of a port, or the second of a pair who follows it, such as Nana. */
export type Body = 'leader' | 'partner';

/** Where the events of each frame lie, for one port; 0 for none. */
class PortFrames {
  private at = new Uint32Array(0);

  get empty(): boolean {
    return this.at.length === 0;
  }

  get(index: number): number {
    return index < 0 ? 0 : (this.at[index] ?? 0);
  }

  /** @param most no frame from this place on is kept */
  set(index: number, at: number, most: number): void {
    if (index >= this.at.length) {
      const grown = new Uint32Array(Math.min(most, Math.max(index + 1, 2 * this.at.length, 1 << 14)));
      grown.set(this.at);
      this.at = grown;
    }
    this.at[index] = at;
  }
}

/**
 * The frames of a game, as its file has them: one pass over the bytes notes where the events of each player lie, and a
 * number is read when it is asked for. Numbers are those of `getFrames()` of slippi-js; of a frame that was played again
 * after a rollback the last telling counts.
 */
export class GameFrames {
  /** An event ended the game. */
  readonly complete: boolean;
  /** The last frame that is told as a whole; -Infinity when there is none. */
  readonly last: number;
  private readonly view: DataView;
  private readonly sizes: Uint32Array;
  private readonly pres = Array.from({ length: PORTS }, () => new PortFrames());
  private readonly posts = Array.from({ length: PORTS }, () => new PortFrames());
  /** Of the second of a pair: Nana. */
  private readonly partners = Array.from({ length: PORTS }, () => new PortFrames());
  /** Frames of which something is told of anybody. */
  private readonly told = new PortFrames();

  /** @param bytes of a file whose start was checked and whose length is true */
  constructor(bytes: Uint8Array) {
    const stream = eventStream(bytes);
    this.view = stream.view;
    this.sizes = stream.sizes;
    const { latest, complete } = this.follow(stream);
    this.complete = complete;
    const last = complete ? latest : latest - 1;
    // nothing is kept of numbers beyond what a file of this size can tell of
    this.last = complete || this.has(last) ? last : -Infinity;
  }

  /** Whether anything is told of a frame. */
  has(frame: number): boolean {
    return this.told.get(frame - Frames.FIRST) !== 0;
  }

  /** Where it is told what a body of a port is after a frame; 0 where it is not. */
  post(port: number, frame: number, body: Body = 'leader'): number {
    return (body === 'leader' ? this.posts : this.partners)[port]?.get(frame - Frames.FIRST) ?? 0;
  }

  /** The bodies that a port ever had in the game, the one that is played first. */
  bodies(port: number): readonly Body[] {
    return this.partners[port]?.empty === false ? ['leader', 'partner'] : ['leader'];
  }

  /** Where it is told what a port held on a frame; 0 where it is not. */
  pre(port: number, frame: number): number {
    return this.pres[port]?.get(frame - Frames.FIRST) ?? 0;
  }

  /** A number of an event that lies at `at`, `or` where the file's version does not have it. */
  float(at: number, offset: number, or: number): number {
    return this.tells(at, offset + 4) ? this.view.getFloat32(at + offset) : or;
  }
  u8(at: number, offset: number, or: number): number {
    return this.tells(at, offset + 1) ? this.view.getUint8(at + offset) : or;
  }
  u16(at: number, offset: number, or: number): number {
    return this.tells(at, offset + 2) ? this.view.getUint16(at + offset) : or;
  }
  u32(at: number, offset: number, or: number): number {
    return this.tells(at, offset + 4) ? this.view.getUint32(at + offset) : or;
  }

  private tells(at: number, end: number): boolean {
    return at !== 0 && end <= (this.sizes[this.view.getUint8(at)] ?? 0);
  }

  private follow({ view, from, to, sizes }: EventStream): { readonly latest: number; readonly complete: boolean } {
    const shortest = Math.min(...[Command.PRE_FRAME, Command.POST_FRAME].map((each) => sizes[each] || Infinity));
    const most = Math.ceil((to - from) / shortest);
    let latest = -Infinity;
    let complete = false;
    for (let at = from; at < to;) {
      const command = view.getUint8(at);
      const size = sizes[command] ?? 0;
      // what is not declared cannot be passed over, what is cut off is not read
      if (size === 0 || size > to - at) break;
      if ((command === Command.PRE_FRAME || command === Command.POST_FRAME) && size > PORT) {
        latest = view.getInt32(at + FRAME);
        this.note(latest - Frames.FIRST, at, most, command === Command.PRE_FRAME);
      } else if (command === Command.GAME_END) complete = true;
      at += size;
    }
    return { latest, complete };
  }

  private note(index: number, at: number, most: number, isPre: boolean): void {
    if (index < 0 || index >= most) return;
    this.told.set(index, at, most);
    const isPartner = this.u8(at, FOLLOWER, 0) !== 0;
    // nobody holds the controller of the second of a pair
    if (isPre && isPartner) return;
    const events = isPre ? this.pres : isPartner ? this.partners : this.posts;
    events[this.view.getUint8(at + PORT)]?.set(index, at, most);
  }
}
