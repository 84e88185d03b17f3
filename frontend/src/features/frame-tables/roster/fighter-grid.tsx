import { findFighter, slugOf } from '@combolab/contracts';
import { framesPath } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { useFrameFilesQuery } from '../../../entities/frame-data/frame-data-api.js';
import { useLanguage } from '../../../shared/search/language.js';
import { Emblem } from '../../../shared/ui/emblem.js';
import { t } from '../texts.js';
import styles from './roster.module.css';

interface Props {
  readonly gameId: string;
  readonly ids: readonly string[];
  /** What was typed. */
  readonly asked: string;
}

const NEAREST = 3;

/** Fighters with how many moves there are of each; the nearest names where nobody is called what was typed. */
export function FighterGrid({ gameId, ids, asked }: Props) {
  const language = useLanguage();
  const nearest = ids.length > 0 ? [] : (language?.nearestFighters(asked, gameId, NEAREST) ?? []);
  return (
    <>
      {ids.length === 0 && (
        <p className={styles.none}>
          {t('nobodyIsCalled', { asked: asked.trim() })}
          {nearest.length > 0 && ` ${t('didYouMeanOneOf')}`}
        </p>
      )}
      <ul className={styles.grid} aria-label={t('fighters')}>
        {(ids.length > 0 ? ids : nearest).map((id) => (
          <li key={id}>
            <Tile fighterId={id} gameId={gameId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Tile({ fighterId, gameId }: { readonly fighterId: string; readonly gameId: string }) {
  const { data } = useFrameFilesQuery(gameId);
  const moves = data?.files[slugOf(fighterId)]?.moves;
  return (
    <Link to={framesPath(fighterId)} className={styles.tile}>
      <Emblem fighterId={fighterId} size={36} decorative />
      <span className={styles.name}>{findFighter(fighterId)?.name}</span>
      {moves !== undefined && (
        <span className={`mono ${styles.moves ?? ''}`}>
          {t.rich('movesOfFighter', { words: <span className="visuallyHidden" /> }, { moves })}
        </span>
      )}
    </Link>
  );
}
