import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepBlobs } from '@combolab/backend/domain';
import type { Combo } from '@combolab/contracts';
import { readSettings } from '@combolab/platform';
import { askControl } from '../control/ask-control.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import { comboForm, makeClip } from '../testing/clips.js';
import { partsOf } from '../testing/list-parts.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const ROUNDS = 3;
const PREVIEW_MS = 120_000;
const DAY_MS = 24 * 3600 * 1000;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-kill-'));
});
afterEach(() => server.kill());
afterAll(() => removeFolder(dataDir));

const PUBLIC_URL = 'http://combolab.test';
const again = (server: ServerProcess, user: TestUser): TestUser =>
  new TestUser(server.url, user.userId, user.token, user.session, user.email);

/** What clients were told, as they would remember it. */
interface Acknowledged {
  readonly likes: Map<string, number>;
  readonly comments: Set<string>;
}

async function likeUntilCut(
  user: TestUser,
  comboId: string,
  acknowledged: Acknowledged,
  stop: { now: boolean },
): Promise<void> {
  for (let n = 0; !stop.now; n++) {
    const likeStatus = [1, 0, -1][n % 3] ?? 0;
    try {
      const { status } = await user.post('/combo/add-feedback', { comboId, likeStatus });
      if (status === 200) acknowledged.likes.set(user.userId, likeStatus);
      else acknowledged.likes.delete(user.userId);
      if (n % 5 === 0) {
        const { body } = await user.post<{ insertedId?: string }>('/combo/add-comment', {
          comboId,
          comment: `number ${String(n)}`,
        });
        if (body.insertedId !== undefined) acknowledged.comments.add(body.insertedId);
      }
    } catch {
      acknowledged.likes.delete(user.userId);
      return;
    }
  }
}

it('keeps every acknowledged command when it is killed in the middle of likes, uploads and previews', async () => {
  const acknowledged: Acknowledged = { likes: new Map(), comments: new Set() };
  const env = { PUBLIC_URL };
  server = await ServerProcess.start(dataDir, env);
  const author = await TestUser.signUp(server.url);
  const fans = await Promise.all(Array.from({ length: 3 }, () => TestUser.signUp(server.url)));
  const clip = await makeClip({ seconds: 6, size: '1280x720' });
  const combos: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const shared = await again(server, author).form<Combo>(
      '/add-combo',
      comboForm(clip, { name: `Round ${String(round)}` }),
    );
    expect(shared.status).toBe(201);
    combos.push(shared.body._id);
    const [first = ''] = combos;
    const stop = { now: false };
    const running = fans.map((fan) => likeUntilCut(again(server, fan), first, acknowledged, stop));
    const dropped = again(server, author)
      .form('/add-combo', comboForm(clip))
      .catch(() => null);
    const commentsBefore = acknowledged.comments.size;
    await waitUntil('acknowledged likes and comments and a preview under way', async () => {
      const { body } = await again(server, author).get<Combo[]>(`/user/combos/${author.userId}`);
      const states = body.map(({ previewState }) => previewState.state);
      const underWay = states.includes('working') || states.every((state) => state === 'ready');
      return underWay && acknowledged.comments.size > commentsBefore ? true : undefined;
    });
    await server.kill();
    stop.now = true;
    await Promise.all([...running, dropped]);
    server = await ServerProcess.start(dataDir, env);
    expect(await askControl(readSettings({ DATA_DIR: dataDir }), 'verify', [])).toEqual({
      ok: true,
      text: 'Everything agrees with the log.',
    });
  }

  for (const comboId of combos) {
    await waitUntil(
      'the interrupted preview to be finished',
      async () => {
        const [combo] = (await TestUser.visitor(server.url).get<Combo[]>(`/combo/${comboId}`)).body;
        return combo?.previewState.state === 'ready' ? true : undefined;
      },
      PREVIEW_MS,
    );
  }
  const [first = ''] = combos;
  for (const [userId, likeStatus] of acknowledged.likes) {
    const fan = fans.find((each) => each.userId === userId);
    if (fan === undefined) throw new Error('no such fan');
    const [combo] = (await again(server, fan).get<Combo[]>(`/combo/${first}`)).body;
    expect((combo?.likeStatus ?? 0) + (combo?.dislikeStatus ?? 0)).toBe(likeStatus);
  }
  const comments = await partsOf(TestUser.visitor(server.url), `/get-comments/${first}`);
  const ids = new Set(comments.flat().map(({ _id }) => _id));
  expect([...acknowledged.comments].filter((id) => !ids.has(id))).toEqual([]);
  expect(acknowledged.comments.size).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);

  await using reopened = await startTestProduct({ dataDir, env });
  const { projector } = reopened.product;
  await projector.idle();
  const before = await projector.digests();
  for (const name of ['combos', 'tallies', 'comments', 'previews', 'favorites', 'lists', 'guides', 'users'])
    await projector.rebuild(name);
  expect(await projector.digests()).toEqual(before);
  const { log, blobs } = reopened.product.ports;
  await sweepBlobs(log, blobs, Date.now() + 2 * DAY_MS);
  expect(await verifyProduct(reopened.product, { strayAfterMs: 0 })).toEqual([]);
}, 240_000);

it('refuses a second server on the same data folder, in words', async () => {
  server = await ServerProcess.start(dataDir);
  await expect(ServerProcess.start(dataDir)).rejects.toThrow('ended before it was ready');
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
});
