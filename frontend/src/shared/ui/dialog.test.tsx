import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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
