import type { ComboCard } from '@combolab/contracts';

/** The smallest file that still fills the stage; the largest when none does. */
export function bestRendition(
  { renditions, videoFile }: Pick<ComboCard, 'renditions' | 'videoFile'>,
  pixels: number,
): string | null {
  const sorted = [...renditions].sort((a, b) => a.width - b.width);
  return (sorted.find(({ width }) => width >= pixels) ?? sorted.at(-1))?.src ?? videoFile;
}

/** Width of the stage in the screen's own pixels. */
export const stagePixels = (): number => Math.min(innerWidth, 1100) * devicePixelRatio;
