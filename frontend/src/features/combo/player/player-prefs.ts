import { StoredChoice } from '../../../shared/lib/stored-choice.js';

const isOn = (text: string | null): boolean => text === 'on';
const onOff = (on: boolean): string => (on ? 'on' : 'off');

/** The clip is as wide as the page. */
export const theatre = new StoredChoice<boolean>('combolab.theatre', isOn, onOff);

/** The lanes show how the sticks moved. */
export const stickPaths = new StoredChoice<boolean>('combolab.stick-paths', (text) => text !== 'off', onOff);

/** Where the controller lies on the picture. */
export interface OverlayPlace {
  /** Part of the free room left of it and above it, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** Part of the picture's width. */
  readonly size: number;
  /** 0.2 to 1. */
  readonly opacity: number;
  readonly shown: boolean;
}

export const OVERLAY_SIZES = [0.18, 0.25, 0.35, 0.5] as const;
/** In the corner, above the line of percents at the foot of the picture. */
export const FIRST_PLACE: OverlayPlace = { x: 0.97, y: 0.84, size: 0.25, opacity: 0.9, shown: true };

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;

export function readPlace(text: string | null): OverlayPlace {
  try {
    const { x, y, size, opacity, shown } = JSON.parse(text ?? '{}') as Partial<Record<keyof OverlayPlace, unknown>>;
    return {
      x: within(x, 0, 1, FIRST_PLACE.x),
      y: within(y, 0, 1, FIRST_PLACE.y),
      size: within(size, 0.1, 0.7, FIRST_PLACE.size),
      opacity: within(opacity, 0.2, 1, FIRST_PLACE.opacity),
      shown: shown !== false,
    };
  } catch {
    return FIRST_PLACE;
  }
}
export const overlayPlace = new StoredChoice<OverlayPlace>('combolab.overlay', readPlace, JSON.stringify);
