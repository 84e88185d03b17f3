import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AuthorFollowed, eventDefinitions, personalFields, streams, type SearchResult } from '@combolab/contracts';
import { contentHash, contentName } from '@combolab/platform';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { controlCommands } from '../../control/control-commands.js';
import { RandomCrowd } from '../../testing/random-crowd.js';
import { publishGuide } from '../../testing/published-guide.js';
import { recordCombo } from '../../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../../testing/test-product.js';
import { TestUser } from '../../testing/test-user.js';
import { verifyProduct } from '../verify-product.js';

let running: TestProduct;
let user: TestUser;
let comboId: string;
beforeEach(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => running[Symbol.asyncDispose]());

const findings = () => verifyProduct(running.product, { strayAfterMs: 0 });

/** Changes a store behind the product's back. */
function falsify(file: 'documents' | 'events', sql: string, ...values: string[]): void {
  const db = openDatabase({ file: running.product.folder[file], synchronous: 'NORMAL' });
  try {
    expect(db.prepare(sql).run(...values).changes).toBe(1);
  } finally {
    db.close();
  }
}

describe('after real work', () => {
  it('finds nothing in an empty installation', async () => {
    expect(await findings()).toEqual([]);
  });

  it('finds nothing after hundreds of random commands, before and after views were built anew', async () => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const grant = controlCommands.grant;
    const crowd = await RandomCrowd.gather(running.url, seed, (email) =>
      Promise.resolve(grant?.(running.product, email)),
    );
    for (let round = 0; round < 4; round++) {
      await crowd.act(100);
      expect({ seed, round, findings: await findings() }).toEqual({ seed, round, findings: [] });
    }
    expect(crowd.statuses.get(200)).toBeGreaterThan(100);
    for (const name of ['tallies', 'combos', 'search']) await running.product.projector.rebuild(name);
    expect({ seed, findings: await findings() }).toEqual({ seed, findings: [] });
  }, 120_000);

  it('finds nothing while commands go on', async () => {
    const grant = controlCommands.grant;
    const crowd = await RandomCrowd.gather(running.url, 7, (email) => Promise.resolve(grant?.(running.product, email)));
    const crowdWork = { over: false };
    const acting = crowd.act(300, 4).finally(() => (crowdWork.over = true));
    let checks = 0;
    for (; !crowdWork.over; checks++) {
      const told = await verifyProduct(running.product);
      expect(told.filter((finding) => !finding.startsWith('something changed during'))).toEqual([]);
    }
    await acting;
    expect(checks).toBeGreaterThan(0);
  }, 120_000);
});

const MELEE = { gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] };

