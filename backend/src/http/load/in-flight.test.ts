import { InFlight } from './in-flight.js';

const most = { page: 9, read: 4, list: 2, write: 9, upload: 3 };

it('lets in so many of each class, apart from the others', () => {
  const sut = new InFlight(most);
  const taken = [sut.take('list', null), sut.take('list', null)];
  expect(taken).not.toContain(null);
  expect(sut.take('list', null)).toBeNull();
  expect(sut.take('read', null)).not.toBeNull();
  taken[0]?.();
  expect(sut.take('list', null)).not.toBeNull();
});

it('leaves the other half to others', () => {
  const sut = new InFlight(most);
  const own = [sut.take('read', 'a'), sut.take('read', 'a')];
  expect(own).not.toContain(null);
  expect(sut.take('read', 'a')).toBeNull();
  expect(sut.take('read', 'b')).not.toBeNull();
  expect(sut.take('upload', 'a')).not.toBeNull();
  own[1]?.();
  expect(sut.take('read', 'a')).not.toBeNull();
});
