import { findFighter, findGame, slugOf, type Combo } from '@combolab/contracts';
import { asUsuallyPlayed, onShield, usualHit } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { Doubt } from '../../../entities/frame-data/doubt.js';
import { useAboutFramesQuery, useFighterFramesQuery } from '../../../entities/frame-data/frame-data-api.js';
import { signed } from '../../../entities/frame-data/signed.js';
import { NOTHING_ASKED, writeToolChoice } from '../../../entities/frame-data/tool-link.js';
import styles from './on-shield.module.css';
import { framesOfMove } from './opening-move.js';
import { t } from '../texts.js';

interface Props {
  readonly combo: Pick<Combo, 'gameId' | 'characterId' | 'characterIds'>;
  /** Id of the move that the combo begins with. */
  readonly move: string;
}

/** What the first move of the combo is on shield, and the way to what punishes it; nothing where nobody knows. */
export function OnShield({ combo: { gameId, characterId, characterIds }, move: id }: Props) {
  const attacker = slugOf(characterId);
  const { data: about } = useAboutFramesQuery(gameId);
  const isKnown = (fighterId: string): boolean => about?.fighters.includes(slugOf(fighterId)) === true;
  const { data } = useFighterFramesQuery(characterId, { skip: !isKnown(characterId) });
  const move = data === undefined ? null : framesOfMove(data, id);
  const frames = move === null || data === undefined ? null : onShield(asUsuallyPlayed(move, data));
  if (move === null || frames === null) return null;
  const hit = usualHit(move);
  const published = move.hits[hit]?.published ?? null;
  const [only] = characterIds.length === 1 ? characterIds.filter(isKnown) : [];
  const asked = writeToolChoice({
    ...{ ...NOTHING_ASKED, game: gameId, attacker, move: move.slug },
    defender: only === undefined ? null : slugOf(only),
  });
  const publisher = findGame(gameId)?.frameData?.publisher ?? '';
  const who = findFighter(only ?? '')?.name;
  return (
    <p className={styles.line}>
      <span>
        {t.rich(
          'worksOnShield',
          { number: <span className={`mono ${styles.frames ?? ''}`} /> },
          { move: move.name, frames: signed(frames) },
        )}
      </span>
      <Doubt move={move} hit={hit} />
      {published !== null && (
        <span className={styles.source}>
          {published === frames ? t('asSays', { publisher }) : t('says', { publisher, frames: signed(published) })}
        </span>
      )}
      <Link to={`/what-can-i-do?${asked}`}>
        {who === undefined ? t('whatPunishesIt') : t('whatCanDo', { name: who })}
      </Link>
    </p>
  );
}
