import { waitFor } from '@testing-library/react';
import { deleteBy, deleteLater, goOnDeleting, undoDeletion } from './delete-later.js';
import { deletions, findDeletion, isGoing, putDeletion } from './deletions.js';

const dispatch = () => undefined as never;
const asked = (id: string) => ({ kind: 'draft' as const, id, userId: 'u' });
let gone: string[];
beforeEach(() => {
  deletions.write([]);
  gone = [];
  deleteBy('draft', 'u', (id) => {
    gone.push(id);
    return Promise.resolve(null);
  });
});
const leave = () => dispatchEvent(new Event('pagehide'));

it('shows a thing as gone at once, and has it back when that is undone', () => {
  deleteLater(asked('a'), dispatch);
  expect(isGoing('draft', 'a')).toBe(true);
  expect(undoDeletion(asked('a'))).toBe(true);
  expect(isGoing('draft', 'a')).toBe(false);
  leave();
  expect(gone).toEqual([]);
});

it('deletes when the page is left, once, and cannot be undone from then on', async () => {
  const after: string[] = [];
  deleteLater(asked('b'), dispatch, () => after.push('b'));
  leave();
  leave();
  expect(gone).toEqual(['b']);
  expect(undoDeletion(asked('b'))).toBe(false);
  await waitFor(() => {
    expect(findDeletion(asked('b'))).toBeUndefined();
  });
  expect(after).toEqual(['b']);
});

it('goes on after a crash with what is overdue, for who asked for it alone', async () => {
  putDeletion({ ...asked('c'), due: 1 });
  putDeletion({ ...asked('d'), userId: 'other', due: 1 });
  goOnDeleting('u', dispatch);
  await waitFor(() => {
    expect(isGoing('draft', 'c')).toBe(false);
  });
  expect(gone).toEqual(['c']);
  expect(isGoing('draft', 'd')).toBe(true);
});

it('leaves what another tab has taken back', async () => {
  putDeletion({ ...asked('e'), due: Date.now() + 30 });
  putDeletion({ ...asked('f'), due: Date.now() + 60 });
  goOnDeleting('u', dispatch);
  deletions.write(deletions.read().filter(({ id }) => id !== 'e'));
  await waitFor(() => {
    expect(gone).toEqual(['f']);
  });
});

it('shows a thing again that could not be deleted', async () => {
  deleteBy('draft', 'u', () => Promise.resolve({ kind: 'offline' }));
  deleteLater(asked('g'), dispatch);
  leave();
  await waitFor(() => {
    expect(isGoing('draft', 'g')).toBe(false);
  });
});

it('reads whatever lies there', () => {
  localStorage.setItem('combolab.deletions', '[{"kind":"combo"},7,{"kind":"combo","id":"x","userId":"u","due":5}]');
  expect(deletions.read().map(({ id }) => id)).toEqual(['x']);
  localStorage.setItem('combolab.deletions', 'no list');
  expect(deletions.read()).toEqual([]);
});

it.each(['combo', 'guide'] as const)(
  'asks for the deletion of a %s as one intention, however often it asks',
  async (kind) => {
    const keys: (string | null)[] = [];
    const before = globalThis.fetch;
    globalThis.fetch = (_, { headers } = {}) => {
      keys.push(new Headers(headers).get('Idempotency-Key'));
      return Promise.reject(new TypeError('the page is left'));
    };
    try {
      for (let page = 0; page < 2; page += 1) {
        putDeletion({ kind, id: 'h', userId: 'u', due: 1 });
        goOnDeleting('u', dispatch);
        await waitFor(() => {
          expect(isGoing(kind, 'h')).toBe(false);
        });
      }
    } finally {
      globalThis.fetch = before;
    }
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys)).toEqual(new Set(['delete-h']));
  },
);
