import { ListFilter } from 'lucide-react';
import { type ActiveFilter, activeFilters, type Filters } from '@combolab/contracts/filters';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';

interface Props {
  readonly filters: Filters;
  /** They stand beside the cards. */
  readonly beside: boolean;
  readonly mobile: boolean;
  /** Kinds of filters that are in sight all the same. */
  readonly told: readonly ActiveFilter['kind'][];
  readonly onPress: () => void;
}

/** Shows all filters and hides them again; says how many are set where they are out of sight. */
export function FiltersButton({ filters, beside, mobile, told, onPress }: Props) {
  const count = activeFilters(filters).filter(({ kind }) => !told.includes(kind)).length;
  return (
    <Button {...(!mobile && { 'aria-expanded': beside })} onClick={onPress}>
      <ListFilter className="icon" aria-hidden />
      <span className={mobile ? 'visuallyHidden' : undefined}>
        {mobile ? t('filters') : beside ? t('hideFilters') : t('allFilters')}
      </span>
      {count > 0 && !beside && (
        <span className="mono">{t.rich('soManySet', { hidden: <span className="visuallyHidden" /> }, { count })}</span>
      )}
    </Button>
  );
}
