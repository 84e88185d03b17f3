import { Check, Keyboard } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { shortcutHelp } from '../../shared/keys/help-state.js';
import { cardPreviews } from '../../shared/lib/card-previews.js';
import { useFlag } from '../../shared/lib/stored-flag.js';
import { THEMES, useTheme, type ThemeChoice } from '../../shared/ui/theme.js';
import menu from '../../shared/ui/menu.module.css';
import styles from './profile-menu.module.css';

const stayOpen = (event: Event) => {
  event.preventDefault();
};

/** How this browser shows the pages: theme, previews, shortcuts. Kept here, so that visitors have it too. */
export function DisplayItems() {
  const [theme, chooseTheme] = useTheme();
  const previews = useFlag(cardPreviews);
  return (
    <>
      <DropdownMenu.Label className={styles.label}>Theme</DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        value={theme}
        onValueChange={(value) => {
          chooseTheme(value as ThemeChoice);
        }}
      >
        {THEMES.map(([value, label]) => (
          <DropdownMenu.RadioItem key={value} value={value} className={menu.item} onSelect={stayOpen}>
            <span className={menu.dot} aria-hidden />
            {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator className={menu.line} />
      <DropdownMenu.CheckboxItem
        className={menu.item}
        checked={previews}
        onCheckedChange={cardPreviews.write}
        onSelect={stayOpen}
      >
        <span className={menu.box} aria-hidden>
          {previews && <Check size={12} strokeWidth={4} />}
        </span>
        Play previews on cards
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.Item
        className={menu.item}
        onSelect={() => {
          // Once the menu is gone and has given the focus back.
          setTimeout(() => {
            shortcutHelp.show(true);
          });
        }}
      >
        <Keyboard className="icon" aria-hidden />
        Keyboard shortcuts
        <kbd className={styles.key} aria-hidden>
          ?
        </kbd>
      </DropdownMenu.Item>
    </>
  );
}
