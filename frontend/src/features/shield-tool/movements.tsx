import type { ShieldMovement } from '@combolab/contracts/frame-data';
import { ChartRow } from './chart-row.js';
import { Stretches } from './stretches.js';
import type { Timeline } from './timeline.js';

interface Props {
  readonly movements: readonly ShieldMovement[];
  readonly timeline: Timeline;
}

/** What there is time for that is no move: jumping, wavedashing, dropping the shield. */
export const Movements = ({ movements, timeline }: Props) => {
  const { youAct, theyAct } = timeline;
  return movements.map(({ id, name, cost }) => (
    <ChartRow
      key={id}
      cost={cost}
      slack={theyAct - youAct - cost}
      name={name}
      bar={
        <Stretches
          timeline={timeline}
          row={[{ kind: 'gap', from: youAct, length: cost }]}
          wordsOf={() => ({ brief: String(cost) })}
        />
      }
    />
  ));
};
