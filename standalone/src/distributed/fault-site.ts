import { feedbackDecider, fold } from '@combolab/backend/domain';
import { streams, type Combo } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { DistributedSite } from '../testing/distributed-site.js';
import { partsOf } from '../testing/list-parts.js';
import type { OwnEngine } from '../testing/own-engine.js';
import { TestUser } from '../testing/test-user.js';
import { Traffic } from '../testing/traffic.js';
import { waitUntil } from '../testing/wait-until.js';
import { openSite, type OpenSite } from './open-site.js';
import { verifySite } from './verify-site.js';

/** Also for telling everybody of what was said during an outage. */
const SETTLE_MS = 240_000;
const MORE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

/** A site with three people and two combos, on which something is broken while commands flow. */
export class FaultSite implements AsyncDisposable {
  /** Ids of all combos that comments and likes go to. */
  readonly combos: string[] = [];

  private constructor(
    readonly site: DistributedSite,
    private readonly people: readonly TestUser[],
    readonly clip: Buffer,
  ) {}

  /** @param own a server that this site has for itself, to be killed */
  static async start(own?: OwnEngine): Promise<FaultSite> {
    const site = await DistributedSite.start({ servers: own === undefined ? {} : { [own.name]: own.url } });
    try {
      const people = [await site.signUp('api'), await site.signUp('second'), await site.signUp('second')];
      const faults = new FaultSite(site, people, await makeClip());
      for (const name of ['One', 'Two']) faults.combos.push((await faults.share(name))._id);
      return faults;
    } catch (error) {
      await site[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** People keep their tokens; processes get new ports when they come back. The first talks to one api process, the others to the other. */
  person(n: number): TestUser {
    const { userId, token } = this.people[n] as TestUser;
    return new TestUser(this.site.processes[n === 0 ? 'api' : 'second'].url, userId, token);
  }

  async share(name: string, clip = this.clip, fields: Readonly<Record<string, unknown>> = {}): Promise<Combo> {
    const answer = await this.person(0).form<Combo>('/add-combo', comboForm(clip, { name, ...fields }));
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  /** Resolves when the preview of a combo is ready. */
  async previewed(comboId: string): Promise<void> {
    const state = async () => (await this.person(1).get<Combo[]>(`/combo/${comboId}`)).body[0]?.previewState.state;
    await waitUntil('the preview', async () => ((await state()) === 'ready' ? true : undefined), 150_000);
  }

  /** On the first two combos: with three, each would always get the same kind of like. */
  startTraffic(): Traffic {
    return new Traffic([this.person(0), this.person(1), this.person(2)], this.combos.slice(0, 2));
  }

  /** Traffic runs, something breaks in the middle of it and is mended, and traffic goes on. */
  async during(fault: (traffic: Traffic) => Promise<void>): Promise<void> {
    const traffic = this.startTraffic();
    try {
      await more(traffic, 30);
      await fault(traffic);
    } finally {
      await traffic.stop();
    }
    await this.check(traffic);
  }

  /** Views, index and files agree with the commits, and nothing that was acknowledged is missing. */
  async check(traffic: Pick<Traffic, 'likes' | 'comments'>): Promise<void> {
    await using open = await this.open();
    const { log, documents } = open.ports;
    await this.agrees();
    for (const [key, status] of traffic.likes) {
      const [userId = '', comboId = ''] = key.split(' ');
      const recorded = fold(feedbackDecider, await log.readStream(streams.feedback(comboId, userId)));
      expect([key, recorded]).toEqual([key, status]);
    }
    const shown = new Set<string>();
    for (const comboId of this.combos)
      for (const { _id } of (await partsOf(this.person(1), `/get-comments/${comboId}`)).flat()) shown.add(_id);
    expect([...traffic.comments].filter((id) => !shown.has(id))).toEqual([]);
    expect(await documents.parked()).toEqual([]);
  }

  /** Resolves when views, index and files agree with the commits. @param but findings that do not count */
  async agrees(but: (finding: string) => boolean = () => false): Promise<void> {
    await using open = await this.open();
    let last: readonly string[] = [];
    await waitUntil(
      'views, index and files to agree with the commits',
      async () => {
        last = (await verifySite(open.ports, DAY_MS)).filter((finding) => !but(finding));
        return last.length === 0 ? true : undefined;
      },
      SETTLE_MS,
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${last.join('\n')}`);
    });
  }

  /** Its engines, for a look beside its processes. */
  open(): Promise<OpenSite> {
    return openSite({ ...this.site.settings, LOG_LEVEL: 'silent' });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.site[Symbol.asyncDispose]();
  }
}

/** Resolves when so many more commands were acknowledged. */
export async function more(traffic: Traffic, count: number): Promise<void> {
  const wanted = traffic.acknowledged + count;
  await waitUntil('more traffic', () => Promise.resolve(traffic.acknowledged >= wanted ? true : undefined), MORE_MS);
}
