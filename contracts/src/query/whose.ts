import { keptForAll } from '../games/words.js';
import type { Around, Clauses } from './clauses.js';
import type { Evidence } from './evidence.js';
import type { Mention } from './mentions.js';
import { WHOSE_CUES_ABROAD } from './whose-cues-abroad.js';
import { WHOSE_CUES, type WhoseCue } from './whose-cues.js';

type Beside = WhoseCue['beside'];

interface Search {
  readonly cue: WhoseCue['cue'];
  readonly beside: Beside;
  readonly isMet: (around: Around) => boolean;
}

const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.length === 0 ? '(?!)' : patterns.map(({ source }) => `(?:${source})`).join('|'));

/** The table with the cues of one kind found at once: what is said twice tells no more than what is said once. */
const searches = keptForAll((): readonly Search[] => {
  const all = [...WHOSE_CUES, ...WHOSE_CUES_ABROAD];
  const kinds = (['mine', 'theirs', 'answered'] as const).flatMap((cue) =>
    ([undefined, 'another', 'own'] as const).map((beside) => ({ cue, beside })),
  );
  return kinds.map(({ cue, beside }) => {
    const cues = all.filter((each) => each.cue === cue && each.beside === beside);
    const before = anyOf(
      cues.flatMap((each) => (each.before !== undefined && each.behind === undefined ? [each.before] : [])),
    );
    const behind = anyOf(
      cues.flatMap((each) => (each.behind !== undefined && each.before === undefined ? [each.behind] : [])),
    );
    const pairs = cues.flatMap((each) =>
      each.before !== undefined && each.behind !== undefined ? [[each.before, each.behind] as const] : [],
    );
    const isMet = (around: Around): boolean =>
      before.test(around.before) ||
      behind.test(around.behind) ||
      pairs.some(([first, last]) => last.test(around.behind) && first.test(around.before));
    return { cue, beside, isMet };
  });
});

/** Whose fighter each mention is, as far as the words around it tell. @param mentions those that are wanted */
export function whoseOf(mentions: readonly Mention[], { aroundOf }: Clauses): readonly Evidence[] {
  const found = (beside: Beside, isAsked: (mention: Mention) => boolean): readonly Evidence[] =>
    searches()
      .filter((search) => search.beside === beside)
      .flatMap(({ cue, isMet }) =>
        mentions
          .filter((mention) => isAsked(mention) && isMet(aroundOf(mention.item)))
          .map((mention) => ({ mention, cue, role: cue === 'mine' ? 'attacker' : 'defender' })),
      );
  const isAnother = ({ named }: Mention): boolean => mentions.some((each) => each.named.label !== named.label);
  const alone = [...found(undefined, () => true), ...found('another', isAnother)];
  const own = mentions.filter(
    (each) => each.isOwn || alone.some(({ mention, cue }) => mention === each && cue === 'mine'),
  );
  return [...alone, ...found('own', (mention) => own.some((each) => each !== mention))];
}
