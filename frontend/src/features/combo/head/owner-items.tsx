import { BadgeCheck, Pencil, Trash2 } from 'lucide-react';
import { problemText } from '../../../shared/api/problem.js';
import { useMe } from '../../../shared/auth/use-auth.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { MenuItem, MenuLine, MenuLink } from '../../../shared/ui/menu.js';
import { toast } from '../../../shared/ui/toast.js';
import { useVerifyMutation } from '../combo-api.js';
import { t } from '../texts.js';
import { useMayEdit } from './may-edit.js';

interface Props {
  readonly card: LiveCard;
  /** It is asked first. */
  readonly onDelete: () => void;
}

/** Verify (admins), edit and delete (author and admins, on larger screens). */
export function OwnerItems({ card, onDelete }: Props) {
  const isAdmin = useMe()?.userType === 'ADMIN';
  const mayEdit = useMayEdit(card);
  const mobile = useIsMobile();
  if (!isAdmin && (!mayEdit || mobile)) return null;
  return (
    <>
      <MenuLine />
      {isAdmin && <VerifyItem card={card} />}
      {mayEdit && !mobile && (
        <>
          <MenuLink to={`/test/${card._id}`}>
            <Pencil className="icon" aria-hidden />
            {t('edit')}
          </MenuLink>
          <MenuItem late onSelect={onDelete}>
            <Trash2 className="icon" aria-hidden />
            {t('delete')}
          </MenuItem>
        </>
      )}
    </>
  );
}

function VerifyItem({ card }: { readonly card: LiveCard }) {
  const [verify, { isLoading }] = useVerifyMutation();
  const press = async () => {
    const result = await verify({ comboId: card._id, verified: !card.verified });
    if ('error' in result) toast.error(t('theComboWasNotChanged', { problem: problemText(result.error) }));
  };
  return (
    <MenuItem disabled={isLoading} onSelect={() => void press()}>
      <BadgeCheck className="icon" aria-hidden />
      {card.verified ? t('unverify') : t('verify')}
    </MenuItem>
  );
}
