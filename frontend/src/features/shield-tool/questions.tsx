import { useId } from 'react';
import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { FighterChoice } from '../../shared/frame-data/fighter-choice.js';
import { PressCaps } from '../../shared/ui/press-caps.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { GROUP_NAMES } from '../../shared/frame-data/group-names.js';
import { inputsOfMove } from './move-inputs.js';
import { HitChoice } from './hit-choice.js';
import styles from './shield-tool.module.css';
import type { ToolChoice } from '../../shared/frame-data/tool-link.js';

interface Props {
  readonly fighters: readonly FighterFrames[];
  readonly defender: FighterFrames | null;
  readonly attacker: FighterFrames | null;
  readonly move: FrameMove | null;
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** Who shields, who attacks and with what. */
export function Questions({ fighters, defender, attacker, move, choice, onChange }: Props) {
  return (
    <div className={styles.questions}>
      <FighterChoice
        className={styles.question}
        label="You, in shield"
        placeholder="Select defender in shield..."
        fighters={fighters}
        chosen={defender}
        onChoose={(slug) => {
          onChange({ defender: slug });
        }}
      />
      <FighterChoice
        className={styles.question}
        label="They are"
        placeholder="Select attacker..."
        fighters={fighters}
        chosen={attacker}
        onChoose={(slug) => {
          onChange({ attacker: slug, move: null, hit: null, landing: 'lag' });
        }}
      />
      <div className={styles.question}>
        <MoveQuestion
          attacker={attacker}
          move={move}
          onChoose={(slug) => {
            onChange({ move: slug, hit: null, landing: 'lag' });
          }}
        />
        {move !== null && attacker !== null && (
          <HitChoice attacker={attacker} move={move} choice={choice} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

interface MoveProps {
  readonly attacker: FighterFrames | null;
  readonly move: FrameMove | null;
  readonly onChoose: (slug: string) => void;
}

/** Moves that can hit a shield, by their kind; found by name or short name. */
function MoveQuestion({ attacker, move, onChoose }: MoveProps) {
  const id = useId();
  const moves = (attacker?.moves ?? []).filter(({ hits, kind }) => hits.length > 0 || kind === 'grab');
  const optionOf = ({ slug, name }: FrameMove): Option => ({ value: slug, label: name });
  const groups = Object.entries(GROUP_NAMES)
    .map(([group, label]) => ({ label, options: moves.filter((each) => each.group === group).map(optionOf) }))
    .filter(({ options }) => options.length > 0);
  const shortNames = new Map(moves.map(({ slug, shortName }) => [slug, shortName.toLowerCase()]));
  return (
    <>
      <label htmlFor={id}>They did</label>
      <Select
        inputId={id}
        options={groups}
        isDisabled={attacker === null}
        placeholder="Select move..."
        value={move === null ? null : optionOf(move)}
        filterOption={({ value, label }, typed) => {
          const text = typed.trim().toLowerCase();
          return label.toLowerCase().includes(text) || shortNames.get(value)?.includes(text) === true;
        }}
        formatOptionLabel={({ value, label }) => {
          const shown = moves.find(({ slug }) => slug === value);
          return (
            <span className={styles.moveOption}>
              {shown !== undefined && <PressCaps inputs={inputsOfMove(shown)} most={2} />}
              {label}
            </span>
          );
        }}
        onChange={(option) => {
          if (option !== null) onChoose(option.value);
        }}
      />
    </>
  );
}
