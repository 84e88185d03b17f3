import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router-dom';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import menu from '../../shared/ui/menu.module.css';
import { BAR_ITEMS } from './bar-items.js';

/** The pages of the bar, where it has no room for them. */
export function PageItems() {
  const navigate = useNavigate();
  if (!useIsMobile()) return null;
  return (
    <>
      {BAR_ITEMS.filter(({ available }) => available).map(({ label, to }) => (
        <DropdownMenu.Item key={to} className={menu.item} onSelect={() => void navigate(to)}>
          {label}
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Separator className={menu.line} />
    </>
  );
}
