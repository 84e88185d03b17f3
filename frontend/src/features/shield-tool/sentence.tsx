import { slugOf } from '@combolab/contracts';
import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { RosterChoice } from '../../entities/frame-data/roster-choice.js';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { MoveChoice } from './move-choice.js';
import { PLAIN } from './plain-attack.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

interface Props {
  readonly gameId: string;
  /** Ids of the fighters there are frames of. */
  readonly roster: readonly string[];
  readonly attacker: FighterFrames | null;
  readonly move: FrameMove | null;
  readonly choice: ToolChoice;
  readonly isExample: boolean;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** The question as a sentence: who shields, who attacks, and with what. */
export function Sentence({ gameId, roster, attacker, move, choice, isExample, onChange }: Props) {
  const idOf = (slug: string | null): string | null => (slug === null ? null : `${gameId}:${slug}`);
  const slugIn = (id: string | null): string | null => (id === null ? null : slugOf(id));
  const shared = { gameId, fighters: roster, className: styles.blank, labelHidden: true };
  return (
    <section className={styles.sentence} aria-label={t('question')}>
      <div className={styles.asked}>
        {t.rich('iAmAndShieldedDoing', {
          defender: (
            <RosterChoice
              {...shared}
              label={t('youInShield')}
              placeholder={t('selectDefenderInShield')}
              chosen={idOf(choice.defender)}
              onChoose={(id) => {
                onChange({ defender: slugIn(id) });
              }}
            />
          ),
          attacker: (
            <RosterChoice
              {...shared}
              label={t('theyAre')}
              placeholder={t('selectAttacker')}
              chosen={idOf(choice.attacker)}
              onChoose={(id) => {
                onChange({ ...PLAIN, attacker: slugIn(id), move: null });
              }}
            />
          ),
          move: (
            <MoveChoice
              gameId={gameId}
              attacker={attacker}
              move={move}
              onChoose={(slug) => {
                onChange({ ...PLAIN, move: slug });
              }}
            />
          ),
        })}
      </div>
      {isExample && <p className={styles.example}>{t('exampleChooseFightersAndA')}</p>}
    </section>
  );
}
