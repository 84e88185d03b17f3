import { ChevronLeft, ChevronRight, Ellipsis, Link2, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../shared/auth/use-auth.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { deleteLater } from '../../../shared/deleting/delete-later.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { useSharedDispatch } from '../../../shared/state.js';
import { Button } from '../../../shared/ui/button.js';
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../shared/ui/menu.js';
import { share } from '../share.js';
import { t } from '../texts.js';
import type { useNeighbours } from '../use-neighbours.js';
import { MomentItems } from './moment-items.js';
import { OwnerItems } from './owner-items.js';

const AddToListDialog = lazyPart(() => import('../add-to-list-dialog.js'), 'AddToListDialog');
const ClipExport = lazyPart(() => import('../clip-export/clip-export.js'), 'ClipExport');
const ConfirmDialog = lazyPart(() => import('../../../shared/ui/confirm-dialog.js'), 'ConfirmDialog');

type Opened = 'lists' | 'clip' | 'deletion';

interface Props {
  readonly card: LiveCard;
  readonly neighbours: ReturnType<typeof useNeighbours>;
}

/** All that is done with a combo beside liking and practising it. */
export function ComboMenu({ card, neighbours }: Props) {
  const [opened, open] = useState<Opened | null>(null);
  return (
    <>
      <Menu
        align="end"
        button={
          <Button look="ghost" square aria-label={t('moreForThisCombo')} data-tip={t('moreForThisCombo')}>
            <Ellipsis className="icon" aria-hidden />
          </Button>
        }
      >
        <Items card={card} neighbours={neighbours} onOpen={open} />
      </Menu>
      <Dialogs
        card={card}
        opened={opened}
        onClose={() => {
          open(null);
        }}
      />
    </>
  );
}

function Items({ card, neighbours, onOpen }: Props & { readonly onOpen: (what: Opened) => void }) {
  const { status } = useAuth();
  const mobile = useIsMobile();
  const { _id: comboId, gameId, videoFile } = card;
  return (
    <>
      {mobile && <Beside {...neighbours} />}
      <MenuItem onSelect={() => void share(comboId)}>
        <Link2 className="icon" aria-hidden />
        {t('copyLink')}
      </MenuItem>
      {videoFile !== null && (
        <MomentItems
          comboId={comboId}
          gameId={gameId}
          onClip={() => {
            onOpen('clip');
          }}
        />
      )}
      {status === 'user' && (
        <MenuItem
          late
          onSelect={() => {
            onOpen('lists');
          }}
        >
          <ListPlus className="icon" aria-hidden />
          {t('addToList')}
        </MenuItem>
      )}
      <OwnerItems
        card={card}
        onDelete={() => {
          onOpen('deletion');
        }}
      />
    </>
  );
}

/** Where the bar has no room for them, and for those who do not swipe. */
function Beside({ previous, next }: Props['neighbours']) {
  if (previous === null && next === null) return null;
  return (
    <>
      {next !== null && (
        <MenuLink to={`/combo/${next}`} replace>
          <ChevronRight className="icon" aria-hidden />
          {t('nextCombo')}
        </MenuLink>
      )}
      {previous !== null && (
        <MenuLink to={`/combo/${previous}`} replace>
          <ChevronLeft className="icon" aria-hidden />
          {t('previousCombo')}
        </MenuLink>
      )}
      <MenuLine />
    </>
  );
}

interface DialogsProps {
  readonly card: LiveCard;
  readonly opened: Opened | null;
  readonly onClose: () => void;
}

function Dialogs({ card, opened, onClose }: DialogsProps) {
  const { userId } = useAuth();
  const dispatch = useSharedDispatch();
  const navigate = useNavigate();
  const deleted = () => {
    if (userId === null) return;
    deleteLater({ kind: 'combo', id: card._id, userId }, dispatch);
    void navigate('/');
  };
  switch (opened) {
    case 'lists':
      return <AddToListDialog comboId={card._id} onClose={onClose} />;
    case 'clip':
      return <ClipExport comboId={card._id} gameId={card.gameId} onClose={onClose} />;
    case 'deletion':
      return <ConfirmDialog confirmation={{ message: deletedWithCombo(card), onConfirm: deleted }} onClose={onClose} />;
    case null:
      return null;
  }
}

/** What is asked before a combo is deleted: all that goes with it. */
const deletedWithCombo = ({ numComments, numLikes }: Pick<LiveCard, 'numComments' | 'numLikes'>): string =>
  t('thisWillDeleteThisCombo', { comments: numComments, likes: numLikes });
