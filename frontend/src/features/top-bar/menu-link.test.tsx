import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LeaveQuestion } from '../../shared/ui/leave-question.js';
import { MenuLink } from './menu-link.js';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeAll(() => {
  globalThis.ResizeObserver = NoObserver;
});
afterEach(cleanup);

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger>menu</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content>
          <MenuLink
            to="/lists"
            onFollow={() => {
              setOpen(false);
            }}
          >
            Lists
          </MenuLink>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
/** The focus is on what opens the menu. */
const back = () =>
  waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'menu' }));
  });
async function follow(unsaved: boolean): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <Menu />
      <Routes>
        <Route path="/settings" element={<LeaveQuestion active={unsaved} />} />
        <Route path="/lists" element={<p>there</p>} />
      </Routes>
    </MemoryRouter>,
  );
  const trigger = screen.getByRole('button', { name: 'menu' });
  trigger.focus();
  fireEvent.keyDown(trigger, { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name: 'Lists' });
  expect(item.getAttribute('href')).toBe('/lists');
  fireEvent.keyDown(item, { key: 'Enter' });
  await waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull();
  });
}

it('is a link that closes its menu and gives the focus back', async () => {
  await follow(false);
  await back();
  expect(screen.queryByText('there')).not.toBeNull();
});

it('closes its menu for a question, which gives the focus back to what opened it', async () => {
  await follow(true);
  fireEvent.click(await screen.findByRole('button', { name: 'cancel' }));
  await back();
  expect(screen.queryByText('there')).toBeNull();
});
