import type { GameId } from '../games/game.js';
import { findFighter, findGame, findGroup } from '../games/registry.js';
import type { Item } from './item.js';
import type { Lead } from './leads.js';
import type { Line } from './line.js';
import { moveLabel } from '../track/move-label.js';
import { percentLabel, percentValue } from './percents.js';
import type { Reading } from './reading.js';
import type { Span, SpanKind } from './understood.js';

const EXCLUDED = { attacker: 'notAttacker', defender: 'notDefender', tag: 'notTag' } as const;

/** A place of the line as offsets into the query. */
export function placeOf(line: Line, from: number, to: number): { start: number; end: number } {
  return { start: line.from[from] ?? 0, end: line.to[to - 1] ?? 0 };
}

const nameLabel = (id: string): string => findFighter(id)?.name ?? findGroup(id)?.name ?? id;

/** Where an excluded thing begins: at its "not", or at its minus. */
function negatedFrom(reading: Reading, item: Item, lead: Lead): number {
  const first = Math.min(item.first, ...lead.used);
  const token = reading.tokens[first];
  const minus = token?.gap.endsWith('-') === true ? 1 : 0;
  return Math.min(item.from, (token?.from ?? item.from) - minus);
}

function nameSpans(line: Line, reading: Reading): Span[] {
  const { names, ditto, tokens } = reading;
  const spans = names.map(({ item, named, role, negated, lead }): Span => {
    const from = negated ? negatedFrom(reading, item, lead) : item.from;
    const kind: SpanKind = negated ? EXCLUDED[role] : role;
    return {
      ...placeOf(line, from, item.to),
      kind,
      value: named.names.join(','),
      label: named.isClass === true ? named.label : nameLabel(named.names[0] ?? ''),
    };
  });
  const again = ditto === null ? undefined : tokens[ditto.token];
  if (ditto === null || again === undefined) return spans;
  const { named } = ditto.name;
  return [
    ...spans,
    { ...placeOf(line, again.from, again.to), kind: 'defender', value: named.names.join(','), label: named.label },
  ];
}

function moveSpans(line: Line, reading: Reading, sure: readonly Item[]): Span[] {
  const { moves, sequence } = reading;
  const [first, last] = [sequence[0]?.item, sequence.at(-1)?.item];
  const split = first === undefined || last === undefined;
  const whole =
    !split && !sure.some((item) => item.first >= first.end && item.end <= last.first && item.meaning.kind !== 'move');
  const single = moves
    .filter((each) => !whole || !sequence.includes(each))
    .map(({ item, move }): Span => ({
      ...placeOf(line, item.from, item.to),
      kind: 'move',
      value: move,
      label: moveLabel(move),
    }));
  if (!whole) return single;
  const all = sequence.map(({ move }) => move);
  const span = {
    ...placeOf(line, first.from, last.to),
    kind: 'sequence',
    value: all.join(','),
    label: all.map(moveLabel).join(' → '),
  } as const;
  return [...single, span];
}

/** Moves that are unwanted as one, "no specials", have one place. */
function unwantedSpans(line: Line, reading: Reading): Span[] {
  const places = [...new Set(reading.unwanted.map(({ item }) => item.first))];
  return places.flatMap((first): Span[] => {
    const all = reading.unwanted.filter(({ item }) => item.first === first);
    const [one] = all;
    if (one === undefined) return [];
    const moves = all.map(({ move }) => move);
    const place = placeOf(line, negatedFrom(reading, one.item, one.lead), one.item.to);
    return [{ ...place, kind: 'notMove', value: moves.join(','), label: moves.map(moveLabel).join(', ') }];
  });
}

function itemSpan(line: Line, reading: Reading, item: Item, game: GameId | null): Span | null {
  const { meaning } = item;
  const place = placeOf(line, item.from, item.to);
  if (meaning.kind === 'game')
    return { ...place, kind: 'game', value: meaning.game, label: findGame(meaning.game)?.shortName ?? meaning.game };
  if (meaning.kind === 'percent') {
    const { low, high } = meaning;
    return { ...place, kind: 'percent', value: percentValue(low, high), label: percentLabel(low, high, game) };
  }
  if (meaning.kind === 'wish') {
    const { field, values, label } = meaning.wish;
    return { ...place, kind: field, value: values.join(','), label };
  }
  if (meaning.kind !== 'tag') return null;
  const lead = reading.tagLeads.get(item);
  const negated = lead?.negated === true;
  const from = negated ? negatedFrom(reading, item, lead) : item.from;
  return { ...placeOf(line, from, item.to), kind: negated ? 'notTag' : 'tag', value: meaning.tag, label: meaning.tag };
}

/** Every place that was understood, and the fillers between them, in order. */
export function spansOf(
  line: Line,
  reading: Reading,
  sure: readonly Item[],
  fillers: readonly number[],
  game: GameId | null,
): readonly Span[] {
  const understood = [
    ...nameSpans(line, reading),
    ...moveSpans(line, reading, sure),
    ...unwantedSpans(line, reading),
    ...sure.flatMap((item) => itemSpan(line, reading, item, game) ?? []),
  ];
  const silent = fillers.flatMap((i): Span[] => {
    const token = reading.tokens[i];
    if (token === undefined) return [];
    const place = placeOf(line, token.from, token.to);
    if (understood.some(({ start, end }) => start <= place.start && place.end <= end)) return [];
    return [{ ...place, kind: 'filler', value: token.word, label: token.word }];
  });
  return [...understood, ...silent].sort((a, b) => a.start - b.start);
}
