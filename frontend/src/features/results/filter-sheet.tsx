import { useState } from 'react';
import type { FacetCounts } from '@combolab/contracts';
import { numberWords } from '../../shared/language/formats.js';
import { useSearchTotalQuery } from '../../shared/search/search-api.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { FilterPanel } from './filter-panel.js';
import styles from './filter-sheet.module.css';
import type { Filters } from '@combolab/contracts/filters';
import { t } from './texts.js';

interface Props {
  readonly filters: Filters;
  readonly onApply: (filters: Filters) => void;
  readonly onClose: () => void;
  readonly facets: FacetCounts | null;
  readonly loading: boolean;
}

/** The filters on a phone: chosen in a sheet, asked for with one button. */
export function FilterSheet({ filters, onApply, onClose, facets, loading }: Props) {
  const [draft, setDraft] = useState(filters);
  const { currentData: total } = useSearchTotalQuery(draft);
  const show = (next: Filters) => {
    onApply(next);
    onClose();
  };
  return (
    <Dialog
      open
      shape="sheet"
      title={t('filters')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <FilterPanel filters={draft} onChange={setDraft} onShow={show} facets={facets} loading={loading} />
      <div className={styles.foot}>
        <Button
          look="primary"
          onClick={() => {
            show(draft);
          }}
        >
          {t('applyFilters')}
          {total !== undefined && (
            <span className={styles.total}>
              <span className="visuallyHidden">: </span>
              <span className="mono">{numberWords(total)}</span>
            </span>
          )}
        </Button>
      </div>
    </Dialog>
  );
}
