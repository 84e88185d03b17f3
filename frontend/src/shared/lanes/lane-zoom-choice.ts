import { StoredChoice } from '../lib/stored-choice.js';

/** How far the lanes are zoomed: `fit` is the whole clip, a number pixels per frame, null what suits the clip. */
export type LaneZoom = number | 'fit' | null;
export const laneZoom = new StoredChoice<LaneZoom>('combolab.lane-zoom', (text) => {
  const pixels = Number(text ?? NaN);
  return text === 'fit' ? 'fit' : pixels > 0 && pixels <= 16 ? pixels : null;
});
