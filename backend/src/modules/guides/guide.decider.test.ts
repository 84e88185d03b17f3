import { GuideEdited, LIMITS, type NewEvent, type RecordedEvent, type StoredSection } from '@combolab/contracts';
import { MAX_EVENT_BYTES } from '@combolab/platform';
import { array, assert, boolean, constantFrom, integer, property, record, string, uniqueArray } from 'fast-check';
import { fold } from '../../commands/decider.js';
import type { GuideChanges } from './guide-save.js';
import { guideDecider } from './guide.decider.js';
import type { GuideState } from './guide.state.js';

const of = { userId: 'u1', guideId: 'g1' };
const none: ReadonlySet<string> = new Set();

/** A guide's stream in memory. */
class Written {
  state: GuideState | null = null;
  version = 0;

  constructor() {
    this.take(guideDecider.decide(null, { type: 'create', sectionId: 1, ...of }));
  }

  take(events: readonly NewEvent[]): readonly NewEvent[] {
    const recorded = events.map((event, i): RecordedEvent => {
      const stamps = { id: String(i), source: 'test', subject: 'guide/g1', time: '2026-01-02T03:04:05.678Z' };
      const data = JSON.parse(JSON.stringify(event.data)) as unknown;
      return {
        ...event,
        ...stamps,
        data,
        version: this.version + i + 1,
        actor: 'u1',
        commandId: 'k',
        correlationId: 'r',
      };
    });
    this.state = fold(guideDecider, recorded, this.state);
    this.version += events.length;
    return events;
  }

  save(changes: GuideChanges, gone = none): readonly NewEvent[] {
    return this.take(guideDecider.decide(this.state, { type: 'save', changes, baseVersion: null, gone, ...of }));
  }
}

const text = (id: number, value: string): StoredSection => ({ id, type: 'TEXT', value });
const dataOf = (events: readonly NewEvent[]) => events.map(({ data }) => data as Record<string, unknown>);

const section = record({
  id: integer({ min: 0, max: 12 }),
  type: constantFrom('TEXT', 'TITLE', 'HEADER', 'COMBO_SELECTOR'),
  value: string({ maxLength: 8, unit: 'grapheme' }),
});
const guide = record(
  {
    sections: uniqueArray(section, { minLength: 1, maxLength: 10, selector: ({ id }) => id }),
    previewTitle: string(),
    gameTags: uniqueArray(constantFrom('ssbu', 'ssbm')),
    level: constantFrom('Beginner', 'Advanced', null),
    previewImage: constantFrom(null, 'guides/g1/a.webp'),
  },
  { requiredKeys: ['sections'] },
);

/** As a page that sends only what is new or changed. */
function inOrderForm(sections: readonly StoredSection[], before: readonly StoredSection[]): GuideChanges {
  const changed = sections.filter(
    (each) => !before.some(({ id, type, value }) => id === each.id && type === each.type && value === each.value),
  );
  return { sections: changed, order: sections.map(({ id }) => id) };
}

it('folds any sequence of saves to what was sent last, whichever way it was sent', () => {
  assert(
    property(array(record({ sent: guide, inOrder: boolean() }), { minLength: 1, maxLength: 12 }), (saves) => {
      const written = new Written();
      let expected: Record<string, unknown> = {};
      for (const { sent, inOrder } of saves) {
        const { sections, ...about } = sent;
        written.save({ ...about, ...(inOrder ? inOrderForm(sections, written.state?.sections ?? []) : { sections }) });
        expected = { ...expected, ...sent };
        expect(written.state).toMatchObject(expected);
        expect(written.save(sent)).toEqual([]);
      }
    }),
  );
});

it('records only changed sections, and the order only when it changed', () => {
  const written = new Written();
  const all = [text(1, 'Title'), text(2, 'two'), text(3, 'three')];
  expect(dataOf(written.save({ sections: all }))).toEqual([{ ...of, sections: all }]);
  const [title, two, three] = all as [StoredSection, StoredSection, StoredSection];
  expect(dataOf(written.save({ sections: [title, { ...two, value: 'TWO' }, three] }))).toEqual([
    { ...of, sections: [text(2, 'TWO')] },
  ]);
  expect(dataOf(written.save({ order: [3, 1, 2] }))).toEqual([{ ...of, order: [3, 1, 2] }]);
  expect(dataOf(written.save({ previewTitle: 'Shown' }))).toEqual([{ ...of, previewTitle: 'Shown' }]);
  expect(written.save({ previewTitle: 'Shown', order: [3, 1, 2], level: null })).toEqual([]);
});

