import { OnlyOne } from './only-one.js';

it('ends the one before, and nobody twice', () => {
  const only = new OnlyOne();
  const ended: string[] = [];
  const a = () => void ended.push('a');
  const b = () => void ended.push('b');
  only.begin(a);
  only.begin(a);
  expect(ended).toEqual([]);
  only.begin(b);
  expect(ended).toEqual(['a']);
  only.end(a);
  only.end(b);
  only.begin(a);
  expect(ended).toEqual(['a']);
});
