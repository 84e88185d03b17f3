import { Settings, Settings2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useMediaQuery } from '../../shared/lib/use-media-query.js';
import { DisplayItems } from './display-items.js';
import { MenuLink } from './menu-link.js';
import { PageItems } from './page-items.js';
import menu from '../../shared/ui/menu.module.css';
import barStyles from './top-bar.module.css';

/** Where the bar has no room for a visitor's link to the settings. */
const NARROW = '(max-width: 60em)';

/** How the pages look, for visitors. It is there once it was asked for, so it begins open. */
export function DisplayMenu() {
  const [open, setOpen] = useState(true);
  const narrow = useMediaQuery(NARROW);
  const close = () => {
    setOpen(false);
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger className={barStyles.display} aria-label="Display" title="Display">
        <Settings2 className="icon" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8} collisionPadding={12}>
          <PageItems onFollow={close} />
          {narrow && (
            <>
              <MenuLink to="/settings" onFollow={close}>
                <Settings className="icon" aria-hidden />
                Settings
              </MenuLink>
              <DropdownMenu.Separator className={menu.line} />
            </>
          )}
          <DisplayItems />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
