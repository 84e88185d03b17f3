import fc from 'fast-check';
import { LIMITS, SECTION_TYPES, type StoredSection } from '@combolab/contracts';
import { paste, withoutTags } from './pasted.js';
import {
  changeType,
  choose,
  freshId,
  mergeUp,
  move,
  remove,
  requireLesson,
  split,
  write,
  type Edit,
  type Sections,
} from './sections.js';

const words = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', ' ', '\n', '👍', '<') });
const anySection = fc
  .record({ type: fc.constantFrom(...SECTION_TYPES), words, combo: fc.constantFrom('', 'c1', 'c2') })
  .map(({ type, words: text, combo }) => ({ type, value: type === 'COMBO_SELECTOR' ? combo : text }));
const anySections = fc
  .array(anySection, { minLength: 1, maxLength: 6 })
  .map((all): Sections => all.map((section, id) => ({ ...section, id: id * 3 })));

/** Sections, one of them, and two places in its text. */
const withPlace = anySections.chain((sections) =>
  fc.nat(sections.length - 1).chain((at) => {
    const section = sections[at] as StoredSection;
    const most = section.type === 'COMBO_SELECTOR' ? 0 : section.value.length;
    return fc.tuple(fc.nat(most), fc.nat(most)).map(([a, b]) => ({
      ...{ sections, at, section, start: Math.min(a, b), end: Math.max(a, b) },
    }));
  }),
);

const textOf = (sections: Sections): string =>
  sections.map(({ type, value }) => (type === 'COMBO_SELECTOR' ? '' : value)).join('');
const combosOf = (sections: Sections): string[] =>
  sections.flatMap(({ type, value }) => (type === 'COMBO_SELECTOR' && value !== '' ? [value] : []));
const T = (id: number, value: string, type: StoredSection['type'] = 'TEXT'): StoredSection => ({ id, type, value });

it('splits where the caret stands, and Backspace makes it one again', () => {
  fc.assert(
    fc.property(withPlace, ({ sections, section, start }) => {
      fc.pre(section.type !== 'COMBO_SELECTOR');
      const { id } = section;
      const { sections: halves, caret } = split(sections, { id, start, end: start }, 7_000_001);
      expect(halves).toHaveLength(sections.length + 1);
      expect(caret).toEqual({ id: 7_000_001, offset: 0 });
      const again = mergeUp(halves, 7_000_001);
      expect(again).toEqual({ sections, caret: { id, offset: start } });
    }),
  );
});

it('loses no text and no combo but what is selected, and gives every section an id of its own', () => {
  fc.assert(
    fc.property(withPlace, words, fc.nat(6), fc.constantFrom(...SECTION_TYPES), (place, text, to, type) => {
      const { sections, section, start, end } = place;
      const { id } = section;
      const left = textOf(sections);
      const selected = { id, start, end: start };
      const kept: readonly Edit[] = [
        split(sections, selected, 9_000_001),
        mergeUp(sections, id),
        { sections: move(sections, id, to), caret: null },
        ...(section.type === 'COMBO_SELECTOR' ? [] : [changeType(sections, id, type, 9_000_001)]),
      ];
      for (const { sections: after, caret } of kept) {
        expect(Array.from(textOf(after)).sort()).toEqual(Array.from(left).sort());
        expect(combosOf(after).sort()).toEqual(combosOf(sections).sort());
        expect(new Set(after.map((each) => each.id)).size).toBe(after.length);
        if (caret !== null) expect(after.some((each) => each.id === caret.id)).toBe(true);
      }
      const pasted = paste(sections, { id, start, end }, text);
      const expected =
        section.type === 'COMBO_SELECTOR'
          ? left
          : left.replace(section.value, '') +
            section.value.slice(0, start) +
            withoutTags(text) +
            section.value.slice(end);
      const shown = (all: string) => Array.from(all.replace(/\s/gu, '')).sort().join('');
      expect(shown(textOf(pasted.sections))).toBe(shown(expected));
      expect(new Set(pasted.sections.map((each) => each.id)).size).toBe(pasted.sections.length);
    }),
  );
});

it('gives ids below 9,999,999 that no section has', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      const taken = [0, 1, 2, LIMITS.sectionIdMax].map((id) => T(id, ''));
      const id = freshId(taken, () => random);
      expect(id).toBeLessThan(9_999_999);
      expect(taken.map((each) => each.id)).not.toContain(id);
    }),
  );
});

