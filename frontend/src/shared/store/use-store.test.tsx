import { act, cleanup, renderHook } from '@testing-library/react';
import { atom } from 'nanostores';
import { createSignal } from './signal.js';
import { useStore } from './use-store.js';

afterEach(cleanup);

it('shows what a store holds for as long as it is shown', () => {
  const store = atom<readonly string[]>(['a']);
  const { result, unmount } = renderHook(() => useStore(store));
  expect(result.current).toEqual(['a']);
  act(() => {
    store.set(['b']);
  });
  expect(result.current).toEqual(['b']);
  expect(store.lc).toBe(1);
  unmount();
  expect(store.lc).toBe(0);
});

it('draws anew when the chosen part is another, and not for the rest', () => {
  const store = atom({ name: 'x', frame: 1 });
  let draws = 0;
  const { result } = renderHook(() => {
    draws++;
    return useStore(store, ({ name }) => name);
  });
  act(() => {
    store.set({ name: 'x', frame: 2 });
  });
  expect([result.current, draws]).toEqual(['x', 1]);
  act(() => {
    store.set({ name: 'y', frame: 2 });
  });
  expect([result.current, draws]).toEqual(['y', 2]);
});

it('hands a part what the store holds, null included', () => {
  const store = atom<string | null>(null);
  const { result } = renderHook(() => useStore(store, (value) => value ?? 'none'));
  expect(result.current).toBe('none');
});

it('holds null while there is no store, and follows one that comes and the one after it', () => {
  const [first, second] = [atom('first'), atom('second')];
  const { result, rerender } = renderHook(({ store }) => useStore(store), {
    initialProps: { store: null as typeof first | null },
  });
  expect(result.current).toBeNull();
  rerender({ store: first });
  expect(result.current).toBe('first');
  rerender({ store: second });
  act(() => {
    first.set('unheard');
  });
  expect(result.current).toBe('second');
  expect(first.lc).toBe(0);
});

it('tells every listener of a signal without a word, until it wants no more', () => {
  const signal = createSignal();
  const told: unknown[][] = [];
  const stop = signal.listen((...words: unknown[]) => told.push(words));
  const stopOther = signal.listen(() => {
    stopOther();
  });
  signal.tell();
  signal.tell();
  stop();
  signal.tell();
  expect(told).toEqual([[], []]);
});
