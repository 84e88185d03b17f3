import { act, renderHook, waitFor } from '@testing-library/react';
import { languageNow } from './language.js';
import { useFighterNames } from './use-fighter-names.js';

const FIGHTERS = [
  { value: 'ssbu:donkey-kong', label: 'Donkey Kong' },
  { value: 'ssbu:jigglypuff', label: 'Jigglypuff' },
  { value: 'ssbu:captain-falcon', label: 'Captain Falcon' },
  { value: 'ssbu:falco', label: 'Falco' },
  { value: 'ssbu:pair-of-several', label: 'Fox / Falco' },
];

it('finds fighters by letters of their names, and by what players call them once the names have come', async () => {
  const { result } = renderHook(() => useFighterNames('ssbu'));
  const found = (typed: string): string[] =>
    FIGHTERS.filter((option) => result.current.filterOption(option, typed)).map(({ label }) => label);
  expect(found('falc')).toEqual(['Captain Falcon', 'Falco', 'Fox / Falco']);
  expect(found('dk')).toEqual([]);

  act(() => {
    result.current.onFocus();
  });
  await waitFor(() => {
    expect(languageNow()).not.toBeNull();
  });
  await waitFor(() => {
    expect(found('dk')).toEqual(['Donkey Kong']);
  });
  expect(found('puff')).toEqual(['Jigglypuff']);
  expect(found('')).toHaveLength(FIGHTERS.length);
  expect(found('nobody at all')).toEqual([]);
});
