import type { ComboCard } from '@combolab/contracts';
import { combosNamed } from './named-combos.js';

const named = (name: string) => ({ name }) as ComboCard;
const all = ['Stomp to knee', 'Stomp, knee!', 'Dédé stomp', 'Another stomp', 'Astomp'].map(named);
const found = (query: string) => combosNamed(query, all).map(({ name }) => name);

it('finds what is typed in names, from the beginning of a word on', () => {
  expect(found('stomp to k')).toEqual(['Stomp to knee']);
  expect(found('STOMP KN')).toEqual(['Stomp, knee!']);
  expect(found('dede st')).toEqual(['Dédé stomp']);
});

it('gives three at most, in their order, and none for a letter or two', () => {
  expect(found('stomp')).toEqual(['Stomp to knee', 'Stomp, knee!', 'Dédé stomp']);
  for (const query of ['', '  ', 'st', '!?', 'tomp']) expect(found(query)).toEqual([]);
});
