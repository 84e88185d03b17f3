import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComboListCard } from '@combolab/contracts';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import { Picture } from '../../shared/ui/picture.js';
import { combosWords } from '../../entities/lists/list-words.js';
import styles from './lists.module.css';

interface Props {
  readonly name: string;
  readonly to: string;
  /** How many combos it has; null while that is not known. */
  readonly count: number | null;
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
            <MatchupTile fighters={[characterId]} otherwise={{ id: _id, sign: null }} />
            <Picture src={thumbnail} lazy />
          </span>
        ))}
        {first.length === 0 && (
          <span>
            <MatchupTile fighters={[]} otherwise={{ id: name, sign }} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={to}>{name}</Link>
        </h2>
        <p>
          <span>{count !== null && combosWords(count)}</span>
          {mark}
        </p>
      </div>
    </article>
  );
}
