import fc from 'fast-check';
import type { GuideMetaData } from '@combolab/contracts';
import { patchOf, sameContent, type Content } from '../model/content.js';
import { resumeSaving } from './kept-guide.js';
import {
  answered,
  AUTO_SAVE_MS,
  beginSending,
  canTake,
  edited,
  failed,
  heardOf,
  isUnsaved,
  keepMine,
  refusedAsStale,
  startSaving,
  statusOf,
  taken,
  takeTheirs,
  type Saving,
  type Sending,
  type Version,
} from './saving.js';

const META: GuideMetaData = {
  gameTags: [],
  isPublished: false,
  previewTitle: '',
  previewSubtitle: '',
  previewImage: null,
  fighters: [],
  level: null,
};
const contentOf = (value: string): Content => ({ sections: [{ id: 1, type: 'TITLE', value }], metaData: META });
const textOf = ({ sections }: Content): string => sections[0]?.value ?? '';
const START: Version = { content: contentOf('start'), version: 1 };

/** A server that keeps versions, and a page whose calls and answers may be lost. */
class World {
  at = 0;
  server = START;
  page = startSaving(START);
  keys = 0;
  /** On their way to the page. */
  readonly answers: { readonly for: Sending; readonly result: 'saved' | 'stale'; readonly current: Version }[] = [];

  edit(value: string): void {
    this.page = edited(this.page, contentOf(value), this.at);
  }

  wait(ms: number): void {
    this.at += ms;
    if (this.page.dueAt !== null && this.page.dueAt <= this.at) this.save('arrives');
  }

  save(fate: 'arrives' | 'is lost' | 'answer is lost'): void {
    const before = this.page;
    this.page = beginSending(before, () => String(this.keys++));
    const { sending } = this.page;
    if (sending === null || before.sending !== null) return;
    const fresh = this.page.saved.version === this.server.version;
    if (fate !== 'is lost' && fresh) this.server = { content: sending.content, version: this.server.version + 1 };
    if (fate === 'arrives')
      this.answers.push({ for: sending, result: fresh ? 'saved' : 'stale', current: this.server });
    else this.page = failed(this.page, 'unsent', null, this.at);
  }

  answer(): void {
    const answer = this.answers.shift();
    if (answer === undefined) return;
    if (answer.result === 'saved') this.page = answered(this.page, answer.current.version, this.at);
    else this.page = refusedAsStale(this.page, this.server, this.at);
  }

  reload(): void {
    const { now, saved, sending, unsettled } = this.page;
    const sent = [...(sending === null ? [] : [sending]), ...unsettled].map(({ content }) => content);
    const kept = isUnsaved(this.page) ? { content: now, baseVersion: saved.version, sent } : null;
    this.answers.length = 0;
    this.page = resumeSaving(this.server, kept, this.at);
  }

  elsewhere(value: string): void {
    this.server = { content: contentOf(value), version: this.server.version + 1 };
  }

  hear(): void {
    this.page = heardOf(this.page, this.server.version);
    if (canTake(this.page)) this.page = taken(this.page, this.server);
  }
}

const own = fc.integer({ min: 0, max: 3 }).map((n) => `own ${String(n)}`);
const fates = fc.constantFrom('arrives' as const, 'is lost' as const, 'answer is lost' as const);
const step = fc.oneof(
  own.map((value) => (world: World) => {
    world.edit(value);
  }),
  fates.map((fate) => (world: World) => {
    world.save(fate);
  }),
  fc.nat(4000).map((ms) => (world: World) => {
    world.wait(ms);
  }),
  fc.constant((world: World) => {
    world.answer();
  }),
  fc.constant((world: World) => {
    world.reload();
  }),
);
const theirStep = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map((n) => (world: World) => {
    world.elsewhere(`theirs ${String(n)}`);
  }),
  fc.constant((world: World) => {
    world.hear();
  }),
);

/** Lets everything come to rest with a connection. */
function settle(world: World): void {
  for (let i = 0; i < 12; i++) {
    world.answer();
    world.hear();
    world.save('arrives');
  }
}

it('says saved only while the server has all there is, whatever is lost on the way', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const world = new World();
      for (const run of steps) {
        run(world);
        if (statusOf(world.page) === 'SAVED') expect(sameContent(world.page.now, world.server.content)).toBe(true);
      }
      const last = world.page.now;
      settle(world);
      expect(statusOf(world.page)).toBe('SAVED');
      expect(world.server.content).toEqual(last);
    }),
    { numRuns: 500 },
  );
});

