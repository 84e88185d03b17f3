import fc from 'fast-check';
import { guideTitle, minutesWords, numWordsOf, readingMinutes } from './guide-words.js';

const text = (value: string, type: 'TEXT' | 'TITLE' | 'HEADER' = 'TEXT') => ({ id: 1, type, value });

describe('the title of a guide', () => {
  it.each([
    [[], 'Untitled'],
    [[text(' \n ')], 'Untitled'],
    [[text('  Ness\n off stage ', 'TITLE'), text('more')], 'Ness off stage'],
    [[{ id: 1, type: 'COMBO_SELECTOR' as const, value: null }], 'Untitled'],
  ])('is the value of its first section', (sections, title) => {
    expect(guideTitle({ sections })).toBe(title);
  });
});

it('counts the words of all written sections', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.stringMatching(/^[a-z]{1,8}$/))), (sections) => {
      const values = sections.map((words) => text(words.join(' ')));
      expect(numWordsOf({ sections: values })).toBe(sections.flat().length);
    }),
  );
});

it('takes a minute at least, and longer for more words', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (a, b) => {
      expect(readingMinutes(Math.min(a, b))).toBeLessThanOrEqual(readingMinutes(Math.max(a, b)));
      expect(readingMinutes(a)).toBeGreaterThanOrEqual(1);
    }),
  );
  expect([minutesWords(0), minutesWords(1200)]).toEqual(['1 minute', '6 minutes']);
});
