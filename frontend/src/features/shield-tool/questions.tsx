import { slugOf } from '@combolab/contracts';
import { windowRule, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { useId } from 'react';
import { GROUP_NAMES } from '../../entities/frame-data/group-names.js';
import { RosterChoice } from '../../entities/frame-data/roster-choice.js';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { PressCaps } from '../../shared/ui/press-caps.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { capsOf } from './caps-of.js';
import { Circumstances } from './circumstances.js';
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

/** Who shields, who attacks, with what, and how that was. */
export function Questions({ gameId, roster, attacker, move, choice, isExample, onChange }: Props) {
  const idOf = (slug: string | null): string | null => (slug === null ? null : `${gameId}:${slug}`);
  const slugIn = (id: string | null): string | null => (id === null ? null : slugOf(id));
  const shared = { gameId, fighters: roster, className: styles.question };
  return (
    <section className={styles.asked} aria-label={t('question')}>
      {isExample && <p className={styles.example}>{t.rich('exampleChooseFightersAndA', { span: <span /> })}</p>}
      <div className={styles.questions}>
        <RosterChoice
          {...shared}
          label={t('youInShield')}
          placeholder={t('selectDefenderInShield')}
          chosen={idOf(choice.defender)}
          onChoose={(id) => {
            onChange({ defender: slugIn(id) });
          }}
        />
        <RosterChoice
          {...shared}
          label={t('theyAre')}
          placeholder={t('selectAttacker')}
          chosen={idOf(choice.attacker)}
          onChoose={(id) => {
            onChange({ ...PLAIN, attacker: slugIn(id), move: null });
          }}
        />
        <MoveQuestion
          gameId={gameId}
          attacker={attacker}
          move={move}
          onChoose={(slug) => {
            onChange({ ...PLAIN, move: slug });
          }}
        />
      </div>
      {move !== null && attacker !== null && (
        <Circumstances gameId={gameId} attacker={attacker} move={move} choice={choice} onChange={onChange} />
      )}
    </section>
  );
}

interface MoveProps {
  readonly gameId: string;
  readonly attacker: FighterFrames | null;
  readonly move: FrameMove | null;
  readonly onChoose: (slug: string) => void;
}

/** Moves that can hit a shield, by their kind; found by name or short name. */
function MoveQuestion({ gameId, attacker, move, onChoose }: MoveProps) {
  const id = useId();
  const moves = (attacker?.moves ?? []).filter(
    (each) => windowRule(each) !== null && (each.hits.length > 0 || each.kind === 'grab'),
  );
  const optionOf = ({ slug, name }: FrameMove): Option => ({ value: slug, label: name });
  const groups = Object.entries(GROUP_NAMES)
    .map(([group, label]) => ({ label, options: moves.filter((each) => each.group === group).map(optionOf) }))
    .filter(({ options }) => options.length > 0);
  const shortNames = new Map(moves.map(({ slug, shortName }) => [slug, shortName.toLowerCase()]));
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{t('theyDid')}</label>
      <Select
        inputId={id}
        options={groups}
        isDisabled={attacker === null}
        placeholder={t('selectMove')}
        value={move === null ? null : optionOf(move)}
        filterOption={({ value, label }, typed) => {
          const text = typed.trim().toLowerCase();
          return label.toLowerCase().includes(text) || shortNames.get(value)?.includes(text) === true;
        }}
        formatOptionLabel={({ value, label }) => {
          const shown = moves.find(({ slug }) => slug === value);
          return (
            <span className={styles.moveOption}>
              {shown !== undefined && <PressCaps inputs={capsOf(shown, gameId)} most={2} />}
              {label}
            </span>
          );
        }}
        onChange={(option) => {
          if (option !== null) onChoose(option.value);
        }}
      />
    </div>
  );
}
