import { alone, type Bench, type Result } from '../harness/figure.js';
import { judge, type Verdict } from './judge.js';
import { readSet } from './phrasing.js';
import { SETS } from './sets.js';

/** What sets call the same kind of question, and how much of all of them is to be read right, in percent. */
const KINDS = [
  {
    words: 'of order, conditions, authors and patches read right, every set',
    kinds: ['condition', 'conditions', 'sort', 'order', 'author', 'authors', 'patch', 'difficulty'],
    atLeast: 90,
  },
  {
    words: 'of names in other languages read right, every set',
    kinds: ['abroad', 'language', 'foreign', 'other languages'],
    atLeast: 95,
  },
];

const share = (count: number, of: number): number => Math.round((1000 * count) / of) / 10;

const figure = (name: string, value: number, goal: { atLeast: number } | { atMost: number } | null): Result =>
  alone({ median: value, min: value, max: value }, { name, unit: '%', goal });

/** How much of what players type is read right, in percent, and how much is taken for something else; single ones are printed. */
export const phrasingsBench: Bench = () => {
  const verdicts = new Map<string, Verdict[]>();
  const results: Result[] = SETS.flatMap(({ name, about, isSeen }) => {
    const phrasings = readSet(name);
    const counts: Record<Verdict, number> = { right: 0, part: 0, wrong: 0 };
    for (const phrasing of phrasings) {
      const { verdict, missing, extra } = judge(phrasing);
      counts[verdict] += 1;
      verdicts.set(phrasing.kind, [...(verdicts.get(phrasing.kind) ?? []), verdict]);
      // a set that is kept for the end is not looked into
      if (isSeen && verdict !== 'right')
        console.error(`  ${name}: ${verdict} ${phrasing.query} (${[...extra, ...missing].join('; ')})`);
    }
    const of = `${String(phrasings.length)} ${about}`;
    return [
      figure(`read right, ${of}`, share(counts.right, phrasings.length), isSeen ? null : { atLeast: 92 }),
      figure(`read wrong, ${of}`, share(counts.wrong, phrasings.length), isSeen ? null : { atMost: 2 }),
    ];
  });
  const byKind = KINDS.map(({ words, kinds, atLeast }) => {
    const all = kinds.flatMap((kind) => verdicts.get(kind) ?? []);
    const right = all.filter((verdict) => verdict === 'right');
    return figure(`${String(all.length)} ${words}`, share(right.length, all.length), { atLeast });
  });
  return Promise.resolve([...results, ...byKind]);
};
