import {
  shieldRulesOf,
  usualHit,
  type FighterFrames,
  type FrameMove,
  type ShieldState,
} from '@combolab/contracts/frame-data';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { Landings } from './landings.js';
import { Pick } from './pick.js';
import styles from './shield-tool.module.css';
import { StaleChoice } from './stale-choice.js';
import { t } from './texts.js';

interface Props {
  readonly gameId: string;
  readonly attacker: FighterFrames;
  readonly move: FrameMove;
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** Which part of the move it was, how it came and how it was shielded: what the game has of that and matters for the move. */
export function Circumstances({ gameId, attacker, move, choice, onChange }: Props) {
  const switches = shieldRulesOf(gameId)?.switches(move) ?? [];
  const has = (name: (typeof switches)[number]): boolean => switches.includes(name);
  const { state } = choice;
  const set = (changes: Partial<ShieldState>) => {
    onChange({ state: { ...state, ...changes } });
  };
  const chosen = choice.hit ?? usualHit(move);
  return (
    <div className={styles.circumstances}>
      {move.hits.length > 1 && (
        <Pick
          label={t('whichHit')}
          choices={move.hits.map(({ label }, place) => [place, label])}
          value={chosen}
          onChange={(hit) => {
            onChange({ hit });
          }}
        />
      )}
      <Landings attacker={attacker} move={move} choice={choice} hasLCancel={has('lCancel')} onChange={onChange} />
      {has('hop') && (
        <Pick
          label={t('theyJumped')}
          choices={[
            ['full', t('fullHop')],
            ['short', t('shortHop')],
          ]}
          value={state.hop}
          onChange={(hop) => {
            set({ hop });
          }}
        />
      )}
      {(has('parry') || has('powerShield')) && (
        <Pick
          label={t('youShielded')}
          choices={[
            [false, t('beforeItCame')],
            [true, has('parry') ? t('withAParry') : t('withAPowerShield')],
          ]}
          value={has('parry') ? state.parry : state.powerShield}
          onChange={(isOn) => {
            set(has('parry') ? { parry: isOn } : { powerShield: isOn });
          }}
        />
      )}
      {has('stale') && (
        <StaleChoice
          value={state.stale}
          onChange={(stale) => {
            set({ stale });
          }}
        />
      )}
    </div>
  );
}
