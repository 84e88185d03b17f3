import { emblemOf, findFighter } from '@combolab/contracts';
import styles from './emblem.module.css';

interface Props {
  readonly fighterId: string;
  /** Side in px. */
  readonly size?: number;
  /** The fighter's name is written beside it, so the emblem itself says nothing. */
  readonly decorative?: boolean;
}

/** A fighter: two letters on a rounded square of its own hue. */
export function Emblem({ fighterId, size = 26, decorative = false }: Props) {
  const { letters, hue } = emblemOf(fighterId);
  const name = findFighter(fighterId)?.name ?? fighterId;
  const shape = { '--h': String(hue), width: size, height: size, fontSize: size * 0.42 };
  return (
    <span
      className={styles.emblem}
      style={shape}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
    >
      <span aria-hidden>{letters}</span>
    </span>
  );
}
