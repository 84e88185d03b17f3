import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from './dialog.js';

afterEach(cleanup);

/** A menu that goes at once, or only after the dialog that its item opened has the focus, as one that fades out does. */
function MenuThatAsks({ slow }: { slow: boolean }) {
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState(true);
  return (
    <>
      <button id="opens-menu">menu</button>
      {menu && (
        <div role="menu" aria-labelledby="opens-menu">
          <button
            role="menuitem"
            onClick={() => {
              setMenu(slow);
              setOpen(true);
            }}
          >
            item
          </button>
        </div>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="question">
        <button
          onClick={() => {
            setMenu(false);
          }}
        >
          the menu is gone now
        </button>
      </Dialog>
    </>
  );
}

it.each([
  ['has gone before', false],
  ['goes afterwards', true],
])('gives the focus back to what opened the menu of which an item opened it, when that %s', async (_, slow) => {
  render(<MenuThatAsks slow={slow} />);
  const item = screen.getByRole('menuitem');
  item.focus();
  fireEvent.click(item);
  fireEvent.click(await screen.findByText('the menu is gone now'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'menu' }));
  });
});

const shown = (children: ReactNode, shape: 'dialog' | 'sheet' = 'dialog') =>
  render(
    <Dialog open onOpenChange={() => undefined} title="question" shape={shape}>
      {children}
    </Dialog>,
  );

it.each([
  ['a line', <input key="it" defaultValue="before" aria-label="wanted" />],
  ['an e-mail', <input key="it" type="email" aria-label="wanted" />],
  ['a number', <input key="it" type="number" aria-label="wanted" />],
  ['a text', <textarea key="it" aria-label="wanted" />],
  ['a list to search in', <input key="it" role="combobox" type="text" aria-label="wanted" />],
])('has the focus first on %s to type in, after what is chosen or cannot be changed', (_, field) => {
  shown(
    <>
      <input type="radio" aria-label="choice" />
      <input type="range" aria-label="amount" />
      <input disabled aria-label="not now" />
      <input readOnly aria-label="to copy" />
      {field}
      <input aria-label="second" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('wanted'));
});

it('has what stands in a line marked, to be written over', () => {
  shown(<input defaultValue="before" aria-label="wanted" />);
  const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>('wanted');
  expect([selectionStart, selectionEnd]).toEqual([0, 'before'.length]);
});

it('has the focus first on a control where there is nothing to type in, and in a sheet', () => {
  const close = () => screen.getByRole('button', { name: 'Close' });
  shown(<input type="radio" />);
  expect(document.activeElement).toBe(close());
  cleanup();
  shown(<input />, 'sheet');
  expect(document.activeElement).toBe(close());
});

it('has the focus first on what is asked for', () => {
  function Asking() {
    const keep = useRef<HTMLButtonElement>(null);
    return (
      <Dialog open onOpenChange={() => undefined} title="question" firstFocus={keep}>
        <input />
        <button ref={keep}>keep it</button>
      </Dialog>
    );
  }
  render(<Asking />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'keep it' }));
});
