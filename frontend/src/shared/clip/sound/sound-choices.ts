import { atom } from 'nanostores';
import { StoredChoice } from '../../lib/stored-choice.js';
import type { Readable } from '../../store/readable.js';

/** Percent that players begin with. */
export const FIRST_VOLUME = 70;
const MOST_VOLUME = 100;
/** Slowest speed with sound: below it, what was a hit is a rumble that nobody can time by. */
const SLOWEST_HEARD = 1 / 2;

function readVolume(text: string | null): number {
  const percent = text === null || text === '' ? NaN : Number(text);
  return Number.isFinite(percent) ? Math.min(MOST_VOLUME, Math.max(0, Math.round(percent))) : FIRST_VOLUME;
}

/** How loud clips are on this device, whole percent from 0 to 100. */
export const volume = new StoredChoice<number>('combolab.volume', readVolume);

/** A tick of the page's own on each press, on this device; off at first. */
export const pressTicks = new StoredChoice<boolean>(
  'combolab.press-ticks',
  (text) => text === 'on',
  (on) => (on ? 'on' : 'off'),
);

const on = atom(false);
/** Clips are heard. Each visit begins without: browsers start nothing that sounds before somebody asks for it. */
export const soundOn: Readable<boolean> = on;

/** Turns sound on or off; on is never on at nothing. */
export function toggleSound(): void {
  if (!on.get() && volume.read() === 0) volume.write(FIRST_VOLUME);
  on.set(!on.get());
}

/** Makes clips as loud as this, which is asking for sound. @param percent 0 to 100, rounded and clamped */
export function setVolume(percent: number): void {
  volume.write(readVolume(String(percent)));
  on.set(true);
}

/** The element's own volume, 0 to 1: squared, as loudness is heard, so that half of the slider sounds like half. */
export const elementVolume = (percent: number): number => (percent / MOST_VOLUME) ** 2;

/** Whether a clip is heard at a speed. */
export const isHeardAt = (rate: number): boolean => rate >= SLOWEST_HEARD;
