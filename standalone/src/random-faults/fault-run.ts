import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../generate/random.js';
import { makeClip } from '../testing/clips.js';
import { loadPageModules, type PageModules } from '../testing/page-modules.js';
import { BalancedUser, type Doors } from './balanced-user.js';
import { comparedByUse, comparedWithApi, comparedWithLog, comparedWithPages } from './compare-told.js';
import { Crowd } from './crowd.js';
import { DoubledSite } from './doubled-site.js';
import { isServer, toldOf, type Round } from './fault-plan.js';
import { PageViewer } from './page-viewer.js';
import type { Told } from './told.js';
import { AnswerMeter } from './answer-meter.js';

/** How long people go on after a round in which nobody asked for anything, ms. */
const BREATH_MS = 500;

export interface Sums {
  faults: number;
  /** Commands that were acknowledged. */
  writes: number;
  /** Longest time without an acknowledged command, ms, by round, where one process alone was killed or stopped. */
  readonly alone: number[];
  /** The same without a read that was answered. */
  readonly aloneReads: number[];
  readonly findings: string[];
}

/** A site under traffic that is broken round by round, and compared with what people were told after each act of some rounds. */
export class FaultRun implements AsyncDisposable {
  readonly sums: Sums = { faults: 0, writes: 0, alone: [], aloneReads: [], findings: [] };
  readonly #told: Told[] = [];
  readonly #writes = new AnswerMeter();
  readonly #reads = new AnswerMeter();
  readonly #doors: Doors;
  readonly #reader: BalancedUser;

  private constructor(
    private readonly site: DoubledSite,
    private readonly modules: PageModules,
    private readonly clip: Buffer,
    private readonly say: (line: string) => void,
  ) {
    this.#doors = { apis: () => site.apis(), writes: this.#writes, reads: this.#reads };
    this.#reader = new BalancedUser(this.#doors, '', null);
  }

  /** @param say is told what happens, line by line */
  static async start(say: (line: string) => void): Promise<FaultRun> {
    const [modules, clip] = await Promise.all([loadPageModules(), makeClip()]);
    return new FaultRun(await DoubledSite.start(), modules, clip, say);
  }

  /** New people act while these rounds happen; then what all can see is compared with what they were told. */
  async act(rounds: readonly Round[], random: Random): Promise<void> {
    await this.site.well();
    const crowd = await Crowd.gather(this.site, this.#doors, random, this.clip);
    this.#told.push(crowd.told);
    const pages = new Map(
      this.site.gateways().map((url, n) => {
        const where = n === 0 ? 'gateway' : 'second api';
        return [where, new PageViewer(this.modules, url, this.#reader)] as const;
      }),
    );
    try {
      const { comboIds } = crowd.told;
      for (const page of pages.values()) for (const comboId of comboIds) await page.open(comboId);
      crowd.start();
      try {
        for (const round of rounds) await this.#round(round);
      } finally {
        await crowd.stop();
      }
      this.#found(crowd.refused);
      const before = Date.now();
      const pagesAndApi = await Promise.all([
        comparedWithApi(crowd.told, this.#reader),
        comparedWithPages(crowd.told, pages),
      ]);
      const shown = Date.now();
      this.#found([...pagesAndApi.flat(), ...(await comparedByUse(crowd, this.site))]);
      const took = `api and pages ${seconds(shown - before)}, use ${seconds(Date.now() - shown)}`;
      this.say(`compared (${took}): ${String(this.sums.findings.length)} findings so far`);
    } finally {
      for (const page of pages.values()) page[Symbol.dispose]();
    }
  }

  /** Compares views, index and files with the whole log, which takes longer with every act. */
  async compareLog(): Promise<void> {
    const before = Date.now();
    this.#found(await comparedWithLog(this.#told, this.site));
    this.say(
      `the log compared in ${seconds(Date.now() - before)}: ${String(this.sums.findings.length)} findings so far`,
    );
  }

  /** Compares what everybody was told since the beginning once more, and the log. */
  async end(): Promise<void> {
    for (const told of this.#told) this.#found(await comparedWithApi(told, this.#reader));
    await this.compareLog();
  }

  async #round(round: Round): Promise<void> {
    this.#writes.take();
    this.#reads.take();
    const began = Date.now();
    await Promise.all(round.map((fault) => this.site.suffer(fault)));
    await this.site.well();
    await delay(BREATH_MS);
    const { count, longestMs } = this.#writes.take();
    const reads = this.#reads.take();
    this.#found(this.site.ended.splice(0));
    this.sums.faults += round.length;
    this.sums.writes += count;
    const [first] = round;
    const isAlone = round.length === 1 && first !== undefined && !isServer(first.target) && first.how !== 'frozen';
    if (isAlone) {
      this.sums.alone.push(longestMs);
      this.sums.aloneReads.push(reads.longestMs);
    }
    const what = round.map(toldOf).join(', ');
    const took = seconds(Date.now() - began);
    const slow = this.site.slow.splice(0);
    this.say(
      [
        `${what} | well after ${took}, ${String(count)} writes, ${seconds(longestMs)} without, ${seconds(reads.longestMs)} without a read`,
        ...slow,
      ].join('; '),
    );
  }

  #found(findings: readonly string[]): void {
    for (const finding of findings) this.say(`FOUND ${finding}`);
    this.sums.findings.push(...findings);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.site[Symbol.asyncDispose]();
  }
}

/** In words, with a tenth. @param ms milliseconds */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
