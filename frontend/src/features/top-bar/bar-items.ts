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
  { label: 'Combos', to: '/results', active: /^\/(results|game)(\/|$)/, available: true },
  { label: 'Guides', to: '/discover', active: /^\/(discover|single-guide-page|guides)(\/|$)/, available: true },
  { label: 'Practice', to: '/practice', active: /^\/practice(\/|$)/, available: true },
  { label: 'Frames', to: '/frames', active: /^\/frames(\/|$)/, available: true },
  { label: 'What can I do?', to: '/what-can-i-do', active: /^\/what-can-i-do(\/|$)/, available: true },
];
