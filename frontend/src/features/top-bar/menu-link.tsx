import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import menu from '../../shared/ui/menu.module.css';

interface Props {
  readonly to: string;
  /** Closes the menu: by itself it stays open when a question comes before the page. */
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A page as an item of a menu: a link that can be opened elsewhere, too. */
export function MenuLink({ to, onFollow, children }: Props) {
  return (
    <DropdownMenu.Item asChild className={menu.item} onClick={onFollow}>
      <Link to={to}>{children}</Link>
    </DropdownMenu.Item>
  );
}
