import type { GameId } from '../games/game.js';
import { leadOf } from './leads.js';
import type { Item, Possible } from './item.js';
import type { Line } from './line.js';
import { percentLabel, percentValue } from './percents.js';
import { placeOf } from './spans.js';
import { tokensIn } from './item-tokens.js';
import type { Reading } from './reading.js';
import type { Offer, OfferKind } from './understood.js';
import { VERSUS } from './words.js';

/** The role a fighter would have if the word were taken for it. */
function roleAt(reading: Reading, item: Item): 'attacker' | 'defender' {
  const { tokens, names } = reading;
  const { role } = leadOf(tokens, tokensIn(reading.items), item.first);
  if (role !== null) return role;
  if (tokens.slice(0, item.first).some(({ word, plain }) => !plain && VERSUS.has(word))) return 'defender';
  const attacked = names.some((each) => !each.negated && each.role === 'attacker');
  return attacked ? 'defender' : 'attacker';
}

function possibles(item: Item, reading: Reading, game: GameId | null): readonly Possible[] {
  const { meaning } = item;
  if (meaning.kind === 'offer') {
    const named = reading.implied !== null || reading.names.some((each) => !each.negated && each.role === 'attacker');
    return meaning.offers.filter(({ kind }) => kind !== 'attacker' || !named);
  }
  if (reading.sure.has(item)) return [];
  if (meaning.kind === 'tag') return [{ kind: 'tag', values: [meaning.tag], label: meaning.tag }];
  if (meaning.kind !== 'percent') return [];
  const { low, high } = meaning;
  return [{ kind: 'percent', values: [percentValue(low, high)], label: percentLabel(low, high, game) }];
}

/** What unsure words may mean, each once, in their order. */
export function offersOf(line: Line, reading: Reading, game: GameId | null): readonly Offer[] {
  const nicknames = new Set(reading.moves.map(({ item }) => item.first));
  const offers = reading.items.flatMap((item) =>
    nicknames.has(item.first)
      ? []
      : possibles(item, reading, game).map(({ kind, values, label }): Offer => {
          const settled: OfferKind = kind === 'fighter' ? roleAt(reading, item) : kind;
          return { kind: settled, values, label, ...placeOf(line, item.from, item.to) };
        }),
  );
  const key = ({ kind, values }: Offer): string => `${kind} ${values.join(',')}`;
  return offers.filter((offer, i) => offers.findIndex((each) => key(each) === key(offer)) === i);
}