it('asks before it writes over what was saved elsewhere, and keeps both until then', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(step, theirStep), { maxLength: 30 }), fc.boolean(), (steps, mine) => {
      const world = new World();
      for (const run of steps) {
        const before = world.server;
        run(world);
        const { server, page } = world;
        // a save of ours only ever follows a version that this page has seen
        if (server.version > before.version && textOf(server.content).startsWith('own'))
          expect(page.saved.version === before.version || page.saved.version === server.version).toBe(true);
      }
      const last = world.page.now;
      const theirs = world.server.content;
      settle(world);
      const asked = world.page.conflict !== null;
      if (asked) {
        expect(world.page.now).toEqual(last);
        expect(statusOf(world.page)).toBe('NOT_SAVED');
        expect(world.server.content).toEqual(theirs);
      }
      // what was saved in the meantime is asked about, too
      for (let i = 0; i < 3; i++) {
        if (world.page.conflict !== null) world.page = mine ? keepMine(world.page, world.at) : takeTheirs(world.page);
        settle(world);
      }
      expect(statusOf(world.page)).toBe('SAVED');
      expect(world.server.content).toEqual(world.page.now);
      if (asked) expect(world.server.content).toEqual(mine ? last : theirs);
    }),
    { numRuns: 500 },
  );
});

it('saves by itself exactly 3 s after the first unsaved edit', () => {
  let page = edited(startSaving(START), contentOf('a'), 1000);
  page = edited(page, contentOf('ab'), 3900);
  expect([statusOf(page), page.dueAt, AUTO_SAVE_MS]).toEqual(['NOT_SAVED', 4000, 3000]);
  page = beginSending(page, () => 'k');
  expect([statusOf(page), page.dueAt, page.sending?.content]).toEqual(['SAVING', null, contentOf('ab')]);
  page = edited(page, contentOf('abc'), 4100);
  page = answered(page, 2, 4200);
  expect([statusOf(page), page.dueAt]).toEqual(['NOT_SAVED', 7100]);
  page = edited(page, contentOf('ab'), 4300);
  expect([statusOf(page), page.dueAt]).toEqual(['SAVED', null]);
});

it('sends the same again under the same key, and tries less and less often', () => {
  const send = (page: Saving) => beginSending(page, () => `key ${String(page.unsettled.length)}`);
  let page = failed(send(edited(startSaving(START), contentOf('a'), 0)), 'unsent', null, 0);
  expect(page.dueAt).toBe(5000);
  page = send(page);
  expect(page.sending?.key).toBe('key 0');
  page = failed(page, 'unsent', null, 0);
  expect([page.dueAt, page.unsettled.length]).toEqual([10_000, 1]);
});

it('waits for another content after a refusal', () => {
  const sent = beginSending(edited(startSaving(START), contentOf('a'), 0), () => 'k');
  const refused = failed(sent, 'refused', 'too long', 10);
  expect([refused.dueAt, refused.trouble?.error, refused.now]).toEqual([null, 'too long', contentOf('a')]);
  expect(edited(refused, contentOf('b'), 20).dueAt).toBe(3020);
});

it('sends only what changed, in an order that names all', () => {
  const before: Content = {
    sections: [
      { id: 1, type: 'TITLE', value: 'Ness' },
      { id: 2, type: 'TEXT', value: 'a' },
      { id: 3, type: 'COMBO_SELECTOR', value: 'c' },
    ],
    metaData: META,
  };
  const [title, text, combo] = before.sections;
  if (title === undefined || text === undefined || combo === undefined) throw new Error('three sections');
  const now: Content = {
    sections: [combo, title, { ...text, value: 'b' }, { id: 4, type: 'TEXT', value: '' }],
    metaData: { ...META, level: 'Beginner', gameTags: [] },
  };
  expect(patchOf(before, before)).toEqual({});
  expect(patchOf(before, now)).toEqual({
    sections: [
      { id: 2, type: 'TEXT', value: 'b' },
      { id: 4, type: 'TEXT', value: '' },
    ],
    order: [3, 1, 2, 4],
    metaData: { level: 'Beginner' },
  });
});
