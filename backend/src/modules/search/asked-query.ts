import {
  CHOICE_FIELDS,
  fieldOf,
  fold,
  findFighter,
  findGame,
  recordOf,
  type ChoiceField,
  type FieldValues,
  type QueryOf,
  type routes,
} from '@combolab/contracts';
import { movesIn, TECHNIQUE_WORDS, understand, type Understood } from '@combolab/contracts/query';
import { EVERYTHING, type SearchQuery } from '@combolab/platform';
import { expandAll } from '../combos/fighters.js';
import { NO_AUTHORS, type KnownAuthors } from './asked-authors.js';
import { asksMore } from './asks-more.js';
import type { Question } from './easings.js';
import { titleOf } from './title-of.js';

type Asked = QueryOf<typeof routes.search>;

export interface AskedQuery {
  readonly query: SearchQuery;
  /** What the query language made of `q`. */
  readonly understood: Understood;
}

const union = <T>(...lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())];

const gameIdOf = (fighter: string): string | undefined => findFighter(fighter)?.gameId;

/** Fighters and those that share their moves: an echo, or whom it echoes. */
function withEchoes(ids: readonly string[]): readonly string[] {
  return union(
    ids,
    ids.flatMap((id) => {
      const fighter = findFighter(id);
      const original = fighter?.echoOf ?? id;
      const all = fighter === undefined ? [] : (findGame(fighter.gameId)?.fighters ?? []);
      return all.filter((each) => each.id === original || each.echoOf === original).map((each) => each.id);
    }),
  );
}

/** What an address chooses of the fields that are plain choices. */
const choicesOf = (asked: Asked) =>
  recordOf(CHOICE_FIELDS, (name): readonly string[] => [asked[name] ?? []].flat()) as Pick<FieldValues, ChoiceField>;

/** Of a choice what the words say beside what the address says. */
const choicesIn = ({
  difficulty,
  verified,
  conditions,
  patch,
}: Understood): Partial<Record<ChoiceField, readonly string[]>> => ({
  difficulty,
  position: conditions.position,
  platform: conditions.platform,
  di: conditions.di,
  verified: said(verified),
  fiftyFifty: said(conditions.fiftyFifty),
  outOfShield: said(conditions.outOfShield),
  patch: patch === null ? [] : [patch],
});

const said = (value: boolean | null): readonly string[] => (value === null ? [] : [String(value)]);

/** Words win over an address that may have one value alone, and add to one that may have several. */
function allChoices(asked: Asked, understood: Understood, authors: KnownAuthors): Pick<FieldValues, ChoiceField> {
  const words = choicesIn(understood);
  const chosen = choicesOf(asked);
  return recordOf(CHOICE_FIELDS, (name): readonly string[] => {
    const spoken = words[name] ?? [];
    if (name === 'author') return [...chosen.author, ...understood.authors].map((each) => authors.get(each) ?? each);
    return fieldOf(name).repeats ? union(chosen[name], spoken) : spoken.length > 0 ? spoken : chosen[name];
  }) as Pick<FieldValues, ChoiceField>;
}

/** What of the words may be authors: said with an @, or offered. */
const namesIn = ({ authors, offers }: Understood): readonly string[] => [
  ...authors,
  ...offers.flatMap(({ kind, values }) => (kind === 'author' ? values : [])),
];

/** What the words mean on top of the filters of the address. */
const readOn = ({ q, game, attacker, notAttacker }: Asked): Understood =>
  understand(q, { game: game ?? null, isAttacked: attacker.length + notAttacker.length > 0 });

/** Names that address and words may ask for as authors. */
export const authorsOf = (asked: Asked): readonly string[] => [...asked.author, ...namesIn(readOn(asked))];

/**
 * What words mean once it is known who is called how: "by name" is an author where there is one, and a name with an @ that nobody has
 * is text.
 */
