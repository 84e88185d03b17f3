import { Bookmark, Gavel, Heart, ListVideo, LogOut, Repeat2, Settings, UserRound, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemText } from '../../shared/api/problem.js';
import { signOut } from '../../shared/auth/session.js';
import { useMe } from '../../shared/auth/use-auth.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { toast } from '../../shared/ui/toast.js';
import { DisplayItems } from './display-items.js';
import { MenuLink } from './menu-link.js';
import { PageItems } from './page-items.js';
import menu from '../../shared/ui/menu.module.css';
import styles from './profile-menu.module.css';

const PAGES: readonly (readonly [address: string, label: string, icon: LucideIcon])[] = [
  ['/my-profile', 'Profile', UserRound],
  ['/favorites', 'Favourites', Heart],
  ['/practice', 'Practice', Repeat2],
  ['/lists', 'Lists', ListVideo],
  ['/saved-searches', 'Saved searches', Bookmark],
  ['/settings', 'Settings', Settings],
];

const ADMINS: typeof PAGES = [['/moderation', 'Moderation', Gavel]];

/** The user's avatar with the display's settings and the way out. */
export function ProfileMenu() {
  const me = useMe();
  const navigate = useNavigate();
  const name = me?.displayName ?? '…';
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const leave = async () => {
    const result = await signOut();
    if (result.ok) await navigate('/authenticate');
    else toast.error(problemText(result.error));
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger className={styles.trigger} aria-label={`Account of ${name}`}>
        <Avatar name={name} photoUrl={me?.photoUrl ?? null} size={32} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8} collisionPadding={12}>
          <DropdownMenu.Label className={styles.name}>
            <bdi>{name}</bdi>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className={menu.line} />
          <PageItems onFollow={close} />
          {[...PAGES, ...(me?.userType === 'ADMIN' ? ADMINS : [])].map(([address, label, Icon]) => (
            <MenuLink key={address} to={address} onFollow={close}>
              <Icon className="icon" aria-hidden />
              {label}
            </MenuLink>
          ))}
          <DropdownMenu.Separator className={menu.line} />
          <DisplayItems />
          <DropdownMenu.Separator className={menu.line} />
          <DropdownMenu.Item className={menu.item} onSelect={() => void leave()}>
            <LogOut className="icon" aria-hidden />
            Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