describe('what is wrong', () => {
  const source = 'combos/kept/source.mp4';
  beforeEach(async () => {
    user = await TestUser.signUp(running.url);
    await running.product.ports.blobs.put(source, Readable.from(['clip']));
    const video = { sourceKey: source, playableKey: null, width: 320, height: 180, frames: 60 };
    comboId = await recordCombo(running.product, user.userId, { video, name: 'Cape spike' });
    await user.post('/combo/add-feedback', { comboId, likeStatus: 1 });
    await user.post('/combo/add-comment', { comboId, comment: 'Nice.' });
    const followed = AuthorFollowed({ userId: user.userId, authorId: 'a1' });
    await running.product.ports.log.append(streams.follow(user.userId, 'a1'), 0, [followed], {
      ...{ commandId: 'follow', actor: user.userId, correlationId: 'test' },
    });
    await user.post('/add-favorite-combo', { comboId });
    await user.post('/lists/make', { name: 'Kept', comboId });
    await publishGuide(user, 'Ladders');
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['combos', '$.name', '"Other"', 'combo ID: name is "Other" in the views, "Cape spike" by the log'],
    ['combos', '$.verified', 'true', 'combo ID: verified is true in the views, false by the log'],
    ['tallies', '$.numLikes', '2', 'tally of combo ID: numLikes is 2 in the views, 1 by the log'],
    ['discussions', '$.numComments', '0', 'discussion of combo ID: numComments is 0 in the views, 1 by the log'],
    ['previews', '$.state', '"ready"', 'preview of combo ID: state is "ready" in the views, "waiting" by the log'],
  ])('tells a changed field of %s: %s', async (view, path, value, expected) => {
    const sql = `UPDATE view_${view}_1 SET doc = json_set(doc, ?, json(?)) WHERE id = ?`;
    falsify('documents', sql, path, value, comboId);
    expect(await findings()).toEqual([expected.replace('ID', comboId)]);
  });

  it('tells another replay that a combo is said to be taken from, and one that nobody named', async () => {
    const change = (path: string, value: string) => {
      falsify(
        'documents',
        `UPDATE view_combos_1 SET doc = json_set(doc, ?, json(?)) WHERE id = ?`,
        path,
        value,
        comboId,
      );
    };
    const named = '{"kind":"replay","version":"3.9.0"}';
    change('$.source', named);
    expect(await findings()).toEqual([`combo ${comboId}: source is ${named} in the views, null by the log`]);
    await user.post('/update-combo', { comboId, ...MELEE, source: { kind: 'replay', version: '0.1.0' } });
    expect(await findings()).toEqual([]);
    change('$.source.version', '"3.9.0"');
    const other = '{"kind":"replay","version":"0.1.0"}';
    expect(await findings()).toEqual([`combo ${comboId}: source is ${named} in the views, ${other} by the log`]);
  });

  it.each(['feedback', 'comments', 'favorites', 'follows', 'comboLists', 'guides', 'users'])(
    'tells a lost document of %s',
    async (view) => {
      falsify('documents', `DELETE FROM view_${view}_1`);
      expect(await findings()).toEqual([expect.stringMatching(/ is missing in the views$/)]);
    },
  );

  it('tells a document that no event made', async () => {
    falsify('documents', `INSERT INTO view_users_1 (id, n, doc) VALUES ('ghost', 1, '{}')`);
    expect(await findings()).toEqual(['user ghost is in the views and not in the log']);
  });

  it('tells a combo that search lost, in total, in each facet and in the list', async () => {
    await running.product.ports.search.write([{ id: comboId, version: [9, 9], deleted: true }]);
    const told = (await findings()).join('\n');
    expect(told).toContain('search of ssbu finds 0 combos, there are 1');
    expect(told).toContain('search of all games counts attacker []');
    expect(told).toContain('search by defender ssbu:donkey-kong finds 0 combos, there are 1');
    expect(told).toContain(`search for its name does not find combo ${comboId}`);
    expect(told).toContain(`the list of ssbu by likes has nothing at place 1, by the log ${comboId}`);
  });

  it('tells a missing file, and one that nothing mentions once it is old enough', async () => {
    const { blobs } = running.product.ports;
    await blobs.delete(source);
    await blobs.put('combos/stray/1.mp4', Readable.from(['stray']));
    expect(await findings()).toEqual([
      `file ${source} of combo ${comboId} is missing`,
      'file combos/stray/1.mp4 belongs to no combo',
    ]);
    expect(await verifyProduct(running.product)).toEqual([`file ${source} of combo ${comboId} is missing`]);
  });

  it('tells views that still hold what was redacted, until they are built anew', async () => {
    const { log } = running.product.ports;
    const own: string[] = [];
    await log.scan('', (stream, events) => {
      if (events.some(({ actor }) => actor === user.userId)) own.push(stream);
      return Promise.resolve();
    });
    expect(await log.redact(own, personalFields(eventDefinitions))).toBe(5);
    const told = await findings();
    expect(told.map((finding) => finding.replace(/^(\w+) \S+:/, '$1:')).sort()).toEqual([
      'combo: description is "Drift back before the special." in the views, "" by the log',
      'combo: name is "Cape spike" in the views, "" by the log',
      'comment: text is "Nice." in the views, "" by the log',
      'guide: first is [{"id":1,"type":"TITLE","value":"Ladders"}] in the views, [{"id":1,"type":"TITLE","value":""}] by the log',
      'guide: numWords is 1 in the views, 0 by the log',
      'list: description is "" in the views, null by the log',
      'list: name is "Kept" in the views, null by the log',
      expect.stringMatching(/^text of guide \S+: sections is .*"Ladders".* in the views, .*"value":"".* by the log$/),
      expect.stringMatching(/^user: displayName is "p[0-9a-f]+" in the views, null by the log$/),
    ]);
    for (const name of ['combos', 'comments', 'lists', 'guides', 'users'])
      await running.product.projector.rebuild(name);
    expect(await findings()).toEqual([]);
    const { body } = await user.get<SearchResult>('/search/combos?q=cape');
    expect(body.total).toBe(0);
  });

  it('tells a log with a gap', async () => {
    falsify('events', `DELETE FROM events WHERE type = 'comment.added'`);
    expect(await findings()).toEqual([
      expect.stringMatching(/^events \d+ to \d+ of events\.sqlite are missing$/),
      'The log is damaged, so nothing was compared with it.',
    ]);
  });

  it.each([
    ['a word', `UPDATE events SET data = replace(data, 'Nice.', 'nice.') WHERE type = 'comment.added'`],
    ['half of its data', `UPDATE events SET data = substr(data, 1, 20) WHERE type = 'comment.added'`],
  ])('tells an event that lost or changed %s', async (_, sql) => {
    falsify('events', sql);
    expect(await findings()).toEqual([
      expect.stringMatching(/^event \d+ of events\.sqlite \(comment\.added, combo\/.*@1\) is not as it was written$/),
      'The log is damaged, so nothing was compared with it.',
    ]);
  });

  it('tells a file that is no longer what was stored, whole or cut', async () => {
    const { blobs } = running.product.ports;
    const [kept, cut] = ['flipped', 'cut'].map((text) => Readable.from([text]));
    const hashes = [await contentHash(Readable.from(['flipped'])), await contentHash(Readable.from(['cut']))];
    const keys = hashes.map((hash, i) => contentName(`combos/kept/study-${String(i)}.mp4`, hash));
    await blobs.put(keys[0] ?? '', kept as Readable);
    await blobs.put(keys[1] ?? '', cut as Readable);
    const contents = async () => (await findings()).filter((each) => !each.includes('belongs to no'));
    expect(await contents()).toEqual([]);
    const pathOf = (key = '') => join(running.product.folder.blobs, key);
    await writeFile(pathOf(keys[0]), 'flippee');
    await truncate(pathOf(keys[1]), 2);
    expect((await contents()).sort()).toEqual(
      keys.map((key) => `file ${key} is not what it was when it was stored`).sort(),
    );
  });

  it('answers the operator, with an error when something is wrong', async () => {
    expect(await controlCommands.verify?.(running.product)).toBe('Everything agrees with the log.');
    falsify('documents', `DELETE FROM view_favorites_1`);
    await expect(controlCommands.verify?.(running.product)).rejects.toThrow(/1 finding:\nfavourite .* is missing/);
  });
});
