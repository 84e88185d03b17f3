import { render } from '@testing-library/react';
import { windowWords } from './window-words.js';

it('says who can act first', () => {
  const said = (window: number, attacker: string) =>
    render(<p>{windowWords(window, attacker)}</p>).container.textContent;
  expect(said(13, 'Mario')).toBe('You act 13 frames before Mario');
  expect(said(1, 'Mario')).toBe('You act 1 frame before Mario');
  expect(said(-11, 'Ness')).toBe('Ness acts 11 frames before you');
  expect(said(0, 'Ness')).toBe('You and Ness can act on the same frame');
});
