import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS, type SavedSearch } from '@combolab/contracts';
import { useIntentionKey } from '../../../shared/api/use-intention-key.js';
import { activeFilters, type Filters } from '@combolab/contracts/filters';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { SwitchRow } from '../../../shared/ui/switch-row.js';
import { TextField } from '../../../shared/ui/text-field.js';
import { toast } from '../../../shared/ui/toast.js';
import { useWritten } from '../../../shared/written/use-written.js';
import { FilterChips } from '../../../entities/saved-searches/filter-chips.js';
import styles from './saved-search-dialog.module.css';
import { queryOf } from '../../../entities/saved-searches/saved-filters.js';
import { useRemove } from '../../../entities/saved-searches/use-remove.js';
import { useSaveSearchMutation } from '../../../entities/saved-searches/saved-searches-api.js';
import { t } from '../texts.js';

interface Props {
  readonly userId: string;
  readonly filters: Filters;
  readonly saved: SavedSearch;
  readonly onClose: () => void;
}

/** Changes the name of a kept search and whether its owner is told of what it finds, or drops it. */
export function SavedSearchDialog({ userId, filters, saved, onClose }: Props) {
  const { words, write, forget } = useWritten(`search.${saved._id}`, { name: saved.name, alert: saved.alert });
  const { name, alert } = words;
  const [save, { isLoading, error = null }] = useSaveSearchMutation();
  const { keyFor } = useIntentionKey();
  const remove = useRemove(userId);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const close = () => {
    forget();
    onClose();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const search = { searchId: saved._id, name: name.trim(), query: queryOf(filters), alert };
    if (search.name === '') {
      field.current?.focus();
      return;
    }
    const result = await save({ userId, search, idempotencyKey: keyFor(JSON.stringify(search)) });
    if ('error' in result) return;
    toast.success(alert ? t('savedYouWillBeTold') : t('searchSaved'), {
      label: t('savedSearches'),
      run: () => void navigate('/saved-searches'),
    });
    close();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t('savedSearch')}
      firstFocus={field}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorBanner error={error} />
        {activeFilters(filters).length > 0 && <FilterChips filters={filters} />}
        <TextField
          ref={field}
          label={t('name')}
          value={name}
          maxLength={LIMITS.nameLength}
          required
          onChange={({ target }) => {
            write({ ...words, name: target.value });
          }}
        />
        <SwitchRow
          label={t('tellMeAboutNewCombos')}
          hint={t('theBellCountsEachOne')}
          checked={alert}
          onChange={(next) => {
            write({ ...words, alert: next });
          }}
        />
        <div className={styles.buttons}>
          <Button
            look="ghost"
            className={styles.remove}
            onClick={() => {
              remove(saved);
              close();
            }}
          >
            {t('remove')}
          </Button>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" look="primary" disabled={isLoading}>
            {isLoading ? t('saving') : t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
