import { conditionWords, findFighter, findGame, LIMITS } from '@combolab/contracts';
import type { AskedSearch } from './search-address.js';

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
  const { percent, wholePercent, sequence, first, inputs, patch, echo } = asked;
  const words = [
    ...led('', asked.attacker),
    ...led('not ', asked.notAttacker),
    ...led('on ', asked.defender),
    ...led('not on ', asked.notDefender),
    ...some(percent && `${wholePercent === '1' ? 'all of ' : ''}${percent.join('–')}%`),
    ...asked.tag,
    ...asked.notTag.map((tag) => `not ${tag}`),
    ...some(first && `starts with ${moveWords(first)}`),
    ...some(sequence?.map(moveWords).join(' › ')),
    ...some(inputs && `${String(inputs.length)} inputs`),
    ...asked.move.map((move) => `has ${moveWords(move)}`),
    ...asked.notMove.map((move) => `without ${moveWords(move)}`),
    ...asked.difficulty,
    ...some(asked.verified && (asked.verified === 'true' ? 'verified' : 'not verified')),
    ...some(patch && `version ${patch}`),
    ...asked.position.map(conditionWords.position),
    ...asked.platform.map(conditionWords.platform),
    ...asked.di.map(conditionWords.di),
    ...some(asked.fiftyFifty && conditionWords.fiftyFifty(asked.fiftyFifty === 'true')),
    ...some(echo && 'with echo fighters'),
    ...some(asked.q.trim() && `“${asked.q.trim()}”`),
  ].join(' ');
  const name = words === '' ? `All of ${findGame(asked.game ?? '')?.shortName ?? 'both games'}` : words;
  return Array.from(name).slice(0, LIMITS.nameLength).join('').slice(0, LIMITS.nameLength).toWellFormed().trim();
}
