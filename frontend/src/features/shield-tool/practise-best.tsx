import { shieldOptions, type FighterFrames, type ShieldState } from '@combolab/contracts/frame-data';
import { Gamepad2, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePunishClips } from '../../entities/frame-data/clip-count-api.js';
import { searchedMove } from '../../entities/frame-data/move-inputs.js';
import { useCreate } from '../../shared/combos/use-create.js';
import { lessonAddress } from '../../shared/combos/lesson-address.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { moveName } from '../../shared/terms/moves.js';
import styles from './shield-tool.module.css';
import { t } from './texts.js';

interface Props {
  readonly defender: FighterFrames;
  /** Frames the defender has. */
  readonly window: number;
  readonly state: ShieldState;
}

/** The lesson of a combo that begins with what leaves the most time; where nobody has one yet, the way to share it. */
export function PractiseBest({ defender, window, state }: Props) {
  const best = shieldOptions(defender, window, state).punishes.find(({ move }) => searchedMove(move) !== null)?.move;
  const searched = best === undefined ? null : searchedMove(best);
  return best === undefined || searched === null ? null : <Offer fighterId={defender.fighterId} move={searched} />;
}

interface OfferProps {
  readonly fighterId: string;
  /** Id of the move in the search. */
  readonly move: string;
}

function Offer({ fighterId, move }: OfferProps) {
  const create = useCreate();
  const { clips } = usePunishClips({ fighterId, move });
  if (clips !== undefined && clips.first !== null)
    return (
      <Link to={lessonAddress(clips.first)} className={`${buttonClass({ look: 'primary' })} ${styles.best ?? ''}`}>
        <Gamepad2 size={16} aria-hidden />
        {t('practiseMove', { move: moveName(move) })}
      </Link>
    );
  return (
    <Button className={styles.best} onClick={create} disabled={clips === undefined}>
      <Plus size={16} aria-hidden />
      {t('shareFirstClip', { move: moveName(move) })}
    </Button>
  );
}
