import type { ShieldOption } from '@combolab/contracts/frame-data';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Doubt } from '../../shared/frame-data/doubt.js';
import { signed } from '../../shared/frame-data/signed.js';
import type { OptionSort } from '../../shared/frame-data/tool-link.js';
import { gameOf, noFilters, resultsAddress } from '../../shared/search/filters.js';
import { buttonClass } from '../../shared/ui/button.js';
import { PressCaps } from '../../shared/ui/press-caps.js';
import { useClipCountQuery } from './clip-count-api.js';
import { inputsOfMove, searchedMove } from './move-inputs.js';
import { sortedBy } from './option-order.js';
import styles from './shield-tool.module.css';
import { slackWords } from './slack-words.js';

interface Props {
  readonly option: ShieldOption;
  readonly fighterId: string;
  /** Frames the defender has. */
  readonly window: number;
  readonly sort: OptionSort;
  /** Combos that begin with it are offered. */
  readonly clips?: boolean;
}

/** One thing to do: what is pressed, its frames, and how much time is left. */
export function OptionRow({ option: { move, cost, slack }, fighterId, window, sort, clips = false }: Props) {
  const searched = clips ? searchedMove(move) : null;
  const detail = sortedBy(move, sort);
  const share = window <= 0 ? 0 : Math.max(0, Math.min(1, slack / window));
  return (
    <li className={styles.option} data-slack={slack < 0 ? 'none' : slack <= 1 ? 'little' : 'much'}>
      <span className={styles.caps}>
        <PressCaps inputs={inputsOfMove(move)} most={2} />
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
        {cost}
        <span className="visuallyHidden"> frames,</span>
      </span>
      <span className={`mono ${styles.slack ?? ''}`} aria-hidden>
        {signed(slack)}
      </span>
      <span className={styles.track} aria-hidden>
        <i style={{ width: `${String(Math.max(slack < 0 ? 0 : 3, share * 100))}%` }} />
      </span>
      <span className={styles.words}>{slackWords(slack)}</span>
      {searched !== null && <Clips fighterId={fighterId} move={searched} name={move.name} />}
    </li>
  );
}

/** The way to combos that begin with the punish, with how many there are. */
function Clips({
  fighterId,
  move,
  name,
}: {
  readonly fighterId: string;
  readonly move: string;
  readonly name: string;
}) {
  const { data: count } = useClipCountQuery({ fighterId, move });
  if (count === undefined || count === 0) return null;
  const filters = { ...noFilters(gameOf(fighterId.slice(0, 4))), attacker: [fighterId], first: move };
  const word = count === 1 ? 'clip' : 'clips';
  return (
    <Link
      to={resultsAddress(filters)}
      className={buttonClass({ size: 's' })}
      aria-label={`${String(count)} ${word}: combos that begin with ${name}`}
    >
      <Play size={12} fill="currentColor" aria-hidden />
      <span className="mono">{count}</span> {word}
    </Link>
  );
}
