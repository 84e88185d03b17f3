import { against, mustHold, type Bench, type BenchOptions, type Result } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { measurePairs } from '../harness/pairs.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { shareFigures } from './share.js';

const AT_ONCE = 20;
const SAMPLE_MS = 5;

/** 20 MB over HTTP until checked and durable, against multer that only writes; and the memory of many at once. */
export const uploadBench: Bench = async (options) => [
  ...(await receiveFigures(options)),
  ...(await shareFigures(options)),
];

async function receiveFigures({ rounds, quick }: BenchOptions): Promise<Result[]> {
  await using folder = await temporaryFolder();
  await using ours = Helper.start(new URL('./clip-server.js', import.meta.url), [folder.path]);
  await using peer = Helper.start(new URL('./multer-server.js', import.meta.url), [folder.path]);
  await using load = Helper.start(new URL('./load.js', import.meta.url));
  const urls = { ours: await ours.ask<string>('url'), peer: await peer.ask<string>('url') };
  for (const url of Object.values(urls)) {
    await load.ask('check', url);
    for (let warm = 0; warm < 3; warm += 1) await load.ask('one', url);
  }
  // one upload is short: a measurement is the mean of several
  const repeats = quick ? 2 : 5;
  const mean = async (url: string): Promise<number> => {
    let sum = 0;
    for (let i = 0; i < repeats; i += 1) sum += await load.ask<number>('one', url);
    return sum / repeats;
  };
  const time = await measurePairs(
    rounds,
    () => mean(urls.ours),
    () => mean(urls.peer),
  );
  const growth = await measurePairs(
    rounds,
    () => memoryGrowth(ours, load, urls.ours),
    () => memoryGrowth(peer, load, urls.peer),
  );
  const memory = { ...growth, peer: null, peerName: null, ratio: null };
  return [
    against('ms multer', time, {
      name: 'upload of 20 MB, first byte to checked and fsynced',
      unit: 'ms',
      goal: { atMost: 1.3 },
    }),
    {
      ...memory,
      name: `memory growth with ${String(AT_ONCE)} uploads of 20 MB at once, by bytes in flight`,
      unit: '',
      goal: { atMost: 0.1 },
      note: `multer ${growth.peer.median.toFixed(3)}`,
    },
  ];
}

/** Most resident bytes during the uploads above those before, by the bytes sent. */
async function memoryGrowth(server: Helper, load: Helper, url: string): Promise<number> {
  const before = server.residentBytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, server.residentBytes());
  }, SAMPLE_MS);
  const sent = await load.ask<number>('many', url, AT_ONCE);
  clearInterval(timer);
  mustHold(before > 0, 'resident memory cannot be read here');
  return (most - before) / sent;
}
