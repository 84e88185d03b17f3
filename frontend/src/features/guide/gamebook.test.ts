import type { ComboCard, GuideSection } from '@combolab/contracts';
import fc from 'fast-check';
import { gateOf, passedLessons, passLesson, shownSections } from './gamebook.js';

const combo = { _id: 'c1' } as ComboCard;
const lesson = (id: number, value: unknown = combo): GuideSection =>
  ({ id, type: 'COMBO_SELECTOR', value, lesson: true }) as GuideSection;
const text = (id: number): GuideSection => ({ id, type: 'TEXT', value: 'x' });

it('stops at the first lesson that was not done', () => {
  const sections = [text(1), lesson(2), text(3), lesson(4), text(5)];
  expect(gateOf(sections, new Set())).toEqual({ sectionId: 2, comboId: 'c1', hidden: 3 });
  expect(gateOf(sections, new Set([2]))).toEqual({ sectionId: 4, comboId: 'c1', hidden: 1 });
  expect(gateOf(sections, new Set([2, 4]))).toBeNull();
});

it('stops nobody at the end, at a combo that is gone, nor where no lesson is asked for', () => {
  expect(gateOf([text(1), lesson(2)], new Set())).toBeNull();
  expect(gateOf([lesson(1, null), text(2)], new Set())).toBeNull();
  expect(gateOf([{ ...lesson(1), lesson: false } as GuideSection, text(2)], new Set())).toBeNull();
});

it('shows everything before the gate, the lesson included, and more with each that is passed', () => {
  const anySections = fc
    .array(fc.constantFrom('text', 'lesson'), { maxLength: 12 })
    .map((kinds) => kinds.map((kind, id) => (kind === 'text' ? text(id) : lesson(id))));
  fc.assert(
    fc.property(anySections, (sections) => {
      const passed = new Set<number>();
      let before = -1;
      for (;;) {
        const gate = gateOf(sections, passed);
        const shown = shownSections(sections, gate);
        expect(sections.slice(0, shown.length)).toEqual(shown);
        expect(shown.length).toBeGreaterThan(before);
        if (gate === null) break;
        expect(shown.at(-1)?.id).toBe(gate.sectionId);
        before = shown.length;
        passed.add(gate.sectionId);
      }
      expect(shownSections(sections, gateOf(sections, passed))).toEqual(sections);
    }),
  );
});

it('remembers each guide apart, and no section twice', () => {
  passLesson('g1', 2);
  passLesson('g1', 4);
  passLesson('g1', 2);
  passLesson('g2', 9);
  expect(passedLessons.read()).toEqual({ g1: [2, 4], g2: [9] });
});
