import type { ReactElement } from 'react';
import type { Choices } from './choice-menu.js';
import { Menu, MenuChoices } from './menu.js';

/** The menu of a choice. It is there once it was asked for, so it begins open; what is chosen closes it. */
export const OpenedChoices = ({ button, ...choices }: Choices<string> & { readonly button: ReactElement }) => (
  <Menu startsOpen align="end" button={button}>
    <MenuChoices {...choices} closes />
  </Menu>
);
