import { Emblem } from './emblem.js';
import styles from './fighter-line.module.css';

interface Props {
  readonly attacker: string;
  readonly defenders: readonly string[];
  readonly size?: number;
  /** More defenders than this are counted, not drawn. */
  readonly most?: number;
}

/** Attacker on defenders, as emblems. */
export function FighterLine({ attacker, defenders, size = 26, most = 5 }: Props) {
  const shown = defenders.length > most ? defenders.slice(0, most - 1) : defenders;
  const more = defenders.length - shown.length;
  return (
    <span className={styles.line}>
      <Emblem fighterId={attacker} size={size} />
      <span className={styles.on}>on</span>
      {shown.map((id) => (
        <Emblem key={id} fighterId={id} size={size} />
      ))}
      {more > 0 && (
        <span className={styles.on}>
          +{more}
          <span className="visuallyHidden"> more</span>
        </span>
      )}
    </span>
  );
}
