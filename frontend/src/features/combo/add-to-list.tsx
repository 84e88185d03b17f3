import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { AddToListDialog } from './add-to-list-dialog.js';
import { t } from './texts.js';

/** Opens the own lists to put a combo in. */
export function AddToList({ comboId }: { readonly comboId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        square
        aria-label={t('addToList')}
        data-tip={t('addToList')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <ListPlus className="icon" aria-hidden />
      </Button>
      {open && (
        <AddToListDialog
          comboId={comboId}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