function withAuthors(understood: Understood, authors: KnownAuthors, q: string): Understood {
  const isThere = (name: string): boolean => (authors.get(name) ?? null) !== null;
  const unknown = understood.authors.filter((name) => authors.get(name) === null);
  const offered = understood.offers.filter(({ kind, values }) => kind === 'author' && values.every(isThere));
  if (unknown.length === 0 && offered.length === 0) return understood;
  const left = offered.reduce(
    (text, { start, end }) => ` ${text} `.replace(` ${fold(q.slice(start, end))} `, ' ').trim(),
    fold(understood.text) === '' ? '' : understood.text,
  );
  return {
    ...understood,
    authors: [
      ...understood.authors.filter((name) => !unknown.includes(name)),
      ...offered.flatMap(({ values }) => values),
    ],
    offers: understood.offers.filter((offer) => !offered.includes(offer)),
    spans: [
      ...understood.spans.filter(({ kind, value }) => kind !== 'author' || !unknown.includes(value)),
      ...offered.map(({ start, end, label }) => ({
        start,
        end,
        kind: 'author' as const,
        value: label,
        label: `by ${label}`,
      })),
    ].sort((a, b) => a.start - b.start),
    text: [left, ...unknown].filter((part) => part !== '').join(' '),
  };
}

/**
 * What is asked for: the filters of the address, and those that the words of `q` mean. Fighters and tags add to those of the
 * address (any of them); a game, a percent, moves in their order and what may have one value alone win in words; moves in words must
 * all be there.
 * @param authors of the names in address and words; those that are not among them stay as they are
 * @throws RefusedError 400
 */
export function askedQuery(asked: Asked, authors: KnownAuthors = NO_AUTHORS): AskedQuery {
  const understood = withAuthors(readOn(asked), authors, asked.q);
  return { understood, query: queryOf({ asked, understood }, authors) };
}

/** Words of the game in quotes: none is read as another word that looks like it. */
const asKnown = (text: string): string =>
  text.includes('"')
    ? text
    : text
        .split(' ')
        .map((word) => (TECHNIQUE_WORDS.has(word) ? `"${word}"` : word))
        .join(' ');

/** The query of a question whose words were understood. @throws RefusedError 400 */
export function queryOf({ asked, understood }: Question, authors: KnownAuthors): SearchQuery {
  // a game named in words wins, and then fighters of the other one can only be left over
  const isOther = (id: string): boolean => understood.game !== (asked.game ?? null) && gameIdOf(id) !== understood.game;
  const { attackers, defenders, tags, excluded } = understood;
  const fighters = (given: readonly string[], meant: readonly string[]): readonly string[] => {
    const all = union(
      expandAll(given).filter((id) => !isOther(id)),
      meant,
    );
    return asked.echo === '1' ? withEchoes(all) : all;
  };
  const inWords = understood.sequence.length > 0;
  const sequence = inWords ? understood.sequence : (asked.sequence ?? []);
  const starts = understood.starts.length > 1 ? understood.starts : (asked.starts ?? []);
  const ends = understood.ends.length > 0 ? understood.ends : (asked.ends ?? []);
  const allAttackers = fighters(asked.attacker, attackers);
  const { moves, rest } = movesIn(understood.text, allAttackers);
  const words = asKnown(rest.trim());
  const ordered = [...sequence, ...starts, ...ends];
  const query: SearchQuery = {
    ...EVERYTHING,
    ...allChoices(asked, understood, authors),
    game: understood.game === null ? [] : [understood.game],
    attacker: allAttackers,
    defender: fighters(asked.defender, defenders),
    tag: union(asked.tag, tags),
    notAttacker: union(expandAll(asked.notAttacker), excluded.attackers),
    notDefender: union(expandAll(asked.notDefender), excluded.defenders),
    notTag: union(asked.notTag, excluded.tags),
    percent: understood.percent ?? asked.percent ?? null,
    wholePercent: asked.wholePercent === '1',
    moves: asked.move,
    allMoves: union(moves).filter((move) => !ordered.includes(move)),
    notMoves: union(asked.notMove, excluded.moves),
    sequence,
    contiguous: inWords ? understood.contiguous : asked.contiguous === '1',
    first: understood.first ?? asked.first ?? null,
    starts,
    ends,
    inputs: asked.inputs ?? [],
    text: words,
    limit: asked.limit,
    cursor: asked.cursor ?? null,
    facets: asked.facets === '1',
  };
  const standard = words !== '' || asksMore(query) ? 'best' : 'new';
  return {
    ...query,
    ...titleOf(query, words),
    titleText: fold(asked.q),
    sort: asked.sort ?? understood.sort ?? standard,
  };
}
