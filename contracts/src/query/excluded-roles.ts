import { AEGIS, type Mention, type Role } from './mentions.js';
import type { Token } from './tokens.js';

/** Fighters whom one player changes between. */
const MATES = [
  AEGIS,
  /:(?:squirtle|ivysaur|charizard)$/,
  /:(?:zelda|sheik)$/,
  // and those who are taken for one another
  /:(?:simon|richter)$/,
  /:(?:pit|dark-pit)$/,
  /:(?:peach|daisy)$/,
  /:(?:samus|dark-samus)$/,
  /:(?:marth|lucina)$/,
  /:(?:roy|chrom)$/,
  /:(?:ryu|ken)$/,
  /:(?:link|young-link|toon-link)$/,
  /:(?:mario|dr-mario)$/,
  /:(?:pikachu|pichu)$/,
  /:(?:captain-falcon|ganondorf)$/,
];

/** Who is excluded as what: as said, else where those it belongs to are, else as the one hit when somebody hits. */
export function settleExcluded(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const ids = (role: Role): string[] =>
    mentions.filter((each) => !each.negated && each.role === role).flatMap(({ named }) => named.ids);
  const attackers = ids('attacker');
  const defenders = ids('defender');
  const attacking = mentions.filter((each) => !each.negated && each.role === 'attacker');
  // "samus, not dark samus"
  const isLongerName = ({ named }: Mention): boolean =>
    attacking.some((other) => named.label !== other.named.label && named.label.endsWith(other.named.label));
  // "squirtle, not ivysaur"
  const isMate = ({ named }: Mention): boolean =>
    attacking.some((other) =>
      MATES.some((mates) => [named, other.named].every(({ ids }) => ids.every((id) => mates.test(id)))),
    );
  // "meaning kirby, not jigglypuff", "i said ken not ryu"
  const isPutRight = tokens.some(({ word }) => /^(?:said|mean|meaning|meant)$/.test(word));
  const isInstead = isPutRight && defenders.length === 0;
  for (const mention of mentions.filter((each) => each.negated)) {
    const inside = (all: readonly string[]): boolean => mention.named.ids.some((id) => all.includes(id));
    const guess = inside(defenders) || attackers.length > 0 ? 'defender' : 'attacker';
    // "but not marth ones"
    if (/^(?:ones|combos|stuff|clips)$/.test(tokens[mention.item.end]?.word ?? '')) mention.role ??= 'attacker';
    mention.role ??= inside(attackers) || isLongerName(mention) || isMate(mention) || isInstead ? 'attacker' : guess;
  }
}
