import { Bookmark, ListVideo, LogOut, Repeat2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router-dom';
import { problemText } from '../../shared/api/problem.js';
import { signOut } from '../../shared/auth/session.js';
import { useMe } from '../../shared/auth/use-auth.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { toast } from '../../shared/ui/toast.js';
import { DisplayItems } from './display-items.js';
import menu from '../../shared/ui/menu.module.css';
import styles from './profile-menu.module.css';

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
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger} aria-label={`Account of ${name}`}>
        <Avatar name={name} photoUrl={me?.photoUrl ?? null} size={32} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8} collisionPadding={12}>
          <DropdownMenu.Label className={styles.name}>{name}</DropdownMenu.Label>
          <DropdownMenu.Separator className={menu.line} />
          <DropdownMenu.Item className={menu.item} onSelect={() => void navigate('/practice')}>
            <Repeat2 className="icon" aria-hidden />
            Practice
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menu.item} onSelect={() => void navigate('/lists')}>
            <ListVideo className="icon" aria-hidden />
            Lists
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menu.item} onSelect={() => void navigate('/saved-searches')}>
            <Bookmark className="icon" aria-hidden />
            Saved searches
          </DropdownMenu.Item>
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
