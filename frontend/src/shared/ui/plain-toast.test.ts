import { jest } from '@jest/globals';
import { plainToast } from './plain-toast.js';

const told = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('tells the newest alone, and for a while', () => {
  plainToast('Your like was not saved.');
  plainToast('Your comment was not saved.');
  expect(told()).toEqual(['Your comment was not saved.']);
  jest.runAllTimers();
  expect(told()).toEqual([]);
});

it('offers what can be done about it, once', () => {
  const run = jest.fn();
  plainToast('The combo is deleted.', { label: 'Undo', run });
  document.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
  expect(run).toHaveBeenCalledTimes(1);
  expect(told()).toEqual([]);
  jest.runAllTimers();
});
