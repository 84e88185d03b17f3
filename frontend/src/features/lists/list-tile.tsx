import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComboListCard } from '@combolab/contracts';
import { Emblem } from '../../shared/ui/emblem.js';
import { combosWords } from '../../entities/lists/list-words.js';
import styles from './lists.module.css';

interface Props {
  readonly name: string;
  readonly to: string;
  readonly count: number;
  readonly first: ComboListCard['first'];
  readonly mark: ReactNode;
  /** What an empty list shows. */
  readonly sign?: ReactNode;
}

/** A list among lists: its first pictures, name and count. */
export function ListTile({ name, to, count, first, mark, sign }: Props) {
  return (
    <article className={styles.tile}>
      <div className={styles.pictures} data-count={first.length} aria-hidden>
        {first.map(({ _id, thumbnail, characterId }) => (
          <span key={_id}>
            {thumbnail === null ? (
              <Emblem fighterId={characterId} size={34} decorative />
            ) : (
              <img src={thumbnail} alt="" loading="lazy" />
            )}
          </span>
        ))}
        {first.length === 0 && <span>{sign}</span>}
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={to}>{name}</Link>
        </h2>
        <p>
          <span>{combosWords(count)}</span>
          {mark}
        </p>
      </div>
    </article>
  );
}
