import { ReadAfter } from './read-after.js';

it('sends the last four tokens of the last ten seconds', () => {
  let now = 0;
  const sut = new ReadAfter(() => now);
  expect(sut.header()).toBeNull();
  for (const token of ['a', 'b', 'c', 'd', 'e']) {
    sut.remember({ readAfter: token });
    now += 1000;
  }
  expect(sut.header()).toBe('b,c,d,e');
  now = 12_500;
  expect(sut.header()).toBe('d,e');
  now = 30_000;
  expect(sut.header()).toBeNull();
});

it('takes only what looks like an answer of a command', () => {
  const sut = new ReadAfter();
  sut.remember(null);
  sut.remember({ readAfter: 3 });
  expect(sut.header()).toBeNull();
  sut.remember({ readAfter: 'x' });
  sut.forget();
  expect(sut.header()).toBeNull();
});