it('splits a large save into events that fit, and folds them to the whole', () => {
  const written = new Written();
  const sections = Array.from({ length: 25 }, (_, i) => text(i, '東'.repeat(LIMITS.sectionLength)));
  const events = written.save({ sections, gameTags: ['ssbu'] });
  expect(events.length).toBeGreaterThan(1);
  for (const { data } of events) expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(MAX_EVENT_BYTES);
  expect(written.state).toMatchObject({ sections, gameTags: ['ssbu'], contentVersion: 1 + events.length });
});

it('keeps the id of a deleted combo that comes back as null, and drops one that never was', () => {
  const written = new Written();
  const selector = (id: number, value: string | null) => ({ id, type: 'COMBO_SELECTOR' as const, value });
  written.save({ sections: [text(1, 'T'), selector(2, 'c1')] });
  const gone = new Set(['c1', 'never']);
  expect(written.save({ sections: [selector(2, null)], order: [1, 2] }, gone)).toEqual([]);
  written.save({ sections: [selector(3, 'c1'), selector(4, 'never')], order: [1, 2, 3, 4] }, gone);
  expect(written.state?.sections.map(({ value }) => value)).toEqual(['T', 'c1', 'c1', '']);
  written.save({ sections: [selector(2, null), selector(3, '')], order: [1, 2, 3, 4] });
  expect(written.state?.sections.map(({ value }) => value)).toEqual(['T', '', '', '']);
});

it.each([
  ['twice in sections', { sections: [text(1, 'a'), text(1, 'b')] }, 422, 'section-twice'],
  ['twice in order', { order: [1, 1] }, 422, 'section-twice'],
  ['unknown in order', { order: [1, 7] }, 422, 'unknown-section'],
  ['without a place', { sections: [text(7, '')], order: [1] }, 422, 'unordered-section'],
  ['none at all', { sections: [] }, 422, 'no-sections'],
  ['too many', { sections: Array.from({ length: 1001 }, (_, i) => text(i, '')) }, 422, 'too-many-sections'],
  ['one too long', { sections: [text(1, 'x'.repeat(20_001))] }, 413, 'section-too-long'],
  [
    'together too long',
    { sections: Array.from({ length: 26 }, (_, i) => text(i, 'x'.repeat(19_500))) },
    413,
    'guide-too-long',
  ],
  ['published without a title', { gameTags: ['ssbu'], isPublished: true }, 422, 'without-title'],
  [
    'published with a blank title',
    { sections: [text(1, ' \n')], gameTags: ['ssbu'], isPublished: true },
    422,
    'without-title',
  ],
  ['published without a game', { sections: [text(1, 'T')], isPublished: true }, 422, 'without-game'],
] as const)('refuses sections that are %s', (_name, changes, status, code) => {
  const written = new Written();
  const before = written.state;
  expect(() => written.save(changes as GuideChanges)).toThrow(expect.objectContaining({ status, code }) as Error);
  expect(written.state).toBe(before);
});

it('publishes with the save that makes it publishable, and refuses one that would take title or game away', () => {
  const written = new Written();
  const events = written.save({ sections: [text(1, 'T')], gameTags: ['ssbu'], isPublished: true });
  expect(events.map(({ type }) => type)).toEqual([GuideEdited.type, 'guide.published']);
  expect(() => written.save({ sections: [text(1, '')] })).toThrow(
    expect.objectContaining({ code: 'without-title' }) as Error,
  );
  expect(() => written.save({ gameTags: [] })).toThrow(expect.objectContaining({ code: 'without-game' }) as Error);
  written.save({ sections: [text(1, '')], gameTags: [], isPublished: false });
  expect(written.state).toMatchObject({ isPublished: false, gameTags: [] });
});
