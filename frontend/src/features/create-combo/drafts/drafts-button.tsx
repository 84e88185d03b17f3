import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { useOwnUploadsQuery } from '../upload/uploads-api.js';
import { DraftList } from './draft-list.js';
import { draftPath } from './draft-path.js';
import type { DraftStore, ListedDraft } from './draft-store.js';
import { waitingClips } from './phone-clips.js';
import { t } from '../texts.js';

interface Props {
  readonly store: DraftStore;
  /** The draft that is open. */
  readonly draftId: string;
}

/** Leads to what was left unfinished and what the own phone has sent. Shows nothing when there is neither. */
export function DraftsButton({ store, draftId }: Props) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState<readonly ListedDraft[]>([]);
  const { currentData: uploads = [] } = useOwnUploadsQuery(store.userId);
  useEffect(() => {
    let wanted = true;
    void store.list().then((found) => {
      if (wanted) setKept(found);
    });
    return () => {
      wanted = false;
    };
  }, [store, open]);
  const drafts = kept.filter(({ id }) => id !== draftId).length;
  const sent = waitingClips(uploads, new Set(kept.map(({ uploadUrl }) => uploadUrl))).length;
  const words = [
    ...(drafts > 0 ? [t('unfinished', { count: drafts })] : []),
    ...(sent > 0 ? [t('fromYourPhone', { count: sent })] : []),
  ];
  if (words.length === 0 && !open) return null;
  return (
    <>
      <Button
        look="ghost"
        size="s"
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.length === 0 ? t('drafts') : words.join(', ')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('goOnWithAnotherCombo')}>
        <DraftList
          store={store}
          currentId={draftId}
          onContinue={(id) => {
            setOpen(false);
            void navigate(draftPath(id));
          }}
        />
      </Dialog>
    </>
  );
}
