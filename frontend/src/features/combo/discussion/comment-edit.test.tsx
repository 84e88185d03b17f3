import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Comment, OwnUser } from '@combolab/contracts';
import { asPerson } from '../../../shared/written/testing/as-person.js';
import { CommentItem } from './comment-item.js';

const COMMENT: Comment = {
  ...{ _id: 'k1', comboId: 'c1', userId: 'ann', text: 'Late or early?', createdAt: '2026-01-02T03:04:05.000Z' },
  authorData: [{ _id: 'ann', displayName: 'ann', photoUrl: null }],
};
const nothing = () => undefined;
const person = (userId: string): OwnUser => ({
  ...{ _id: userId, displayName: userId, photoUrl: null, userType: 'USER', email: 'a@example.test' },
  ...{ emailVerified: true, favoriteCombos: [], preferredControllers: {}, customMappings: {} },
  ...{ fullscreenMode: false, contentVersion: 1 },
});

/** Opens the page anew. */
const open = (userId = 'ann') => {
  cleanup();
  render(
    asPerson(
      userId,
      <CommentItem comment={COMMENT} me={person(userId)} people={new Map()} onFrame={nothing} onRemove={nothing} />,
    ),
  );
};
const field = () => screen.queryByLabelText<HTMLTextAreaElement>('New text');
const edit = (text: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit comment of ann' }));
  expect(document.activeElement).toBe(field());
  fireEvent.change(field() ?? document.body, { target: { value: text } });
};
beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = () => Promise.resolve(Response.json({}));
});
afterEach(cleanup);

it('has the new text of a comment open again after the page was opened anew, without taking the focus', () => {
  open();
  edit('One frame aft');
  open();
  expect(field()?.value).toBe('One frame aft');
  expect(document.activeElement).toBe(document.body);
});

it('leaves a comment closed where nothing was changed, and for everybody else', () => {
  open();
  edit('Late or early?');
  open();
  expect(field()).toBeNull();
  edit('One frame aft');
  open('bob');
  expect(field()).toBeNull();
});

it.each(['Save', 'Cancel'])('forgets the new text by %s', async (how) => {
  open();
  edit('One frame after.');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${how}$`, 'i') }));
  await waitFor(() => {
    expect(field()).toBeNull();
  });
  open();
  expect(field()).toBeNull();
});
