import type { Clauses } from './clauses.js';
import type { Mention } from './mentions.js';
import { GIVEN_UP, MATES, REPLACED } from './whose-cues.js';

const NOW =
  / (?:now|agora|ahora|maintenant|jetzt|from #) (?:(?:its|it|s|is|on|with|to|over|play|playing|im|i|jogo|juego|joue|je|ich|de|con|spiele) )*$| i (?:went|switched to|moved to|picked up|took up) (?:with )?$/;
/** "i used kirby before": the words before him, and those behind. */
const I_PLAYED = / i (?:used|played|mained|ran) (?:(?:a|an|the|only|just) )*$/;
const BEFORE = /^ (?:before|previously|earlier|back then|until) /;
/** "i've dropped joker for sephiroth". */
const FOR_ANOTHER = /^ for # /;
/** "mythra no wait it was pyra". */
const PUT_RIGHT = /^ (?:no )?(?:wait|sorry|scratch that|i mean|i meant)(?: no)?(?: it)?(?: was| is| s)? # /;

/** Those whom one has given up for another fighter who is named: "i went from falco to wolf". */
export function givenUpIn(mentions: readonly Mention[], { aroundOf }: Clauses): ReadonlySet<Mention> {
  const after = (patterns: readonly RegExp[]): readonly Mention[] =>
    mentions.filter(({ item }) => patterns.some((pattern) => pattern.test(aroundOf(item).before)));
  const givenUp = after(GIVEN_UP);
  const replaced = [
    ...after([...REPLACED, ...MATES]),
    ...mentions.filter(({ item }) => PUT_RIGHT.test(aroundOf(item).behind)),
    ...after([I_PLAYED]).filter(({ item }) => BEFORE.test(aroundOf(item).behind)),
    ...givenUp.filter(({ item }) => FOR_ANOTHER.test(aroundOf(item).behind)),
  ];
  const past = [...replaced, ...givenUp];
  const others = mentions.filter(
    (each) => !each.negated && !past.some(({ named }) => named.label === each.named.label),
  );
  if (others.length === 0) return new Set();
  const isAnother = others.some((each) => each.isOwn || NOW.test(aroundOf(each.item).before));
  return new Set(isAnother ? past : replaced);
}
