import { findFighter } from '@combolab/contracts';
import { SearchX } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { activeFilters, clearedFilters, withoutFilter, type ActiveFilter, type Filters } from './filters.js';

const words = ({ kind, value }: ActiveFilter): string => {
  if (kind === 'attacker' || kind === 'defender') return `${kind} ${findFighter(value)?.name ?? value}`;
  if (kind === 'percent') return `${value}%`;
  return kind === 'q' ? `the text “${value}”` : value;
};

/** Nothing matches: say so, and offer what to drop. */
export function NoResults({
  filters,
  onChange,
}: {
  readonly filters: Filters;
  readonly onChange: (next: Filters) => void;
}) {
  const active = activeFilters(filters);
  return (
    <Notice
      title="Sorry, no combos for your search. Try uploading your own!"
      icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
      {...(active.length > 0 && {
        actions: (
          <>
            {active.slice(-3).map((filter) => (
              <Button
                key={`${filter.kind} ${filter.value}`}
                onClick={() => {
                  onChange(withoutFilter(filters, filter));
                }}
              >
                Drop {words(filter)}
              </Button>
            ))}
            {active.length > 1 && (
              <Button
                look="ghost"
                onClick={() => {
                  onChange(clearedFilters(filters));
                }}
              >
                Clear all filters
              </Button>
            )}
          </>
        ),
      })}
    >
      {active.length > 0 && <p>Or ask for a little less:</p>}
    </Notice>
  );
}
