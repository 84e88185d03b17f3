import fc from 'fast-check';
import { titleWords } from './title-words.js';

it.each([
  ['Nair into fair on Shulk', ['neutral-air', 'forward-air', 'shulk']],
  ['n-air, f-air (Shulk)', ['neutral-air', 'forward-air', 'shulk']],
  ['nair > fair > nair on SHULK', ['neutral-air', 'forward-air', 'shulk']],
  ['The knee', ['forward-air']],
  ['Up air ladder, zero to death!', ['up-air', 'ladder', 'zero', 'death']],
  ['"Quoted" title', ['quoted', 'title']],
  ['with a combo', []],
])('reads %s', (text, words) => {
  expect(titleWords(text, ['ssbm:captain-falcon'])).toEqual(words);
});

it('says each word once, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      const words = titleWords(text, []);
      expect(new Set(words).size).toBe(words.length);
    }),
  );
});
