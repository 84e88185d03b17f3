import { ArrowLeftRight } from 'lucide-react';
import type { Filters } from '@combolab/contracts/filters';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';

const swapped = ({ attacker, notAttacker, defender, notDefender, ...rest }: Filters): Filters => ({
  ...rest,
  ...{ attacker: defender, notAttacker: notDefender, defender: attacker, notDefender: notAttacker },
});

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Asks for the matchup from the other side. */
export const SwapButton = ({ filters, onChange }: Props) => (
  <Button
    look="ghost"
    size="s"
    square
    aria-label={t('swapAttackerAndDefender')}
    data-tip={t('swapAttackerAndDefender')}
    onClick={() => {
      onChange(swapped(filters));
    }}
  >
    <ArrowLeftRight size={16} aria-hidden />
  </Button>
);
