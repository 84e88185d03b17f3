import { findFighter, findGame } from '@combolab/contracts';
import { Emblem } from './emblem.js';
import { t } from './texts.js';
import styles from './fighter-line.module.css';

interface Props {
  readonly attacker: string;
  readonly defenders: readonly string[];
  readonly size?: number;
  /** More defenders than this are counted, not drawn; the first always is. */
  readonly most?: number;
}

/** Whether somebody is on everyone of their game. */
function isEveryone(attacker: string, defenders: readonly string[]): boolean {
  const game = findGame(findFighter(attacker)?.gameId ?? '');
  return game !== undefined && new Set(defenders).size === game.fighters.length;
}

/** Attacker on defenders, as emblems; on all of a game in one word. */
export function FighterLine({ attacker, defenders, size = 26, most = 5 }: Props) {
  if (isEveryone(attacker, defenders))
    return (
      <span className={styles.line}>
        <Emblem fighterId={attacker} size={size} />
        <span className={styles.on}>{t('onEveryone')}</span>
      </span>
    );
  const shown = defenders.length > most ? defenders.slice(0, Math.max(1, most - 1)) : defenders;
  const more = defenders.length - shown.length;
  return (
    <span className={styles.line}>
      <Emblem fighterId={attacker} size={size} />
      <span className={styles.on}>{t('on')}</span>
      {shown.map((id) => (
        <Emblem key={id} fighterId={id} size={size} />
      ))}
      {more > 0 && (
        <span className={styles.on}>{t.rich('more', { words: <span className="visuallyHidden" /> }, { more })}</span>
      )}
    </span>
  );
}
