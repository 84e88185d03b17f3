import type { FighterFrames, ShieldRules } from '@combolab/contracts/frame-data';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { ChartLegend } from './chart-legend.js';
import type { FrameMeter } from './frame-meter.js';
import { PunishChart } from './punish-chart.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

interface Props {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly attacker: FighterFrames;
  /** Name of the move that was shielded. */
  readonly move: string;
  readonly meter: FrameMeter | null;
  readonly defender: FighterFrames;
  readonly compared: FighterFrames | null;
  /** Frames between the blocked move and its owner's next act, the same for whoever shields. */
  readonly window: number;
  readonly choice: ToolChoice;
}

/** What the defender has time for, beside what another would have after the same move. */
export function ComparedCharts({ compared, choice, ...shared }: Props) {
  const { defender } = shared;
  const beside = compared !== null && compared !== defender ? compared : null;
  const looks = { ...shared, sort: choice.sort, state: choice.state };
  return (
    <>
      <div className={beside === null ? undefined : styles.columns}>
        <PunishChart
          {...looks}
          isOwn
          label={t('whatYouCanDo')}
          heading={beside === null ? null : t('youAs', { fighter: defender.name })}
        />
        {beside !== null && (
          <PunishChart
            {...looks}
            isOwn={false}
            defender={beside}
            label={t('whatFighterCanDo', { fighter: beside.name })}
            heading={beside.name}
          />
        )}
      </div>
      <ChartLegend />
    </>
  );
}
