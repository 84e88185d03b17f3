import { StoredScrolls } from './stored-scrolls.js';

beforeEach(() => {
  sessionStorage.clear();
});
const scrolls = () => new StoredScrolls(() => sessionStorage);

it('outlives a reload', () => {
  const before = scrolls();
  before.write('a', 120);
  before.write('b', 7);
  before.write('a', 340);
  before.save();
  const after = scrolls();
  expect([after.read('a'), after.read('b'), after.read('c')]).toEqual([340, 7, null]);
});

it('forgets the oldest of more than a hundred places', () => {
  const many = scrolls();
  for (let n = 0; n <= 100; n++) many.write(String(n), n);
  expect([many.read('0'), many.read('1'), many.read('100')]).toEqual([null, 1, 100]);
});

it('begins anew when what is stored makes no sense, or storage is off', () => {
  sessionStorage.setItem('combolab.scroll', '[["a", "far"], 3, ["b", 5]]');
  expect([scrolls().read('a'), scrolls().read('b')]).toEqual([null, 5]);
  sessionStorage.setItem('combolab.scroll', '{');
  expect(scrolls().read('b')).toBeNull();
  const off = new StoredScrolls(() => {
    throw new Error('storage is off');
  });
  off.write('a', 1);
  off.save();
  expect(off.read('a')).toBe(1);
});
