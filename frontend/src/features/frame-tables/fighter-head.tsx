import { findGame } from '@combolab/contracts';
import { fastestOutOfShield, type AboutFrames, type FighterFrames } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { defenceAddress, punishAddress } from '../../entities/frame-data/punish-address.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { t } from './texts.js';
import styles from './page.module.css';

interface Props {
  readonly about: AboutFrames;
  readonly fighter: FighterFrames;
}

/** Whose page it is, what stands out, and where to go on. */
export function FighterHead({ about, fighter }: Props) {
  const { fighterId, name, moves } = fighter;
  const fastest = fastestOutOfShield(fighter, 3);
  return (
    <header className={styles.head}>
      <Emblem fighterId={fighterId} size={48} decorative />
      <div className={styles.title}>
        <h1>{t('frameDataOf', { name })}</h1>
        <p>
          {t('moves60FramesASecond', {
            moves: moves.length,
            game: findGame(about.game)?.shortName ?? about.gameName,
            patch: about.patch,
          })}
        </p>
        {fastest.length > 0 && (
          <p>
            {t('fastestOutOfShield', {
              moves: fastest.map(({ move, cost }) => `${move.name} ${String(cost)}`).join(', '),
            })}
          </p>
        )}
      </div>
      <nav aria-label={t('moreOf', { name })} className={styles.actions}>
        <Link to={defenceAddress(fighterId)} className={buttonClass()}>
          {t('whatCanDo', { name })}
        </Link>
        <Link to={punishAddress(fighterId)} className={buttonClass()}>
          {t('whatPunishes', { name })}
        </Link>
      </nav>
    </header>
  );
}
