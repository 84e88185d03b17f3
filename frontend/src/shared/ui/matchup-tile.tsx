import { emblemOf } from '@combolab/contracts';
import type { ReactNode } from 'react';
import { ownImages } from '../games/own-images.js';
import { Emblem } from './emblem.js';
import styles from './matchup-tile.module.css';

const MOST_FIGHTERS = 4;

interface Props {
  /** Ids; the first stands lightest. */
  readonly fighters: readonly string[];
  /** What stands on it, in a hue of its own, where it is about no fighter. */
  readonly otherwise: { readonly id: string; readonly sign: ReactNode };
}

/** Stands where there is no picture: the hues of fighters side by side on a slant, with their letters. It says nothing. */
export function MatchupTile({ fighters, otherwise }: Props) {
  const shown = fighters.slice(0, MOST_FIGHTERS);
  const fields =
    shown.length === 0
      ? [otherwise]
      : shown.map((id) => ({ id, sign: <Sign fighterId={id} size={shown.length === 1 ? 72 : 52} /> }));
  return (
    <span className={styles.tile} style={{ '--fields': fields.length }} aria-hidden>
      {fields.map(({ id, sign }, n) => (
        <span key={n} className={styles.field} style={{ '--h': String(emblemOf(id).hue) }}>
          {sign}
        </span>
      ))}
    </span>
  );
}

/** The picture that the operator set, else letters. */
const Sign = ({ fighterId, size }: { readonly fighterId: string; readonly size: number }) =>
  ownImages[fighterId] === undefined ? (
    emblemOf(fighterId).letters
  ) : (
    <Emblem fighterId={fighterId} size={size} decorative />
  );
