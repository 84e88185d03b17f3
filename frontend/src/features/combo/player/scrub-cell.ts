import type { ScrubSheet } from '@combolab/contracts';
import { clampFrame } from '../../../shared/clip/clock-rules.js';

/** Where the picture for a frame lies in the sheet, in pixels from its top left corner. */
export function cellOf(sheet: ScrubSheet, frame: number): { readonly x: number; readonly y: number } {
  const cell = Math.min(sheet.count - 1, Math.max(0, Math.floor(frame / sheet.step)));
  return { x: (cell % sheet.columns) * sheet.width, y: Math.floor(cell / sheet.columns) * sheet.height };
}

/** The frame under a place of the seek bar, both in pixels. */
export const frameAtPlace = (x: number, width: number, last: number): number =>
  clampFrame(width <= 0 ? 0 : (x / width) * last, last);
