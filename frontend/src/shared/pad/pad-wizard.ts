import { isButton, type ButtonPart } from '../controller/parts.js';
import type { PadSnapshot } from './pad-layout.js';
import type { PadProfile, PadSource } from './pad-profile.js';
import type { StickName } from './pad-state.js';

/** What is asked for, in this order. */
export const WIZARD_TARGETS = [
  'A_BUTTON',
  'B_BUTTON',
  'X_BUTTON',
  'Y_BUTTON',
  'L_TRIGGER',
  'R_TRIGGER',
  'L_Z',
  'R_Z',
  'CONTROL_STICK_UP',
  'CONTROL_STICK_RIGHT',
  'C_STICK_UP',
  'C_STICK_RIGHT',
] as const;
export type WizardTarget = (typeof WIZARD_TARGETS)[number];

/** A button is pushed from here on, an axis so far from its rest. */
const BUTTON_ON = 0.35;
const AXIS_ON = 0.5;
/** Let go again; of the way it was pushed. */
const LET_GO = 0.3;

const finite = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? value : 0);
const valuesOf = ({ buttons, axes }: PadSnapshot) => ({
  buttons: buttons.map(({ value }) => finite(value)),
  axes: axes.map(finite),
});

/** Learns a pad by asking for one input after the other: which button or axis moves, where it rests, how far it goes. */
export class PadWizard {
  #place = 0;
  #rest: ReturnType<typeof valuesOf> | null = null;
  #moved: PadSource | null = null;
  readonly #found = new Map<WizardTarget, PadSource>();

  /** What to press now; null at the end. */
  get target(): WizardTarget | null {
    return WIZARD_TARGETS[this.#place] ?? null;
  }

  /** Takes a look at the pad. @returns whether the target changed */
  sample(pad: PadSnapshot): boolean {
    const { target } = this;
    if (target === null) return false;
    const now = valuesOf(pad);
    this.#rest ??= now;
    if (this.#moved === null) {
      this.#moved = this.#farthest(now, this.#rest);
      return false;
    }
    this.#moved = this.#further(this.#moved, now);
    if (!this.#isLetGo(this.#moved, now)) return false;
    this.#found.set(target, this.#moved);
    return this.skip();
  }

  /** Goes on without the target: the pad does not have it. */
  skip(): boolean {
    this.#moved = null;
    this.#rest = null;
    this.#place += 1;
    return true;
  }

  get profile(): PadProfile {
    const buttons: Partial<Record<ButtonPart, PadSource>> = {};
    for (const [target, source] of this.#found) if (isButton(target)) buttons[target] = source;
    return { buttons, sticks: { CONTROL_STICK: this.#stick('CONTROL_STICK'), C_STICK: this.#stick('C_STICK') } };
  }

  #stick(stick: StickName): PadProfile['sticks'][StickName] {
    const right = this.#found.get(`${stick}_RIGHT`);
    const up = this.#found.get(`${stick}_UP`);
    return { ...(right !== undefined && { right }), ...(up !== undefined && { down: opposite(up) }) };
  }

  #farthest(now: ReturnType<typeof valuesOf>, rest: ReturnType<typeof valuesOf>): PadSource | null {
    const used = new Set([...this.#found.values()].filter(({ kind }) => kind === 'button').map(({ index }) => index));
    const button = now.buttons.findIndex(
      (value, index) => value - (rest.buttons[index] ?? 0) > BUTTON_ON && !used.has(index),
    );
    const isStick = this.target?.includes('STICK') ?? false;
    if (button >= 0 && !isStick) return { kind: 'button', index: button };
    const ways = now.axes.map((value, index) => Math.abs(value - (rest.axes[index] ?? 0)));
    const index = ways.indexOf(Math.max(...ways, 0));
    return (ways[index] ?? 0) > AXIS_ON
      ? { kind: 'axis', index, rest: rest.axes[index] ?? 0, full: now.axes[index] ?? 0 }
      : null;
  }

  #further(source: PadSource, now: ReturnType<typeof valuesOf>): PadSource {
    if (source.kind === 'button') return source;
    const value = now.axes[source.index] ?? source.rest;
    return Math.abs(value - source.rest) > Math.abs(source.full - source.rest) ? { ...source, full: value } : source;
  }

  #isLetGo(source: PadSource, now: ReturnType<typeof valuesOf>): boolean {
    if (source.kind === 'button') return (now.buttons[source.index] ?? 0) < BUTTON_ON;
    const way = Math.abs(source.full - source.rest);
    return Math.abs((now.axes[source.index] ?? source.rest) - source.rest) < way * LET_GO;
  }
}

/** Down is as far from the rest as up, on the other side. */
const opposite = (source: PadSource): PadSource =>
  source.kind === 'button' ? source : { ...source, full: 2 * source.rest - source.full };
