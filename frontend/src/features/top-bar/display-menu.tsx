import { Settings2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { DisplayItems } from './display-items.js';
import { PageItems } from './page-items.js';
import menu from '../../shared/ui/menu.module.css';
import barStyles from './top-bar.module.css';

/** How the pages look, for visitors. It is there once it was asked for, so it begins open. */
export function DisplayMenu() {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className={barStyles.display} aria-label="Display" title="Display">
        <Settings2 className="icon" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8} collisionPadding={12}>
          <PageItems />
          <DisplayItems />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
