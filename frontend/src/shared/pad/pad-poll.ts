import type { PressType } from '@combolab/contracts';
import { HeldReader } from './held-reader.js';
import { isKnownPad, readPad, type PadSnapshot } from './pad-layout.js';
import { profileOf, type PadProfile } from './pad-profile.js';
import { NOTHING_PRESSED, type PadState } from './pad-state.js';
import { t } from './texts.js';

/** A pad as the browser tells it. */
export interface LivePad extends PadSnapshot {
  readonly index: number;
  /** When it told something new, ms of the page's clock. */
  readonly timestamp: number;
  readonly connected?: boolean;
}

/** `off`: pages may not see pads here. `lost`: the one that was played on is gone. `unknown`: it is to be set up first. */
export type PadPresence = 'off' | 'none' | 'ready' | 'unknown' | 'lost';

/** What the pad in use says at one moment. */
export interface PadReport {
  readonly presence: PadPresence;
  readonly pad: LivePad | null;
  readonly pressed: ReadonlySet<PressType>;
  /** Where its sticks are; absent without a pad that is set up. */
  readonly sticks?: PadState['sticks'];
  /** When it was so, ms of the page's clock. */
  readonly at: number;
}

const NONE: ReadonlySet<PressType> = new Set();

/** The browser's pads; null where pages may not see them. The list has holes. */
export function padsNow(): readonly (LivePad | null)[] | null {
  if (!('getGamepads' in navigator)) return null;
  try {
    return [...navigator.getGamepads()];
  } catch {
    return null; // a frame without the permission
  }
}

/** A Joy-Con alone has one stick; that is no fault. */
const JOY_CON = /057e\D+200[67]/i;
/** Firefox on Windows leads every axis of a Pro Controller to the first. */
const PRO_CONTROLLER = /057e\D+2009/i;
const isMisread = ({ id }: PadSnapshot): boolean =>
  PRO_CONTROLLER.test(id) && /Windows.*Firefox/.test(navigator.userAgent);

/** Whether its owner has to show which button is which. */
export const needsSetup = (pad: PadSnapshot): boolean =>
  !isKnownPad(pad) || (pad.axes.length < 4 && !JOY_CON.test(pad.id)) || isMisread(pad);

interface Known {
  readonly reader: HeldReader;
  state: PadState;
  pressed: ReadonlySet<PressType>;
}

/** Reads the pad that was pressed last. */
export class PadPoll {
  readonly #known = new Map<number, Known>();
  #active: number | null = null;
  #lastPoll = -Infinity;

  constructor(
    private readonly pads: () => readonly (LivePad | null)[] | null = padsNow,
    private readonly shown: (pad: LivePad) => PadProfile | null = profileOf,
  ) {}

  /** @param now ms of the page's clock */
  poll(now: number): PadReport {
    const all = this.pads();
    const before = this.#lastPoll;
    this.#lastPoll = now;
    if (all === null) return { presence: 'off', pad: null, pressed: NONE, at: now };
    const there = all.filter((pad) => pad !== null).filter(({ connected }) => connected !== false);
    for (const pad of there) this.#read(pad);
    for (const index of this.#known.keys()) if (!there.some((pad) => pad.index === index)) this.#known.delete(index);
    if (this.#active === null) this.#active = there[0]?.index ?? null;
    const pad = there.find(({ index }) => index === this.#active) ?? null;
    if (pad === null) return { presence: this.#active === null ? 'none' : 'lost', pad, pressed: NONE, at: now };
    const isSetUp = this.shown(pad) !== null || !needsSetup(pad);
    const known = this.#known.get(pad.index);
    const at = pad.timestamp > before && pad.timestamp <= now ? pad.timestamp : now;
    return {
      presence: isSetUp ? 'ready' : 'unknown',
      pad,
      pressed: isSetUp ? (known?.pressed ?? NONE) : NONE,
      ...(isSetUp && known !== undefined ? { sticks: known.state.sticks } : {}),
      at,
    };
  }

  #read(pad: LivePad): void {
    const known = this.#known.get(pad.index) ?? { reader: new HeldReader(), state: NOTHING_PRESSED, pressed: NONE };
    const isNew = !this.#known.has(pad.index);
    this.#known.set(pad.index, known);
    known.state = readPad(pad, known.state, this.shown(pad));
    const pressed = known.reader.step(known.state);
    const isPressed = [...pressed].some((type) => !known.pressed.has(type));
    known.pressed = pressed;
    if (isPressed && (!isNew || this.#active === null || !this.#known.has(this.#active))) this.#active = pad.index;
  }
}

/** Name of a pad for people: without the numbers of its maker. */
export const padName = ({ id }: Pick<PadSnapshot, 'id'>): string =>
  id
    .replace(/\s*\([^)]*(standard|vendor)[^)]*\)/gi, '')
    .replace(/^[0-9a-f]{4}-[0-9a-f]{4}-/i, '')
    .trim() || t('pad');
