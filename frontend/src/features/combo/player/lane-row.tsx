import { inputFamily, type InputFamily, type Press, type PressType } from '@combolab/contracts';
import { memo } from 'react';
import { inputRole } from '../../../shared/controller/input-roles.js';
import { cx } from '../../../shared/lib/cx.js';
import { Keycap } from '../../../shared/ui/keycap.js';
import { drawnBars, type DrawnBar, type Ghost, type Lane } from './lane-model.js';
import { t } from '../texts.js';
import styles from '../../../shared/lanes/lanes.module.css';

const wide: readonly InputFamily[] = ['stick', 'cstick', 'trigger', 'z'];

/** What inputs are called on the viewer's controller, and which of its parts they are. */
export interface LaneLabels {
  readonly labelOf: (type: PressType) => string;
  readonly partOf: (type: PressType) => PressType;
}

interface Props {
  readonly lane: Lane;
  readonly labels: LaneLabels;
  readonly gameId: string;
  /** Frames that are drawn. */
  readonly from: number;
  readonly to: number;
  readonly px: number;
  readonly ghosts: readonly Ghost[];
}

/** One lane: its name and the bars near the view. */
export const LaneRow = memo(function LaneRow({ lane, labels, gameId, from, to, px, ghosts }: Props) {
  const part = labels.partOf(lane.first);
  const family = inputFamily(part);
  const isStick = family === 'stick' || family === 'cstick';
  const sign: Press = { type: part, hold: 'SELECT_NO_HOLD', isComplete: true };
  return (
    <div className={styles.lane} style={{ '--c': `var(--in-${family})` }}>
      <span className={styles.name}>
        {isStick ? (
          <i className={styles.stick}>{family === 'stick' ? 'L' : 'C'}</i>
        ) : (
          <Keycap press={sign} label={labels.labelOf(lane.first)} />
        )}
        {inputRole(gameId, inputFamily(lane.first))}
      </span>
      <div>
        {drawnBars(lane.bars, from, to, px).map((drawn) => (
          <Bar key={`${String(drawn.bar.frame)} ${drawn.bar.type}`} drawn={drawn} labels={labels} />
        ))}
        <div data-ghosts={lane.key}>
          {ghosts.map((ghost) => (
            <i
              key={`${String(ghost.frame)} ${ghost.type}`}
              className={styles.ghost}
              style={{ '--frame': ghost.frame, '--length': ghost.length }}
            />
          ))}
        </div>
      </div>
    </div>
  );
});

function Bar({ drawn: { bar, width, labelled }, labels }: { readonly drawn: DrawnBar; readonly labels: LaneLabels }) {
  const round = bar.length === 0 && width >= 22 && !wide.includes(inputFamily(labels.partOf(bar.type)));
  return (
    <span
      className={cx(styles.bar, bar.open && styles.open, round && styles.round)}
      style={{ '--frame': bar.frame, width }}
    >
      {bar.open && width > 84 ? t('notReleased') : labelled ? labels.labelOf(bar.type) : null}
    </span>
  );
}
