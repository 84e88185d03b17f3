import type { Comment, Upload } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import type { DistributedSite } from '../testing/distributed-site.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { sharedSite } from '../testing/shared-site.js';
import { LastWritten, TestUser } from '../testing/test-user.js';
import { TusUser } from '../testing/tus-user.js';
import { waitUntil } from '../testing/wait-until.js';

/** A fighter whom no other suite on this site uses. */
const NOBODY_ELSES = 'ssbu:ice-climbers';

let site: DistributedSite;
let author: TestUser;
let fan: TestUser;
beforeAll(async () => {
  site = await sharedSite();
  author = await site.signUp('api');
  fan = await site.signUp('second');
}, 120_000);

interface Shared {
  readonly _id: string;
}
interface Shown {
  readonly numLikes: number;
  readonly previewState: { readonly state: string };
}

it('shares a clip through one process, shows it through the other, and makes its preview', async () => {
  const mine = { characterId: NOBODY_ELSES };
  const shared = await author.form<Shared>('/add-combo', comboForm(await makeClip(), mine));
  expect([shared.status, shared.body]).toMatchObject([201, { _id: expect.any(String) as string }]);
  const id = shared.body._id;
  const [combo] = (await fan.get<Shown[]>(`/combo/${id}`)).body;
  expect(combo).toMatchObject({ numLikes: 0 });
  await waitUntil('the preview', async () => {
    const [now] = (await fan.get<Shown[]>(`/combo/${id}`)).body;
    return now?.previewState.state === 'ready' ? now : undefined;
  });
  const found = await waitUntil('the search', async () => {
    const { body } = await fan.get<{ total: number }>(`/search/combos?game=ssbu&attacker=${NOBODY_ELSES}&facets=1`);
    return body.total > 0 ? body : undefined;
  });
  expect(found.total).toBe(1);
});

it('takes an upload in parts through both processes, and makes one combo of it', async () => {
  const clip = await makeClip();
  const there = new TestUser(site.processes.second.url, author.userId, author.token);
  const [one, two] = [new TusUser(author), new TusUser(there)];
  const half = Math.floor(clip.length / 2);
  const { uploadId } = await one.begin(clip.length, { filename: 'clip.mp4' });
  expect(await one.patch(uploadId, 0, clip.subarray(0, half))).toMatchObject({ status: 204, offset: half });
  expect(await two.head(uploadId)).toMatchObject({ status: 200, offset: half });
  expect(await two.patch(uploadId, half, clip.subarray(half))).toMatchObject({ status: 204, offset: clip.length });
  const { uploads } = (await author.get<{ uploads: Upload[] }>('/uploads')).body;
  const videoFile = uploads.find(({ _id }) => _id === uploadId)?.videoFile ?? '';
  const played = await fetch(`${author.url}${videoFile}`);
  expect(Buffer.from(await played.arrayBuffer()).equals(clip)).toBe(true);
  const body = {
    ...{ name: 'Sent in parts', gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:ness'], actions: [] },
    videoFile,
  };
  const made = await Promise.all([author, there].map((user) => user.post('/add-combo', body)));
  const statuses = made.map(({ status }) => status).sort();
  expect([statuses[0], statuses[1] === 400 || statuses[1] === 409]).toEqual([201, true]);
  expect((await two.head(uploadId)).status).toBe(404);
});

it('counts likes of both processes alike, and shows them to viewers of both gateways', async () => {
  const { _id: comboId } = (await author.form<Shared>('/add-combo', comboForm(await makeClip()))).body;
  using one = LiveViewer.connect(site.processes.live.url);
  using two = LiveViewer.connect(site.processes.second.url);
  for (const viewer of [one, two]) await viewer.join([{ room: `combo:${comboId}` }]);
  for (const [user, likeStatus] of [
    [fan, 1],
    [author, -1],
  ] as const)
    expect((await user.post('/combo/add-feedback', { comboId, likeStatus })).status).toBe(200);
  for (const viewer of [one, two])
    await waitUntil('the counts on the screens', () => {
      const tally = viewer.last('tally');
      return Promise.resolve(tally?.numLikes === 1 && tally.numDislikes === 1 ? true : undefined);
    });
});

it('lets a writer read at once what it wrote, through the other process too', async () => {
  const { _id: comboId } = (await author.form<Shared>('/add-combo', comboForm(await makeClip()))).body;
  const added = await fan.post<{ readAfter: string }>('/combo/add-comment', { comboId, comment: 'hi' });
  expect(added.status).toBe(200);
  const { url } = site.processes.api;
  const written = { 'read-after': added.body.readAfter };
  // a projector that other suites keep busy may take longer than a read waits: it is told so then, and asks again
  const patient = new TestUser(url, fan.userId, fan.token, null, '', new LastWritten(true));
  const read = await patient.get<Comment[]>(`/get-comments/${comboId}`, written);
  expect(read.body.map(({ text }) => text)).toEqual(['hi']);
  // no search shows comments: none waits for them
  const found = await new TestUser(url, fan.userId, fan.token).get('/search/combos', written);
  expect([found.status, found.headers.get('read-stale')]).toEqual([200, null]);
});
