import { jest } from '@jest/globals';
import { listShown } from '../shared/combos/last-list.js';
import { createStore } from './store.js';

it('tells outside production of what cannot be kept as plain values, and of who changes what is kept', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createStore();
  store.dispatch(listShown({ ids: ['a'], address: '/results' }));
  expect(said).not.toHaveBeenCalled();
  store.dispatch({ type: 'planted', payload: new Map() });
  expect(said.mock.calls[0]?.[0]).toMatch(/non-serializable/);
  said.mockRestore();
  expect(() => {
    Object.assign(store.getState(), { connection: 'lost' });
    store.dispatch({ type: 'after' });
  }).toThrow('mutation');
});
