import { findGame } from '@combolab/contracts';
import { fastestOutOfShield, rosterPath, type AboutFrames, type FighterFrames } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { defenceAddress, punishAddress } from '../../entities/frame-data/punish-address.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Emblem } from '../../shared/ui/emblem.js';
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
        <h1>Frame data of {name}</h1>
        <p>
          {moves.length} moves. {findGame(about.game)?.shortName ?? about.gameName} {about.patch}, 60 frames a second.
        </p>
        {fastest.length > 0 && (
          <p>Fastest out of shield: {fastest.map(({ move, cost }) => `${move.name} ${String(cost)}`).join(', ')}.</p>
        )}
      </div>
      <nav aria-label={`More of ${name}`} className={styles.actions}>
        <Link to={rosterPath(about.game)} className={buttonClass()}>
          All fighters
        </Link>
        <Link to={defenceAddress(fighterId)} className={buttonClass()}>
          What can {name} do?
        </Link>
        <Link to={punishAddress(fighterId)} className={buttonClass()}>
          What punishes {name}?
        </Link>
      </nav>
    </header>
  );
}
