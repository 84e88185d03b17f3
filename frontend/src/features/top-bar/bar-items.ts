import { t } from './texts.js';
/** A place the bar leads to. */
export interface BarItem {
  readonly label: string;
  readonly to: string;
  /** Paths that count as being there. */
  readonly active: RegExp;
  /** Pages that are not built are not linked. */
  readonly available: boolean;
}

export const BAR_ITEMS: readonly BarItem[] = [
  { label: t('combos'), to: '/results', active: /^\/(results|game)(\/|$)/, available: true },
  { label: t('guides'), to: '/discover', active: /^\/(discover|single-guide-page|guides)(\/|$)/, available: true },
  { label: t('practice'), to: '/practice', active: /^\/practice(\/|$)/, available: true },
  { label: t('frames'), to: '/frames', active: /^\/frames(\/|$)/, available: true },
  { label: t('whatCanIDo'), to: '/what-can-i-do', active: /^\/what-can-i-do(\/|$)/, available: true },
];
