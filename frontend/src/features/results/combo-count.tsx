import { t } from './texts.js';
/** How many combos a choice would show. */
export function ComboCount({ count }: { readonly count: number }) {
  return (
    <span className="mono">{t.rich('countOfCombos', { hidden: <span className="visuallyHidden" /> }, { count })}</span>
  );
}
