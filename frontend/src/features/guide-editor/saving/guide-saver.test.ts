import { jest } from '@jest/globals';
import type { GuideMetaData } from '@combolab/contracts';
import type { Content, Patch } from '../model/content.js';
import { GuideSaver, type SaveResult } from './guide-saver.js';
import { GuideShelf, resumeGuide } from './kept-guide.js';
import { startSaving, statusOf, type Version } from './saving.js';

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
const START: Version = { content: contentOf(''), version: 1 };

interface Call {
  readonly patch: Patch;
  readonly baseVersion: number;
  readonly key: string;
  readonly answer: (result: SaveResult) => void;
}

let calls: Call[];
let server: Version;
let replaced: Content[];
let saver: GuideSaver;

/** The work of a page on the guide, going on with what this browser keeps. */
function open(): GuideSaver {
  const shelf = new GuideShelf('u', 'g');
  return new GuideSaver(
    resumeGuide('u', 'g', server),
    {
      send: (patch, baseVersion, key) =>
        new Promise((answer) => {
          calls.push({ patch, baseVersion, key, answer });
        }),
      fetch: () => Promise.resolve(server),
      keep: (state) => {
        shelf.keep(state);
      },
      newKey: () => `key ${String(calls.length)}`,
    },
    (content) => {
      replaced.push(content);
    },
  );
}

/** The page is gone without a word, and opened again. */
function crash(): void {
  jest.clearAllTimers();
  saver = open();
}

const status = () => statusOf(saver.state.get());
const answer = async (n: number, result: SaveResult) => {
  calls[n]?.answer(result);
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  [calls, replaced, server] = [[], [], START];
  saver = open();
});
afterEach(() => {
  jest.useRealTimers();
});

it('saves three seconds after the first edit, what was written until then', async () => {
  saver.edit(contentOf('N'));
  await jest.advanceTimersByTimeAsync(2000);
  saver.edit(contentOf('Ness'));
  await jest.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toMatchObject([{ baseVersion: 1, patch: { sections: [{ value: 'Ness' }], order: [1] } }]);
  expect(status()).toBe('SAVING');
  saver.edit(contentOf('Ness off stage'));
  await answer(0, { kind: 'saved', version: 2 });
  expect(status()).toBe('NOT_SAVED');
  await jest.advanceTimersByTimeAsync(3000);
  expect(calls[1]).toMatchObject({ baseVersion: 2, patch: { sections: [{ value: 'Ness off stage' }] } });
  await answer(1, { kind: 'saved', version: 3 });
  expect(status()).toBe('SAVED');
});

it('sends again by itself what could not be sent, at once when the connection is back', async () => {
  saver.edit(contentOf('Ness'));
  saver.save();
  await answer(0, { kind: 'unsent', error: null });
  expect(status()).toBe('NOT_SAVED');
  await jest.advanceTimersByTimeAsync(5000);
  await answer(1, { kind: 'unsent', error: null });
  saver.retry();
  expect(calls.map(({ key }) => key)).toEqual(['key 0', 'key 0', 'key 0']);
});

it('is kept in this browser until the server has it, and goes on there', async () => {
  saver.edit(contentOf('Ness'));
  await jest.advanceTimersByTimeAsync(300);
  crash();
  expect(saver.state.get().now).toEqual(contentOf('Ness'));
  await jest.advanceTimersByTimeAsync(3000);
  await answer(0, { kind: 'saved', version: 2 });
  expect(status()).toBe('SAVED');
  server = { content: contentOf('Ness'), version: 2 };
  expect(open().state.get()).toEqual(startSaving(server));
});

it('knows its own save again whose answer was lost with the page', async () => {
  saver.edit(contentOf('Ness'));
  saver.save();
  saver.edit(contentOf('Ness off stage'));
  saver.flush();
  server = { content: contentOf('Ness'), version: 2 };
  crash();
  expect(saver.state.get().conflict).toBeNull();
  await jest.advanceTimersByTimeAsync(0);
  expect(calls[1]).toMatchObject({ baseVersion: 2, patch: { sections: [{ value: 'Ness off stage' }] } });
});

it('takes what was saved elsewhere while nothing is unsaved, and asks otherwise', async () => {
  server = { content: contentOf('Theirs'), version: 2 };
  saver.heard(2);
  await jest.advanceTimersByTimeAsync(0);
  expect(replaced).toEqual([contentOf('Theirs')]);
  saver.edit(contentOf('Mine'));
  server = { content: contentOf('Theirs again'), version: 3 };
  saver.heard(3);
  await jest.advanceTimersByTimeAsync(3000);
  await answer(0, { kind: 'stale', current: server });
  expect(saver.state.get()).toMatchObject({ now: contentOf('Mine'), conflict: server });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  saver.keepMine();
  await jest.advanceTimersByTimeAsync(0);
  expect(calls[1]).toMatchObject({ baseVersion: 3, patch: { sections: [{ value: 'Mine' }] } });
});

it('is sent once more when the page is left, and never after that', async () => {
  saver.edit(contentOf('Ness'));
  saver.leave();
  await answer(0, { kind: 'unsent', error: null });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(1);
  expect(open().state.get().now).toEqual(contentOf('Ness'));
});

it('begins with what the server has where what is kept cannot be read', () => {
  for (const text of ['{', '{"content":{"sections":[]},"baseVersion":1}', '{"content":null,"baseVersion":"1"}']) {
    localStorage.setItem('combolab.guide.u.g', text);
    expect(open().state.get()).toEqual(startSaving(START));
  }
});
