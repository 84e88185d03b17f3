import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { LIMITS } from '@combolab/contracts';
import { alone, mustHold, type Bench } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { begin, offsetOf, sendRest, sendUntil, type Site } from './tus-sender.js';

const CUTS = 10;
const QUICK_CUTS = 3;

/** A random clip of the greatest size, as far as its first bytes tell. */
function randomClip(): Buffer {
  const clip = randomBytes(LIMITS.videoBytes);
  clip.write('\0\0\0\x20ftypisom', 0, 'latin1');
  return clip;
}

/** The product in a process of its own, which can be killed and started again on its data. */
class Server implements AsyncDisposable {
  private constructor(
    private readonly dataDir: string,
    private helper: Helper,
    public site: Site,
  ) {}

  static async start(dataDir: string): Promise<Server> {
    const helper = Server.#open(dataDir);
    return new Server(dataDir, helper, { url: await helper.ask<string>('url'), token: '' });
  }

  static #open = (dataDir: string): Helper =>
    Helper.start(new URL('../likes/product-server.js', import.meta.url), [dataDir]);

  /** Goes on as somebody new: tokens are short-lived. */
  async signUp(): Promise<void> {
    const [token = ''] = await this.helper.ask<string[]>('users', 1);
    this.site = { ...this.site, token };
  }

  /** Kills it without warning. */
  kill = (): Promise<void> => this.helper[Symbol.asyncDispose]();

  async startAgain(): Promise<void> {
    this.helper = Server.#open(this.dataDir);
    this.site = { ...this.site, url: await this.helper.ask<string>('url') };
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.helper[Symbol.asyncDispose]();
  }
}

/**
 * Sends one clip with so many cuts at random places. The offset after each must be one that was sent and never go back, and
 * the clip must be the one that was sent.
 * @returns all bytes that were sent by those of the clip
 */
async function sendWithCuts(server: Server, cuts: number, kills: boolean): Promise<number> {
  await server.signUp();
  const clip = randomClip();
  const path = await begin(server.site, clip.length);
  const places = Array.from({ length: cuts }, () => Math.floor(Math.random() * clip.length)).sort((a, b) => a - b);
  let [offset, total] = [0, 0];
  for (const place of places) {
    if (place <= offset) continue;
    const cut = async (drop: () => void): Promise<void> => {
      if (kills) await server.kill();
      drop();
    };
    const sent = await sendUntil(server.site, path, { clip, from: offset, until: place, cut });
    if (kills) await server.startAgain();
    total += sent - offset;
    const now = await offsetOf(server.site, path);
    mustHold(now <= sent, `${String(now)} bytes are claimed of ${String(sent)}`);
    mustHold(now >= offset, `the offset went back from ${String(offset)} to ${String(now)}`);
    offset = now;
  }
  total += clip.length - offset;
  const address = await sendRest(server.site, path, clip, offset);
  const stored = Buffer.from(await (await fetch(`${server.site.url}${address}`)).arrayBuffer());
  mustHold(stored.equals(clip), 'the stored clip differs');
  return total / clip.length;
}

/** What is sent again when an upload of 20 MB is cut ten times (three with `quick`), by its connection and by the server's sudden death. */
export const uploadResumeBench: Bench = async ({ rounds, quick }) => {
  const cuts = quick ? QUICK_CUTS : CUTS;
  await using folder = await temporaryFolder();
  await using server = await Server.start(join(folder.path, 'data'));
  const figures = { cuts: [] as number[], kills: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.cuts.push(await sendWithCuts(server, cuts, false));
    figures.kills.push(await sendWithCuts(server, cuts, true));
  }
  const note = 'no offset above what was sent, the clip the same';
  return [
    alone(spreadOf(figures.cuts), {
      ...{ name: `bytes sent of a 20 MB upload, connection cut ${String(cuts)} times, by its size`, unit: '' },
      ...{ goal: { atMost: 1.02 }, note },
    }),
    alone(spreadOf(figures.kills), {
      ...{ name: `bytes sent of a 20 MB upload, server killed ${String(cuts)} times, by its size`, unit: '' },
      ...{ goal: { atMost: 1.1 }, note },
    }),
  ];
};
