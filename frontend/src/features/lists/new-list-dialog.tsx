import type { ComboList } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { useWritten } from '../../shared/written/use-written.js';
import { ListForm } from './list-form.js';
import { useMakeListMutation, type ListWords } from '../../entities/lists/lists-api.js';
import { t } from './texts.js';

const EMPTY: ListWords = { name: '', description: '', isPublic: false };

/** Begins a list. What was typed is there again until it is made. */
export function NewListDialog({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (list: ComboList) => void;
}) {
  const [make, { isLoading, error }] = useMakeListMutation();
  const { keyFor, done } = useIntentionKey();
  const { words, write, forget } = useWritten('list.new', EMPTY);
  const submit = async (wanted: ListWords) => {
    const { data } = await make({ words: wanted, comboId: null, idempotencyKey: keyFor(JSON.stringify(wanted)) });
    if (data === undefined) return;
    done();
    forget();
    onMade(data.list);
  };
  return (
    <Dialog
      open
      title={t('newList')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ListForm
        words={words}
        onWords={write}
        submit={t('makeList')}
        busy={isLoading}
        trouble={error === undefined ? null : problemText(error)}
        onSubmit={(wanted) => void submit(wanted)}
      />
    </Dialog>
  );
}
