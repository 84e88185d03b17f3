import { TypedAhead } from './typed-ahead.js';

const press = (key: string, ctrlKey = false): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));

it('keeps characters from the page while it listens', () => {
  const heard: string[] = [];
  addEventListener('keydown', ({ key }) => heard.push(key));
  const ahead = new TypedAhead();
  ahead.begin();
  const left = [press('m'), press('é'), press(' '), press('k', true), press('Escape')];
  expect(left).toEqual([false, false, false, true, true]);
  expect(heard).toEqual(['k', 'Escape']);
  expect(ahead.end()).toBe('mé ');
  expect(press('x')).toBe(true);
  ahead.begin();
  expect(ahead.end()).toBe('');
});
