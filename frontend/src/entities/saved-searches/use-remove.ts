import type { SavedSearch } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { toast } from '../../shared/ui/toast.js';
import { useRemoveSearchMutation, useSaveSearchMutation } from './saved-searches-api.js';
import { t } from './texts.js';

/** Drops a saved search; for a while it can be taken back. */
export function useRemove(userId: string): (search: SavedSearch) => void {
  const [remove] = useRemoveSearchMutation();
  const [save] = useSaveSearchMutation();
  const undo = async ({ _id: searchId, name, query, alert }: SavedSearch) => {
    const result = await save({ userId, search: { searchId, name, query, alert } });
    if ('error' in result) toast.error(t('wasNotBroughtBack', { name, problem: problemText(result.error) }));
  };
  const drop = async (search: SavedSearch) => {
    const result = await remove({ userId, searchId: search._id });
    if ('error' in result) toast.error(t('wasNotRemoved', { name: search.name, problem: problemText(result.error) }));
    else toast.message(t('removed', { name: search.name }), { label: t('undo'), run: () => void undo(search) });
  };
  return (search) => void drop(search);
}
