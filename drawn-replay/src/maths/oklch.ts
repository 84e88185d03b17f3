/** A colour for a canvas: lightness 0 to 1, chroma, hue in degrees, opacity 0 to 1. */
export function oklch(lightness: number, chroma: number, hue: number, opacity = 1): string {
  const turned = ((hue % 360) + 360) % 360;
  return `oklch(${lightness.toFixed(3)} ${Math.max(0, chroma).toFixed(3)} ${turned.toFixed(0)} / ${Math.min(1, Math.max(0, opacity)).toFixed(2)})`;
}

/** A hue drawn towards another, shortest way round: degrees. */
export const hueBetween = (from: number, to: number, share: number): number =>
  from + (((to - from + 540) % 360) - 180) * share;

/** Degrees between two hues, 0 to 180. */
export const hueDistance = (a: number, b: number): number => Math.abs(((((a - b + 540) % 360) + 360) % 360) - 180);
