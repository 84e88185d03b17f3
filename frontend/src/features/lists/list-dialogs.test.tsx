import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComboList } from '@combolab/contracts';
import { asPerson } from '../../shared/written/testing/as-person.js';
import { EditListDialog } from './edit-list-dialog.js';
import { NewListDialog } from './new-list-dialog.js';

const LIST: ComboList = {
  ...{ _id: 'l1', name: 'Ladders', description: 'To the top', isPublic: false, contentVersion: 3, numCombos: 0 },
  ...{ createdAt: '2026-01-02T03:04:05.000Z', changedAt: '2026-01-02T03:04:05.000Z' },
  owner: { _id: 'ann', displayName: 'ann', photoUrl: null },
};
let sent: unknown[];
const nothing = () => undefined;
const openNew = () => {
  cleanup();
  render(asPerson('ann', <NewListDialog onClose={nothing} onMade={nothing} />));
};
const openEdit = (list = LIST) => {
  cleanup();
  render(asPerson('ann', <EditListDialog list={list} onClose={nothing} />));
};
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
beforeEach(() => {
  localStorage.clear();
  sent = [];
  globalThis.fetch = (_, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Promise.resolve(Response.json({ list: LIST }));
  };
});
afterEach(cleanup);

it('has a new list again as it was left, until it is made', async () => {
  openNew();
  type('Name', 'Edge gu');
  type('Description', 'Off the st');
  openNew();
  expect(values()).toEqual(['Edge gu', 'Off the st']);
  fireEvent.click(screen.getByRole('button', { name: 'Create list' }));
  await waitFor(() => {
    expect(localStorage).toHaveLength(0);
  });
  openNew();
  expect(values()).toEqual(['', '']);
});

it('has the changes of a list again, of the version that was changed, until they are given up', async () => {
  openEdit();
  type('Name', 'Higher ladd');
  openEdit({ ...LIST, name: 'Renamed elsewhere', contentVersion: 4 });
  expect(values()).toEqual(['Higher ladd', 'To the top']);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  expect(sent).toEqual([expect.objectContaining({ name: 'Higher ladd', baseVersion: 3 })]);
  openEdit();
  type('Name', 'Higher ladd');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  openEdit();
  expect(values()).toEqual(['Ladders', 'To the top']);
});
