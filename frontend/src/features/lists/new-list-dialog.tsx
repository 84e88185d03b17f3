import type { ComboList } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { ListForm } from './list-form.js';
import { useMakeListMutation, type ListWords } from '../../entities/lists/lists-api.js';
import { t } from './texts.js';

const EMPTY: ListWords = { name: '', description: '', isPublic: false };

/** Begins a list. */
export function NewListDialog({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (list: ComboList) => void;
}) {
  const [make, { isLoading, error }] = useMakeListMutation();
  const { keyFor, done } = useIntentionKey();
  const submit = async (words: ListWords) => {
    const { data } = await make({ words, comboId: null, idempotencyKey: keyFor(JSON.stringify(words)) });
    if (data === undefined) return;
    done();
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
        start={EMPTY}
        submit={t('makeList')}
        busy={isLoading}
        trouble={error === undefined ? null : problemText(error)}
        onSubmit={(words) => void submit(words)}
      />
    </Dialog>
  );
}
