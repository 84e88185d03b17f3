import { inputFamily, type InputFamily, type Press } from '@combolab/contracts';
import { memo } from 'react';
import { inputRole } from '../../../shared/controller/input-roles.js';
import { AUTHORS_VIEW } from '../../../shared/controller/mapping.js';
import lanes from '../../../shared/lanes/lanes.module.css';
import { cx } from '../../../shared/lib/cx.js';
import { Keycap } from '../../../shared/ui/keycap.js';
import type { Selection } from '../track/edits.js';
import { pressKey } from '../track/track.js';
import { sameBars, type EditBar, type EditLane } from './edit-lane-model.js';
import styles from './edit-lanes.module.css';
import { t } from '../texts.js';

const wide: readonly InputFamily[] = ['stick', 'cstick', 'trigger', 'z'];
const PRESS_PX = 24;
const LABEL_PX = 15;

interface Props {
  readonly lane: EditLane;
  readonly gameId: string;
  /** Frames that are drawn. */
  readonly from: number;
  readonly to: number;
  readonly px: number;
  /** Of everything selected what is in this lane, as one text: most changes leave it as it is. */
  readonly selected: string;
  readonly selection: Selection;
  readonly current: boolean;
}

/** One lane of the editor. The lanes tell what is done to its bars by `data-press`. */
export const EditLaneRow = memo(
  function EditLaneRow({ lane, gameId, from, to, px, selection, current }: Props) {
    const family = inputFamily(lane.first);
    const isStick = family === 'stick' || family === 'cstick';
    const sign: Press = { type: lane.first, hold: 'SELECT_NO_HOLD', isComplete: true };
    return (
      <div
        className={cx(lanes.lane, current && styles.current)}
        style={{ '--c': `var(--in-${family})` }}
        data-lane={lane.key}
      >
        <span className={lanes.name}>
          {isStick ? <i className={lanes.stick}>{family === 'stick' ? 'L' : 'C'}</i> : <Keycap press={sign} />}
          {inputRole(gameId, family)}
        </span>
        <div>
          {lane.bars
            .filter(({ press, length }) => press.start <= to && press.start + length >= from)
            .map((bar, index, drawn) => (
              <Bar
                key={pressKey(bar.press)}
                bar={bar}
                px={px}
                room={((drawn[index + 1]?.press.start ?? Infinity) - bar.press.start) * px}
                selected={selection.has(pressKey(bar.press))}
              />
            ))}
        </div>
      </div>
    );
  },
  (before, after) =>
    sameBars(before.lane.bars, after.lane.bars) &&
    before.selected === after.selected &&
    before.current === after.current &&
    before.px === after.px &&
    before.from === after.from &&
    before.to === after.to &&
    before.gameId === after.gameId &&
    before.lane.first === after.lane.first,
);

interface BarProps {
  readonly bar: EditBar;
  readonly px: number;
  /** Pixels up to the next bar. */
  readonly room: number;
  readonly selected: boolean;
}

const Bar = memo(function Bar({ bar: { press, length }, px, room, selected }: BarProps) {
  const width = Math.max(4, Math.min(Math.max(PRESS_PX, length * px), room - 1));
  const round = length === 0 && width >= 22 && !wide.includes(inputFamily(press.type));
  const open = press.end === null;
  return (
    <span
      className={cx(lanes.bar, styles.bar, open && lanes.open, round && lanes.round, selected && styles.selected)}
      style={{ '--frame': press.start, width }}
      data-press={pressKey(press)}
    >
      {open && width > 84 ? t('notReleased') : width >= LABEL_PX ? AUTHORS_VIEW.labelOf(press.type) : null}
    </span>
  );
});
