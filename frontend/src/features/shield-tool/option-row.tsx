import type { ShieldOption } from '@combolab/contracts/frame-data';
import { Doubt } from '../../entities/frame-data/doubt.js';
import { signed } from '../../entities/frame-data/signed.js';
import type { OptionSort } from '../../entities/frame-data/tool-link.js';
import { PressCaps } from '../../shared/ui/press-caps.js';
import { PunishLink } from '../../entities/frame-data/clip-link.js';
import { searchedMove } from '../../entities/frame-data/move-inputs.js';
import { capsOf } from './caps-of.js';
import { sortedBy } from './option-order.js';
import styles from './shield-tool.module.css';
import { slackWords } from './slack-words.js';
import { t } from './texts.js';

interface Props {
  readonly gameId: string;
  readonly option: ShieldOption;
  readonly fighterId: string;
  /** Frames the defender has. */
  readonly window: number;
  readonly sort: OptionSort;
  /** Combos that begin with it are offered. */
  readonly clips?: boolean;
}

/** One thing to do: what is pressed, its frames, and how much time is left. */
export function OptionRow({ option: { move, cost, slack }, gameId, fighterId, window, sort, clips = false }: Props) {
  const searched = clips ? searchedMove(move) : null;
  const detail = sortedBy(move, sort);
  const share = window <= 0 ? 0 : Math.max(0, Math.min(1, slack / window));
  return (
    <li className={styles.option} data-slack={slack < 0 ? 'none' : slack <= 1 ? 'little' : 'much'}>
      <span className={styles.caps}>
        <PressCaps inputs={capsOf(move, gameId)} most={2} />
      </span>
      <span className={styles.name}>
        {move.name}
        {detail !== null && (
          <>
            {' '}
            <small className={styles.detail}>{detail}</small>
          </>
        )}{' '}
        <Doubt move={move} />
      </span>
      <span className={`mono ${styles.cost ?? ''}`}>
        {t.rich('costInFrames', { words: <span className="visuallyHidden" /> }, { cost })}
      </span>
      <span className={`mono ${styles.slack ?? ''}`} aria-hidden>
        {signed(slack)}
      </span>
      <span className={styles.track} aria-hidden>
        <i style={{ width: `${String(Math.max(slack < 0 ? 0 : 3, share * 100))}%` }} />
      </span>
      <span className={styles.words}>{slackWords(slack)}</span>
      {searched !== null && <PunishLink fighterId={fighterId} move={searched} name={move.name} />}
    </li>
  );
}