describe('Enter', () => {
  it('adds a text at the end of a section, and takes what is selected away', () => {
    expect(split([T(1, 'Ness', 'TITLE')], { id: 1, start: 4, end: 4 }, 2).sections).toEqual([
      T(1, 'Ness', 'TITLE'),
      T(2, ''),
    ]);
    expect(split([T(1, 'off the stage')], { id: 1, start: 3, end: 7 }, 2).sections).toEqual([
      T(1, 'off'),
      T(2, ' stage'),
    ]);
  });

  it('turns a combo selector into text again, and adds text below a chosen combo', () => {
    const selector = T(1, '', 'COMBO_SELECTOR');
    const at = { id: 1, start: 0, end: 0 };
    expect(split([selector], at, 2).sections).toEqual([T(1, '')]);
    const chosen = choose([selector], 1, 'c');
    expect(split(chosen, at, 2).sections).toEqual([...chosen, T(2, '')]);
  });
});

describe('Backspace before the first character', () => {
  it('joins a section to the one above', () => {
    expect(mergeUp([T(1, 'up ', 'HEADER'), T(2, 'air')], 2)).toEqual({
      ...{ sections: [T(1, 'up air', 'HEADER')], caret: { id: 1, offset: 3 } },
    });
  });

  it('takes an empty section away, but never the first', () => {
    expect(mergeUp([T(1, 'a'), T(2, '')], 2)).toEqual({ sections: [T(1, 'a')], caret: { id: 1, offset: 1 } });
    const alone = [T(1, ''), T(2, 'b')];
    expect(mergeUp(alone, 1).sections).toBe(alone);
    expect(remove(alone, 1).sections).toBe(alone);
  });

  it('takes an empty combo selector above away, and goes to a chosen one', () => {
    const empty = T(1, '', 'COMBO_SELECTOR');
    expect(mergeUp([empty, T(2, 'b')], 2)).toEqual({ sections: [T(2, 'b')], caret: { id: 2, offset: 0 } });
    const chosen = choose([empty, T(2, 'b')], 1, 'c');
    expect(mergeUp(chosen, 2)).toEqual({ sections: chosen, caret: { id: 1, offset: 0 } });
  });

  it('joins nothing that would be longer than a section may be', () => {
    const long = [T(1, 'a'.repeat(LIMITS.sectionLength)), T(2, 'b')];
    expect(mergeUp(long, 2).sections).toBe(long);
  });
});

describe('what is pasted', () => {
  it.each([
    ['<b>up</b> air<br/>', 'up air'],
    ['<p class="x">a</p><!-- note -->', 'a'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['a < b and c > d, <3', 'a < b and c > d, <3'],
    ['<uair> beats <nair>', '<uair> beats <nair>'],
    ['one\r\ntwo\rthree\0', 'one\ntwo\nthree'],
    ['\uD800!', '\uFFFD!'],
  ])('loses its HTML tags: %j', (pasted, text) => {
    expect(withoutTags(pasted)).toBe(text);
  });

  it('begins a section at each blank line and goes on where it was', () => {
    const { sections, caret } = paste([T(1, 'AZ')], { id: 1, start: 1, end: 1 }, 'b\nc\n\n  \nd', () => 0);
    expect(sections).toEqual([T(1, 'Ab\nc'), T(0, 'dZ')]);
    expect(caret).toEqual({ id: 0, offset: 1 });
  });

  it('ends a title with its line', () => {
    const { sections } = paste([T(1, '', 'TITLE')], { id: 1, start: 0, end: 0 }, 'Ness\noff stage', () => 0);
    expect(sections).toEqual([T(1, 'Ness', 'TITLE'), T(0, 'off stage')]);
  });

  it('is divided where it is longer than a section may be', () => {
    const text = `${'a'.repeat(LIMITS.sectionLength - 1)}👍b`;
    const { sections } = paste([T(1, '')], { id: 1, start: 0, end: 0 }, text);
    expect(sections.map(({ value }) => value)).toEqual(['a'.repeat(LIMITS.sectionLength - 1), '👍b']);
  });
});

it('changes a section and leaves all others as they are', () => {
  fc.assert(
    fc.property(withPlace, words, ({ sections, section, at }, text) => {
      const { id } = section;
      for (const after of [write(sections, id, text), choose(sections, id, text), requireLesson(sections, id, true)])
        expect(after.filter((_, i) => i !== at).every((each) => sections.includes(each))).toBe(true);
    }),
  );
});
