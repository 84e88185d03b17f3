import { t } from './texts.js';
/** How many combos a choice would show. */
export function ComboCount({ count }: { readonly count: number }) {
  return (
    <span className="mono">
      {count}
      <span className="visuallyHidden"> {t('combos', { count })}</span>
    </span>
  );
}
