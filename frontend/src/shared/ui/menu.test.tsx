import { configureStore } from '@reduxjs/toolkit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { identityChanged } from '../auth/auth-slice.js';
import { sharedReducers } from '../state.js';
import { Menu, MenuChoices, MenuItem, MenuLine, MenuLink, MenuSwitch } from './menu.js';
import { UnsavedWork, useUnsaved } from './unsaved-work.js';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeAll(() => {
  globalThis.ResizeObserver = NoObserver;
});
afterEach(cleanup);

const Pages = () => (
  <Menu button={<button type="button">menu</button>}>
    <MenuLink to="/lists">Lists</MenuLink>
  </Menu>
);
function Form({ active }: { readonly active: boolean }) {
  useUnsaved(active);
  return null;
}
const layout = (
  <>
    <Pages />
    <Outlet />
  </>
);
const settings = (unsaved: boolean) => (
  <UnsavedWork>
    <Form active={unsaved} />
  </UnsavedWork>
);
/** The focus is on what opens the menu. */
const back = () =>
  waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'menu' }));
  });
async function follow(unsaved: boolean): Promise<void> {
  const store = configureStore({ reducer: sharedReducers });
  store.dispatch(identityChanged('somebody'));
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: '/settings', element: settings(unsaved) },
          { path: '/lists', element: <p>there</p> },
        ],
      },
    ],
    { initialEntries: ['/settings'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
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

describe('a menu', () => {
  const told: string[] = [];
  const tell = (what: string) => () => {
    told.push(`${what} ${document.activeElement?.textContent ?? ''}`);
  };
  async function open(): Promise<HTMLElement> {
    told.length = 0;
    render(
      <Menu button={<button type="button">menu</button>}>
        <MenuItem onSelect={tell('at once')}>Copy</MenuItem>
        <MenuItem disabled onSelect={tell('never')}>
          Nothing
        </MenuItem>
        <MenuItem late onSelect={tell('late')}>
          Help
        </MenuItem>
        <MenuLine />
        <MenuSwitch on={false} onChange={(on) => told.push(String(on))}>
          Previews
        </MenuSwitch>
        <MenuChoices
          label="Theme"
          value="dark"
          options={[
            ['dark', 'Dark'],
            ['light', 'Light'],
          ]}
          onChange={(theme) => told.push(theme)}
        />
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'menu' });
    button.focus();
    fireEvent.keyDown(button, { key: 'Enter' });
    await at('Copy');
    return screen.getByRole('menu');
  }
  const at = (words: string) =>
    waitFor(() => {
      expect(document.activeElement?.textContent).toBe(words);
    });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('is walked by arrows, Home, End and letters, past what cannot be chosen', async () => {
    const menu = await open();
    expect(menu.getAttribute('aria-labelledby')).toBe(screen.getByText('menu').id);
    for (const [key, words] of [
      ['ArrowDown', 'Help'],
      ['ArrowUp', 'Copy'],
      ['End', 'Light'],
      ['Home', 'Copy'],
      ['p', 'Previews'],
    ] as const) {
      press(key);
      await at(words);
    }
    expect(told).toEqual([]);
  });

  it('closes by Escape and by what is chosen, and gives the focus back to its button', async () => {
    await open();
    press('Escape');
    await back();
    expect(screen.queryByRole('menu')).toBeNull();
    cleanup();
    await open();
    press('Enter');
    await back();
    expect(told).toEqual(['at once Copy']);
  });

  it('does late what would take the focus, once the button has it', async () => {
    await open();
    press('ArrowDown');
    await at('Help');
    press('Enter');
    await waitFor(() => {
      expect(told).toEqual(['late menu']);
    });
  });

  it('stays open for switches and choices', async () => {
    await open();
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Previews' }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    expect(screen.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
    expect(told).toEqual(['true', 'light']);
    expect(screen.queryByRole('menu')).not.toBeNull();
  });
});
