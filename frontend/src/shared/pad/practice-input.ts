import type { PressType } from '@combolab/contracts';
import { EdgeReader, type TimedEdge } from './edge-reader.js';
import { HeldReader } from './held-reader.js';
import { KeyboardPad, type Key } from './keyboard-pad.js';
import { PadPoll, type PadReport } from './pad-poll.js';

export type InputKind = 'gamepad' | 'keyboard' | 'touch';

/** Who is told what is pressed. */
export interface InputListener {
  /** Everything that is down at a moment, ms of the page's clock. */
  readonly onSample: (pressed: ReadonlySet<PressType>, at: number) => void;
  readonly onEdge: (edge: TimedEdge) => void;
}

/** Pad, keys and touches as one: who looks on does not have to know which it was. */
export class PracticeInput {
  /** What was pressed with last. */
  kind: InputKind = 'gamepad';
  pressed: ReadonlySet<PressType> = new Set();
  readonly listeners = new Set<InputListener>();
  report: PadReport = { presence: 'none', pad: null, pressed: new Set(), at: 0 };
  readonly #keyboard = new KeyboardPad();
  readonly #keys = new HeldReader();
  #keysHeld: ReadonlySet<PressType> = new Set();
  readonly #touched = new Set<PressType>();
  readonly #edges = new EdgeReader();
  #last = -Infinity;

  constructor(private readonly pads = new PadPoll()) {}

  /** Looks at the pads; once for each picture of the screen. */
  poll(now: number): PadReport {
    const before = this.report.pressed;
    this.report = this.pads.poll(now);
    if ([...this.report.pressed].some((type) => !before.has(type))) this.kind = 'gamepad';
    this.#tell(this.report.at);
    return this.report;
  }

  /** @returns whether the key is one of the pad's */
  keyDown(key: Key, at: number): boolean {
    const isOurs = this.#keyboard.down(key, true);
    if (isOurs) this.#readKeys(at);
    return isOurs;
  }

  keyUp(key: Pick<Key, 'code'>, at: number): void {
    this.#keyboard.up(key);
    this.#readKeys(at);
  }

  touchDown(type: PressType, at: number): void {
    this.#touched.add(type);
    this.kind = 'touch';
    this.#tell(at);
  }

  touchUp(type: PressType, at: number): void {
    this.#touched.delete(type);
    this.#tell(at);
  }

  /** Lets go of keys and touches, as when the window loses them. */
  release(at: number): void {
    this.#keyboard.release();
    this.#touched.clear();
    this.#readKeys(at);
  }

  #readKeys(at: number): void {
    const before = this.#keysHeld;
    this.#keysHeld = this.#keys.step(this.#keyboard.state);
    if ([...this.#keysHeld].some((type) => !before.has(type))) this.kind = 'keyboard';
    this.#tell(at);
  }

  #tell(when: number): void {
    const at = Math.max(when, this.#last); // a pad may tell of a moment before a key's
    this.#last = at;
    this.pressed = new Set([...this.report.pressed, ...this.#keysHeld, ...this.#touched]);
    const edges = this.#edges.step(this.pressed, at);
    for (const listener of this.listeners) {
      listener.onSample(this.pressed, at);
      for (const edge of edges) listener.onEdge(edge);
    }
  }
}
