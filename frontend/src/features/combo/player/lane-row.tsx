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
        <span className={styles.word}>{inputRole(gameId, inputFamily(lane.first))}</span>
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

/** From so many frames on a press is held, not tapped: it has a tail. */
const HELD_FRAMES = 6;
/** Pixels of a head, and of a tail that is worth drawing. */
const HEAD_PX = 22;
const LEAST_TAIL_PX = 6;

function Bar({ drawn: { bar, width, labelled }, labels }: { readonly drawn: DrawnBar; readonly labels: LaneLabels }) {
  const place = { '--frame': bar.frame, width };
  if (!bar.open && bar.length >= HELD_FRAMES && width >= HEAD_PX + LEAST_TAIL_PX)
    return (
      <span className={cx(styles.bar, styles.held)} style={place}>
        <span className={styles.head}>{labels.labelOf(bar.type)}</span>
      </span>
    );
  const round = bar.length === 0 && width >= HEAD_PX && !wide.includes(inputFamily(labels.partOf(bar.type)));
  return (
    <span className={cx(styles.bar, bar.open && styles.open, round && styles.round)} style={place}>
      {bar.open && width > 84 ? t('notReleased') : labelled ? labels.labelOf(bar.type) : null}
    </span>
  );
}
