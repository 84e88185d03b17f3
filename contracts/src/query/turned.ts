import { askedSideOf } from './asked-side.js';
import type { Around, Clauses } from './clauses.js';
import type { Evidence } from './evidence.js';
import type { Mention } from './mentions.js';
import { ROLE_WEIGHTS } from './role-weights.js';
import { SOMEBODY } from './words.js';

type Side = 'mine' | 'theirs' | null;

const AS = / as (?:(?:a|an|the) )?$/;

/** Whose fighter each is, as far as it is told. */
function sideOf(mention: Mention, evidence: readonly Evidence[], { before }: Around): Side {
  const sum = evidence.reduce(
    (all, each) => (each.mention !== mention ? all : all + (each.cue === 'mine' ? 1 : -1) * ROLE_WEIGHTS[each.cue]),
    mention.isOwn || (AS.test(before) && mention.role === 'attacker') ? ROLE_WEIGHTS.beside : 0,
  );
  return sum > 0 ? 'mine' : sum < 0 ? 'theirs' : null;
}

/** Somebody's own fighter: "my poor zelda". */
export const MY = / (?:my|our) (?:(?:poor|own|little) )?$/;
/** "my sister's isabelle keeps getting hit by fox": one asks for her. */
const IS_BEATEN_BY = /^ (?:(?:is|always|keeps?|just) )*(?:getting|gets?|got|being|been) \w+ by /;
/** "which combos should a marth be ready for". */
const SHOULD = / should (?:(?:a|an|the) )?$/;
const BEATEN_BY = / my (?:poor )?# (?:\w+ ){1,4}by (?:(?:a|an|the) )?# /;
const MINE_SPOKEN_OF = / my (?:poor )?# (?:gets?|keeps?|is|has|dies|got) /;

interface Sided {
  readonly mention: Mention;
  readonly side: Side;
}

const isSaid = (sides: readonly Sided[], wanted: Side): boolean => sides.some(({ side }) => side === wanted);

/** "his fox against my ice climbers, how do i punish"; "my lucas gets destroyed by palutena; what can he do to her": one's own hits. */
function byOneself(sides: readonly Sided[], said: readonly string[]): readonly Evidence[] {
  const isBeaten = sides.length === 2 && isSaid(sides, 'mine') && said.some((clause) => BEATEN_BY.test(clause));
  // "my friend mains ike and always does nair on my wii fit"
  const isMet =
    isSaid(sides, 'mine') && sides.some(({ mention, side }) => side === null && mention.role === 'defender');
  // "a greninja ledge trapped my richter"
  const areTwo = sides.length === 2 && isSaid(sides, 'mine') && isSaid(sides, null);
  if (!isBeaten && !isMet && !areTwo && !isSaid(sides, 'theirs')) return [];
  return sides.flatMap(({ mention, side }): readonly Evidence[] => {
    if (side === 'mine') return [{ mention, cue: 'mine', role: 'attacker' }];
    return isBeaten || areTwo ? [{ mention, cue: 'theirs', role: 'defender' }] : [];
  });
}

/** "came back with wii fit and got bodied by a kazuya, what is he doing to me": two whom the words beside them set against each other. */
function asBeside(mentions: readonly Mention[]): readonly Evidence[] {
  const [first, second, ...others] = mentions;
  if (first?.role == null || second?.role == null || others.length > 0 || first.role === second.role) return [];
  return mentions.map((mention) => ({
    mention,
    cue: 'turned',
    role: mention.role === 'attacker' ? 'defender' : 'attacker',
  }));
}

/** Where the question asks for what is done to one, one's own is hit and the others hit. */
export function turned(
  mentions: readonly Mention[],
  { said, aroundOf }: Clauses,
  evidence: readonly Evidence[],
): readonly Evidence[] {
  const asked = askedSideOf(
    said,
    said.some((clause) => MINE_SPOKEN_OF.test(clause)),
  );
  if (asked === null) return [];
  const sides = mentions.map((mention): Sided => {
    const around = aroundOf(mention.item);
    // "my sonic friend" plays it
    const isFriends = SOMEBODY.has(around.behind.split(' ')[1] ?? '');
    const isMine =
      (!isFriends && [MY, SHOULD].some((pattern) => pattern.test(around.before))) || IS_BEATEN_BY.test(around.behind);
    return { mention, side: isMine ? 'mine' : sideOf(mention, evidence, around) };
  });
  if (asked === 'own') return byOneself(sides, said);
  if (sides.length > 1 && sides.every(({ side }) => side === null)) return asBeside(mentions);
  const isMineNamed = isSaid(sides, 'mine');
  const areTheirsNamed = isSaid(sides, 'theirs');
  return sides.flatMap(({ mention, side }): readonly Evidence[] =>
    side === 'mine' || (side === null && !isMineNamed && areTheirsNamed)
      ? [{ mention, cue: 'turned', role: 'defender' }]
      : isMineNamed || side === 'theirs' || mentions.length === 1
        ? [{ mention, cue: 'turned', role: 'attacker' }]
        : [],
  );
}
