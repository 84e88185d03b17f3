import type { StoredSection } from '@combolab/contracts';
import { groupsOf, sameGroup } from './groups.js';
import { freshId, type Sections } from './sections.js';

/** A guide of 300 sections with ids as they are given. */
function longGuide(): Sections {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const sections: StoredSection[] = [];
  for (let n = 0; n < 300; n++)
    sections.push({ id: freshId(sections, random), type: 'TEXT', value: `Text ${String(n)}` });
  return sections;
}

const idsOf = (sections: Sections) => groupsOf(sections).map((group) => group.sections.map(({ id }) => id).join(' '));

it('divides a guide into groups that are neither many nor long, each section at its place', () => {
  const sections = longGuide();
  const groups = groupsOf(sections);
  expect(groups.flatMap((group) => group.sections)).toEqual(sections);
  for (const { at, sections: some } of groups) expect(some[0]).toBe(sections[at]);
  expect(groups.length).toBeGreaterThan(8);
  expect(Math.max(...groups.map((group) => group.sections.length))).toBeLessThan(100);
  expect(groupsOf(Array.from({ length: 300 }, (_, id) => ({ id, type: 'TEXT', value: '' }))).length).toBeGreaterThan(8);
});

it('leaves all groups but one as they were when a section comes or goes', () => {
  const sections = longGuide();
  const before = idsOf(sections);
  const [from, to] = [sections.slice(0, 150), sections.slice(151)];
  const without = idsOf([...from, ...to]);
  expect(without.filter((ids) => !before.includes(ids)).length).toBeLessThanOrEqual(1);
  const added = idsOf([...from, { id: 9_999_998, type: 'TEXT', value: '' }, ...sections.slice(150)]);
  expect(added.filter((ids) => !before.includes(ids)).length).toBeLessThanOrEqual(2);
});

it('tells a group in which a section was written from one that is the same', () => {
  const sections = longGuide();
  const [first, second] = groupsOf(sections);
  const [id] = first?.sections ?? [];
  const written = groupsOf(sections.map((each) => (each === id ? { ...each, value: 'New' } : each)));
  if (first === undefined || second === undefined || written[0] === undefined || written[1] === undefined)
    throw new Error('a long guide has more than one group');
  expect(sameGroup(first, written[0])).toBe(false);
  expect(sameGroup(second, written[1])).toBe(true);
  expect(sameGroup(second, { ...second, at: second.at + 1 })).toBe(false);
});
