import fc from 'fast-check';
import type { GuideMetaData, StoredSection } from '@combolab/contracts';
import { sameContent, type Content } from '../model/content.js';
import { differences } from './differences.js';

const META: GuideMetaData = {
  gameTags: ['ssbu'],
  isPublished: true,
  previewTitle: '',
  previewSubtitle: '',
  previewImage: null,
  fighters: [],
  level: null,
};
const T = (id: number, value: string): StoredSection => ({ id, type: 'TEXT', value });
const content = (sections: readonly StoredSection[], meta: Partial<GuideMetaData> = {}): Content => ({
  ...{ sections, metaData: { ...META, ...meta } },
});
const nameOf = (id: string) => `combo ${id}`;

it('names what differs, where it stands', () => {
  const mine = content([T(1, 'Ness'), T(2, 'mine'), { id: 3, type: 'COMBO_SELECTOR', value: 'c', lesson: true }]);
  const theirs = content([T(1, 'Ness'), T(4, 'new'), T(2, 'theirs')], { isPublished: false, level: 'Beginner' });
  expect(differences(mine, theirs, nameOf)).toEqual([
    { key: '4', label: 'Text', mine: null, theirs: 'new' },
    { key: '2', label: 'Text', mine: 'mine', theirs: 'theirs' },
    { key: '3', label: 'Combo', mine: 'combo c, with its lesson', theirs: null },
    { key: 'Status', label: 'Status', mine: 'published', theirs: 'draft' },
    { key: 'Level', label: 'Level', mine: '', theirs: 'Beginner' },
  ]);
});

it('finds something exactly when two versions are not the same', () => {
  const sections = fc
    .shuffledSubarray([1, 2, 3, 4])
    .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom('a', 'b').map((value) => T(id, value)))));
  fc.assert(
    fc.property(sections, sections, (a, b) => {
      const [mine, theirs] = [content(a), content(b)];
      expect(differences(mine, theirs, nameOf).length === 0).toBe(sameContent(mine, theirs));
    }),
  );
});
