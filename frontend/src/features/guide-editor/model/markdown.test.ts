import fc from 'fast-check';
import { SECTION_TYPES, type StoredSection } from '@combolab/contracts';
import { fromMarkdown, toMarkdown, withImported, type UnnamedSection } from './markdown.js';

const text = fc.string({
  maxLength: 14,
  unit: fc.constantFrom('a', ' ', '\n', '#', '\\', '[', ']', '(', ')', '/', '&', '&#10;', 'amp;', '"', '\t', '\u2028'),
});
const combo = fc.record({ value: fc.stringMatching(/^[\w-]{0,8}$/u), lesson: fc.boolean() });
const section = fc.oneof(
  fc.record({ type: fc.constantFrom(...SECTION_TYPES.slice(0, 3)), value: text }),
  combo.map(({ value, lesson }): UnnamedSection => ({ type: 'COMBO_SELECTOR', value, ...(lesson && { lesson }) })),
);
const unnamed = ({ id, ...rest }: StoredSection): UnnamedSection => rest;

it('comes back as the same sections', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 8 }), text, (all, name) => {
      const sections = all.map((each, id) => ({ ...each, id }));
      expect(fromMarkdown(toMarkdown(sections, () => name))).toEqual(all);
    }),
  );
});

it('is plain to read', () => {
  const sections: StoredSection[] = [
    { id: 1, type: 'TITLE', value: 'Ness' },
    { id: 2, type: 'HEADER', value: 'Off stage' },
    { id: 3, type: 'TEXT', value: 'Wait.\n\n#1 of all' },
    { id: 4, type: 'COMBO_SELECTOR', value: 'c1', lesson: true },
  ];
  expect(toMarkdown(sections, () => 'PK Fire')).toBe(
    '# Ness\n\n## Off stage\n\nWait.\n\\\n\\#1 of all\n\n[PK Fire](/combo/c1 "lesson")\n',
  );
});

it('reads Markdown of other programs', () => {
  const read = fromMarkdown(
    '# A\r\n## B\r\ntext\r\nmore\r\n### C\r\n[x](https://combolab.example/combo/c9)\r\n\r\n\r\nlast',
  );
  expect(read).toEqual([
    { type: 'TITLE', value: 'A' },
    { type: 'HEADER', value: 'B' },
    { type: 'TEXT', value: 'text\nmore' },
    { type: 'HEADER', value: 'C' },
    { type: 'COMBO_SELECTOR', value: 'c9' },
    { type: 'TEXT', value: 'last' },
  ]);
});

it('stands below what is there, or in the place of an empty guide', () => {
  const read: UnnamedSection[] = [{ type: 'TEXT', value: 'new' }];
  const empty: StoredSection = { id: 1, type: 'TITLE', value: '' };
  expect(withImported([empty], read).map(unnamed)).toEqual(read);
  const full = { ...empty, value: 'Ness' };
  expect(withImported([full], read, () => 0)).toEqual([full, { id: 0, type: 'TEXT', value: 'new' }]);
});
