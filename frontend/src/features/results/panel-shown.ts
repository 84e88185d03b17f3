import { StoredChoice, useChoice } from '../../shared/lib/stored-choice.js';
import { useMediaQuery } from '../../shared/lib/use-media-query.js';

/** Of the window: so wide that the filters stand beside the cards before anybody has asked for them. */
export const WIDE = '(min-width: 75em)';

/** Whether the filters stand beside the cards, as this browser remembers; null before anybody has said. */
const chosen = new StoredChoice<boolean | null>(
  'combolab.filters',
  (text) => (text === 'shown' ? true : text === 'hidden' ? false : null),
  (shown) => (shown === true ? 'shown' : 'hidden'),
);

/** Whether the filters stand beside the cards, and how to say so. */
export function usePanelShown(): readonly [shown: boolean, show: (shown: boolean) => void] {
  const wide = useMediaQuery(WIDE);
  return [useChoice(chosen) ?? wide, chosen.write];
}
