import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { asPerson } from '../../shared/written/testing/as-person.js';
import { WarnDialog } from './warn-dialog.js';

let told: string[];
const open = (arrives = true) => {
  cleanup();
  const warn = (note: string) => {
    told.push(note);
    return Promise.resolve(arrives);
  };
  render(asPerson('ada', <WarnDialog name="bob" about="combo.c1" onWarn={warn} onClose={() => undefined} />));
  return screen.getByRole<HTMLTextAreaElement>('textbox');
};
beforeEach(() => {
  localStorage.clear();
  told = [];
});
afterEach(cleanup);

it('keeps a warning until its author was told it', async () => {
  fireEvent.change(open(false), { target: { value: 'Name who made the clip' } });
  expect(open(false).value).toBe('Name who made the clip');
  fireEvent.click(screen.getByRole('button', { name: 'Send warning' }));
  await waitFor(() => {
    expect(told).toEqual(['Name who made the clip']);
  });
  expect(open().value).toBe('Name who made the clip');
  fireEvent.click(screen.getByRole('button', { name: 'Send warning' }));
  await waitFor(() => {
    expect(localStorage).toHaveLength(0);
  });
  expect(open().value).toBe('');
});
