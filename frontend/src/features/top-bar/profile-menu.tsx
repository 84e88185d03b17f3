import {
  Bookmark,
  CalendarCheck,
  FolderOpen,
  Gavel,
  Heart,
  ListVideo,
  LogOut,
  Repeat2,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { problemText } from '../../shared/api/problem.js';
import { signOut } from '../../shared/auth/session.js';
import { useMe } from '../../shared/auth/use-auth.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { toast } from '../../shared/ui/toast.js';
import { DisplayItems } from './display-items.js';
import { PageItems } from './page-items.js';
import { Menu, MenuItem, MenuLine, MenuLink, MenuTitle } from '../../shared/ui/menu.js';
import { t } from './texts.js';
import styles from './profile-menu.module.css';

const PAGES: readonly (readonly [address: string, label: string, icon: LucideIcon])[] = [
  ['/today', t('today'), CalendarCheck],
  ['/my-profile', t('profile'), UserRound],
  ['/favorites', t('favourites'), Heart],
  ['/practice', t('practice'), Repeat2],
  ['/lists', t('lists'), ListVideo],
  ['/saved-searches', t('savedSearches'), Bookmark],
  ['/replays', t('replays'), FolderOpen],
  ['/settings', t('settings'), Settings],
];

const ADMINS: typeof PAGES = [['/moderation', t('moderation'), Gavel]];

/** The user's avatar with the display's settings and the way out. */
export function ProfileMenu() {
  const me = useMe();
  const navigate = useNavigate();
  const name = me?.displayName ?? '…';
  const leave = async () => {
    const result = await signOut();
    if (result.ok) await navigate('/authenticate');
    else toast.error(problemText(result.error));
  };
  return (
    <Menu
      align="end"
      sideOffset={8}
      button={
        <button type="button" className={styles.trigger} aria-label={t('accountOf', { name })}>
          {me === undefined ? (
            <Skeleton width="32px" height="32px" radius="50%" />
          ) : (
            <Avatar name={name} photoUrl={me.photoUrl} size={32} />
          )}
        </button>
      }
    >
      <MenuTitle>
        <bdi>{name}</bdi>
      </MenuTitle>
      <MenuLine />
      <PageItems />
      {[...PAGES, ...(me?.userType === 'ADMIN' ? ADMINS : [])].map(([address, label, Icon]) => (
        <MenuLink key={address} to={address}>
          <Icon className="icon" aria-hidden />
          {label}
        </MenuLink>
      ))}
      <MenuLine />
      <DisplayItems />
      <MenuLine />
      <MenuItem onSelect={() => void leave()}>
        <LogOut className="icon" aria-hidden />
        {t('logOut')}
      </MenuItem>
    </Menu>
  );
}
