import type { ShieldOption } from '@combolab/contracts/frame-data';
import { PunishLink } from '../../entities/frame-data/clip-link.js';
import { Doubt } from '../../entities/frame-data/doubt.js';
import { searchedMove } from '../../entities/frame-data/move-inputs.js';
import type { OptionSort } from '../../entities/frame-data/tool-link.js';
import { PressCaps } from '../../shared/ui/press-caps.js';
import { capsOf } from './caps-of.js';
import { ChartRow } from './chart-row.js';
import { leadWords } from './lead-words.js';
import { sortedBy } from './option-order.js';
import { optionStretches } from './option-stretches.js';
import { Stretches } from './stretches.js';
import type { Timeline } from './timeline.js';
import styles from './chart.module.css';

interface Props {
  readonly gameId: string;
  readonly option: ShieldOption;
  readonly fighterId: string;
  readonly timeline: Timeline;
  readonly sort: OptionSort;
  /** Combos that begin with it are offered. */
  readonly clips?: boolean;
}

/** One thing to do: what is pressed, its frames on the time line, and how much time is left. */
export function OptionRow({ option, gameId, fighterId, timeline, sort, clips = false }: Props) {
  const { move, cost, slack } = option;
  const searched = clips ? searchedMove(move) : null;
  const detail = sortedBy(move, sort);
  const lead = leadWords(move, cost);
  const row = optionStretches(move, cost, timeline.youAct);
  const first = row.findIndex(({ kind }) => kind === 'active');
  return (
    <ChartRow
      cost={cost}
      slack={slack}
      caps={<PressCaps inputs={capsOf(move, gameId)} most={2} />}
      name={
        <>
          {move.name}
          {detail !== null && (
            <>
              {' '}
              <small>{detail}</small>
            </>
          )}{' '}
          {lead !== null && <small className={styles.lead}>{lead}</small>} <Doubt move={move} />
        </>
      }
      bar={
        <Stretches
          timeline={timeline}
          row={row}
          wordsOf={({ kind }, place) =>
            kind === 'gap' && place === 0 && lead !== null
              ? { full: lead }
              : place === first
                ? { brief: String(cost) }
                : {}
          }
        />
      }
      link={searched !== null && <PunishLink fighterId={fighterId} move={searched} name={move.name} />}
    />
  );
}
