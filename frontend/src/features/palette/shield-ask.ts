import { findFighter, findGame, gameWithFrames, slugOf } from '@combolab/contracts';
import type { understand } from '../../shared/search/read-query.js';
import { t } from './texts.js';

/** A question for the shield tool. */
export interface ShieldAsk {
  readonly label: string;
  readonly address: string;
}

const FROM_SHIELD = /\b(?:oos|out of shield)\b/i;
const ON_SHIELD = /\b(?:on (?:shield|block)|punish(?:es)?)\b/i;

/**
 * Reads `ness oos` and `mario nair on shield`; null for anything else.
 * @param read the query language
 */
export function shieldAsk(text: string, read: typeof understand): ShieldAsk | null {
  const own = FROM_SHIELD.test(text);
  if (!own && !ON_SHIELD.test(text)) return null;
  const { attackers, moves } = read(text.replace(FROM_SHIELD, ' ').replace(ON_SHIELD, ' '), {
    game: gameWithFrames()?.id ?? null,
  });
  const fighter = findFighter(attackers[0] ?? '');
  if (fighter === undefined) return null;
  if (findGame(fighter.gameId)?.frameData === null) return null;
  const slug = slugOf(fighter.id);
  const tool = `/what-can-i-do?${fighter.gameId === gameWithFrames()?.id ? '' : `game=${fighter.gameId}&`}`;
  if (own) return { label: t('whatCanDoOutOf', { name: fighter.name }), address: `${tool}defender=${slug}` };
  const [move] = moves;
  const asked = `${tool}attacker=${slug}`;
  return move === undefined
    ? { label: t('whatPunishes', { name: fighter.name }), address: asked }
    : {
        label: t('whatPunishesMove', { name: fighter.name, move: move.replaceAll('-', ' ') }),
        address: `${asked}&move=${move}`,
      };
}
