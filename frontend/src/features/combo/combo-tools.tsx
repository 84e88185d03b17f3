import { BadgeCheck, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { problemText } from '../../shared/api/problem.js';
import { useMe } from '../../shared/auth/use-auth.js';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import type { Confirmation } from '../../shared/ui/confirm-dialog.js';
import { toast } from '../../shared/ui/toast.js';
import { useDeleteComboMutation, useVerifyMutation } from './combo-api.js';
import styles from './combo-tools.module.css';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../shared/ui/confirm-dialog.js')).ConfirmDialog,
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
    <div className={styles.tools}>
      {isAdmin && <VerifyButton card={card} />}
      {mayEdit && !mobile && (
        <>
          <Link to={`/test/${card._id}`} className={buttonClass()}>
            <Pencil className="icon" aria-hidden />
            Edit
          </Link>
          <DeleteButton comboId={card._id} />
        </>
      )}
    </div>
  );
}

function VerifyButton({ card }: { readonly card: LiveCard }) {
  const [verify, { isLoading }] = useVerifyMutation();
  const press = async () => {
    const result = await verify({ comboId: card._id, verified: !card.verified });
    if ('error' in result) toast.error(`The combo was not changed. ${problemText(result.error)}`);
  };
  return (
    <Button disabled={isLoading} onClick={() => void press()}>
      <BadgeCheck className="icon" aria-hidden />
      {card.verified ? 'Unverify' : 'Verify'}
    </Button>
  );
}

function DeleteButton({ comboId }: { readonly comboId: string }) {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [remove, { isLoading }] = useDeleteComboMutation();
  const navigate = useNavigate();
  const confirmed = async () => {
    const result = await remove(comboId);
    if ('error' in result) toast.error(`The combo was not deleted. ${problemText(result.error)}`);
    else await navigate('/');
  };
  return (
    <>
      <Button
        look="danger"
        disabled={isLoading}
        onClick={() => {
          setConfirmation({ message: 'This will delete this combo forever', onConfirm: () => void confirmed() });
        }}
      >
        <Trash2 className="icon" aria-hidden />
        Delete
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
