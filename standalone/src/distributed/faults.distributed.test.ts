import type { Combo, Comment } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { DistributedSite } from '../testing/distributed-site.js';
import { LiveViewer } from '../testing/live-viewer.js';
import type { SiteProcess } from '../testing/site-process.js';
import { TestUser } from '../testing/test-user.js';
import { Traffic } from '../testing/traffic.js';
import { waitUntil } from '../testing/wait-until.js';
import { openSite } from './open-site.js';
import { verifySite } from './verify-site.js';

const SETTLE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

let site: DistributedSite;
let people: TestUser[];
let combos: string[];
beforeAll(async () => {
  site = await DistributedSite.start();
  people = [await site.signUp('api'), await site.signUp('second'), await site.signUp('second')];
  const clip = await makeClip();
  combos = [];
  for (const name of ['One', 'Two']) combos.push((await share(clip, name))._id);
}, 180_000);
afterAll(() => site[Symbol.asyncDispose]());

async function share(clip: Buffer, name: string): Promise<Combo> {
  const answer = await person(0).form<Combo>('/add-combo', comboForm(clip, { name }));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** People keep their tokens; processes get new ports when they come back. */
function person(n: number): TestUser {
  const { userId, token } = people[n] as TestUser;
  return new TestUser(site.processes[n === 0 ? 'api' : 'second'].url, userId, token);
}

/** Views, index and files agree with the commits, and nothing that was acknowledged is missing. */
async function check(traffic: Traffic): Promise<void> {
  await using open = await openSite(site.settings);
  const { log, documents } = open.ports;
  await waitUntil(
    'views, index and files to agree with the commits',
    async () => {
      const findings = await verifySite(open.ports, DAY_MS);
      if (findings.length === 0) return true;
      lastFindings = findings;
      return undefined;
    },
    SETTLE_MS,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${lastFindings.join('\n')}`);
  });
  for (const [key, status] of traffic.likes) {
    const [userId = '', comboId = ''] = key.split(' ');
    const last = (await log.readStream(`combo/${comboId}/feedback/${userId}`)).at(-1);
    const recorded = last?.type === 'feedback.given' ? (last.data as { status: number }).status : 0;
    expect([key, recorded]).toEqual([key, status]);
  }
  const shown = new Set<string>();
  for (const comboId of combos)
    for (const { _id } of (await person(1).get<Comment[]>(`/get-comments/${comboId}`)).body) shown.add(_id);
  expect([...traffic.comments].filter((id) => !shown.has(id))).toEqual([]);
  expect(await documents.parked()).toEqual([]);
}
let lastFindings: readonly string[] = [];

/** Traffic runs, something is killed in the middle of it, comes back, and traffic goes on. */
async function during(fault: (traffic: Traffic) => Promise<void>): Promise<void> {
  const traffic = new Traffic([person(0), person(1), person(2)], combos);
  const some = traffic.acknowledged + 30;
  await waitUntil('some traffic', () => Promise.resolve(traffic.acknowledged > some ? true : undefined));
  await fault(traffic);
  await traffic.stop();
  await check(traffic);
}

/** Goes on until so many more commands were acknowledged. */
async function more(traffic: Traffic, count: number): Promise<void> {
  const wanted = traffic.acknowledged + count;
  await waitUntil('more traffic', () => Promise.resolve(traffic.acknowledged >= wanted ? true : undefined), 60_000);
}

it.each(['projector', 'relay', 'indexer'] as const)(
  'loses nothing when the %s is killed in the middle of its work',
  async (name) => {
    await during(async (traffic) => {
      await site.processes[name].kill();
      await more(traffic, 30);
      await site.processes[name].start();
      await more(traffic, 30);
    });
  },
  180_000,
);

it('keeps what was acknowledged when an api process is killed in the middle of commands', async () => {
  const traffic = new Traffic([person(0), person(1), person(2)], combos);
  await more(traffic, 30);
  await site.processes.second.kill();
  await more(traffic, 10);
  await traffic.stop();
  await site.processes.second.start();
  await check(traffic);
}, 180_000);

it('brings every viewer to the right number when a gateway is killed under 200 of them', async () => {
  const [comboId = ''] = combos;
  const room = `combo:${comboId}`;
  const viewers = Array.from({ length: 200 }, () => LiveViewer.connect(site.processes.live.url));
  try {
    await Promise.all(viewers.map((viewer) => viewer.join([{ room }])));
    const at = new URL(site.processes.live.url).port;
    await site.processes.live.kill();
    await person(0).post('/combo/add-feedback', { comboId, likeStatus: 1 });
    await person(1).post('/combo/add-feedback', { comboId, likeStatus: 1 });
    await site.processes.live.startOn(at);
    const answers = await Promise.all(
      viewers.map((viewer) =>
        waitUntil(
          'a viewer to be back',
          async () => {
            if (!viewer.socket.connected) return undefined;
            await viewer.join([{ room }]);
            return true;
          },
          60_000,
        ),
      ),
    );
    expect(answers).toHaveLength(200);
    const [combo] = (await person(1).get<Combo[]>(`/combo/${comboId}`)).body;
    await person(2).post('/combo/add-feedback', { comboId, likeStatus: -1 });
    for (const viewer of viewers)
      await waitUntil('the right number on each screen', () => {
        const tally = viewer.last('tally');
        return Promise.resolve(
          tally?.numLikes === combo?.numLikes && (tally?.numDislikes ?? 0) >= 1 ? true : undefined,
        );
      });
  } finally {
    for (const viewer of viewers) viewer[Symbol.dispose]();
  }
}, 180_000);

it('makes the preview once when the worker is killed in the middle of it', async () => {
  const clip = await makeClip({ seconds: 8, size: '1280x720' });
  const { _id: comboId } = await share(clip, 'Cut');
  combos.push(comboId);
  const stateOf = async () => (await person(1).get<Combo[]>(`/combo/${comboId}`)).body[0]?.previewState;
  await waitUntil(
    'half of the preview',
    async () => (((await stateOf())?.percent ?? 0) >= 30 ? true : undefined),
    60_000,
  );
  await site.processes.worker.kill();
  await site.processes.worker.start();
  await waitUntil('the preview', async () => ((await stateOf())?.state === 'ready' ? true : undefined), 150_000);
  await using open = await openSite(site.settings);
  const events = await open.ports.log.readStream(`combo/${comboId}`);
  expect(events.filter(({ type }) => type === 'preview.ready')).toHaveLength(1);
}, 240_000);

it('hands the views over when a second projector stands by and the first is killed under load', async () => {
  const other = site.another('projector');
  await other.start();
  try {
    await during(async (traffic) => {
      await site.processes.projector.kill();
      await more(traffic, 60);
      await site.processes.projector.start();
    });
    expect(await keepers([other, site.processes.projector])).toBe(1);
  } finally {
    await other.kill();
  }
}, 240_000);

/** How many of these processes keep the views. */
async function keepers(processes: readonly SiteProcess[]): Promise<number> {
  const texts = await Promise.all(processes.map(async ({ health }) => (await fetch(`${health}/metrics`)).text()));
  return texts.filter((text) => /^combolab_keeps_views\S* 1$/m.test(text)).length;
}
