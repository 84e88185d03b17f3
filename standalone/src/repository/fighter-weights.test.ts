import { readFile } from 'node:fs/promises';
import { fightersTogether } from '@combolab/contracts/query';

const STATS = new URL('../../../frontend/public/frame-data/ssbu/stats.json', import.meta.url);
/** Least and most weight of each class. */
const CLASSES = {
  'Super heavyweights': [115, Infinity],
  Heavyweights: [100, 114],
  Middleweights: [90, 99],
  Lightweights: [80, 89],
  Featherweights: [0, 79],
} as const;

it('has every fighter of Ultimate in the class of the weight that our frame data say', async () => {
  const stats = JSON.parse(await readFile(STATS, 'utf8')) as Readonly<Record<string, { readonly weight: number }>>;
  const members = (name: string) => fightersTogether('ssbu').find((each) => each.name === name)?.members ?? [];
  for (const [name, [least, most]] of Object.entries(CLASSES)) {
    const within = Object.keys(stats).filter((slug) => {
      const { weight = NaN } = stats[slug] ?? {};
      return weight >= least && weight <= most;
    });
    expect(members(name).toSorted()).toEqual(within.map((slug) => `ssbu:${slug}`).sort());
  }
});
