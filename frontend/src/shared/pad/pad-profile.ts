import type { PressType } from '@combolab/contracts';
import type { ButtonPart } from '../controller/parts.js';
import { StoredChoice } from '../lib/stored-choice.js';
import type { PadSnapshot } from './pad-layout.js';
import { STICKS, type PadState, type StickName, type Tilt } from './pad-state.js';

/** Where a pad tells an input: a button, or an axis between where it rests and where it is pushed all the way. */
export type PadSource =
  | { readonly kind: 'button'; readonly index: number }
  | { readonly kind: 'axis'; readonly index: number; readonly rest: number; readonly full: number };

/** What the owner of a pad has shown of it. */
export interface PadProfile {
  readonly buttons: Readonly<Partial<Record<ButtonPart, PadSource>>>;
  /** Pushed right and down all the way. */
  readonly sticks: Readonly<Record<StickName, { readonly right?: PadSource; readonly down?: PadSource }>>;
  /** Sticks are read in eight equal sectors; absent = by their axes. */
  readonly sectors?: boolean;
}

/** Pads that tell the same under this key lie alike. */
export const padKey = ({ id, mapping, buttons, axes }: PadSnapshot): string =>
  [id, mapping, buttons.length, axes.length].map(String).join('|');

const finite = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? value : 0);

/** How far a source is pushed: 0 at rest, 1 all the way, -1 the other way. */
export function pushOf(source: PadSource, pad: Pick<PadSnapshot, 'buttons' | 'axes'>): number {
  if (source.kind === 'button') return finite(pad.buttons[source.index]?.value);
  const way = source.full - source.rest;
  if (way === 0) return 0;
  return Math.max(-1, Math.min(1, (finite(pad.axes[source.index]) - source.rest) / way));
}

/** What is pressed, read as its owner has shown it. @param isDown whether a button pushed so far (0 to 1) is down */
export function readProfile(
  { buttons, sticks, sectors }: PadProfile,
  pad: PadSnapshot,
  isDown: (type: PressType, value: number) => boolean,
): PadState {
  const down = (Object.entries(buttons) as [ButtonPart, PadSource][])
    .filter(([type, source]) => isDown(type, pushOf(source, pad)))
    .map(([type]) => type);
  const tilt = (stick: StickName): Tilt => {
    const { right, down: below } = sticks[stick];
    return [right === undefined ? 0 : pushOf(right, pad), below === undefined ? 0 : pushOf(below, pad)];
  };
  return {
    buttons: new Set(down),
    sticks: { CONTROL_STICK: tilt('CONTROL_STICK'), C_STICK: tilt('C_STICK') },
    sectors: sectors === true,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isProfile = (value: unknown): value is PadProfile => {
  const { buttons, sticks } = isRecord(value) ? value : {};
  return isRecord(buttons) && isRecord(sticks) && STICKS.every((stick) => isRecord(sticks[stick]));
};

function parse(text: string | null): Readonly<Record<string, PadProfile>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, PadProfile] => isProfile(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Profiles that this browser remembers, by {@link padKey}. */
export const padProfiles = new StoredChoice('combolab.pads', parse, (profiles) => JSON.stringify(profiles));

/** What the owner of a pad has shown of it in this browser; null = nothing. */
export const profileOf = (pad: PadSnapshot): PadProfile | null => padProfiles.read()[padKey(pad)] ?? null;
