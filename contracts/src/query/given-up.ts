import type { Clauses } from './clauses.js';
import type { Mention } from './mentions.js';
import { GIVEN_UP, REPLACED } from './whose-cues.js';

const NOW = / (?:now|from #) (?:(?:its|it|s|is|on|with|to|over|play|playing|im|i) )*$/;

/** Those whom one has given up for another fighter who is named: "i went from falco to wolf". */
export function givenUpIn(mentions: readonly Mention[], { aroundOf }: Clauses): ReadonlySet<Mention> {
  const after = (patterns: readonly RegExp[]): readonly Mention[] =>
    mentions.filter(({ item }) => patterns.some((pattern) => pattern.test(aroundOf(item).before)));
  const replaced = after(REPLACED);
  const past = [...replaced, ...after(GIVEN_UP)];
  const others = mentions.filter(
    (each) => !each.negated && !past.some(({ named }) => named.label === each.named.label),
  );
  if (others.length === 0) return new Set();
  const isAnother = others.some((each) => each.isOwn || NOW.test(aroundOf(each.item).before));
  return new Set(isAnother ? past : replaced);
}
