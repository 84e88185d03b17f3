import { findGame } from '@combolab/contracts';
import { rosterPath, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';
import { listWords } from '../../shared/language/formats.js';

interface Props {
  readonly gameId: string;
  /** Ids of the fighters there are frames of. */
  readonly roster: readonly string[];
  readonly choice: ToolChoice;
  readonly attacker: FighterFrames | null;
  readonly move: FrameMove | null;
}

/** What an address asks for that there is not; nothing where all is there. */
export function Missing({ gameId, roster, choice, attacker, move }: Props) {
  const { defender, attacker: theirs, compared } = choice;
  const unknown = [defender, theirs, compared].filter(
    (slug): slug is string => slug !== null && !roster.includes(`${gameId}:${slug}`),
  );
  const noMove = attacker !== null && choice.move !== null && move === null;
  if (unknown.length === 0 && !noMove) return null;
  return (
    <p role="alert" className={styles.missing}>
      {unknown.length > 0 ? (
        <>
          {t('thereIsNoFrameData', { fighters: listWords(unknown) })}{' '}
          <Link to={rosterPath(gameId)}>{t('allFightersOf', { game: findGame(gameId)?.shortName ?? '' })}</Link>
        </>
      ) : (
        t('hasNoMoveThatHits', { fighter: attacker?.name ?? '', move: choice.move ?? '' })
      )}
    </p>
  );
}
