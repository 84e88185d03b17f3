import { BadgeCheck, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { problemText } from '../../../shared/api/problem.js';
import { useAuth, useMe } from '../../../shared/auth/use-auth.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { deleteLater } from '../../../shared/deleting/delete-later.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { useSharedDispatch } from '../../../shared/state.js';
import { Button, buttonClass } from '../../../shared/ui/button.js';
import type { Confirmation } from '../../../shared/ui/confirm-dialog.js';
import { toast } from '../../../shared/ui/toast.js';
import { useVerifyMutation } from '../combo-api.js';
import { t } from '../texts.js';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../shared/ui/confirm-dialog.js')).ConfirmDialog,
}));

/** Whether the signed-in user may change a combo. The server decides again. */
export function useMayEdit(card: LiveCard): boolean {
  const me = useMe();
  return me !== undefined && (me._id === card.authorId || me.userType === 'ADMIN');
}

/** Verify (admins), edit and delete (author and admins, on larger screens). */
export function ComboTools({ card }: { readonly card: LiveCard }) {
  const me = useMe();
  const mayEdit = useMayEdit(card);
  const mobile = useIsMobile();
  const isAdmin = me?.userType === 'ADMIN';
  if (!isAdmin && (!mayEdit || mobile)) return null;
  return (
    <>
      {isAdmin && <VerifyButton card={card} />}
      {mayEdit && !mobile && (
        <>
          <Link
            to={`/test/${card._id}`}
            className={buttonClass({ look: 'ghost', square: true })}
            aria-label={t('edit')}
            data-tip={t('edit')}
          >
            <Pencil className="icon" aria-hidden />
          </Link>
          <DeleteButton card={card} />
        </>
      )}
    </>
  );
}

function VerifyButton({ card }: { readonly card: LiveCard }) {
  const [verify, { isLoading }] = useVerifyMutation();
  const press = async () => {
    const result = await verify({ comboId: card._id, verified: !card.verified });
    if ('error' in result) toast.error(t('theComboWasNotChanged', { problem: problemText(result.error) }));
  };
  const words = card.verified ? t('unverify') : t('verify');
  return (
    <Button
      look="ghost"
      square
      disabled={isLoading}
      aria-label={words}
      data-tip={words}
      aria-pressed={card.verified}
      onClick={() => void press()}
    >
      <BadgeCheck className="icon" aria-hidden />
    </Button>
  );
}

/** What is asked before a combo is deleted: all that goes with it. */
export const deletedWithCombo = ({ numComments, numLikes }: Pick<LiveCard, 'numComments' | 'numLikes'>): string =>
  t('thisWillDeleteThisCombo', { comments: numComments, likes: numLikes });

function DeleteButton({ card }: { readonly card: LiveCard }) {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const { userId } = useAuth();
  const dispatch = useSharedDispatch();
  const navigate = useNavigate();
  const confirmed = () => {
    if (userId === null) return;
    deleteLater({ kind: 'combo', id: card._id, userId }, dispatch);
    void navigate('/');
  };
  return (
    <>
      <Button
        look="ghost"
        square
        aria-label={t('delete')}
        data-tip={t('delete')}
        onClick={() => {
          setConfirmation({ message: deletedWithCombo(card), onConfirm: confirmed });
        }}
      >
        <Trash2 className="icon" aria-hidden />
      </Button>
      <Suspense>
        {confirmation !== null && (
          <ConfirmDialog
            confirmation={confirmation}
            onClose={() => {
              setConfirmation(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
