import { useId, useState } from 'react';
import { choiceName } from '../terms/choices.js';
import { Link } from 'react-router-dom';
import { gameOrDefault, rangeWords, type GameId } from '@combolab/contracts';
import { FighterLine } from '../ui/fighter-line.js';
import { ComboPicture } from './combo-picture.js';
import { dayNow, useDailyComboQuery } from './daily-api.js';
import { t } from './texts.js';
import styles from './daily-line.module.css';

/** The combo of the day in one line; nothing while it is not known, and where a game has none. */
export function DailyLine({ gameId }: { readonly gameId: GameId }) {
  const [day] = useState(dayNow);
  const { currentData } = useDailyComboQuery({ gameId, day });
  const id = useId();
  const combo = currentData?.combo;
  if (combo === undefined || combo === null) return null;
  const { _id, name, characterId, characterIds, percentRange, difficulty } = combo;
  return (
    <div className={styles.line}>
      <ComboPicture combo={combo} className={styles.picture} />
      <p className={styles.words}>
        <Link to={`/combo/${_id}`} className={styles.link} aria-describedby={id}>
          {t('comboOfTheDay')}
        </Link>
        <b id={id}>{name}</b>
      </p>
      <span className={styles.facts}>
        <FighterLine attacker={characterId} defenders={characterIds} most={3} />
        <span className="mono">{rangeWords(gameOrDefault(gameId).scale, percentRange)}</span>
        <span className={styles.difficulty}>{choiceName(difficulty)}</span>
      </span>
    </div>
  );
}
