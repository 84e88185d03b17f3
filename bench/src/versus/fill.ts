import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TAGS } from '@combolab/contracts';
import { random } from '@combolab/standalone/generate/random';

/** Fills a data folder by the code of another checkout. @example node fill.js <checkout> <data folder> <combos> */
const [checkout = '', folder = '', combos = ''] = process.argv.slice(2);
const address = pathToFileURL(join(checkout, 'bench/dist/harness/product.js')).href;
const { recordCombos, startProduct } = (await import(address)) as typeof import('../harness/product.js');

const FIGHTERS = [
  'mario',
  'fox',
  'captain-falcon',
  'donkey-kong',
  'samus',
  'link',
  'ness',
  'luigi',
  'pikachu',
  'yoshi',
];
const WORDS = ['ladder', 'bridge', 'dragon', 'early', 'late', 'edge', 'centre', 'platform', 'drag', 'spike'];
const AT_ONCE = 25;

const draw = random(1);
await using started = await startProduct(folder);
for (let made = 0; made < Number(combos); made += AT_ONCE) {
  const low = draw.below(120);
  await recordCombos(started.product, AT_ONCE, {
    name: `${draw.pick(WORDS)} ${draw.pick(WORDS)} ${draw.pick(WORDS)}`,
    characterId: `ssbu:${draw.pick(FIGHTERS)}`,
    characterIds: [`ssbu:${draw.pick(FIGHTERS)}`],
    tags: [draw.pick(TAGS)],
    percentRange: [low, low + draw.below(60)],
  });
}
