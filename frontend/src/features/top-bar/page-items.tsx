import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { MenuLine, MenuLink } from '../../shared/ui/menu.js';
import { BAR_ITEMS } from './bar-items.js';

/** The pages of the bar, where it has no room for them. */
export function PageItems() {
  if (!useIsMobile()) return null;
  return (
    <>
      {BAR_ITEMS.filter(({ available }) => available).map(({ label, to }) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <MenuLine />
    </>
  );
}
