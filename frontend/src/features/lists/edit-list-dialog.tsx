import { useState } from 'react';
import type { ComboList } from '@combolab/contracts';
import { problemText, type ApiError } from '../../shared/api/problem.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { toast } from '../../shared/ui/toast.js';
import { useWritten } from '../../shared/written/use-written.js';
import { ListForm } from './list-form.js';
import { useEditListMutation, type ListWords } from '../../entities/lists/lists-api.js';
import { t } from './texts.js';

type Current = ListWords & Pick<ComboList, 'contentVersion'>;

/** What the list says now, when it was changed elsewhere meanwhile; null for every other failure. */
function currentOf(error: ApiError): Current | null {
  if (error.kind !== 'problem' || error.status !== 409) return null;
  const { current } = error.problem;
  return typeof current === 'object' && current !== null && 'contentVersion' in current ? (current as Current) : null;
}

/** Renames a list, describes it, shows or hides it. What was changed elsewhere is told before it is written over. */
export function EditListDialog({ list, onClose }: { readonly list: ComboList; readonly onClose: () => void }) {
  const [edit, { isLoading }] = useEditListMutation();
  const { name, description, isPublic } = list;
  const written = useWritten(`list.${list._id}`, { name, description, isPublic, of: String(list.contentVersion) });
  const { of, ...words } = written.words;
  const close = () => {
    written.forget();
    onClose();
  };
  const [baseVersion, setBaseVersion] = useState(Number(of));
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async (wanted: ListWords) => {
    const answer = await edit({ listId: list._id, baseVersion, words: wanted });
    if (answer.error === undefined) {
      toast.success(t('theListWasSaved'));
      close();
      return;
    }
    const failed = answer.error as ApiError;
    const current = currentOf(failed);
    if (current !== null) setBaseVersion(current.contentVersion);
    setTrouble(
      current === null
        ? problemText(failed)
        : t('thisListWasChangedElsewhere', { name: current.name, visibility: current.isPublic ? 'public' : 'private' }),
    );
  };
  return (
    <Dialog
      open
      title={t('editList')}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <ListForm
        words={words}
        onWords={(next) => {
          written.write({ ...next, of });
        }}
        submit={t('save')}
        busy={isLoading}
        trouble={trouble}
        onSubmit={(wanted) => void save(wanted)}
      />
    </Dialog>
  );
}
