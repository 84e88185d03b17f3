import type { QueryOf, routes } from '@combolab/contracts';
import {
  activeFilters,
  addressQuery,
  filterWords,
  gameOf,
  queryString,
  readFilters,
} from '@combolab/contracts/filters';
import { movesIn, NO_CONDITIONS, type SpanKind, type Understood } from '@combolab/contracts/query';

type Asked = QueryOf<typeof routes.search>;

/** A question: its address, and what its words mean. */
export interface Question {
  readonly asked: Asked;
  readonly understood: Understood;
}

/** A condition that a question may do without. */
export interface Easing {
  /** Letters alone. */
  readonly key: string;
  /** As the question says it: `on Ness`, `at 40%`. */
  readonly words: readonly string[];
  readonly ease: (question: Question) => Question;
}

interface Rule {
  readonly key: string;
  /** Places of the words that say it. */
  readonly spans: readonly SpanKind[];
  readonly spoken: Partial<Understood> | ((understood: Understood) => Partial<Understood>);
  /** The same in the address. */
  readonly address: Partial<Asked>;
}

const without =
  (condition: Partial<Understood['conditions']>) =>
  ({ conditions }: Understood): Partial<Understood> => ({
    conditions: { ...conditions, ...condition },
  });

/**
 * Conditions from the one that is missed least to the one that is missed most: when a combo was tested and how it begins, then what it
 * is, when it works, what is done, and last who does it on whom. What is asked not to be there is never eased.
 */
const RULES: readonly Rule[] = [
  { key: 'patch', spans: ['patch'], spoken: { patch: null }, address: { patch: undefined } },
  {
    key: 'outOfShield',
    spans: ['outOfShield'],
    spoken: without({ outOfShield: null }),
    address: { outOfShield: undefined },
  },
  {
    key: 'fiftyFifty',
    spans: ['fiftyFifty'],
    spoken: without({ fiftyFifty: null }),
    address: { fiftyFifty: undefined },
  },
  { key: 'di', spans: ['di'], spoken: without({ di: NO_CONDITIONS.di }), address: { di: [] } },
  {
    key: 'platform',
    spans: ['platform'],
    spoken: without({ platform: NO_CONDITIONS.platform }),
    address: { platform: [] },
  },
  {
    key: 'position',
    spans: ['position'],
    spoken: without({ position: NO_CONDITIONS.position }),
    address: { position: [] },
  },
  { key: 'verified', spans: ['verified'], spoken: { verified: null }, address: { verified: undefined } },
  { key: 'difficulty', spans: ['difficulty'], spoken: { difficulty: [] }, address: { difficulty: [] } },
  { key: 'contiguous', spans: ['contiguous'], spoken: { contiguous: false }, address: { contiguous: undefined } },
  { key: 'ends', spans: ['ends'], spoken: { ends: [] }, address: { ends: undefined } },
  {
    key: 'starts',
    spans: ['starts'],
    spoken: { starts: [], first: null },
    address: { starts: undefined, first: undefined },
  },
  { key: 'tag', spans: ['tag'], spoken: { tags: [] }, address: { tag: [] } },
  {
    key: 'percent',
    spans: ['percent'],
    spoken: { percent: null },
    address: { percent: undefined, wholePercent: undefined },
  },
  {
    key: 'moves',
    spans: ['move'],
    spoken: ({ text, attackers }) => ({ text: movesIn(text, attackers).rest.trim(), moves: [] }),
    address: { move: [] },
  },
  { key: 'sequence', spans: ['sequence'], spoken: { sequence: [] }, address: { sequence: undefined } },
  { key: 'defender', spans: ['defender'], spoken: { defenders: [] }, address: { defender: [] } },
  { key: 'author', spans: ['author'], spoken: { authors: [] }, address: { author: [] } },
  { key: 'attacker', spans: ['attacker'], spoken: { attackers: [] }, address: { attacker: [] } },
];

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

const spokenWithout = ({ spoken }: Rule, understood: Understood): Understood => ({
  ...understood,
  ...(typeof spoken === 'function' ? spoken(understood) : spoken),
});

/** What the address says of a condition, as its chips do. */
function chipsOf({ key, address }: Rule, asked: Asked): readonly string[] {
  const names = [key, ...Object.keys(address)];
  const given = Object.fromEntries(Object.entries(asked).filter(([name]) => names.includes(name)));
  const query = queryString({
    ...(given as Record<string, readonly string[]>),
    ...(asked.percent !== undefined && names.includes('percent') && { percent: asked.percent.join('-') }),
  });
  const filters = readFilters(addressQuery(query), gameOf(asked.game));
  return activeFilters(filters).map(filterWords);
}

/**
 * The conditions of a question that it may do without, the one that is missed least first: those that its words say, and with `near`
 * those of its address, too.
 */
export function easingsOf({ asked, understood }: Question): readonly Easing[] {
  return RULES.flatMap((rule): Easing[] => {
    const { key, spans, address } = rule;
    const told = spans.includes('attacker') ? understood.implied : [];
    const said = [...understood.spans.filter(({ kind }) => spans.includes(kind)), ...told];
    const isSpoken = !isSame(spokenWithout(rule, understood), understood);
    const isInAddress = asked.near === '1' && !isSame({ ...asked, ...address }, asked);
    if (!isSpoken && !isInAddress) return [];
    return [
      {
        key,
        words: [
          ...(isSpoken ? said.map(({ start, end }) => asked.q.slice(start, end).trim()) : []),
          ...(isInAddress ? chipsOf(rule, asked) : []),
        ],
        ease: (question) => ({
          asked: isInAddress ? { ...question.asked, ...address } : question.asked,
          understood: isSpoken ? spokenWithout(rule, question.understood) : question.understood,
        }),
      },
    ];
  });
}
