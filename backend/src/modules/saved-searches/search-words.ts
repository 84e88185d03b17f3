import {
  CHOICE_FIELDS,
  fieldOf,
  findFighter,
  findGame,
  GAMES,
  gameOrDefault,
  LIMITS,
  rangeWords,
} from '@combolab/contracts';
import type { AskedSearch } from '../search/search-address.js';

const MOST_FIGHTERS = 3;

function fighters(ids: readonly string[]): string {
  const names = ids.slice(0, MOST_FIGHTERS).map((id) => findFighter(id)?.name ?? id);
  const rest = ids.length - names.length;
  return `${names.join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`;
}

const moveWords = (move: string): string => move.replaceAll('-', ' ');

/** What a search asks for, as a name for it. */
export function searchWords(asked: AskedSearch): string {
  const led = (lead: string, ids: readonly string[]) => (ids.length === 0 ? [] : [`${lead}${fighters(ids)}`]);
  const some = (value: string | undefined) => (value === undefined || value === '' ? [] : [value]);
  const { percent, wholePercent, sequence, first, inputs, echo } = asked;
  const words = [
    ...led('', asked.attacker),
    ...led('not ', asked.notAttacker),
    ...led('on ', asked.defender),
    ...led('not on ', asked.notDefender),
    ...some(
      percent &&
        `${wholePercent === '1' ? 'all of ' : ''}${rangeWords(gameOrDefault(asked.game ?? '').scale, percent)}`,
    ),
    ...asked.tag,
    ...asked.notTag.map((tag) => `not ${tag}`),
    ...some(first && `starts with ${moveWords(first)}`),
    ...some(sequence?.map(moveWords).join(' › ')),
    ...some(inputs && `${String(inputs.length)} inputs`),
    ...asked.move.map((move) => `has ${moveWords(move)}`),
    ...asked.notMove.map((move) => `without ${moveWords(move)}`),
    ...CHOICE_FIELDS.flatMap((name) => [asked[name] ?? []].flat().map((value) => fieldOf(name).words(value))),
    ...some(echo && 'with echo fighters'),
    ...some(asked.q.trim() && `“${asked.q.trim()}”`),
  ].join(' ');
  const name =
    words === ''
      ? `All of ${findGame(asked.game ?? '')?.shortName ?? (GAMES.length === 2 ? 'both games' : 'all games')}`
      : words;
  return Array.from(name).slice(0, LIMITS.nameLength).join('').slice(0, LIMITS.nameLength).toWellFormed().trim();
}
