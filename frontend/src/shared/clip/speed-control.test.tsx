import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answerMedia } from '../lib/testing/answer-media.js';
import { isTyping } from '../keys/typing.js';
import { SpeedControl } from './speed-control.js';

beforeAll(() => {
  answerMedia();
});
afterEach(cleanup);

it('has each speed with its number and its words, slower ones on request alone', () => {
  const chosen: number[] = [];
  render(<SpeedControl rate={1} rates={[1, 1 / 4]} onChange={(rate) => chosen.push(rate)} />);
  const speeds = screen.getAllByRole<HTMLInputElement>('radio');
  expect(speeds.map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: /^1\/4× ?, Quarter speed$/ }));
  expect(chosen).toEqual([1 / 4]);
});

it('leaves the keys of the player to it after a speed was chosen', () => {
  render(<SpeedControl rate={1} onChange={() => undefined} />);
  expect(screen.getAllByRole('radio').map(isTyping)).toEqual([false, false, false, false, false]);
});

it('is one button where there is no room for more', () => {
  render(<SpeedControl rate={1 / 2} folded="always" onChange={() => undefined} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Speed 1/2×' })).toBeDefined();
});
