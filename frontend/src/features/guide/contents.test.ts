import type { GuideSection } from '@combolab/contracts';
import { contentsOf } from './contents.js';

const section = (id: number, type: 'TEXT' | 'TITLE' | 'HEADER', value: string): GuideSection => ({ id, type, value });

it('lists titles and headers in their order, without the one that heads the guide', () => {
  const sections = [
    section(1, 'TITLE', 'Ness'),
    section(2, 'TEXT', 'About'),
    section(3, 'TITLE', ' Off stage '),
    section(4, 'HEADER', 'Magnet'),
    section(5, 'HEADER', '  '),
    { id: 6, type: 'COMBO_SELECTOR' as const, value: null },
  ];
  expect(contentsOf(sections)).toEqual([
    { sectionId: 3, text: 'Off stage', deep: false },
    { sectionId: 4, text: 'Magnet', deep: true },
  ]);
});

it('lists nothing of a guide that has a heading alone, or none', () => {
  expect(contentsOf([section(1, 'HEADER', 'Off stage')])).toEqual([]);
  expect(contentsOf([section(1, 'TEXT', 'Off stage')])).toEqual([]);
});
