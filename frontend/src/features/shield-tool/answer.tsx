import { slugOf } from '@combolab/contracts';
import { usualHit, type FighterFrames, type FrameMove, type ShieldRules } from '@combolab/contracts/frame-data';
import { useMemo } from 'react';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { Circumstances } from './circumstances.js';
import { ComparedCharts } from './compared-charts.js';
import { frameMeter } from './frame-meter.js';
import { ListTools } from './list-tools.js';
import { PractiseBest } from './practise-best.js';
import { Refinements } from './refinements.js';
import styles from './shield-tool.module.css';
import { t } from './texts.js';
import { Verdict } from './verdict.js';

interface Props {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly defender: FighterFrames;
  readonly attacker: FighterFrames;
  readonly compared: FighterFrames | null;
  readonly move: FrameMove;
  /** Ids of the fighters there are frames of. */
  readonly roster: readonly string[];
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** What the defender has time for: in a sentence, and drawn. */
export function Answer({ gameId, rules, defender, attacker, compared, move, roster, choice, onChange }: Props) {
  const { state, landing } = choice;
  const place = choice.hit !== null && choice.hit < move.hits.length ? choice.hit : usualHit(move);
  const window = useMemo(
    () =>
      rules.window(
        move,
        { hit: place, landing, ...(attacker.landing && { landingFrames: attacker.landing.hard }) },
        state,
      ),
    [rules, move, place, landing, state, attacker],
  );
  const played = rules.asPlayed(move, state);
  const circumstances = <Circumstances {...{ gameId, attacker, move, choice, onChange }} />;
  if (window === null)
    return (
      <>
        <h1 className={styles.next}>{t('nothingOfThisMoveHits')}</h1>
        {circumstances}
      </>
    );
  const { frames } = window;
  return (
    <>
      <Verdict {...{ gameId, rules, attacker, window, place, choice }} move={played}>
        {frames !== null && <PractiseBest defender={defender} window={frames} state={state} />}
      </Verdict>
      <Refinements>
        {circumstances}
        {frames !== null && (
          <ListTools
            gameId={gameId}
            others={roster.filter((id) => id !== defender.fighterId)}
            sort={choice.sort}
            compared={choice.compared === slugOf(defender.fighterId) ? null : choice.compared}
            onChange={onChange}
          />
        )}
      </Refinements>
      {frames !== null && (
        <ComparedCharts
          {...{ gameId, rules, attacker, defender, compared, choice }}
          window={frames}
          move={move.name}
          meter={frameMeter(played, window, place)}
        />
      )}
    </>
  );
}
