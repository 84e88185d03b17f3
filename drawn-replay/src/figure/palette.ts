import { clamp, lerp } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';

/** The tones of one part; a flat part is one colour and its edge. */
export interface Tones {
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  readonly edge: string;
  readonly flat: boolean;
}

export interface Palette {
  readonly body: Tones;
  /** Boots and forearms, in the second hue. */
  readonly boot: Tones;
  /** Neck, belt and mask. */
  readonly dark: Tones;
  /** Bright parts in the second hue. */
  readonly bright: Tones;
  /** Hands and blades. */
  readonly pale: Tones;
  /** The visor. */
  readonly glow: string;
}

export interface Hues {
  readonly hue: number;
  readonly secondHue: number;
  readonly darker: boolean;
  /** A dark body with a light line. */
  readonly outline: boolean;
}

const flatTones = (colour: string, edge: string): Tones => ({
  light: colour,
  body: colour,
  shade: colour,
  edge,
  flat: true,
});

/** All parts in one colour: shadows, edges and afterimages. */
export function flatPalette(colour: string): Palette {
  const tones = flatTones(colour, colour);
  return { body: tones, boot: tones, dark: tones, bright: tones, pale: tones, glow: colour };
}

function outlined({ hue }: Hues, far: boolean): Palette {
  const tones = flatTones(oklch(far ? 0.2 : 0.24, 0.04, hue), oklch(far ? 0.66 : 0.88, 0.09, hue));
  return { body: tones, boot: tones, dark: tones, bright: tones, pale: tones, glow: oklch(0.97, 0.06, hue) };
}

function toned({ hue, secondHue, darker }: Hues, far: boolean, flash: number): Palette {
  const dim = (far ? -0.13 : 0) - (darker ? 0.13 : 0);
  const colour = (lightness: number, chroma: number, of: number): string =>
    flash === 0
      ? oklch(clamp(lightness), chroma, of)
      : oklch(lerp(clamp(lightness), 0.97, flash), chroma * (1 - flash * 0.75), of);
  const edge = oklch(0.13, 0.03, hue);
  const tones = (light: string, body: string, shade: string): Tones => ({ light, body, shade, edge, flat: false });
  return {
    body: tones(
      colour(0.94 + dim * 1.4, 0.075, hue),
      colour(0.7 + dim, 0.165, hue),
      colour(0.545 + dim, 0.16, hue + 8),
    ),
    boot: tones(
      colour(0.7 + dim, 0.08, secondHue),
      colour(0.42 + dim * 0.6, 0.075, secondHue),
      colour(0.32 + dim * 0.5, 0.065, secondHue),
    ),
    dark: tones(
      colour(0.6 + dim, 0.09, hue),
      colour(0.36 + dim * 0.6, 0.08, hue + 6),
      colour(0.28 + dim * 0.5, 0.07, hue + 10),
    ),
    bright: tones(
      colour(0.97 + dim, 0.05, secondHue),
      colour(0.84 + dim, 0.13, secondHue),
      colour(0.7 + dim, 0.13, secondHue + 8),
    ),
    pale: tones(
      colour(0.99 + dim * 0.6, 0.01, hue),
      colour(0.91 + dim * 0.6, 0.03, hue),
      colour(0.76 + dim * 0.6, 0.05, hue),
    ),
    glow: oklch(0.97, 0.06, secondHue),
  };
}

const kept = new Map<string, Palette>();

/**
 * The colours of a figure's near or far side.
 * @param flash 0 to 1: lightened because it was hit
 */
export function paletteOf(hues: Hues, far: boolean, flash = 0): Palette {
  const key = JSON.stringify([hues.hue, hues.secondHue, hues.darker, hues.outline, far, flash]);
  const had = kept.get(key);
  if (had !== undefined) return had;
  const made = hues.outline ? outlined(hues, far) : toned(hues, far, flash);
  kept.set(key, made);
  return made;
}
