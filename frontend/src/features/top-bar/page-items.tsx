import { DropdownMenu } from 'radix-ui';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import menu from '../../shared/ui/menu.module.css';
import { BAR_ITEMS } from './bar-items.js';
import { MenuLink } from './menu-link.js';

/** The pages of the bar, where it has no room for them. */
export function PageItems({ onFollow }: { readonly onFollow: () => void }) {
  if (!useIsMobile()) return null;
  return (
    <>
      {BAR_ITEMS.filter(({ available }) => available).map(({ label, to }) => (
        <MenuLink key={to} to={to} onFollow={onFollow}>
          {label}
        </MenuLink>
      ))}
      <DropdownMenu.Separator className={menu.line} />
    </>
  );
}
