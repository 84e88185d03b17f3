import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * One menu that many buttons share, for a menu in each listens to every key. The button it is open for has a
 * `MenuAnchor` and a `MenuPanel`, and says by ARIA of itself that it opens a menu.
 */
export const SharedMenu = ({ open, onClose, children }: Props) => (
  <DropdownMenu.Root
    modal={false}
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
  >
    {children}
  </DropdownMenu.Root>
);

/** What the open menu lies beside. */
export const MenuAnchor = ({ children }: { readonly children: ReactElement }) => (
  <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
);
