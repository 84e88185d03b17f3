import { slugOf } from '@combolab/contracts';
import type { FighterFrames, ShieldRules } from '@combolab/contracts/frame-data';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { ListTools } from './list-tools.js';
import { OptionLists } from './option-lists.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

interface Props {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly defender: FighterFrames;
  readonly compared: FighterFrames | null;
  /** Ids of the fighters there are frames of. */
  readonly roster: readonly string[];
  /** Frames between the blocked move and its owner's next act, the same for whoever shields. */
  readonly window: number;
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** What the defender has time for, beside what another would have after the same move. */
export function ComparedLists({ gameId, rules, defender, compared, roster, window, choice, onChange }: Props) {
  const others = roster.filter((id) => id !== defender.fighterId);
  const beside = compared !== null && compared !== defender ? compared : null;
  const shared = { rules, gameId, window, sort: choice.sort, state: choice.state };
  return (
    <>
      <ListTools
        {...{ gameId, others, onChange }}
        sort={choice.sort}
        compared={choice.compared === slugOf(defender.fighterId) ? null : choice.compared}
      />
      <div className={beside === null ? undefined : styles.columns}>
        <OptionLists
          {...shared}
          defender={defender}
          {...(beside !== null && { heading: t('youAs', { fighter: defender.name }) })}
        />
        {beside !== null && (
          <OptionLists
            {...shared}
            defender={beside}
            label={t('whatFighterCanDo', { fighter: beside.name })}
            heading={beside.name}
          />
        )}
      </div>
    </>
  );
}
