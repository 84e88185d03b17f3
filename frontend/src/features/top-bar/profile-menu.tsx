import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router-dom';
import { problemText } from '../../shared/api/problem.js';
import { signOut } from '../../shared/auth/session.js';
import { useMe } from '../../shared/auth/use-auth.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { useTheme, type ThemeChoice } from '../../shared/ui/theme.js';
import styles from './profile-menu.module.css';

const THEMES: readonly (readonly [ThemeChoice, string])[] = [
  ['system', 'As the system'],
  ['dark', 'Dark'],
  ['light', 'Light'],
];

/** The user's avatar with the theme and the way out. */
export function ProfileMenu() {
  const me = useMe();
  const navigate = useNavigate();
  const [theme, chooseTheme] = useTheme();
  const name = me?.displayName ?? '…';
  const leave = async () => {
    const result = await signOut();
    if (result.ok) await navigate('/authenticate');
    else alert(problemText(result.error));
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger} aria-label={`Account of ${name}`}>
        <Avatar name={name} photoUrl={me?.photoUrl ?? null} size={32} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={12}>
          <DropdownMenu.Label className={styles.name}>{name}</DropdownMenu.Label>
          <DropdownMenu.Separator className={styles.line} />
          <DropdownMenu.Label className={styles.label}>Theme</DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={theme}
            onValueChange={(value) => {
              chooseTheme(value as ThemeChoice);
            }}
          >
            {THEMES.map(([value, label]) => (
              <DropdownMenu.RadioItem
                key={value}
                value={value}
                className={styles.item}
                onSelect={(event) => {
                  event.preventDefault();
                }}
              >
                <span className={styles.dot} aria-hidden />
                {label}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className={styles.line} />
          <DropdownMenu.Item className={styles.item} onSelect={() => void leave()}>
            <LogOut className="icon" aria-hidden />
            Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
